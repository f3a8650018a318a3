import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, group, rare, requiredChoice, type Values } from '../../core/schema.ts';
import { TERRAIN_ROWS } from '../combat/battle-dice.ts';
import { ADOPTED, fighter, RAMPARTS, READINGS, type Roll } from '../combat/combat.ts';
import {
  acrossRampart,
  besideRampart,
  campTakesDie,
  rollerInCamp,
  targetFoot,
  targetHasRampart,
  targetInCamp,
  targetMounted,
} from '../combat/conditions.ts';
import { CAMP_DICE, IMPASSABLE, TERRAINS, type Terrain } from '../terrain.ts';
import { isFoot, isLightFoot, isMounted, UNITS } from '../units.ts';
import { SIGHT } from './sight.ts';

const MOVES = ['ordered', 'retreat', 'evade'] as const;

const FIELDS = {
  unit: requiredChoice(UNITS),
  terrain: choice(TERRAINS, 'clear'),
  rampart: choice(RAMPARTS, 'none'),
  enters: choice(MOVES, 'ordered'),
  readings: rare(group({ R59: choice(['a', 'b'], 'a'), R71: READINGS.R71 })),
};

type Ground = Values<typeof FIELDS>;
type On<V = unknown> = Condition<Ground, V>;
const on = (name: string, holds: (ground: Ground) => boolean): On => ({ name, holds });
const inTerrain = (...terrains: Terrain[]) =>
  on('other-terrain', ({ terrain }) => terrains.includes(terrain));
const foot = on('unit-mounted', ({ unit }) => isFoot(unit));
const mounted = on('unit-foot', ({ unit }) => isMounted(unit));
const names = ({ unit, terrain }: Ground) => ({ unit, terrain });

const ENTER: Table<Ground, boolean> = {
  on: 'allowed',
  rows: [
    {
      clause: 'cca-17.23',
      when: [inTerrain('coast')],
      apply: () => false,
      with: names,
      say: 'cca-17.23/enter',
    },
    {
      clause: 'cca-17.26',
      when: [inTerrain('river', 'ford'), on('river-fordable', (g) => g.terrain === 'river')],
      apply: () => false,
      with: names,
      say: 'cca-17.26/enter',
    },
  ],
};

const retreats = on('no-retreat', ({ enters }) => enters === 'retreat');
/** Reading R59: a unit that evades stops no more than one that retreats, or (b) stops like any other. */
const stopsNow = on(
  'reading-r59-a',
  ({ enters, readings }) => enters !== 'evade' || readings.R59 === 'b',
);
const stops = (clause: Row<Ground, boolean>['clause'], where: On): Row<Ground, boolean> => ({
  clause,
  when: [where, stopsNow],
  apply: () => true,
  with: names,
});
const free = (clause: Row<Ground, boolean>['clause'], ...when: On[]): Row<Ground, boolean> => ({
  clause,
  when,
  with: names,
});

const STOP: Table<Ground, boolean> = {
  on: 'mustStop',
  rows: [
    free('cca-8.14', topic(retreats, inTerrain('rough', 'forest', 'ford'))),
    {
      clause: 'cca-12.7',
      when: [topic(retreats, inTerrain('rough', 'forest', 'ford'))],
      with: names,
      say: 'cca-12.7/enter',
      unless: ['cca-17.2', 'cca-17.8', 'cca-17.27'],
    },
    free('cca-17.1', inTerrain('rough'), foot),
    { ...stops('cca-17.2', inTerrain('rough')), when: [inTerrain('rough'), mounted, stopsNow] },
    stops('cca-17.8', inTerrain('forest')),
    free('cca-17.14', inTerrain('hill')),
    stops('cca-17.27', inTerrain('ford')),
    free(
      'cca-17.32',
      on('no-rampart', ({ rampart }) => rampart !== 'none'),
    ),
    free('cca-17.38', inTerrain('camp')),
  ],
};

const entersForestFighting = on(
  'stops-to-enter-forest',
  ({ unit }) => isLightFoot(unit) || unit === 'AX' || unit === 'WR',
);
const banned = (clause: Row<Ground, boolean>['clause'], ...when: On[]): Row<Ground, boolean> => ({
  clause,
  when,
  apply: () => false,
  with: names,
});

const BATTLE: Table<Ground, boolean> = {
  on: 'mayBattleOnEntry',
  rows: [
    free('cca-17.3', inTerrain('rough'), foot),
    banned('cca-17.4', inTerrain('rough'), mounted),
    { ...free('cca-17.10', inTerrain('forest'), entersForestFighting), unless: ['cca-17.9'] },
    banned('cca-17.9', inTerrain('forest')),
    free('cca-17.28', inTerrain('ford')),
  ],
};

/** A combat of the unit with infantry in the open: of the dice only the most is of interest here. */
function combatOn({ unit, terrain, rampart, readings }: Ground, attacks: boolean): Roll {
  const plain = { blocks: undefined, leader: 'none', support: 0 } as const;
  const own = fighter({ ...plain, unit, terrain, rampart });
  const other = fighter({ ...plain, unit: 'MI', terrain: 'clear', rampart: 'none' });
  return {
    kind: 'attack',
    roller: attacks ? own : other,
    target: attacks ? other : own,
    card: 'none',
    bonus: false,
    evades: false,
    dicePut: 0,
    readings: { ...ADOPTED, R71: readings.R71 },
  };
}

