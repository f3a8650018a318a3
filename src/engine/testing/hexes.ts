import type { Randomness } from '../core/random.ts';
import type { Problem } from '../hexes/game/reader.ts';
import type { Game, Kinds, Position, UnitOf } from '../hexes/game/state.ts';
import type { playing } from '../hexes/game/tasks.ts';
import type { Hex } from '../hexes/hex.ts';

/** A game of the hex family as tests play it. */
interface Played<K extends Kinds, G extends Game<K>, F extends string>
  extends Pick<ReturnType<typeof playing<K, G>>, 'apply' | 'replay'> {
  /** The word that every position begins with. */
  version: string;
  readPosition(text: string): Position<K> | Problem;
  readLog(text: string): { readonly actions: readonly K['action'][] } | Problem;
  rollDice(from: Randomness, dice: number): F[];
}

const sorted = (faces: readonly string[]) => [...faces].sort().join(' ');

/** Plays one game of the family in tests, by actions as a log writes them. */
export function acting<K extends Kinds, G extends Game<K>, F extends string>({
  version,
  readPosition,
  readLog,
  apply,
  replay,
  rollDice,
}: Played<K, G, F>) {
  type Action = K['action'];

  /** The position of a text that is known to be right. */
  function position(text: string): Position<K> {
    const read = readPosition(text);
    if ('problem' in read) throw new RangeError(`${read.problem} at ${read.at} of ${text}`);
    return read;
  }

  /** Actions as a log writes them: `move D5 E5; end`. */
  function acts(text: string): Action[] {
    const log = readLog(`${version}_bottom_top\nseed 1\n${text.split('; ').join('\n')}`);
    if ('problem' in log) throw new RangeError(`${log.problem} in ${text}`);
    return [...log.actions];
  }
  const act = (text: string) => acts(text)[0] as Action;

  /** The game after all these actions, each of which must be legal. */
  function played(game: G, ...actions: Action[]): G {
    const { game: end, wrong } = replay(game, actions);
    if (wrong) throw new RangeError(`${wrong.clause} ${wrong.because}: ${JSON.stringify(wrong)}`);
    return end;
  }
  const acted = (game: G, text: string) => played(game, ...acts(text));

  /** The game after an action in which the first dice fall like this, in any order. */
  function withDice(game: G, action: Action, ...faces: F[]): G {
    for (let random = 0; random < 200_000; random++) {
      if (sorted(rollDice({ random }, faces.length)) !== sorted(faces)) continue;
      const end = apply({ ...game, random }, action);
      const rolled = end.events.find(({ event }) => event === 'rolled');
      const fell = rolled && 'faces' in rolled ? (rolled.faces as readonly F[]) : [];
      if (sorted(fell) === sorted(faces)) return end;
    }
    throw new RangeError(`The dice never fall as ${sorted(faces)}.`);
  }

  return {
    position,
    acts,
    act,
    played,
    acted,
    withDice,
    /** The game after an action in which the first dice fall like this: `flag flag green`. */
    rolling: (game: G, text: string, faces: string) =>
      withDice(game, act(text), ...(faces.split(' ') as F[])),
    /** The game after an action by dice that lead to what is wanted. */
    until(game: G, text: string, isWanted: (end: G) => boolean): G {
      const action = act(text);
      // Whether it is legal hangs on no dice.
      played(game, action);
      for (let random = 0; random < 50_000; random++) {
        const end = apply({ ...game, random }, action);
        if (isWanted(end)) return end;
      }
      throw new RangeError('No dice lead there.');
    },
  };
}

interface Placed<K extends Kinds, G extends Game<K>, F extends string>
  extends Pick<
    ReturnType<typeof acting<K, G, F>>,
    'position' | 'acts' | 'played' | 'acted' | 'rolling'
  > {
  version: string;
  start(position: Position<K>, seed: number): G;
  /** The words of cards in a log, and the card by which three in the centre are ordered. */
  codes: Readonly<Record<K['card'], string>>;
  centre: K['card'];
}

