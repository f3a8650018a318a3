import { amount, maybe, yes } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { TERRAIN_ROWS } from '../combat/battle-dice.ts';
import { ADOPTED, plain, RAMPARTS, type Roll, rollAt } from '../combat/combat.ts';
import {
  acrossRampart,
  besideRampart,
  campTakesDie,
  rollerInCamp,
  rollRules,
  targetFoot,
  targetHasRampart,
  targetInCamp,
  targetMounted,
} from '../combat/conditions.ts';
import { CAMP_DICE, IMPASSABLE, TERRAINS, type Terrain } from '../terrain.ts';
import { fightsIntoForest, isFoot, isMounted, UNITS } from '../units.ts';
import { SIGHT } from './sight.ts';

const MOVES = ['ordered', 'retreat', 'evade'] as const;

const FIELDS = {
  unit: requiredChoice(UNITS),
  terrain: choice(TERRAINS, 'clear'),
  rampart: choice(RAMPARTS, 'none'),
  enters: choice(MOVES, 'ordered'),
  readings: rare(group(readings('R59', 'R71'))),
};

type Ground = Values<typeof FIELDS>;
const { bars, notes, sets } = rulesOf<Ground>(({ unit, terrain }) => ({ unit, terrain }));
const inTerrain =
  (...terrains: Terrain[]) =>
  (ground: Ground) =>
    terrains.includes(ground.terrain);
const foot = on('unit-mounted', ({ unit }: Ground) => isFoot(unit));
const mounted = on('unit-foot', ({ unit }: Ground) => isMounted(unit));
const retreats = ({ enters }: Ground) => enters === 'retreat';
/** Reading R59: a unit that evades stops no more than one that retreats, or (b) stops like any other. */
const stopsNow = on(
  'reading-r59-a',
  ({ enters, readings }: Ground) => enters !== 'evade' || readings.R59 === 'b',
);
const fightsOnEntry = on('stops-to-enter-forest', ({ unit }: Ground) => fightsIntoForest(unit));
const fordable = on('river-fordable', inTerrain('river'));

const ENTER: Table<Ground, boolean> = {
  on: 'allowed',
  rows: [
    bars('cca-17.23/enter', [inTerrain('coast')]),
    bars('cca-17.26/enter', [inTerrain('river', 'ford')], fordable),
  ],
};

const STOP: Table<Ground, boolean> = {
  on: 'mustStop',
  rows: [
    notes('cca-8.14', [retreats, inTerrain('rough', 'forest', 'ford')]),
    notes('cca-12.7/enter', [retreats, inTerrain('rough', 'forest', 'ford')], {
      unless: ['cca-17.2', 'cca-17.8', 'cca-17.27'],
    }),
    notes('cca-17.1', [inTerrain('rough')], foot),
    sets('cca-17.2', true, [inTerrain('rough')], mounted, stopsNow),
    sets('cca-17.8', true, [inTerrain('forest')], stopsNow),
    notes('cca-17.14', [inTerrain('hill')]),
    sets('cca-17.27', true, [inTerrain('ford')], stopsNow),
    notes('cca-17.32', [({ rampart }) => rampart !== 'none']),
    notes('cca-17.38', [inTerrain('camp')]),
  ],
};

const BATTLE: Table<Ground, boolean> = {
  on: 'mayBattleOnEntry',
  rows: [
    notes('cca-17.3', [inTerrain('rough')], foot),
    bars('cca-17.4', [inTerrain('rough')], mounted),
    notes('cca-17.10', [inTerrain('forest')], fightsOnEntry, { unless: ['cca-17.9'] }),
    bars('cca-17.9', [inTerrain('forest')]),
    notes('cca-17.28', [inTerrain('ford')]),
  ],
};

/** A combat of the unit with infantry in the open: of the dice only the most is of interest here. */
function combatOn({ unit, terrain, rampart, readings }: Ground, attacks: boolean): Roll {
  const [own, other] = [plain(unit, undefined, { terrain, rampart }), plain('MI')];
  const said = { readings: { ...ADOPTED, R71: readings.R71 } };
  return attacks ? rollAt(own, other, said) : rollAt(other, own, said);
}

const NO_MAXIMUM = Number.POSITIVE_INFINITY;
const shown = (dice: number) => (dice === NO_MAXIMUM ? null : dice);

/** No maximum, and those of a hill that the other side does not stand on. */
const NOT_TOLD: Record<'mostDice' | 'mostDiceAgainst', readonly ClauseId[]> = {
  mostDice: ['cca-17.42', 'cca-17.15'],
  mostDiceAgainst: ['cca-17.42', 'cca-17.16', 'cca-17.17'],
};

/** The rows that set a maximum, told without the number of dice that it lowers. */
const most = (name: keyof typeof NOT_TOLD): Table<Roll, number> => ({
  on: name,
  show: shown,
  rows: TERRAIN_ROWS.filter(({ clause }) => !NOT_TOLD[name].includes(clause)).map((row) => ({
    ...row,
    say: `${row.clause}/${name}`,
    with: (roll, dice) => ({ most: row.with?.(roll, dice, () => dice).most ?? 0 }),
  })),
});

