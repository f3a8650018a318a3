import { alike, amount, word, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { IMPASSABLE, TERRAINS } from '../terrain.ts';
import { isCavalry, isInfantry, UNITS } from '../units.ts';
import { advanceOf, bonusOf, FATES, ROLLED_AS } from './victory.ts';

const FIELDS = {
  unit: requiredChoice(UNITS),
  inSquare: flag(),
  rolledAs: choice(ROLLED_AS, 'attack'),
  targetFate: choice(FATES, 'retreated'),
  bonus: flag(),
  othersFought: rare(flag()),
  advances: count(0, 2, 1),
  vacatedTerrain: choice(TERRAINS, 'clear'),
  crossesFieldworks: rare(flag()),
  furtherTerrain: rare(choice(TERRAINS, 'clear')),
  backToStart: rare(flag()),
  attacksAgain: flag(),
  artilleryJoins: rare(choice(['none', 'has-not-fought', 'has-fought'], 'none')),
};

type AdvanceInput = Values<typeof FIELDS>;

const { bars, notes } = rulesOf<AdvanceInput>(({ unit, furtherTerrain: terrain }) => ({
  unit,
  terrain,
}));

const joined =
  (artillery: AdvanceInput['artilleryJoins']) =>
  ({ unit, attacksAgain, artilleryJoins }: AdvanceInput) =>
    isCavalry(unit) && attacksAgain && artilleryJoins === artillery;

/** What the player wants that does not follow from the victory alone. */
const WANTED: Table<AdvanceInput, boolean> = {
  on: 'allowed',
  rows: [
    bars('ccn-5.220/further', [({ unit, advances }) => advances > 1 && !isCavalry(unit)]),
    bars('ccn-5.224/impassable', [
      ({ unit, advances, furtherTerrain }) =>
        isCavalry(unit) && advances > 1 && furtherTerrain in IMPASSABLE,
    ]),
    notes('ccn-5.239', [joined('has-not-fought')]),
    bars('ccn-5.239/fought', [joined('has-fought')]),
  ],
};

const checkAdvance = problems<AdvanceInput>(
  [
    'inSquare',
    'square-of-infantry',
    'ccn-6.15',
    ({ unit, inSquare }) => inSquare && !isInfantry(unit),
    ({ unit }) => ({ unit }),
  ],
  [
    'bonus',
    'bonus-needs-cavalry',
    'ccn-5.231',
    ({ unit, bonus }) => bonus && !isCavalry(unit),
    ({ unit }) => ({ unit }),
  ],
  [
    'targetFate',
    'retires-from-infantry-attack',
    'ccn-6.1',
    ({ unit, rolledAs, targetFate }) =>
      targetFate === 'retired' && !(isInfantry(unit) && rolledAs === 'attack'),
    ({ unit }) => ({ unit }),
  ],
  [
    'vacatedTerrain',
    'impassable',
    ({ vacatedTerrain }) => IMPASSABLE[vacatedTerrain] ?? null,
    ({ vacatedTerrain }) => vacatedTerrain in IMPASSABLE,
    ({ unit, vacatedTerrain: terrain }) => ({ unit, terrain }),
  ],
);

export const advance = defineQuery({
  id: 'ccn/advance',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    action: word(['none', 'take-ground', 'breakthrough'], 'none'),
    ...alike(yes(), 'mayAdvance', 'mustAdvance', 'extraHex'),
    advanceHexes: amount(),
    ...alike(yes(), 'bonusMelee', 'mustAttack', 'anyAdjacentEnemy'),
  },
  sample: { unit: 'light-cavalry', advances: 2, attacksAgain: true },
  next: ({ unit, inSquare }, { bonusMelee }) =>
    bonusMelee
      ? [
          {
            as: 'combat',
            query: 'ccn/may-melee',
            draft: {
              attacker: handOn({ unit, inSquare }, 'unit', 'inSquare'),
              defender: { unit: 'line' },
              bonus: true,
            },
          },
        ]
      : [],
  check: checkAdvance,
  run(input, trace) {
    const { unit, advances, attacksAgain } = input;
    const may = advanceOf(input, trace);
    const bonusMelee = may.mayAdvance && bonusOf(input, trace);
    const wanted = may.mayAdvance && applyRows(WANTED, input, true, trace);
    const allowed = wanted
      ? advances <= may.advanceHexes && (bonusMelee || !attacksAgain)
      : advances === 0 && !attacksAgain;
    const action = !may.mayAdvance ? 'none' : isCavalry(unit) ? 'breakthrough' : 'take-ground';
    const kind = !may.mayAdvance ? 'no' : !allowed ? 'too-much' : bonusMelee ? 'bonus' : action;
    return {
      answer: { allowed, ...may, action, bonusMelee, anyAdjacentEnemy: bonusMelee },
      summary: {
        say: `advance/${kind}`,
        with: { unit, hexes: may.advanceHexes, melees: Number(bonusMelee) },
      },
    };
  },
});
