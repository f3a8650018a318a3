import type { UnitRecord } from '../../../engine/ccn/nations/sheet.ts';
import type { Draft } from '../../../widgets/paths.ts';
import type { Speech } from './speech.ts';

type Value = keyof UnitRecord;

/** What a card adds or takes away, as players write it; whatever else was typed stays as it is. */
const signed = (value: unknown) =>
  typeof value === 'number' && value > 0 ? `+${value}` : String(value).replace('-', '−');

/** The dice of a card with the condition on which they count. */
const dice = (value: 'nationalFire' | 'nationalMelee', when: 'fireWhen' | 'meleeWhen') => ({
  value,
  show: (card: Draft, { texts }: Speech) => {
    const condition = card[when];
    const always = condition === undefined || condition === 'always';
    return signed(card[value]) + (always ? '' : ` (${texts.value(condition, when)})`);
  },
});
const plain = (value: Value) => ({ value, show: (card: Draft) => String(card[value]) });
const added = (value: Value) => ({ value, show: (card: Draft) => signed(card[value]) });

/** The values of a record in the order in which they are shown, and how. */
export const SHOWN = [
  plain('startBlocks'),
  dice('nationalFire', 'fireWhen'),
  dice('nationalMelee', 'meleeWhen'),
  plain('guardFlags'),
  added('nationalFlags'),
  added('nationalHexes'),
  added('nationalMove'),
] as const;

/** Does the record say it? No more than none is nothing. */
export const says = (card: Draft, value: Value) =>
  card[value] !== undefined && card[value] !== null && card[value] !== 0;

export const nameOf = ({ unit }: Draft, { texts }: Speech) =>
  unit === undefined ? '–' : texts.value(unit, 'unit');
