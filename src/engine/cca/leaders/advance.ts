import { amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { fighter, LEADERS } from '../combat/combat.ts';
import { IMPASSABLE, TERRAINS } from '../terrain.ts';
import { isCavalry, UNITS } from '../units.ts';
import { advanceOf, TARGET_FATES, type Victory } from './momentum.ts';

const FIELDS = {
  unit: requiredChoice(UNITS),
  leader: choice(LEADERS, 'none'),
  rolledAs: choice(['attack', 'battle-back', 'first-strike', 'ranged'], 'attack'),
  target: choice(TARGET_FATES, 'retreated'),
  bonus: flag(),
  advances: count(0, 2, 1),
  battlesAgain: flag(),
  vacatedTerrain: choice(TERRAINS, 'clear'),
  readings: rare(group(readings('R43', 'R44', 'R45', 'R46'))),
};

type AdvanceInput = Values<typeof FIELDS>;

const victoryOf = ({
  unit,
  leader,
  rolledAs,
  target,
  vacatedTerrain,
  ...more
}: AdvanceInput): Victory => ({
  ...more,
  unit: fighter({ unit, leader, blocks: undefined, terrain: 'clear', rampart: 'none', support: 0 }),
  kind: rolledAs,
  fate: target,
  vacated: vacatedTerrain,
});

export const momentum = defineQuery({
  id: 'cca/momentum',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    mayAdvance: yes(),
    mustAdvance: yes(),
    extraHex: yes(),
    mostHexes: amount(),
    bonusCombat: yes(),
    mustBattle: yes(),
    anyAdjacentEnemy: yes(),
  },
  sample: { unit: 'HC', advances: 2, battlesAgain: true },
  next: ({ unit, leader }, { bonusCombat }) =>
    bonusCombat
      ? [
          {
            as: 'combat',
            query: 'cca/close-combat',
            draft: { attacker: { unit, leader }, defender: { unit: 'MI' }, bonus: true },
          },
        ]
      : [],
  check: problems([
    'vacatedTerrain',
    'impassable',
    ({ vacatedTerrain }) => IMPASSABLE[vacatedTerrain] ?? null,
    ({ vacatedTerrain }) => vacatedTerrain in IMPASSABLE,
    ({ unit, vacatedTerrain }) => ({ unit, terrain: vacatedTerrain }),
  ]),
  run(input, trace) {
    const { unit, advances, battlesAgain } = input;
    const may = advanceOf(victoryOf(input), trace);
    if (input.target === 'held')
      trace.step('cca-13.32/held', { unit }, { on: 'mayAdvance', from: true, to: false });
    const mostHexes = may.mayAdvance ? (may.extraHex ? 2 : 1) : 0;
    const bonusCombat = may.bonusCombat && advances > 0;
    options(input, may, trace);
    if (may.mayAdvance && advances > 1 && !isCavalry(unit))
      trace.bar('cca-13.40/further', { unit });
    const allowed = advances <= mostHexes && (!battlesAgain || bonusCombat);
    return {
      answer: {
        allowed,
        mayAdvance: may.mayAdvance,
        extraHex: may.extraHex,
        mostHexes,
        bonusCombat,
        mustBattle: bonusCombat && advances === 2 && input.readings.R46 === 'b',
        anyAdjacentEnemy: bonusCombat,
      },
      summary: {
        say: `momentum/${!may.mayAdvance ? 'no' : !allowed ? 'too-much' : bonusCombat ? 'bonus' : 'advance'}`,
        with: { unit, hexes: mostHexes, combats: Number(bonusCombat) },
      },
    };
  },
});

/** What the player may choose, and what he gives up. */
function options(
  { unit, advances, readings }: AdvanceInput,
  may: ReturnType<typeof advanceOf>,
  trace: Trace,
) {
  if (!may.mayAdvance) return;
  const given = may.bonusCombat && advances === 0;
  const effect = { on: 'bonusCombat', from: true, to: false };
  trace.step('cca-13.33', { unit }, given ? effect : null, given ? 'cca-13.33/stays' : 'cca-13.33');
  if (!may.bonusCombat || given) return;
  const bound = advances === 2 && readings.R46 === 'b';
  trace.step('cca-13.37', { unit }, null, bound ? 'cca-13.37/must' : 'cca-13.37');
  trace.step('cca-13.42', { unit });
}