/** Sets up games of the family for tests, in which the bottom player is next. */
export function placing<K extends Kinds, G extends Game<K>, F extends string>({
  version,
  position,
  start,
  acts,
  played,
  acted,
  rolling,
  codes,
  centre,
}: Placed<K, G, F>) {
  /** He holds these cards besides those of the position, and is to play one. */
  function holding(text: string, ...cards: K['card'][]): G {
    const set = position(`${version}_${text}`);
    const bottom = [...set.hands.bottom, ...cards];
    return start({ ...set, hands: { ...set.hands, bottom } }, 1);
  }

  /** He has played that card, the only one that he is known to hold, and ordered those hexes, and is to move. */
  function ordering(text: string, card: K['card'], ...hexes: Hex[]): G {
    const set = position(`${version}_${text}`);
    const game = start({ ...set, hands: { ...set.hands, bottom: [card] } }, 1);
    const orders = hexes.map((hex) => `order ${hex}`);
    return played(game, ...acts([`play ${codes[card]}`, ...orders, 'end'].join('; ')));
  }

  /** By a card that orders three in the centre. */
  const moving = (text: string, ...hexes: Hex[]) => ordering(text, centre, ...hexes);

  /** And they have not moved, and are to battle. */
  const battling = (text: string, ...hexes: Hex[]) => acted(moving(text, ...hexes), 'end');

  function begun(setting: string): G {
    const [, how = '', hexes = '', text = ''] = /^(\S+?)((?: \w+)*): (.*)$/.exec(setting) ?? [];
    const ordered = hexes.trim().split(' ').filter(Boolean) as Hex[];
    if (how === 'moving') return moving(text, ...ordered);
    if (how === 'battling') return battling(text, ...ordered);
    return ordered.length > 0 ? ordering(text, how, ...ordered) : holding(text, how);
  }

  return {
    holding,
    ordering,
    moving,
    battling,
    /**
     * The game of a row: who stands where, before it the card that is held, `rally: bottom.MI-C7x2`, with the hexes that
     * it has ordered, `line-command C7 C8: ...`, or `moving C7: ...`, `battling E7: ...` by the card of the centre. After
     * it what was done, with the dice that fell: `attack E7 F7 = flag green; pass`.
     */
    gameOf: (setting: string, actions = '') =>
      actions
        .split('; ')
        .filter(Boolean)
        .reduce((game, one) => {
          const [action = '', faces] = one.split(' = ');
          return faces ? rolling(game, action, faces) : acted(game, action);
        }, begun(setting)),
  };
}

const byName = new Intl.Collator('en', { numeric: true }).compare;
/** Names of hexes in their order: row by row, each from the left. */
export const inRows = (names: string[]) => names.sort(byName);

interface Seen<K extends Kinds, G extends Game<K>>
  extends Pick<ReturnType<typeof playing<K, G>>, 'legal' | 'refusal'> {
  writeAction(action: K['action']): string;
  act(text: string): K['action'];
  unitCode(unit: UnitOf<K>): string;
}

/** Shows one game of the family to tests, in the words of a log. */
export function seeing<K extends Kinds, G extends Game<K>>({
  legal,
  refusal,
  writeAction,
  act,
  unitCode,
}: Seen<K, G>) {
  type Told<E extends K['event']['event']> = Extract<K['event'], { event: E }>;

  /** All that is legal, as a log writes it; of one kind, where it is named. */
  const options = (game: G, kind = '') =>
    legal(game)
      .map(writeAction)
      .filter((one) => `${one} `.startsWith(kind && `${kind} `));
  const refused = (game: G, text: string) => refusal(game, act(text));
  /** What happened of one kind. */
  const told = <E extends K['event']['event']>(game: G, kind: E) =>
    game.events.filter((one: K['event']): one is Told<E> => one.event === kind);

  return {
    options,
    refused,
    told,
    /** The hexes to which an action of one kind leads, in their order. */
    targets: (game: G, kind: string) =>
      inRows(options(game, kind).map((one) => one.slice(kind.length + 1))),
    /** The clause that forbids it; null where it is legal. */
    why: (game: G, text: string) => refused(game, text)?.clause ?? null,
    /** Who stands in a hex, as a drawing has it: `MI4*`. */
    at(game: G, hex: Hex) {
      const piece = game.board[hex];
      return piece ? `${unitCode(piece.unit)}${piece.blocks}${piece.leader ? '*' : ''}` : '-';
    },
    rolls: (game: G, for_?: string) =>
      told(game, 'rolled').filter((one) => !for_ || ('why' in one && one.why === for_)),
  };
}

/** A source of whole numbers for choices of a test, apart from the dice of the game. */
export function chooser(seed: number): (options: number) => number {
  let state = seed >>> 0;
  return (options) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * options);
  };
}

/** Battles where it can, seldom ends a step before all is done, and otherwise anything. */
export function pick<A extends { readonly do: string }>(
  actions: readonly A[],
  choose: (options: number) => number,
): A {
  const battles = actions.filter(({ do: what }) => what === 'attack' || what === 'fire');
  const going = actions.filter(({ do: what }) => what !== 'end');
  const among =
    battles.length > 0 && choose(12) > 0
      ? battles
      : going.length > 0 && choose(8) > 0
        ? going
        : actions;
  return among[choose(among.length)] as A;
}