const NO_MAXIMUM = Number.POSITIVE_INFINITY;

/** The rows that set a maximum, told without the number of dice that it lowers. */
const most = (name: 'mostDice' | 'mostDiceAgainst'): Table<Roll, number> => ({
  on: name,
  show: (dice) => (dice === NO_MAXIMUM ? null : dice),
  rows: TERRAIN_ROWS.filter(({ clause }) => clause !== 'cca-17.42').map((row) => ({
    ...row,
    say: `${row.clause}/${name}`,
    with: (roll, dice) => ({ most: row.with?.(roll, dice, () => dice).most ?? 0 }),
  })),
});

const FEWER: Table<Roll, number> = {
  on: 'diceFewer',
  rows: [
    {
      clause: 'cca-17.42',
      when: [rollerInCamp, campTakesDie],
      apply: () => CAMP_DICE,
      with: () => ({ dice: CAMP_DICE }),
    },
  ],
};

const targetOf = ({ target }: Roll) => ({ target: target.unit });
const shelter = (clause: Row<Roll, number>['clause'], ...when: Condition<Roll>[]) => ({
  clause,
  when,
  apply: () => 1,
  with: targetOf,
});

const SHELTER: Record<'swordsIgnored' | 'flagsIgnorable', Row<Roll, number>[]> = {
  swordsIgnored: [
    { clause: 'cca-17.35', when: [targetHasRampart, besideRampart], unless: ['cca-17.33'] },
    { clause: 'cca-17.36', when: [targetHasRampart, targetMounted], unless: ['cca-17.33'] },
    shelter('cca-17.33', targetHasRampart, acrossRampart, targetFoot),
    { clause: 'cca-17.43', when: [targetInCamp, targetMounted], unless: ['cca-17.39'] },
    shelter('cca-17.39', targetInCamp, targetFoot),
    { clause: 'cca-17.41', when: [targetInCamp, targetFoot] },
  ],
  // Different reasons to ignore a flag add up (R15).
  flagsIgnorable: [
    shelter('cca-17.34', targetHasRampart, acrossRampart, targetFoot),
    shelter('cca-17.40', targetInCamp, targetFoot),
  ].map((row) => ({ ...row, apply: (flags: number) => flags + 1 })),
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

/** Coast and rivers: what holds where no unit can be. */
function impassable(ground: Ground, trace: Trace) {
  if (ground.enters !== 'ordered') trace.step('cca-12.8', { target: ground.unit });
  if (ground.terrain === 'coast') trace.step('cca-17.24');
  return {
    allowed: false,
    mustStop: null,
    mayBattleOnEntry: null,
    mostDice: null,
    mostDiceAgainst: null,
    diceFewer: null,
    swordsIgnored: null,
    flagsIgnorable: null,
    blocksSight: blocksSight(ground, trace),
  };
}

function effects(ground: Ground, trace: Trace) {
  const [attack, defence] = [combatOn(ground, true), combatOn(ground, false)];
  const shown = (dice: number) => (dice === NO_MAXIMUM ? null : dice);
  const mustStop = applyRows(STOP, ground, false, trace);
  return {
    allowed: true,
    mustStop,
    mayBattleOnEntry: ground.enters === 'ordered' ? applyRows(BATTLE, ground, true, trace) : null,
    mostDice: shown(applyRows(most('mostDice'), attack, NO_MAXIMUM, trace)),
    mostDiceAgainst: shown(applyRows(most('mostDiceAgainst'), defence, NO_MAXIMUM, trace)),
    diceFewer: applyRows(FEWER, attack, 0, trace),
    swordsIgnored: sheltered('swordsIgnored', defence, trace),
    flagsIgnorable: sheltered('flagsIgnorable', defence, trace),
    blocksSight: blocksSight(ground, trace),
  };
}

export const onTerrain = looseQuery({
  id: 'cca/terrain',
  fields: FIELDS,
  sample: { unit: 'MC', terrain: 'forest' },
  check({ terrain, rampart }) {
    const clause = IMPASSABLE[terrain];
    if (!clause || rampart === 'none') return [];
    return [{ field: 'rampart', problem: 'rampart-needs-ground', with: { terrain }, clause }];
  },
  run(ground, trace) {
    const { unit, terrain } = ground;
    const allowed = applyRows(ENTER, ground, true, trace);
    const answer = allowed ? effects(ground, trace) : impassable(ground, trace);
    const { mustStop, mayBattleOnEntry } = answer;
    const battle = mayBattleOnEntry === null ? '' : mayBattleOnEntry ? '-battle' : '-no-battle';
    const say = allowed ? `${mustStop ? 'stop' : 'free'}${battle}` : 'impassable';
    return { answer, summary: { say: `terrain/${say}`, with: { unit, terrain } } };
  },
});
