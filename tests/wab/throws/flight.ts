import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

interface Runner {
  chariots?: 'none' | 'heavy' | 'light';
  movement?: number;
  dice?: readonly number[];
}
const added = (dice: readonly (number | string)[]) =>
  dice.reduce<number>((all, die) => all + Number(die), 0);
/** Of more units the rolls have too many ends to be thrown one by one. */
const MOST_OTHERS = 1;

/** The dice of the flights, then those of the pursuits (wab-6.36): whoever fled less than the furthest pursuer is caught (wab-6.39). */
const flightPursuit: Thrower = (told) => {
  const { flightDistance, pursuitDistance, pursuitDiceRolled, flightDice } = answerTo(
    'wab/flight-pursuit',
    told,
  );
  const of = (name: string) => (told[name] ?? []) as Runner[];
  const others = [of('moreFleeing'), of('morePursuers')] as const;
  if (pursuitDiceRolled === null || others.flat().length > MOST_OTHERS) return null;
  const { R61 = 'a', R116 = 'a' } = (told.readings ?? {}) as Record<string, string>;
  const fast = ({ movement = 4 }: Runner) => movement > 6;
  const rollsBy = (manyDice: (one: Runner) => boolean) => (one: Runner) => ({
    dice: manyDice(one) ? 3 : 2,
    fallen: one.dice ? added(one.dice) : null,
  });
  /** Chariots flee 2D6 at first, and only light ones pursue 3D6 (wab-16.43, wab-16.44). */
  const rides = ({ chariots = 'none' }: Runner) => chariots !== 'none';
  const flees = rollsBy((one) => !rides(one) && fast(one));
  const pursues = rollsBy((one) => (rides(one) ? one.chariots === 'light' : fast(one)));
  const flights = [{ dice: flightDice, fallen: flightDistance }, ...others[0].map(flees)];
  const all = [
    ...flights,
    { dice: pursuitDiceRolled, fallen: pursuitDistance },
    ...(R116 === 'a' ? others[1].map(pursues) : []),
  ];
  const known = new Map<string, Next>();
  const goOn = (sums: readonly number[]): Next => {
    const key = sums.join();
    const next = known.get(key) ?? after(sums);
    known.set(key, next);
    return next;
  };
  const after = (sums: readonly number[]): Next => {
    const roll = all[sums.length];
    if (roll?.fallen != null) return goOn([...sums, roll.fallen]);
    if (roll)
      return {
        ...{ dice: roll.dice, faces: D6 },
        next: (fallen) => goOn([...sums, added(fallen)]),
      };
    const best = Math.max(...sums.slice(flights.length));
    const caught = sums.slice(0, flights.length).map((fled) => fled < best);
    const several = flights.length === 1 || R61 === 'a';
    return {
      chances: { caught: caught[0] === true, 'all-caught': several && caught.every(Boolean) },
    };
  };
  return goOn([]);
};

/** The dice of one roll, and then what the answer says. */
const thrown =
  (
    query: 'wab/pursuit' | 'wab/pursuit-move' | 'wab/give-ground',
    many: (answer: Readonly<Record<string, unknown>>) => number,
    chances: (answer: Readonly<Record<string, unknown>>, draft: Draft) => Record<string, boolean>,
  ): Thrower =>
  (told) => {
    const look = once((draft: Draft) => answerTo(query, draft) as Record<string, unknown>);
    const goOn = (draft: Draft): Next => {
      const answer = look(draft);
      const dice = draft.dice ? 0 : many(answer);
      return dice === 0
        ? { chances: chances(answer, draft) }
        : { ...{ dice, faces: D6 }, next: (fallen) => goOn({ ...draft, dice: fallen }) };
    };
    return goOn(told);
  };

const ofTest = ({ target }: Readonly<Record<string, unknown>>) => (target === null ? 0 : 2);

export const flight: Readonly<Record<string, Thrower>> = {
  'wab/flight-pursuit': flightPursuit,
  'wab/pursuit': thrown('wab/pursuit', ofTest, ({ mustPursue }) => ({
    forced: mustPursue === true,
  })),
  'wab/pursuit-move': thrown(
    'wab/pursuit-move',
    ({ diceRolled }) => Number(diceRolled),
    ({ reached, goesOffTable }, { edgeAt, meets = 'nobody' }) => ({
      ...(meets !== 'nobody' && { reached: reached === true }),
      ...(edgeAt !== undefined && { leaves: goesOffTable === true }),
    }),
  ),
  'wab/give-ground': thrown(
    'wab/give-ground',
    ({ diceRolled }) => Number(diceRolled),
    ({ allowed, flees }) => ({ 'gives-ground': allowed === true && flees === false }),
  ),
  'wab/follow-up': (told) => {
    const look = (draft: Draft) => answerTo('wab/follow-up', draft);
    const { contact, allowed } = look(told);
    if (contact !== null) return { chances: allowed ? { contact } : {} };
    return {
      ...{ dice: Number(told.loserMovement ?? 4) > 6 ? 2 : 1, faces: D6 },
      next: (fallen) => ({
        chances: {
          contact:
            look({
              ...told,
              groundGiven: fallen.reduce<number>((all, die) => all + Number(die), 0),
            }).contact === true,
        },
      }),
    };
  },
  'wab/off-table': (told) => {
    // A test that fails is taken again next turn, where one is left.
    const goOn = (draft: Draft, again: boolean): Next => ({
      ...{ dice: 2, faces: D6 },
      next: (fallen) => {
        const { returns, mayTestAgain } = answerTo('wab/off-table', { ...draft, dice: fallen });
        if (mayTestAgain)
          return goOn({ ...draft, failures: Number(draft.failures ?? 0) + 1 }, true);
        return { chances: { returns: returns === true && !again, 'at-all': returns === true } };
      },
    });
    const { target } = answerTo('wab/off-table', told);
    if (target === null) return null;
    return told.dice ? null : goOn(told, false);
  },
};