const roll = rollRules();

const FEWER: Table<Roll, number> = {
  on: 'diceFewer',
  rows: [
    roll.sets('cca-17.42', CAMP_DICE, [rollerInCamp], campTakesDie, {
      with: () => ({ dice: CAMP_DICE }),
    }),
  ],
};

const SHELTER: Record<'swordsIgnored' | 'flagsIgnorable', Row<Roll, number>[]> = {
  swordsIgnored: [
    roll.notes('cca-17.35', [targetHasRampart], besideRampart, { unless: ['cca-17.33'] }),
    roll.notes('cca-17.36', [targetHasRampart], on('target-foot', targetMounted), {
      unless: ['cca-17.33'],
    }),
    roll.sets('cca-17.33', 1, [targetHasRampart], acrossRampart, targetFoot),
    roll.notes('cca-17.43', [targetInCamp], on('target-foot', targetMounted), {
      unless: ['cca-17.39'],
    }),
    roll.sets('cca-17.39', 1, [targetInCamp], targetFoot),
    roll.notes('cca-17.41', [targetInCamp], targetFoot),
  ],
  // Different reasons to ignore a flag add up (R15).
  flagsIgnorable: [
    roll.adds('cca-17.34', 1, [targetHasRampart], acrossRampart, targetFoot),
    roll.adds('cca-17.40', 1, [targetInCamp], targetFoot),
  ],
};

const sheltered = (on: keyof typeof SHELTER, roll: Roll, trace: Trace) =>
  applyRows({ on, rows: SHELTER[on] }, roll, 0, trace);

/** Whether the ground blocks a line of sight that goes through it; hills as seen from low ground. */
function blocksSight({ terrain, rampart }: Ground, trace: Trace): boolean {
  const { clause, obstructs } =
    terrain === 'hill' ? { clause: 'cca-17.19' as const, obstructs: true } : SIGHT[terrain];
  const effect = obstructs ? { on: 'blocksSight', from: false, to: true } : null;
  const ground = clause === 'cca-10.14' ? `${clause}/ground` : clause;
  trace.step(clause, { terrain }, effect, ground);
  if (rampart !== 'none') trace.step('cca-17.37');
  return obstructs;
}

/** Coast and rivers: what is told where no unit can be. */
function impassable(ground: Ground, trace: Trace): undefined {
  if (ground.enters !== 'ordered') trace.step('cca-12.8', { target: ground.unit });
  if (ground.terrain === 'coast') trace.step('cca-17.24');
}

/** Whoever does not come by an order has no battle to begin there. */
function battles(ground: Ground, trace: Trace): boolean | null {
  const { enters, unit } = ground;
  if (enters === 'ordered') return applyRows(BATTLE, ground, true, trace);
  trace.step(enters === 'retreat' ? 'cca-11.56' : 'cca-13.14', { unit });
  return null;
}

function effects(ground: Ground, trace: Trace) {
  const [attack, defence] = [combatOn(ground, true), combatOn(ground, false)];
  return {
    mustStop: applyRows(STOP, ground, false, trace),
    mayBattleOnEntry: battles(ground, trace),
    mostDice: shown(applyRows(most('mostDice'), attack, NO_MAXIMUM, trace)),
    mostDiceAgainst: shown(applyRows(most('mostDiceAgainst'), defence, NO_MAXIMUM, trace)),
    diceFewer: applyRows(FEWER, attack, 0, trace),
    swordsIgnored: sheltered('swordsIgnored', defence, trace),
    flagsIgnorable: sheltered('flagsIgnorable', defence, trace),
  };
}

function sayOf({ mustStop, mayBattleOnEntry }: ReturnType<typeof effects>) {
  const battle = mayBattleOnEntry === null ? '' : mayBattleOnEntry ? '-battle' : '-no-battle';
  return `terrain/${mustStop ? 'stop' : 'free'}${battle}`;
}

export const onTerrain = defineQuery({
  id: 'cca/terrain',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    mustStop: maybe(yes()),
    mayBattleOnEntry: maybe(yes()),
    mostDice: maybe(amount()),
    mostDiceAgainst: maybe(amount()),
    diceFewer: maybe(amount()),
    swordsIgnored: maybe(amount()),
    flagsIgnorable: maybe(amount()),
    blocksSight: yes(),
  },
  sample: { unit: 'MC', terrain: 'forest' },
  check: problems<Ground>([
    'rampart',
    'rampart-needs-ground',
    ({ terrain }) => IMPASSABLE[terrain] ?? null,
    ({ terrain, rampart }) => terrain in IMPASSABLE && rampart !== 'none',
    ({ terrain }) => ({ terrain }),
  ]),
  run(ground, trace) {
    const { unit, terrain } = ground;
    const allowed = applyRows(ENTER, ground, true, trace);
    const there = allowed ? effects(ground, trace) : impassable(ground, trace);
    return {
      answer: { allowed, ...there, blocksSight: blocksSight(ground, trace) },
      summary: { say: there ? sayOf(there) : 'terrain/impassable', with: { unit, terrain } },
    };
  },
});
