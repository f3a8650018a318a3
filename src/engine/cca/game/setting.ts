import { SIDES, type Side } from '../../core/hex.ts';
import { Trace } from '../../core/ruling.ts';
import { commandOf } from '../council.ts';
import { type Army, BATTLES, type Scenario } from '../scenarios.ts';
import type { Ground as Kind } from '../terrain.ts';
import type { Board, Both, Ground, Setting } from './state.ts';

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

const leaders = (board: Board, side: Side) =>
  Object.values(board).filter((one) => one.side === side && (one.leader || one.unit === 'LD'))
    .length;

interface Field {
  board: Board;
  ground: Ground;
}

/** What a position may not have because of its battle. */
export function contradiction(scenario: Setting | null, { board, ground }: Field): string | null {
  const { rules = [], opponent } = scenario ? BATTLES[scenario.name] : {};
  const most: Partial<Record<Kind, number>> = Object.assign(
    { lake: 0, 'steep-hill': 0 },
    ...rules.map((rule) => rule.most),
  );
  const kinds = Object.values(ground);
  const tooMany = ([kind, hexes]: [string, number]) =>
    kinds.filter((one) => one === kind).length > hexes;
  if (Object.entries(most).some(tooMany)) return 'not-on-its-map';
  const edge = SIDES.find((side) => scenario?.armies[side] === opponent?.army);
  // The rule turns on one leader, and leaders have no names on the board.
  const turnsOnLeader = rules.some(({ rule }) => rule === 'loss-of-scipio');
  return turnsOnLeader && opponent && edge && leaders(board, edge) > opponent.leaders.length
    ? 'more-leaders-than-named'
    : null;
}
