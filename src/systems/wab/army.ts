import { type ListKind, rosterWords } from '../../i18n/wab/roster-words.ts';
import { mountKinds } from '../../widgets/roster/Kinds.tsx';

/** The lists that a reader chooses between, and of which kind each is. */
const LISTS: readonly (readonly [list: ListKind, kind: string])[] = [
  ['cards', 'cards'],
  ['barbarians', 'bought'],
  ['early-imperial-rome', 'bought'],
  ['own', 'bought'],
];

export const mount = mountKinds({
  key: 'wab',
  kinds: {
    cards: {
      link: 'wabu1_',
      format: 'ius-belli/wab-cards/1',
      load: async () => (await import('./army/cards.tsx')).ROSTER,
    },
    bought: {
      link: 'waba1_',
      format: 'ius-belli/wab-army/1',
      load: async () => (await import('./army/bought.tsx')).ROSTER,
    },
  },
  words: rosterWords,
  label: (words) => words.whichList,
  choices: (words) =>
    LISTS.map(([key, kind]) => ({
      ...{ key, kind, name: words[`list.${key}`] },
      says: kind === 'bought' ? { armyList: key } : {},
    })),
  chosen: ({ armyList }) => LISTS.find(([list]) => list === armyList)?.[0] ?? 'cards',
});
