import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** The dice of the flight, then those of the pursuit (wab-6.36), then those of others. */
const flightPursuit: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/flight-pursuit', draft));
  const goOn = (draft: Draft): Next => {
    const { flightDistance, pursuitDistance, flightDice, pursuitDiceRolled, ...fallen } =
      look(draft);
    const { unitsDestroyed, destroyed } = fallen;
    const roll = (dice: number, next: (dice: unknown) => Draft): Next => ({
      ...{ dice, faces: D6 },
      next: (fallen) => goOn(next(fallen)),
    });
    if (flightDistance === null) return roll(flightDice, (dice) => ({ ...draft, dice }));
    if (pursuitDistance === null && pursuitDiceRolled !== null)
      return roll(pursuitDiceRolled, (pursuitDice) => ({ ...draft, pursuitDice }));
    for (const name of ['morePursuers', 'moreFleeing'] as const) {
      const others = (draft[name] ?? []) as { movement?: number; dice?: unknown }[];
      const open = others.findIndex(({ dice }) => dice === undefined);
      if (open < 0 || destroyed !== null) continue;
      const movement = others[open]?.movement ?? 4;
      return roll(movement > 6 ? 3 : 2, (dice) => ({
        ...draft,
        [name]: others.map((one, i) => (i === open ? { ...one, dice } : one)),
      }));
    }
    const fleeing = 1 + ((draft.moreFleeing ?? []) as unknown[]).length;
    return {
      chances: { caught: destroyed === true, 'all-caught': unitsDestroyed === fleeing },
    };
  };
  return goOn(told);
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
