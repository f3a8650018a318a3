import { alike, amount, many, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { groups, usual } from '../../core/schema/groups.ts';
import { count, requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_WIDE = 40;
const MOST_CHARGERS = 5;

/** Bases in mm, wide and deep (wab-1.50). */
const BASES = {
  infantry: { wide: 20, deep: 20 },
  cavalry: { wide: 25, deep: 50 },
  'light-chariot': { wide: 40, deep: 80 },
  'heavy-chariot': { wide: 60, deep: 80 },
  elephant: { wide: 60, deep: 80 },
} as const;
type Base = keyof typeof BASES;
const BASE_NAMES = Object.keys(BASES) as [Base, ...Base[]];

const CONTACT_FIELDS = {
  chargerBase: usual(choice(BASE_NAMES, 'infantry')),
  chargerWide: requiredCount(1, MOST_WIDE),
  targetBase: usual(choice(BASE_NAMES, 'infantry')),
  targetWide: requiredCount(1, MOST_WIDE),
  sideCharged: choice(['front', 'flank', 'rear'], 'front'),
  besides: groups(
    { besideBase: choice(BASE_NAMES, 'infantry'), besideWide: requiredCount(1, MOST_WIDE) },
    MOST_CHARGERS,
  ),
  otherTargets: count(0, MOST_CHARGERS, 0),
  cannotLineUp: flag(),
  wheelsLess: flag(),
  slidesSideways: flag(),
};
type Meeting = Values<typeof CONTACT_FIELDS>;

interface Front {
  base: number;
  wide: number;
}
const widthOf = ({ base, wide }: Front) => base * wide;

const targetOf = ({ targetBase, targetWide, sideCharged }: Meeting): Front => ({
  base: BASES[targetBase][sideCharged === 'flank' ? 'deep' : 'wide'],
  wide: targetWide,
});
const chargersOf = ({ chargerBase, chargerWide, besides }: Meeting): Front[] => [
  { base: BASES[chargerBase].wide, wide: chargerWide },
  ...besides.map(({ besideBase, besideWide }) => ({
    base: BASES[besideBase].wide,
    wide: besideWide,
  })),
];

/** Most models of a line that touch so many mm of the enemy: those along it, and one at each free corner. */
const touching = ({ base, wide }: Front, along: number, corners: number) =>
  Math.min(wide, Math.max(Math.floor(along / base) + corners, Math.ceil(along / base)));

/** A line against one enemy alone has two corners, one at the end of several chargers has one. */
const BOTH = 2;

/** The target's models shared as equally as can be: the first have one more (wab-3.39). */
const sharesOf = (wide: number, chargers: number) =>
  Array.from(
    { length: chargers },
    (_, i) => Math.floor(wide / chargers) + Number(i < wide % chargers),
  );

/** How many of the chargers find room: all but those on the ends must fit within the target's side. */
function fitting(chargers: readonly Front[], target: Front): number {
  const [, , ...inner] = chargers.map(widthOf).toSorted((one, other) => other - one);
  let left = widthOf(target);
  const fits = inner.toReversed().filter((width) => {
    left -= width;
    return left > 0;
  });
  return Math.min(chargers.length, BOTH) + fits.length;
}

const { bars, notes } = rulesOf<Meeting>();
const shared = ({ besides }: Meeting) => besides.length > 0;
const several = ({ otherTargets }: Meeting) => otherTargets > 0;

const MAY: Table<Meeting, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-3.29/less', [({ wheelsLess }) => wheelsLess]),
    bars('wab-20.2', [({ slidesSideways }) => slidesSideways]),
  ],
};

const TOLD: Table<Meeting, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-3.24/line', [(one) => !one.cannotLineUp]),
    notes('wab-3.20', [shared]),
    notes('wab-3.38', [shared]),
    notes('wab-3.34', [], on('one-target', several), {
      with: ({ otherTargets }) => ({ units: 1 + otherTargets }),
    }),
    notes('wab-3.35', [({ cannotLineUp }) => cannotLineUp]),
  ],
};

export const chargeContact = defineQuery({
  id: 'wab/charge-contact',
  fields: CONTACT_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'chargersTouching', 'targetsTouching'),
    ...alike(many(amount()), 'shares', 'touchingByCharger'),
    chargersThatFit: amount(1),
    whoIsMoved: word(['chargers', 'charged', 'none'], 'none'),
  },
  sample: { chargerWide: 8, targetWide: 5 },
  start: { chargerWide: 5, targetWide: 5 },
  check: problems(['besides', 'one-of-several', 'wab-3.34', (one) => shared(one) && several(one)]),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'charge-contact/no', with: {} } };
    applyRows(TOLD, input, true, trace);
    const whoIsMoved = input.cannotLineUp ? ('charged' as const) : ('chargers' as const);
    const target = targetOf(input);
    const chargers = chargersOf(input);
    const [charger] = chargers as [Front];
    if (several(input))
      return {
        answer: { allowed: true, whoIsMoved },
        summary: { say: 'charge-contact/several', with: { units: 1 + input.otherTargets } },
      };
    const chargersThatFit = fitting(chargers, target);
    if (!shared(input)) {
      const chargersTouching = touching(charger, widthOf(target), BOTH);
      const targetsTouching = touching(target, widthOf(charger), BOTH);
      trace.step('wab-3.29', { own: chargersTouching, enemy: targetsTouching });
      if (chargersTouching < charger.wide) trace.step('wab-20.2/as-they-stand');
      return {
        answer: { allowed: true, chargersTouching, targetsTouching, whoIsMoved },
        summary: {
          say: 'charge-contact/one',
          with: { own: chargersTouching, enemy: targetsTouching },
        },
      };
    }
    if (chargersThatFit < chargers.length)
      trace.step(input.sideCharged === 'front' ? 'wab-3.46/room' : 'wab-3.39/room', {
        ...{ fit: chargersThatFit, chargers: chargers.length },
      });
    const shares = sharesOf(target.wide, chargersThatFit);
    const touchingByCharger = shares.map((share, i) =>
      touching(
        chargers[i] as Front,
        share * target.base,
        i === 0 || i === chargersThatFit - 1 ? 1 : 0,
      ),
    );
    const chargersTouching = touchingByCharger.reduce((all, one) => all + one, 0);
    trace.step('wab-3.39', { shares: shares.map(String), own: chargersTouching });
    return {
      answer: {
        ...{ allowed: true, chargersTouching, targetsTouching: target.wide, whoIsMoved },
        ...{ shares, touchingByCharger, chargersThatFit },
      },
      summary: {
        say: 'charge-contact/shared',
        with: { own: chargersTouching, enemy: target.wide, fit: chargersThatFit },
      },
    };
  },
});
