import { MOST_DICE } from '../../engine/cca/terrain.ts';
import { hasMissiles, PROFILES, UNITS, type Unit } from '../../engine/cca/units.ts';
import { answerTo, type Cell, NONE, type Part, type Proof, type Row, value } from '../sheet.ts';
import { closeCombat, fire } from './proofs.ts';

interface Rolls {
  dice: number;
  battleBack: { dice: number } | null;
}

/** Any unit that nothing of its own distinguishes, in the open. */
const OTHER = 'MI';
/** The most that a target may put on elephants: what caps them shows against it. */
const STRONGEST = 'HI';

interface Fighter {
  unit: Unit;
  blocks: number;
}
const on = (fighter: Fighter, terrain: string) => ({ ...fighter, terrain });
const rollOf = (ask: Proof) => answerTo<Rolls>(ask).dice;
const told = (dice: number, ask: Proof): Cell => [value(dice, [], { ...ask, expect: { dice } })];

/** Situations in which the same dice are rolled: the first of them tells how many. */
function alike(asks: readonly Proof[]): Cell {
  const [first] = asks;
  const dice = first ? rollOf(first) : 0;
  return [value(dice, [], ...asks.map((ask) => ({ ...ask, expect: { dice } })))];
}

/** Ground that sets the same maximum, whether one fights out of it or into it. */
const LOW = Object.keys(MOST_DICE);

/** Dice of one fighter in each situation that the columns name. */
function cellsOf(fighter: Fighter): Cell[] {
  const { unit } = fighter;
  if (unit === 'EL') return elephantCells(fighter);
  const rolled = (ask: Proof) => told(rollOf(ask), ask);
  const against = closeCombat(OTHER, fighter);
  const back = answerTo<Rolls>(against).battleBack?.dice ?? 0;
  return [
    rolled(closeCombat(fighter, OTHER)),
    [value(back, [], { ...against, expect: { battleBack: { dice: back } } })],
    alike(
      LOW.flatMap((terrain) => [
        closeCombat(fighter, { unit: OTHER, terrain }),
        closeCombat(on(fighter, terrain), OTHER),
      ]),
    ),
    rolled(closeCombat(fighter, { unit: OTHER, terrain: 'hill' })),
    alike([
      closeCombat(on(fighter, 'hill'), OTHER),
      closeCombat(on(fighter, 'hill'), { unit: OTHER, terrain: 'hill' }),
    ]),
    rolled(closeCombat(on(fighter, 'camp'), OTHER)),
    rolled(closeCombat('EL', fighter)),
    fireCell(unit),
  ];
}

const fireCell = (unit: Unit): Cell => {
  if (!hasMissiles(unit)) return NONE;
  const [still, moved] = [fire(unit, OTHER), fire({ unit, moved: 1 }, OTHER)];
  const dice = [still, moved].map(rollOf);
  return [
    {
      say: 'dice/fire',
      with: { still: dice[0] ?? 0, moved: dice[1] ?? 0 },
      proofs: [
        { ...still, expect: { dice: dice[0] } },
        { ...moved, expect: { dice: dice[1] } },
      ],
    },
  ];
};

/** Elephants roll what the other unit gives them, up to what the ground allows. */
function elephantCells(fighter: Fighter): Cell[] {
  const most = (ask: Proof): Cell => {
    const dice = rollOf(ask);
    return [{ say: 'dice/at-most', with: { dice }, proofs: [{ ...ask, expect: { dice } }] }];
  };
  const inCamp = closeCombat(on(fighter, 'camp'), STRONGEST);
  const fewer = PROFILES[STRONGEST].dice - rollOf(inCamp);
  return [
    [{ say: 'dice/of-target', proofs: [closeCombat(fighter, STRONGEST, { dice: 5 })] }],
    [
      {
        say: 'dice/of-attacker',
        proofs: [closeCombat(STRONGEST, fighter, { battleBack: { dice: 5 } })],
      },
    ],
    most(closeCombat(fighter, { unit: STRONGEST, terrain: 'forest' })),
    most(closeCombat(fighter, { unit: STRONGEST, terrain: 'hill' })),
    most(closeCombat(on(fighter, 'hill'), STRONGEST)),
    [{ say: 'dice/fewer', with: { dice: fewer }, proofs: [{ ...inCamp, expect: { dice: 4 } }] }],
    told(rollOf(closeCombat('EL', 'EL')), closeCombat('EL', 'EL')),
    NONE,
  ];
}

const full = (unit: Unit): Fighter => ({ unit, blocks: PROFILES[unit].blocks });

/** Warriors are told twice: only their losses change their dice (cca-9.7). */
const FIGHTERS: readonly { name: Row['name']; fighters: readonly Fighter[] }[] = [
  {
    name: { say: 'dice/units', with: { units: ['LI', 'LS', 'LB'] } },
    fighters: [full('LI'), full('LS'), full('LB')],
  },
  ...UNITS.slice(3).flatMap((unit) => {
    const ordinary = { name: { say: 'unit', with: { unit } }, fighters: [full(unit)] };
    if (unit !== 'WR') return [ordinary];
    const reduced = { unit, blocks: PROFILES[unit].blocks - 1 };
    return [
      { name: { say: 'dice/warriors-full' }, fighters: [full(unit)] },
      { name: { say: 'dice/warriors-reduced' }, fighters: [reduced] },
    ];
  }),
];

const shown = (cells: readonly Cell[]) =>
  JSON.stringify(cells.map((cell) => cell.map(({ say, with: values }) => [say, values])));

/** The cells of fighters that roll alike, proven for each of them. */
function together(fighters: readonly Fighter[]): Cell[] {
  const [first = [], ...others] = fighters.map(cellsOf);
  if (others.some((cells) => shown(cells) !== shown(first)))
    throw new Error(`These do not roll alike: ${fighters.map(({ unit }) => unit)}`);
  return first.map((cell, i) =>
    cell.map((line, j) => ({
      ...line,
      proofs: [line, ...others.flatMap((cells) => cells[i]?.[j] ?? [])].flatMap(
        ({ proofs = [] }) => proofs,
      ),
    })),
  );
}

export const DICE_TABLE: Part = {
  whole: true,
  table: {
    columns: [
      { name: 'dice/unit' },
      { name: 'dice/attack', holds: 'figures', clauses: ['cca-11.7'] },
      { name: 'dice/back', holds: 'figures', clauses: ['cca-11.58'] },
      { name: 'dice/low', holds: 'figures' },
      { name: 'dice/uphill', holds: 'figures' },
      { name: 'dice/from-hill', holds: 'figures' },
      { name: 'dice/camp', holds: 'figures' },
      { name: 'dice/by-elephants', holds: 'figures' },
      { name: 'dice/ranged', holds: 'figures', clauses: ['cca-10.18'] },
    ],
    groups: [{ rows: FIGHTERS.map(({ name, fighters }) => ({ name, cells: together(fighters) })) }],
  },
};
