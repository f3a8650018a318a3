import type { Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';

export const FEELINGS = ['nothing', 'fear', 'terror'] as const;
export type Feeling = (typeof FEELINGS)[number];
export const FEELERS = [
  'infantry',
  'cavalry',
  'camels',
  'chariots',
  'african-elephant',
  'indian-elephant',
] as const;
export const BEASTS = ['chariots', 'indian-elephant', 'african-elephant', 'dromedaries'] as const;

/** Who stands before what beasts. */
export interface Facing {
  feeler: (typeof FEELERS)[number];
  beast: (typeof BEASTS)[number];
  usedToElephants: boolean;
  sameSide: boolean;
  nearAtTurnStart: boolean;
  readings: { R295: 'a' | 'b' };
}

const { notes, sets } = rulesOf<Facing>();

const of = (feeler: Facing['feeler']) => (one: Facing) => one.feeler === feeler;
const isElephant = ({ feeler }: Facing) => feeler.endsWith('elephant');
const elephants = ({ beast }: Facing) => beast.endsWith('elephant');
const chariots = ({ beast }: Facing) => beast === 'chariots';
const dromedaries = ({ beast }: Facing) => beast === 'dromedaries';
/** Camels count as cavalry; dromedaries frighten horses alone. */
const onHorses = (one: Facing) => of('cavalry')(one) || of('chariots')(one);
const onFoot = of('infantry');
const rides = (one: Facing) => onHorses(one) || of('camels')(one);
const used = ({ usedToElephants }: Facing) => usedToElephants;
/** By the other reading only enemies within 8 inches are tested for (R295). */
const ownIgnored = ({ sameSide, nearAtTurnStart, readings: { R295 } }: Facing) =>
  sameSide && nearAtTurnStart && R295 === 'b';
const shown = { with: ({ feeler, beast }: Facing) => ({ feeler, beast }) };

export const FEELS: Table<Facing, Feeling> = {
  on: 'feels',
  rows: [
    sets<Feeling>(
      'wab-16.4',
      'fear',
      [chariots, onFoot],
      on('own-chariots', ({ sameSide }) => !sameSide),
    ),
    sets<Feeling>(
      'wab-22.40/fear',
      'fear',
      [dromedaries, not(isElephant), ({ sameSide }) => !sameSide],
      on('no-horses', onHorses),
    ),
    notes<Feeling>('wab-16.4', [chariots, rides, not(of('chariots'))], { say: 'wab-16.4/cavalry' }),
    notes<Feeling>('wab-16.5', [of('chariots')]),
    sets<Feeling>('wab-17.7', 'fear', [elephants, onFoot], { say: 'wab-17.7/infantry' }),
    sets<Feeling>('wab-17.7', 'terror', [elephants, rides]),
    notes<Feeling>('wab-17.7', [elephants, ({ sameSide }) => sameSide, not(isElephant)], {
      say: 'wab-17.7/own',
    }),
    sets<Feeling>('wab-17.8', 'nothing', [elephants, onFoot], on('not-used-to-them', used), {
      say: 'wab-17.8/infantry',
    }),
    sets<Feeling>('wab-17.8', 'fear', [elephants, rides], on('not-used-to-them', used)),
    sets<Feeling>('wab-17.7', 'nothing', [elephants, ownIgnored], { say: 'wab-17.7/enemies-only' }),
    notes<Feeling>(
      'wab-17.29',
      [
        isElephant,
        (one) => !(one.feeler === 'african-elephant' && one.beast === 'indian-elephant'),
      ],
      shown,
    ),
    sets<Feeling>(
      'wab-17.9',
      'fear',
      [elephants, isElephant],
      on(
        'not-african-before-indian',
        ({ feeler, beast }) => feeler === 'african-elephant' && beast === 'indian-elephant',
      ),
    ),
  ],
};
