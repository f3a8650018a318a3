import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';

export const D6 = [1, 2, 3, 4, 5, 6];
/** More dice are not thrown at once: such Values stand in no army list. */
export const MOST_DICE = 20;

export const orderCheck: Thrower = (draft) => {
  const { dice, passed } = answerTo('t7g/order-check', draft);
  if (dice > MOST_DICE) return null;
  const ended = ({ passed }: { passed: boolean | null }): Next => ({
    chances: { 'check-passes': passed === true },
  });
  if (passed !== null) return ended({ passed });
  return {
    ...{ dice, faces: D6 },
    next: (fallen) => ended(answerTo('t7g/order-check', { ...draft, dice: fallen })),
  };
};

/** The checks of all units, one after the other: a 5 or a 6 among its dice, and the unit obeys. */
export const orderPlan: Thrower = (draft) => {
  const { allowed, units } = answerTo('t7g/plan', draft);
  if (units.some(({ dice }) => dice > MOST_DICE)) return null;
  if (!allowed) return { chances: {} };
  const goOn = (place: number, obeyed: number): Next => {
    const unit = units[place];
    if (!unit)
      return {
        chances: { 'plan-holds': obeyed === units.length },
        means: { 'units-obeying': obeyed },
        tables: { 'units-obeying': obeyed },
      };
    if (!unit.checkNeeded) return goOn(place + 1, obeyed + 1);
    return {
      ...{ dice: unit.dice, faces: D6 },
      next: (fallen) => goOn(place + 1, obeyed + Number(fallen.some((die) => Number(die) >= 5))),
    };
  };
  return goOn(0, 0);
};

/** A failed roll is made once more where Abnegado is in the unit (t7g-7.49). */
export const breakCheck: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('t7g/break-check', draft));
  if (look(told).dice > MOST_DICE) return null;
  const goOn = (draft: Draft): Next => {
    const { dice, destroyed, commanderLost } = look(draft);
    if (destroyed !== null) return { chances: { 'stays-on-table': !destroyed } };
    const field = commanderLost ? 'diceAgain' : 'dice';
    return { ...{ dice, faces: D6 }, next: (fallen) => goOn({ ...draft, [field]: fallen }) };
  };
  return goOn(told);
};

type Side = 'own' | 'enemy';

/** One die of each side, until they are not equal (t7g-2.6). */
export const initiative: Thrower = (told) => {
  const fallen = (draft: Draft, side: Side) => (draft[side] as Draft | undefined)?.die;
  const put = (draft: Draft, side: Side, die: unknown): Draft => ({
    ...draft,
    [side]: { ...(draft[side] as Draft), die },
  });
  const goOn = once((draft: Draft): Next => {
    const open = (['own', 'enemy'] as const).find((side) => fallen(draft, side) === undefined);
    if (open) return { ...{ dice: 1, faces: D6 }, next: ([die]) => goOn(put(draft, open, die)) };
    const { winner } = answerTo('t7g/initiative', draft);
    if (winner === 'again')
      return {
        ...{ dice: 0, faces: D6 },
        next: () => goOn(put(put(told, 'own', undefined), 'enemy', undefined)),
      };
    return { chances: { 'own-wins': winner === 'own' } };
  });
  return goOn(told);
};

export const commandAction: Thrower = (draft) => {
  const { dice, successes, from } = answerTo('t7g/command-action', draft);
  const ended = (fell: Draft): Next => {
    const { works, exhaustedAfter, successes } = answerTo('t7g/command-action', fell);
    return {
      chances: { works: works === true, 'not-exhausted': exhaustedAfter === false },
      tables: { successes: successes ?? Number.NaN },
    };
  };
  if (successes !== null || from === null) return ended(draft);
  return { ...{ dice, faces: D6 }, next: (fallen) => ended({ ...draft, dice: fallen }) };
};

export const casualty: Thrower = (draft) => {
  const { dice, lost } = answerTo('t7g/commander-casualty', draft);
  const ended = (fell: Draft): Next => {
    const { exhaustedAfter, lost } = answerTo('t7g/commander-casualty', fell);
    return {
      chances: { survives: lost === false, 'survives-ready': exhaustedAfter === false },
    };
  };
  if (lost !== null) return ended(draft);
  return { ...{ dice, faces: D6 }, next: (fallen) => ended({ ...draft, dice: fallen }) };
};

/** One die: what it needs is the answer itself. */
export const defence: Thrower = (draft) => {
  const { needs } = answerTo('t7g/defence', draft);
  if (needs === null) return { chances: {} };
  return {
    ...{ dice: 1, faces: D6 },
    next: ([die]) => ({ chances: { 'die-hits': (die as number) >= needs } }),
  };
};
