import type { Event, GameState, Piece } from '../../cca/game/state.ts';

const words = (values: object) =>
  Object.entries(values)
    .filter(([name]) => name !== 'faces')
    .map(([name, value]) => (name === 'event' || name === 'task' ? value : `${name}=${value}`))
    .join(' ');

const eventOf = (one: Event) =>
  one.event === 'ruled'
    ? `ruled ${one.of} ${one.steps.map(({ clause }) => clause.replace('cca-', '')).join()}`
    : words(one);

/** `C7 MI4* moved=1 close`: a unit with its leader, what it has done with its order, and what its leader has. */
function pieceOf(hex: string, { unit, blocks, leader, order, leaderOrder, side }: Piece) {
  const done = order && `${order.moved}/${order.movedAgain}/${order.battled}/${order.fires}`;
  const own = leaderOrder === 'none' ? null : leaderOrder;
  return [hex, `${side === 'top' ? '-' : ''}${unit}${blocks}${leader ? '*' : ''}`, done, own]
    .filter((one) => one !== null)
    .join(' ');
}

/** What the last action brought about, line by line, but for the faces of dice: events, pieces, and how the game stands. */
export function shown({ events, board, phase, banners, tasks, combat, turn }: GameState): string[] {
  const fight = combat && [
    `${combat.from} ${combat.at} ${combat.outcome}`,
    ...(combat.bonus ? ['bonus'] : []),
    ...(combat.firstStrike ? ['first-strike'] : []),
    ...(combat.evades ? ['evades'] : []),
  ];
  const next = tasks.at(-1);
  const { roll: _, ...task } = { roll: null, ...next };
  return [
    ...events.map(eventOf),
    Object.entries(board)
      .map(([hex, piece]) => pieceOf(hex, piece))
      .sort()
      .join('; '),
    [phase, `${banners.bottom}:${banners.top}`, turn?.faces.length, fight?.join(' '), words(task)]
      .filter(Boolean)
      .join(' | '),
  ];
}
