import { Trace } from '../../../core/ruling.ts';
import type { About } from '../../../hexes/game/reader.ts';
import type { Both } from '../../../hexes/game/state.ts';
import { HEXES, type Hex, SIDES, type Side } from '../../../hexes/hex.ts';
import { commandOf } from '../../orders/council.ts';
import { type Army, BATTLES, type Scenario } from '../../scenarios/scenarios.ts';
import { GROUNDS, IMPASSABLE, type Ground as Kind } from '../../terrain.ts';
import type { Board, Field, Piece, Setting } from '../state.ts';
import type { Key } from './problems.ts';

type Fought = { readonly scenario: Setting | null };

/** The battle with that army at the bottom; unless told, the opponent of Carthage. */
export function setting(name: Scenario, bottom?: Army): Setting {
  const { carthage, opponent } = BATTLES[name];
  const [own, enemy] = bottom === carthage.army ? [carthage, opponent] : [opponent, carthage];
  return { name, armies: { bottom: own.army, top: enemy.army }, taken: [] };
}

/** The army of a side; outside the battles of the book no rule asks for it. */
export const armyOf = ({ scenario }: Fought, side: Side): Army => scenario?.armies[side] ?? 'rome';

/** What the tables of the Council of War ask for. */
const atCouncil = (fought: Fought, side: Side, turn: number) => ({
  command: undefined,
  scenario: fought.scenario?.name ?? ('other' as const),
  army: armyOf(fought, side),
  turn,
});

/** The Command of a side turn by turn, as far as it grows. */
function commands(fought: Fought, side: Side): number[] {
  const all: number[] = [];
  for (let turn = 1; ; turn++) {
    const command = commandOf(atCouncil(fought, side, turn), new Trace());
    if (command === undefined || all.includes(command)) return all;
    all.push(command);
  }
}

/** Where a growing Command stands tells which turn of that side it is; from then on all are alike. */
export function seat(fought: Fought & { readonly command: Both<number> }, side: Side) {
  const all = commands(fought, side);
  const at = all.indexOf(fought.command[side]);
  return {
    ...atCouncil(fought, side, at + 1),
    nextCommand: (at < 0 ? undefined : all[at + 1]) ?? fought.command[side],
  };
}

/** What a position means where it does not say otherwise: what the Council of War says, if there is one. */
export function ordinary(scenario: Setting | null) {
  const [bottom = 5] = commands({ scenario }, 'bottom');
  const [top = 5] = commands({ scenario }, 'top');
  const { banners, first } = scenario ? BATTLES[scenario.name] : { banners: 6, first: null };
  const active: Side = first && scenario?.armies.top === first ? 'top' : 'bottom';
  return { command: { bottom, top }, goal: banners, active };
}

/** Whether the Council of War gives both sides that Command, in one turn or another. */
export const givesCommand = (scenario: Setting, command: Both<number>) =>
  SIDES.every((side) => commands({ scenario }, side).includes(command[side]));

type Fault = [problem: Key, about: About];

const inOrder = <T>(held: Readonly<Partial<Record<Hex, T>>>, is: (held: T) => boolean): Hex[] =>
  HEXES.filter((hex) => {
    const one = held[hex];
    return one !== undefined && is(one);
  });

/** Kinds of ground that only one battle has. */
const OWN: Partial<Record<Kind, number>> = { lake: 0, 'steep-hill': 0 };

const rulesOf = (scenario: Setting | null) => (scenario ? BATTLES[scenario.name].rules : []);

/** The most hexes of some kinds of ground that the map of a battle can have. */
const mostOf = (scenario: Setting | null): Partial<Record<Kind, number>> =>
  Object.assign({}, OWN, ...rulesOf(scenario).map(({ most }) => most));

/** The kinds of ground that can be laid for a battle. */
export const groundsFor = (scenario: Setting | null): Kind[] =>
  GROUNDS.filter((kind) => mostOf(scenario)[kind] !== 0);

/** A hex of a ground that is too many for the map of the battle, or for that of any but one. */
function surplus(scenario: Setting | null, terrain: Kind, most: number, hex: Hex): Fault {
  const rule = rulesOf(scenario).find((one) => one.most?.[terrain] !== undefined);
  const clause = rule?.clause ?? IMPASSABLE[terrain];
  const about = { hex, ...(clause && { clause }) };
  return scenario && rule
    ? ['more-than-its-map', { ...about, with: { terrain, most, scenario: scenario.name } }]
    : ['only-at-trasimene', { ...about, with: { terrain } }];
}

const notOnItsMap = (scenario: Setting | null, ground: Field['ground']): Fault[] =>
  Object.entries(mostOf(scenario)).flatMap(([kind, most]) =>
    inOrder(ground, (one) => one === kind)
      .slice(most)
      .map((hex) => surplus(scenario, kind as Kind, most, hex)),
  );

/** Leaders of whom the battle knows nothing, where its rule turns on one: they have no names on the board. */
function unnamed(scenario: Setting | null, board: Board): Fault[] {
  if (!scenario || !rulesOf(scenario).some(({ rule }) => rule === 'loss-of-scipio')) return [];
  const { army, leaders, clause } = BATTLES[scenario.name].opponent;
  const isLeader = ({ side, leader, unit }: Piece) =>
    scenario.armies[side] === army && (leader || unit === 'LD');
  const values = { scenario: scenario.name, army, number: leaders.length };
  return inOrder(board, isLeader)
    .slice(leaders.length)
    .map((hex) => ['more-leaders-than-named', { hex, clause, with: values }]);
}

/** What a position has that its battle cannot have. */
export const contradictions = (scenario: Setting | null, { board, ground }: Field): Fault[] => [
  ...notOnItsMap(scenario, ground),
  ...unnamed(scenario, board),
];
