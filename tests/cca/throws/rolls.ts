import {
  type Draft,
  type Ended,
  type Face,
  type Next,
  once,
  type Thrower,
} from '../../../scripts/prove/odds/throwing.ts';
import { FACES } from '../../../src/engine/cca/faces.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';

/** What the faces told so far have done to whoever is rolled at. */
export interface Rolled {
  hits: number;
  flags: number;
  blocksLost: number;
  allBlocksLost: number;
  blocksLeft: number;
  eliminated: boolean | null;
  leftHex: boolean | null;
  leaderLost: boolean | null;
  diceToRoll: number;
  diceToRollAgain: number;
}

const NOTHING: Rolled = {
  ...{ hits: 0, flags: 0, blocksLost: 0, allBlocksLost: 0, blocksLeft: 0 },
  ...{ eliminated: false, leftHex: false, leaderLost: false, diceToRoll: 0, diceToRollAgain: 0 },
};

export const group = (draft: Draft, name: string): Draft => ({ ...(draft[name] as Draft) });
/** The draft with other values in one of its groups. */
export const within = (draft: Draft, name: string, values: Draft): Draft => ({
  ...draft,
  [name]: { ...group(draft, name), ...values },
});
export const facesIn = (draft: Draft, field: string) => (draft[field] ?? []) as readonly Face[];

/** How one question about a roll tells what fell, and takes what falls. */
export interface Table {
  look: (draft: Draft) => Rolled;
  add: (draft: Draft, field: string, fallen: readonly Face[]) => Draft;
}

const add: Table['add'] = (draft, field, fallen) => ({
  ...draft,
  [field]: [...facesIn(draft, field), ...fallen],
});

/** The dice of a roll, those that are rolled again, and the leader's check die by die (cca-11.32, cca-15.1, cca-15.2). */
export function thrownRoll(table: Table, draft: Draft, ended: (draft: Draft) => Next): Next {
  const { diceToRoll, diceToRollAgain, leaderLost } = table.look(draft);
  const thrown = (field: string, dice: number): Next => ({
    ...{ dice, faces: FACES },
    next: (fallen) => thrownRoll(table, table.add(draft, field, fallen), ended),
  });
  if (diceToRoll > 0) return thrown('faces', diceToRoll);
  if (diceToRollAgain > 0) return thrown('rolledAgain', diceToRollAgain);
  return leaderLost === null ? thrown('leaderCheck', 1) : ended(draft);
}

/** The odds of a roll; `free`: what came of it where the way back is free. */
export const endOfRoll = (now: Rolled, free = now): Ended => ({
  chances: {
    'at-least-one-hit': now.hits > 0,
    eliminated: now.eliminated === true,
    'leader-lost': now.leaderLost === true,
    'at-least-one-flag': now.flags > 0,
    retreats: free.leftHex === true && !free.eliminated,
    'nothing-happens': !free.leftHex && !free.eliminated && free.allBlocksLost === 0,
  },
  means: { hits: now.hits, blocksLost: now.blocksLost, allBlocksLost: now.allBlocksLost },
  tables: { blocksLost: now.blocksLost, flags: now.flags },
});

/** The same draft with a free way back. Only a unit lost on its way has its leader checked once more (R30). */
export function onFreeWay(draft: Draft, target: string, { hits }: Rolled): Draft {
  const check = hits > 0 ? facesIn(draft, 'leaderCheck').slice(0, 2) : [];
  return {
    ...within(draft, target, { freeHexes: undefined }),
    leaderCheck: check.length > 0 ? check : undefined,
  };
}

/** What was asked of a table is remembered as long as its situation is thrown through. */
const tableOf =
  <R extends Rolled>(look: (draft: Draft) => R) =>
  () => ({ look: once(look), add });

export const closeCombat = tableOf((draft) => answerTo('cca/close-combat-roll', draft));

export const fire = tableOf((draft) => {
  const { dice, result } = answerTo('cca/ranged-combat', draft);
  return result ? { ...result, diceToRollAgain: 0 } : { ...NOTHING, diceToRoll: dice };
});

const evasion = tableOf((draft) => {
  const { dice, result } = answerTo('cca/evade', draft);
  if (!result) return { ...NOTHING, diceToRoll: dice };
  return { ...NOTHING, ...result, allBlocksLost: result.blocksLost, diceToRollAgain: 0 };
});

/** Two dice for the hex of whoever is trampled (cca-12.23). */
const trampling = (): Table => ({
  look: once((draft) => {
    const { result } = answerTo('cca/rampage', draft);
    if (!result) return { ...NOTHING, diceToRoll: 2 };
    return { ...NOTHING, ...result, allBlocksLost: result.blocksLost };
  }),
  add: (draft, field, fallen) =>
    within(draft, 'trampled', add(group(draft, 'trampled'), field, fallen)),
});

/** Whom a roll of a close combat is at: First Strike turns both rolls round (cca-18.38). */
export const targetOf = ({ roll, firstStrike }: Draft) =>
  (roll === 'battle-back') !== (firstStrike === true) ? 'attacker' : 'defender';

/** One roll of a close combat, whatever is known of it. */
export const closeCombatRoll: Thrower = (draft) => {
  const table = closeCombat();
  return thrownRoll(table, draft, (end) => {
    const now = table.look(end);
    return endOfRoll(now, table.look(onFreeWay(end, targetOf(end), now)));
  });
};

const bare =
  (tableFor: () => Table): Thrower =>
  (draft) => {
    const table = tableFor();
    return thrownRoll(table, draft, (end) => endOfRoll(table.look(end)));
  };

export const evade = bare(evasion);

interface Trampled extends Rolled {
  who: unknown;
}

/** What came of one hex, and of all that were trampled. */
function endOfRampage(own: Ended, all: readonly Trampled[]): Ended {
  const units = all.filter(({ who }) => who !== 'LD');
  return {
    ...own,
    chances: {
      ...own.chances,
      'anybody-hit': all.some(({ hits, leaderLost }) => hits > 0 || leaderLost),
      'any-unit-eliminated': units.some(({ eliminated }) => eliminated),
      'any-leader-lost': all.some(({ leaderLost }) => leaderLost),
    },
    means: {
      ...own.means,
      blocksLostByAll: units.reduce((sum, { blocksLost }) => sum + blocksLost, 0),
    },
  };
}

/** Each of the other hexes is rolled for as if it were the only one (cca-12.23). */
export const rampage: Thrower = ({ others = [], ...draft }) => {
  const table = trampling();
  const hexes = others as readonly Draft[];
  const rolled = ([hex, ...left]: readonly Draft[], own: Ended, all: readonly Trampled[]): Next => {
    if (!hex) return endOfRampage(own, all);
    const { unit: who, blocks, leader } = hex;
    return thrownRoll(table, { trampled: { who, blocks, leader } }, (end) =>
      rolled(left, own, [...all, { ...table.look(end), who }]),
    );
  };
  return thrownRoll(table, draft, (end) => {
    const one = table.look(end);
    const own = endOfRoll(one);
    const { who } = group(draft, 'trampled');
    return hexes.length === 0 ? own : rolled(hexes, own, [{ ...one, who }]);
  });
};
