import { firstOf } from '../../core/problems.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { choice, flag, list, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { type CommandCard, DECK, SECTIONS, type Section, TROOPS } from '../cards.ts';
import { FACES, type Face } from '../faces.ts';
import { EXITS, type Exit } from '../scenarios/scenarios.ts';
import { COMBATANTS, fullStrength, PROFILES } from '../units.ts';
import type { CardInForce } from './card-in-force.ts';
import { CARD_FIELDS, cardMeant } from './card-played.ts';
import { COMMAND_FIELDS } from './council.ts';
import { sum } from './muster.ts';
import { sectionsOf } from './reach.ts';

/** Where a unit stands from the leader of the card; `linked`: only next to another hex that he orders. */
const NEAR = ['same-hex', 'adjacent', 'linked', 'away'] as const;
const inSection = () => count(0, 4, 0);

export const MAY_ORDER_FIELDS = {
  ...CARD_FIELDS,
  unit: requiredChoice(COMBATANTS),
  detaches: flag(),
  section: choice(EXITS, 'centre'),
  alreadyOrdered: flag(),
  ordersGiven: count(0, 20, 0),
  givenIn: rare(group({ left: inSection(), centre: inSection(), right: inSection() })),
  ...COMMAND_FIELDS,
  noneOfKind: flag(),
  nearLeader: choice(NEAR, 'away'),
  leaderSection: rare(choice(['none', ...EXITS], 'none')),
  inContact: flag(),
  inBlock: flag(true),
  blocks: rare(optionalCount(1, 4)),
  rolled: rare(list(FACES, 10)),
  readings: rare(
    group({
      ...readings('R79', 'R82', 'R83', 'R86', 'R96'),
      ...readingsToC('R85'),
    }),
  ),
};
export type MayOrderInput = Values<typeof MAY_ORDER_FIELDS>;

/** A unit or leader that is to get an order by a card. */
export interface Asked {
  input: MayOrderInput;
  card: CardInForce;
  leader: boolean;
  /** Orders that the card gives in all; undefined where there is no such number. */
  limit: number | undefined;
}

export function limitOf(
  { sections, orders, adjacentHexes }: CardInForce,
  command: number | undefined,
): number | undefined {
  if (sections) return sum(sections);
  if (orders === 'command') return command;
  return typeof orders === 'number' ? orders : adjacentHexes;
}

/** The sections of a hex: one, or two where a dotted line cuts it (cca-2.5). */
export const sectionsAt = (place: Exit) => SECTIONS.filter((one) => place.split('-').includes(one));

export const reaches = (card: CardInForce, place: Exit) =>
  sectionsAt(place).some((one) => sectionsOf(card).includes(one));

/** Orders that a Section card has left in one of its sections. */
function leftIn({ card, input }: Asked, section: Section): number {
  const given = sectionsOf(card).length > 1 ? input.givenIn[section] : input.ordersGiven;
  return (card.sections?.[section] ?? 0) - given;
}

/** Orders of the card that are left before this one. */
export function leftOver(asked: Asked): number | undefined {
  const { card, limit, input } = asked;
  if (!card.sections) return limit === undefined ? undefined : limit - input.ordersGiven;
  return sectionsOf(card).reduce((left, one) => left + leftIn(asked, one), 0);
}

export function usedUp(asked: Asked): boolean {
  const { card, input } = asked;
  if (card.sections) return sectionsAt(input.section).every((one) => leftIn(asked, one) <= 0);
  const free = card.adjacentHexes && costOf(asked) === 0;
  return !free && (leftOver(asked) ?? 1) <= 0;
}

/** A leader and his own hex take up none of a Leadership card's hexes; every other order is one. */
export const costOf = ({ card, leader, input }: Asked) =>
  card.adjacentHexes && (leader || input.nearLeader === 'same-hex') ? 0 : 1;

/** Under the command of a Leadership card's leader: in his hex, or around it (R83 b: or linked to that). */
export function commanded({ input, card, leader }: Asked): boolean {
  const { nearLeader, leaderSection, section, readings } = input;
  const at = leader ? section : leaderSection;
  if (at !== 'none' && !reaches(card, at)) return false;
  if (leader) return true;
  return nearLeader === 'linked' ? readings.R83 === 'b' : nearLeader !== 'away';
}

export const ofKind = ({ input: { unit }, card: { troops } }: Asked) =>
  !troops || (unit !== 'LD' && TROOPS[troops](unit));

/** It would be ordered not as what the card names, but as its one unit of choice. */
export function offCard(asked: Asked): boolean {
  const { card, leader, input } = asked;
  if (leader || !card.choice) return false;
  return card.adjacentHexes ? !commanded(asked) : input.noneOfKind;
}

const UNIT_SYMBOLS: readonly Face[] = ['green', 'blue', 'red'];

/** A symbol of the roll that stands for it: its own or a leader's (R79 b: Rally takes any unit symbol). */
export function hasSymbol({ input: { unit, rolled, readings }, card }: Asked): boolean {
  if (rolled.includes('leader')) return true;
  if (unit === 'LD') return false;
  const any = card.key === 'rally' && readings.R79 === 'b';
  return rolled.some((face) =>
    any ? UNIT_SYMBOLS.includes(face) : face === PROFILES[unit].symbol,
  );
}

export const hasLosses = ({ input: { unit, blocks } }: Asked) =>
  blocks !== undefined && blocks < fullStrength(unit);

const cardOf = (input: MayOrderInput): CommandCard => DECK[cardMeant(input)];
const isNamed = (input: MayOrderInput) => {
  const { unit } = input;
  const { troops } = cardOf(input);
  return troops !== undefined && unit !== 'LD' && TROOPS[troops](unit);
};

export const checkAsked = firstOf<MayOrderInput>(
  [
    'detaches',
    'only-leaders-detach',
    'cca-8.35',
    ({ detaches, unit }) => detaches && unit !== 'LD',
  ],
  [
    'noneOfKind',
    'is-of-that-kind',
    (input) => cardOf(input).clause,
    (input) => input.noneOfKind && isNamed(input),
    ({ unit }) => ({ unit }),
  ],
  [
    'blocks',
    'more-blocks-than-unit',
    ({ unit }) => (unit === 'LD' ? null : PROFILES[unit].clauses.blocks),
    ({ unit, blocks = 1 }) => unit !== 'LD' && blocks > fullStrength(unit),
    ({ unit, blocks = 1 }) => ({ unit, given: blocks, max: fullStrength(unit) }),
  ],
);
