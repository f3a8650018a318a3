import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { bySection, type Stretch, takenIn as taken } from '../../hexes/sections.ts';
import { type CommandCard, type Section, TROOPS } from '../cards.ts';
import { UNITS, type Unit } from '../units.ts';
import type { CardInForce } from './card-in-force.ts';

const MOST = 20;
const counted = () => optionalCount(0, MOST);

const UNIT_COUNTS = Object.fromEntries(UNITS.map((unit) => [unit, counted()])) as Record<
  Unit,
  ReturnType<typeof counted>
>;
/** One number for each type of unit. */
export const byUnit = () => group(UNIT_COUNTS);

/** What a player counts on the field before he gives orders. */
export const MUSTER_FIELDS = {
  unitsIn: bySection(MOST),
  ownUnits: byUnit(),
  leadersIn: rare(bySection(MOST)),
  aroundLeader: rare(group({ inHex: flag(true), around: optionalCount(0, 12) })),
  unitsInContact: rare(counted()),
  footBlock: rare(counted()),
};
type Counted = Values<typeof MUSTER_FIELDS>;

type Counts = Readonly<Record<string, number | undefined>>;
export const told = (counts: Counts) => Object.values(counts).some((value) => value !== undefined);
export const sum = (counts: Counts) =>
  Object.values(counts).reduce<number>((total, value) => total + (value ?? 0), 0);

/** The hexes that belong to a section: its own, and those that a dotted line cuts (cca-2.5). */
export const PLACES: Record<Section, readonly Stretch[]> = {
  left: ['left', 'leftCentre'],
  centre: ['leftCentre', 'centre', 'centreRight'],
  right: ['centreRight', 'right'],
};

export const unitsFor = ({ troops }: CommandCard) =>
  UNITS.filter((unit) => !troops || TROOPS[troops](unit));

/** Orders that find somebody in each section: units and leaders. */
export const takenIn = (
  orders: NonNullable<CommandCard['sections']>,
  { unitsIn, leadersIn }: Counted,
) => taken(orders, (place) => (unitsIn[place] ?? 0) + (leadersIn[place] ?? 0));

/** Units, and leaders where the card orders them, that can take its orders; undefined where nobody counted. */
export function whoQualifies(counts: Counted, card: CardInForce): number | undefined {
  const { ownUnits, unitsIn, leadersIn, aroundLeader, footBlock, unitsInContact } = counts;
  const { sections, adjacentHexes, troops, helmet } = card;
  if (sections)
    return told(unitsIn) || told(leadersIn) ? sum(takenIn(sections, counts)) : undefined;
  if (adjacentHexes)
    return (
      Number(aroundLeader.inHex) + Math.min(aroundLeader.around ?? adjacentHexes, adjacentHexes)
    );
  if (card.key === 'clash-of-shields') return unitsInContact;
  if (troops === 'foot' && footBlock !== undefined) return footBlock;
  if (!troops || !told(ownUnits)) return undefined;
  const units = unitsNamed(counts, card);
  return units > 0 && helmet ? units + sum(leadersIn) : units;
}

const unitsNamed = ({ ownUnits }: Counted, card: CommandCard) =>
  unitsFor(card).reduce((total, unit) => total + (ownUnits[unit] ?? 0), 0);

/** Nobody is there that the card names: no unit of its kind or, for Leadership and Rally, no leader. */
export function nobodyNamed(counts: Counted, card: CardInForce): boolean {
  const { leadersIn } = counts;
  if (!card.choice) return false;
  if (card.troops) return whoQualifies(counts, card) === 0;
  const places = card.leaderIn ? PLACES[card.leaderIn] : (Object.keys(leadersIn) as Stretch[]);
  return told(leadersIn) && places.every((place) => !leadersIn[place]);
}
