import { alike, maybe, text, word, words } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES, SIX } from '../units.ts';
import { QUALITIES, type Quality } from './elements.ts';
import { CROPS, type Crop, FLOWS, type Flow } from './terrain-fields.ts';

const die = () => optionalCount(1, FACES);
/** A river is Difficult from this number on, Very Difficult from the next (t7g-9.48). */
const DIFFICULT = 3;
const VERY_DIFFICULT = 5;
/** Fields give cover from this number on, and hide at the next (t7g-9.26). */
const COVER = 3;
const TALL = 6;

/** One die: any face, or the one that fell. */
const fallen = (told: number | undefined) =>
  told === undefined ? sum(1) : Distribution.certain({ sum: told });

const flowOf = (first: number, second: number): Flow => {
  if (first < DIFFICULT) return 'normal';
  if (first < VERY_DIFFICULT) return 'difficult';
  return second === SIX ? 'impassable' : 'very-difficult';
};
const isBad = (flow: Flow) => flow === 'very-difficult' || flow === 'impassable';

const RIVER_FIELDS = { flowDie: die(), secondDie: die() };
type River = Values<typeof RIVER_FIELDS>;
const needsSecond = (flowDie = 0) => flowDie >= VERY_DIFFICULT;

export const river = defineQuery({
  id: 't7g/river',
  fields: RIVER_FIELDS,
  answer: {
    flow: maybe(word(FLOWS, 'normal')),
    fordIs: maybe(word(['normal', 'difficult'], 'normal')),
    ...alike(text(), 'impassableChance', 'fordDifficultChance'),
  },
  odds: { chances: ['normal', 'difficult', 'very-difficult', 'impassable', 'ford-difficult'] },
  sample: {},
  check: problems<River>([
    'secondDie',
    'no-second-die',
    't7g-9.48',
    ({ flowDie, secondDie }) => secondDie !== undefined && !needsSecond(flowDie),
  ]),
  run({ flowDie, secondDie }, trace) {
    const flows = fallen(flowDie).chain((first) =>
      fallen(secondDie).map((second) => ({ flow: flowOf(first.sum, second.sum) })),
    );
    const chanceOf = (...some: readonly Flow[]) =>
      flows.probability(({ flow }) => some.includes(flow));
    const open = flowDie === undefined || (needsSecond(flowDie) && secondDie === undefined);
    const flow = open ? null : flowOf(flowDie, secondDie ?? 1);
    if (flow) trace.step('t7g-9.48/fell', { flowDie: flowDie ?? 0, flow });
    else if (flowDie !== undefined) trace.step('t7g-9.48/again', { flowDie });
    else trace.step('t7g-9.48');
    const fordBad = flows.probability(({ flow }) => isBad(flow));
    const fordIs =
      flowDie === undefined ? null : isBad(flowOf(flowDie, 1)) ? 'difficult' : 'normal';
    if (fordIs === 'difficult') trace.step('t7g-9.50/bad');
    else trace.step('t7g-9.50/usual');
    return {
      answer: {
        flow,
        fordIs,
        impassableChance: fractionText(chanceOf('impassable')),
        fordDifficultChance: fractionText(fordBad),
      },
      summary: {
        say: `river/${flow ? 'is' : 'odds'}`,
        with: { flow: flow ?? '', percent: chance(chanceOf('impassable')).fraction },
      },
      odds: {
        chances: {
          normal: chance(chanceOf('normal')),
          difficult: chance(chanceOf('difficult')),
          'very-difficult': chance(chanceOf('very-difficult')),
          impassable: chance(chanceOf('impassable')),
          'ford-difficult': chance(fordBad),
        },
        means: {},
        tables: {},
      },
    } as const;
  },
});

const cropOf = (fell: number): Crop => (fell < COVER ? 'low' : fell < TALL ? 'cover' : 'tall');
const CROP_HAS: Readonly<Record<Crop, readonly Quality[]>> = {
  low: ['difficult'],
  cover: ['difficult', 'covered'],
  tall: ['very-difficult', 'hidden', 'covered'],
};

export const field = defineQuery({
  id: 't7g/field',
  fields: { cropDie: die() },
  answer: {
    crop: maybe(word(CROPS, 'low')),
    qualities: words(QUALITIES),
    ...alike(text(), 'coverChance', 'hiddenChance'),
  },
  odds: { chances: CROPS },
  sample: {},
  run({ cropDie }, trace) {
    const crops = fallen(cropDie).map(({ sum }) => ({ crop: cropOf(sum) }));
    const chanceOf = (...some: readonly Crop[]) =>
      crops.probability(({ crop }) => some.includes(crop));
    const crop = cropDie === undefined ? null : cropOf(cropDie);
    if (crop) trace.step('t7g-9.26/fell', { cropDie: cropDie ?? 0, qualities: CROP_HAS[crop] });
    else trace.step('t7g-9.26');
    return {
      answer: {
        crop,
        qualities: crop ? CROP_HAS[crop] : [],
        coverChance: fractionText(chanceOf('cover', 'tall')),
        hiddenChance: fractionText(chanceOf('tall')),
      },
      summary: {
        say: `field/${crop ? 'is' : 'odds'}`,
        with: {
          qualities: crop ? CROP_HAS[crop] : [],
          percent: chance(chanceOf('cover', 'tall')).fraction,
        },
      },
      odds: {
        chances: {
          low: chance(chanceOf('low')),
          cover: chance(chanceOf('cover')),
          tall: chance(chanceOf('tall')),
        },
        means: {},
        tables: {},
      },
    };
  },
});
