import { expect, test } from 'vitest';
import type { Reply } from '../../../src/engine/core/query.ts';
import { SYSTEMS } from '../../../src/engine/index.ts';
import { situationsOf } from './situations.ts';

type Ruling = Extract<Reply, { ruling: unknown }>['ruling'];
type Values = Readonly<Record<string, unknown>>;

/** Its effects are those of both rolls; the answer has the values of the reply apart. */
const OF_TWO_ROLLS = new Set(['cca/close-combat']);

/** Values that a later step takes back without an effect of its own: a die, or what is out of reach. */
const TAKEN_BACK = new Set([
  ...OF_TWO_ROLLS,
  'wab/break-test automatic', // the die of stubborn troops brings their test back
  'wab/ferocious-charge takesEffect', // open while that die is
  'wab/wagon-shots crewShots', // none reach
]);

/** Numbers that steps work out, and that something else may change too. */
const TOLD_ELSEWHERE = new Set([
  'cca/close-combat', // of two rolls, as above
  'cca/ranged-combat flagsIgnorable', // who may ignore flags is told where one was rolled
  'onus/activation moraleValue', // given, as the modified morale
  'onus/flight-phase moraleValue', // given in the same way
  'onus/formation allowance', // of the next turn, once a combat is over
  'wab/blows strikers', // in the dice, with the Attacks of each
  'wab/command-group attackDice', // with the Attacks that were given
  'wab/command-casualties commandStrikers', // of the command models that were given
  'wab/lone-character mayMove', // by the Movement that was given
  'wab/general leadershipUsed', // the unit's own, that was given
  'wab/leadership-test leadershipUsed', // in what the test is passed on
  'wab/wagon-shots crewShots', // of the crew that was given
  'wab/wagon-fight crewFighting', // in the same way
  'wab/wagon-fight attackDice', // in the same way
  'wab/wagon-after wagonMoves', // by the dice that were given
  'wab/chariot-move allowance', // by the Movement that was given
  'wab/crew-attacks fightingNow', // of those in contact, who were given
]);

const answered = Object.keys(SYSTEMS).flatMap((system) =>
  situationsOf(system).flatMap(({ query, draft, reply }) =>
    'ruling' in reply ? [{ query, draft, ruling: reply.ruling }] : [],
  ),
);

/** What is wrong, by query and value, with one situation of each: whoever reads it can ask it. */
function found(
  excepted: ReadonlySet<string>,
  wrong: (ruling: Ruling, answer: Values, query: string) => readonly string[],
) {
  const first = new Map<string, string>();
  for (const { query, draft, ruling } of answered)
    for (const value of wrong(ruling, ruling.answer as Values, query)) {
      const key = `${query} ${value}`;
      if (!excepted.has(query) && !excepted.has(key) && !first.has(key))
        first.set(key, `${key}: ${JSON.stringify(draft)}`);
    }
  return [...first.values()];
}

/** Values of several dice are shown with a stroke between them. */
const shown = (value: unknown) => (Array.isArray(value) ? value.join('/') : String(value));

test('what is refused is refused by a clause', () => {
  const unfounded = found(new Set(), ({ steps }, { allowed }) => {
    const barred = steps.some(({ effect }) => effect?.from === true && effect.to === false);
    return allowed === false && !barred ? ['allowed'] : [];
  });
  expect(unfounded).toEqual([]);
});

/** What is refused may be allowed by these all the same, each with the clause that it overrides and the reason. */
const OVERRIDES: Readonly<Record<string, string>> = {
  'onus-9.17 onus-7.172': 'reading R47 b: Terror calls for a check, wounded or not',
  'wab-12.2 wab-12.12': 'infantry that is done with terror from charges still tests for fear',
  'wab-12.6 wab-12.12': 'the same of whoever charges, by reading R218 b',
  'wab-12.2 wab-12.9': 'who causes fear may still fear who causes terror, by reading R308 b',
  // Of the blows of one side in a round two things are told: whether they can wound, and whether dice to hit are thrown again.
  ...Object.fromEntries(
    ['wab-10.7', 'wab-12.25', 'wab-13.114'].map((again) => [`${again} wab-4.52`, 'another value']),
  ),
  'onus-12.31 onus-7.172': 'camels frighten horses into a check of their own, wounded or not',
};

test('no clause allows what another has refused, but for those that say so', () => {
  const used = new Set<string>();
  const turned = found(new Set(), ({ steps }) => {
    const refused = new Map<string, string>();
    return steps.flatMap(({ clause, effect }) => {
      if (effect?.from === true && effect.to === false) refused.set(effect.on, clause);
      const by = refused.get(effect?.on ?? '');
      if (!by || effect?.from !== false || effect.to !== true) return [];
      used.add(`${clause} ${by}`);
      return `${clause} ${by}` in OVERRIDES ? [] : [`${clause} allows what ${by} refuses`];
    });
  });
  expect(turned).toEqual([]);
  expect(Object.keys(OVERRIDES).filter((pair) => !used.has(pair))).toEqual([]);
});

test('the last effect on a value is its answer; what is refused has no other values', () => {
  const contradicted = found(TAKEN_BACK, ({ steps }, answer) => {
    const last = new Map(
      steps.flatMap(({ effect }) => (effect ? [[effect.on, effect.to] as const] : [])),
    );
    return [...last].flatMap(([on, to]) => {
      const isTold = on in answer && (on === 'allowed' || answer.allowed !== false);
      return isTold && shown(answer[on]) !== shown(to) ? [on] : [];
    });
  });
  expect(contradicted).toEqual([]);
});

test('a number that steps work out is another only where a step is another', () => {
  const worked = new Set(
    answered.flatMap(({ query, ruling }) =>
      ruling.steps.map(({ effect }) => `${query} ${effect?.on}`),
    ),
  );
  const known = new Map<string, number>();
  const unexplained = found(TOLD_ELSEWHERE, ({ steps }, answer, query) => {
    let said: string | undefined;
    return Object.entries(answer).flatMap(([on, value]) => {
      if (typeof value !== 'number' || !worked.has(`${query} ${on}`)) return [];
      said ??= JSON.stringify(steps);
      const key = `${query} ${on} ${said}`;
      const was = known.get(key) ?? value;
      known.set(key, was);
      return was === value ? [] : [on];
    });
  });
  expect(unexplained).toEqual([]);
});
