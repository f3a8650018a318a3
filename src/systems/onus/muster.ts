import { read } from '../../engine/core/schema/read.ts';
import { CARD_FIELDS, type Card } from '../../engine/onus/roster/roster.ts';
import { NOTATION } from '../../engine/onus/table/notation.ts';
import type { TableUnit } from '../../engine/onus/table/state.ts';
import { isDraft } from '../../widgets/paths.ts';

/** How much of the name of a card names its units on the table. */
const LETTERS = 4;
const MOST_COPIES = 60;

/** A word of plain letters to name units by; of a card without a name, that of its kind. */
const stemOf = ({ unitCalled, kind }: Card) =>
  (unitCalled.normalize('NFD').replaceAll(/[^A-Za-z]/g, '') || kind).slice(0, LETTERS);

/** What the table has to know of a card; a value that is still to be filled in is as usual. */
function cardOf(written: unknown): Card {
  const draft = isDraft(written) ? written : {};
  const entries = Object.entries(CARD_FIELDS).map(([name, field]) => {
    const found = read({ [name]: field }, name in draft ? { [name]: draft[name] } : {});
    const usual = read({ [name]: field }, {});
    const value = 'value' in found ? found.value : 'value' in usual ? usual.value : {};
    return [name, (value as Record<string, unknown>)[name]];
  });
  return Object.fromEntries(entries);
}

/** The units of an army list as cards of a table, none of them at its place yet. */
export function mustered(units: readonly unknown[]): TableUnit[] {
  return units.flatMap((written) => {
    const card = cardOf(written);
    const { kind, movement, strength, range, abilities, copies } = card;
    const { writing } = NOTATION;
    const lying = { ...writing.card, player: 'bottom' as const, x: 0, y: 0, heading: 0 };
    const unit = {
      ...writing.fresh({ ...lying, name: stemOf(card) }),
      ...{ kind, movement, abilities },
      range: strength > 0 ? range : 0,
    };
    return Array.from({ length: Math.min(copies, MOST_COPIES) }, () => unit);
  });
}
