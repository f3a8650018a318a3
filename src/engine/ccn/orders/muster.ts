import { group, rare } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Section } from '../../hexes/hex.ts';
import { bySection, takenIn as taken } from '../../hexes/sections.ts';
import { type CardInForce, ordersIn } from './played.ts';

const MOST = 30;
const counted = () => optionalCount(0, MOST);

/** What a player counts on the field before he gives orders. */
export const MUSTER_FIELDS = {
  unitsIn: bySection(MOST),
  ownUnits: group({
    infantry: counted(),
    cavalry: counted(),
    footArtillery: counted(),
    horseArtillery: counted(),
  }),
  leadersIn: rare(bySection(MOST)),
  unitsInContact: rare(counted()),
  infantryInSection: rare(counted()),
};
type Read16 = { readings: { R16: 'a' | 'b'; R66: 'a' | 'b' } };
type Counted = Values<typeof MUSTER_FIELDS> & { squares: number } & Read16;

type Counts = Readonly<Record<string, number | undefined>>;
export const told = (counts: Counts) => Object.values(counts).some((value) => value !== undefined);
export const sum = (counts: Counts) =>
  Object.values(counts).reduce<number>((total, value) => total + (value ?? 0), 0);

/** Orders that find somebody in each section: units and leaders. */
export const takenIn = (orders: Record<Section, number>, { unitsIn, leadersIn }: Counted) =>
  taken(orders, (place) => (unitsIn[place] ?? 0) + (leadersIn[place] ?? 0));

/** Units of the arms that the card names; R16: horse artillery rides with Cavalry Charge, or (b) it does not. */
function unitsNamed({ ownUnits, readings }: Counted, { arms, key }: CardInForce): number {
  const { infantry = 0, cavalry = 0, footArtillery = 0, horseArtillery = 0 } = ownUnits;
  const of = { infantry, cavalry, artillery: footArtillery + horseArtillery };
  if (!arms) return sum(ownUnits);
  const riding =
    key === 'cavalry-charge' && (cavalry > 0 ? readings.R16 === 'a' : readings.R66 === 'b');
  return arms.reduce((all, arm) => all + of[arm], riding ? horseArtillery : 0);
}

/** Units and leaders that can take an order of the card; undefined where nobody counted them. */
export function whoQualifies(counts: Counted, card: CardInForce, command: number) {
  const { ownUnits, unitsIn, leadersIn, unitsInContact, infantryInSection, squares } = counts;
  const leaders = sum(leadersIn);
  if (card.sections)
    return told(unitsIn) || told(leadersIn)
      ? sum(takenIn(ordersIn(card.sections, command), counts))
      : undefined;
  if (card.key === 'leadership') return told(leadersIn) ? leaders : undefined;
  if (card.key === 'cold-steel') return unitsInContact;
  if (card.key === 'force-march' && infantryInSection !== undefined) return infantryInSection;
  if (!told(ownUnits)) return undefined;
  const units = unitsNamed(counts, card);
  if (card.key === 'fire-and-hold') return Math.max(0, units - (unitsInContact ?? 0));
  if (card.key === 'grande-manoeuvre') return Math.max(0, units - squares) + leaders;
  return card.key === 'elan' ? units + leaders : units;
}

/** Nobody is there that the card names, so that it orders 1 unit of choice. */
export function nobodyNamed(counts: Counted, card: CardInForce): boolean {
  if (card.key === 'leadership') return told(counts.leadersIn) && sum(counts.leadersIn) === 0;
  return card.arms !== undefined && told(counts.ownUnits) && unitsNamedAtAll(counts, card) === 0;
}

const unitsNamedAtAll = (counts: Counted, card: CardInForce) =>
  card.key === 'cavalry-charge' && counts.readings.R66 === 'a'
    ? (counts.ownUnits.cavalry ?? 0)
    : unitsNamed(counts, card);
