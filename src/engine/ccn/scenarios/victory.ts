import { amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST = 20;
const some = () => count(0, MOST, 0);
/** What scenarios usually ask for (ccn-4.1). */
const USUAL = { least: 5, most: 9 };

const FIELDS = {
  bannersToWin: optionalCount(1, MOST),
  banners: some(),
  unitsEliminated: some(),
  leadersEliminated: some(),
  objectiveBanners: some(),
  unitsReduced: rare(some()),
  leadersLeft: rare(some()),
  inOpponentTurn: flag(),
};
type VictoryInput = Values<typeof FIELDS>;

const { adds, notes } = rulesOf<VictoryInput>();

const eliminated = ({ unitsEliminated, leadersEliminated }: VictoryInput) =>
  unitsEliminated + leadersEliminated;
const anyOf = (key: 'unitsReduced' | 'leadersLeft' | 'objectiveBanners') => (input: VictoryInput) =>
  input[key] > 0;

/** Banners that what happened gives. */
const GAINED: Table<VictoryInput, number> = {
  on: 'bannersGained',
  rows: [
    adds('ccn-4.2', eliminated, [(input) => eliminated(input) > 0], {
      with: (input) => ({ number: eliminated(input) }),
    }),
    notes('ccn-4.2/last-block', [anyOf('unitsReduced')]),
    notes('ccn-5.201/no-banner', [anyOf('leadersLeft')]),
    adds('ccn-4.3', ({ objectiveBanners }) => objectiveBanners, [anyOf('objectiveBanners')], {
      with: ({ objectiveBanners }) => ({ number: objectiveBanners }),
    }),
  ],
};

interface Count {
  input: VictoryInput;
  banners: number;
}
const wins = rulesOf<Count>(({ banners, input }) => ({
  banners,
  number: input.bannersToWin ?? 0,
  ...USUAL,
}));
const told = ({ input }: Count) => input.bannersToWin !== undefined;
const reached = ({ banners, input }: Count) => banners >= (input.bannersToWin ?? Infinity);
const enough = on('banners-missing', reached);

const WON: Table<Count, boolean> = {
  on: 'won',
  rows: [
    wins.notes('ccn-4.1/unknown', [({ input }) => input.bannersToWin === undefined]),
    wins.allows('ccn-4.1/won', [reached]),
    wins.notes('ccn-4.1/short', [told, not(reached)]),
    wins.notes('ccn-4.4', [told], enough),
    wins.notes('ccn-5.247', [told, ({ input }) => input.inOpponentTurn], enough),
  ],
};

export const victory = defineQuery({
  id: 'ccn/victory',
  fields: FIELDS,
  answer: {
    won: maybe(yes()),
    endsAtOnce: yes(),
    bannersGained: amount(),
    bannersNow: amount(),
    bannersToWin: maybe(amount()),
    bannersMissing: maybe(amount()),
  },
  sample: { bannersToWin: 6, banners: 5, unitsEliminated: 1 },
  run(input, trace) {
    const gained = applyRows(GAINED, input, 0, trace);
    const banners = input.banners + gained;
    const target = input.bannersToWin;
    const won = applyRows(WON, { input, banners }, false, trace);
    const end = target === undefined ? 'counted' : won ? 'won' : 'on';
    return {
      answer: {
        won: target === undefined ? null : won,
        endsAtOnce: won,
        bannersGained: gained,
        bannersNow: banners,
        bannersToWin: target ?? null,
        bannersMissing: target === undefined ? null : Math.max(0, target - banners),
      },
      summary: { say: `victory/${end}`, with: { banners, number: target ?? 0 } },
    };
  },
});
