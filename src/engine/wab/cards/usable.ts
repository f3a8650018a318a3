import { read } from '../../core/schema/read.ts';
import { CARD_FIELDS, type UnitCard } from './card.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A card as far as it can be used: what is missing or wrong counts as unsaid. */
export function usableCard(written: unknown): UnitCard {
  const draft = isObject(written) ? written : {};
  const entries = Object.entries(CARD_FIELDS).map(([name, field]) => {
    const found = read({ [name]: field }, { [name]: draft[name] });
    const usual = 'value' in found ? found : read({ [name]: field }, {});
    return [name, 'value' in usual ? (usual.value as Record<string, unknown>)[name] : undefined];
  });
  const card = Object.fromEntries(entries) as UnitCard;
  return {
    ...card,
    width: card.width === undefined ? undefined : Math.min(card.width, card.models),
  };
}

/** The cards that a device keeps, finished or not. */
export const usableCards = (kept: unknown): UnitCard[] =>
  isObject(kept) && Array.isArray(kept.units) ? kept.units.map(usableCard) : [];
