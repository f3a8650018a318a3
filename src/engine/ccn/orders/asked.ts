import { firstOf } from '../../core/problems.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, list, optionalChoice, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { SECTIONS, type Section } from '../../hexes/hex.ts';
import { PLACES, type Place } from '../cards.ts';
import { FACES } from '../faces.ts';
import { COMBATANTS, isHorseArtillery, isInfantry, isUnit, PROFILES } from '../units.ts';
import { COMMAND_FIELDS } from './command.ts';
import {
  byCommand,
  CARD_FIELDS,
  type CardInForce,
  cardMeant,
  ordersIn,
  sectionsOf,
} from './played.ts';

const inSection = () => count(0, 12, 0);

export const ORDER_READINGS = readings('R9', 'R16', 'R53', 'R66', 'R77', 'R78', 'R81');

export const MAY_ORDER_FIELDS = {
  ...CARD_FIELDS,
  unit: requiredChoice(COMBATANTS),
  leader: flag(),
  detaches: flag(),
  section: choice(PLACES, 'centre'),
  alreadyOrdered: flag(),
  ordersGiven: count(0, 12, 0),
  givenIn: rare(group({ left: inSection(), centre: inSection(), right: inSection() })),
  ...COMMAND_FIELDS,
  noneOfKind: flag(),
  enemyAdjacent: choice(['none', 'leader', 'unit', 'cavalry'], 'none'),
  inSquare: flag(),
  leavesSquare: flag(),
  asOneUnit: rare(flag()),
  chosenSection: rare(optionalChoice(SECTIONS)),
  leaderJoined: rare(flag()),
  freeSymbols: rare(list(FACES, 12)),
  lostBlocks: rare(count(0, 7, 0)),
  readings: rare(group(ORDER_READINGS)),
};
type MayOrderInput = Values<typeof MAY_ORDER_FIELDS>;

/** A unit or leader that is to get an order by a card. */
export interface Asked {
  input: MayOrderInput;
  card: CardInForce;
  isLeader: boolean;
  /** Undefined where it does not matter, or was not told. */
  command: number | undefined;
}

/** The sections of a hex: one, or two where a dashed line cuts it (ccn-2.6). */
export const sectionsAt = (place: Place): readonly Section[] =>
  SECTIONS.filter((one) => place.split('-').includes(one));

export const reaches = (card: CardInForce, place: Place) =>
  sectionsAt(place).some((one) => sectionsOf(card).includes(one));

/** Orders that a Section card has left in one of its sections; an Assault card without a known hand has one. */
function leftIn({ card, input, command = input.ordersGiven + 1 }: Asked, section: Section): number {
  const { [section]: orders } = ordersIn(card.sections ?? {}, command);
  return orders - (sectionsOf(card).length > 1 ? input.givenIn[section] : input.ordersGiven);
}

/** Orders of the card that are left before this one; undefined where there is no such number. */
export function leftOver(asked: Asked): number | undefined {
  const { card, input, command } = asked;
  if (card.sections) {
    if (byCommand(card) && command === undefined) return undefined;
    return sectionsOf(card).reduce((left, one) => left + leftIn(asked, one), 0);
  }
  return typeof card.orders === 'number' ? card.orders - input.ordersGiven : undefined;
}

export const usedUp = (asked: Asked): boolean =>
  asked.card.sections
    ? sectionsAt(asked.input.section).every((one) => leftIn(asked, one) <= 0)
    : (leftOver(asked) ?? 1) <= 0;

/** Horse artillery that Cavalry Charge orders: beside cavalry by R16 a, in its place by R66 b. */
export const rides = ({ input, card }: Asked): boolean =>
  card.key === 'cavalry-charge' &&
  isHorseArtillery(input.unit) &&
  (input.noneOfKind ? input.readings.R66 === 'b' : input.readings.R16 === 'a');

export const ofKind = (asked: Asked): boolean => {
  const { unit } = asked.input;
  const { arms } = asked.card;
  return !arms || (isUnit(unit) && arms.includes(PROFILES[unit].arm)) || rides(asked);
};

/** It would be ordered not as what the card names, but as its one unit of choice. */
export const offCard = (asked: Asked): boolean =>
  asked.card.key === 'grande-manoeuvre'
    ? asked.input.asOneUnit
    : asked.card.otherwise !== undefined && asked.input.noneOfKind && !rides(asked);

/** A symbol of the roll that stands for its arm. */
export const hasSymbol = ({ input: { unit, freeSymbols } }: Asked) =>
  isUnit(unit) && freeSymbols.includes(PROFILES[unit].arm);

const isNamed = (input: MayOrderInput) => {
  const { unit } = input;
  const { arms, key } = cardMeant(input);
  if (!isUnit(unit)) return key === 'leadership';
  return key === 'leadership' ? input.leader : (arms?.includes(PROFILES[unit].arm) ?? false);
};

export const checkAsked = firstOf<MayOrderInput>(
  ['detaches', 'only-leaders-detach', 'ccn-5.17', ({ detaches, unit }) => detaches && isUnit(unit)],
  [
    'noneOfKind',
    'is-of-that-kind',
    (input) => cardMeant(input).clause,
    (input) => input.noneOfKind && isNamed(input),
    (input) => ({ card: cardMeant(input).key }),
  ],
  [
    'inSquare',
    'only-infantry-in-square',
    'ccn-6.15',
    ({ inSquare, unit }) => inSquare && isUnit(unit) && !isInfantry(unit),
  ],
  ['leavesSquare', 'is-in-no-square', 'ccn-6.44', (input) => input.leavesSquare && !input.inSquare],
  [
    'asOneUnit',
    'only-grande-manoeuvre',
    'ccn-8.72',
    (input) => input.asOneUnit && cardMeant(input).key !== 'grande-manoeuvre',
  ],
  [
    'cardsInHand',
    'needs-hand',
    'ccn-5.20',
    (input) =>
      input.cardsInHand === undefined &&
      input.ordersGiven > 0 &&
      cardMeant(input).sections !== undefined &&
      byCommand(cardMeant(input)),
  ],
);
