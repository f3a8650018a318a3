import { alike, amount, maybe, text } from '../../core/answer.ts';
import { pool } from '../../core/dice.ts';
import { Distribution } from '../../core/distribution.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { choice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';
import { CHARIOT_KINDS, LIGHT_CHARIOT, MOST_VEHICLES } from './profiles.ts';

/** A chariot that is forced across is destroyed up to this roll (wab-16.13). */
const WRECKED = { light: 1, heavy: 3, scythed: 3 } as const;
const MOST_WOUNDS = 60;
const MOST_EACH = 6;

const LOSSES_FIELDS = {
  chariotKind: usual(choice(CHARIOT_KINDS, 'light')),
  vehicles: usual(count(1, MOST_VEHICLES, 3)),
  woundsEach: usual(count(1, MOST_EACH, LIGHT_CHARIOT.wounds)),
  wounds: usual(count(0, MOST_WOUNDS, 0)),
  woundsBefore: count(0, MOST_EACH - 1, 0),
  crossing: usual(count(0, MOST_VEHICLES, 0)),
  dice: optionalCounts(1, FACES, MOST_VEHICLES),
};
type Losses = Values<typeof LOSSES_FIELDS>;

/** Chariots that the wounds destroy, and the wounds that stay on one of the others (wab-16.21). */
function byWounds({ vehicles, woundsEach, wounds, woundsBefore }: Losses) {
  const all = wounds + woundsBefore;
  const shot = Math.min(vehicles, Math.floor(all / woundsEach));
  return { shot, left: vehicles - shot, noted: shot === vehicles ? 0 : all % woundsEach };
}
const crossersOf = (one: Losses) => Math.min(one.crossing, byWounds(one).left);
const isWrecked = (one: Losses, die: number) => die <= WRECKED[one.chariotKind];

export const chariotLosses = defineQuery({
  id: 'wab/chariot-losses',
  fields: LOSSES_FIELDS,
  answer: {
    ...alike(amount(), 'lostToWounds', 'terrainDice', 'wreckedUpTo'),
    ...alike(maybe(amount()), 'lostToTerrain', 'chariotsLeft', 'woundsCarried'),
    ...alike(text('1'), 'chanceEachCrosses', 'chanceAllCross'),
  },
  odds: { chances: ['all-cross', 'one-left'], means: ['chariotsLeft'], tables: ['chariotsLeft'] },
  rolls: { dice: ({ terrainDice }) => terrainDice },
  sample: { chariotKind: 'heavy', vehicles: 3, woundsEach: 2, wounds: 3, crossing: 2 },
  start: {},
  check: problems(
    ['crossing', 'more-than-there-are', 'wab-16.13', (one) => one.crossing > one.vehicles],
    ['woundsBefore', 'dead-already', 'wab-16.21', (one) => one.woundsBefore >= one.woundsEach],
    [
      'dice',
      'a-die-each',
      'wab-16.13',
      (one) => one.dice !== undefined && one.dice.length !== crossersOf(one),
    ],
  ),
  run(input, trace) {
    const { woundsEach, wounds, dice, chariotKind } = input;
    const { shot, left, noted } = byWounds(input);
    const terrainDice = crossersOf(input);
    const wreckedUpTo = WRECKED[chariotKind];
    const safe = fraction(FACES - wreckedUpTo, FACES);
    trace.step('wab-16.20', { each: woundsEach });
    if (wounds > 0 && woundsEach > 1) trace.step('wab-16.21', { shot, noted });
    else if (wounds > 0) trace.step('wab-16.21/one-each', { shot });
    else trace.skip('wab-16.21', 'no-wounds-now');
    if (terrainDice > 0) trace.step('wab-16.13', { wreckedUpTo, chariotKind });
    const fallen = dice?.filter((die) => isWrecked(input, die)).length;
    const open = terrainDice > 0 && fallen === undefined;
    const lostToTerrain = fallen ?? 0;
    if (lostToTerrain > 0 && noted > 0 && lostToTerrain < left) trace.step('wab-16.22', { noted });
    const faces = [{ weight: wreckedUpTo, score: { lost: 1 } }, { weight: FACES - wreckedUpTo }];
    const all = (
      open ? pool(terrainDice, faces) : Distribution.certain({ lost: lostToTerrain })
    ).map(({ lost }) => ({ chariotsLeft: left - lost }));
    const before = pool(terrainDice, faces).probability(({ lost }) => lost === 0);
    const chariotsLeft = open ? null : left - lostToTerrain;
    const isHurt = noted > 0 && chariotsLeft !== 0;
    return {
      answer: {
        ...{ lostToWounds: shot, terrainDice, wreckedUpTo, chariotsLeft },
        lostToTerrain: open ? null : lostToTerrain,
        woundsCarried: open ? null : chariotsLeft === 0 ? 0 : noted,
        chanceEachCrosses: fractionText(safe),
        chanceAllCross: fractionText(terrainDice === 0 ? fraction(1) : before),
      },
      summary: open
        ? { say: 'chariot-losses/open', with: { left, dice: terrainDice } }
        : {
            say: `chariot-losses/${isHurt ? 'left' : 'unhurt'}`,
            with: { left: chariotsLeft ?? 0, noted },
          },
      ...(terrainDice > 0 && {
        odds: {
          chances: {
            'all-cross': chance(all.probability((one) => one.chariotsLeft === left)),
            'one-left': chance(all.probability((one) => one.chariotsLeft === 1)),
          },
          means: { chariotsLeft: mean(all.mean((one) => one.chariotsLeft)) },
          tables: { chariotsLeft: table(all, (one) => one.chariotsLeft) },
        },
      }),
    };
  },
});
