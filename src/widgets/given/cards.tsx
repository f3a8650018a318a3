import { read } from '../../engine/core/schema/read.ts';
import { givenWords } from '../../i18n/given.ts';
import { type Draft, valueAt, withValue } from '../paths.ts';
import { fieldAt, isDefault } from '../state.ts';
import type { Given } from './given.ts';
import type { Place } from './place.ts';

type Asks = (name: string) => boolean;

/** A unit of the reader's army: its name, and what stands on its card by the names of fields, as the question is now. */
export interface ArmyCard {
  name: string;
  values: (draft: Draft, query: string, asks: Asks) => Readonly<Record<string, unknown>>;
}

/** What an army gives to forms. */
export interface Army {
  cards: readonly ArmyCard[];
  /** All that a card may say. */
  names: readonly string[];
  /** Whether a side with these fields is a unit: there the army is offered. */
  asksUnit: (has: Asks) => boolean;
  /** Whether a question says something of another unit than the one that it is about, where both stand in one list. */
  ofTheOther?: ((query: string, name: string) => boolean) | undefined;
}

const at = (side: string, name: string) => (side === '' ? name : `${side}.${name}`);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A unit of which a side of a question asks. */
interface Part {
  side: string;
  names: readonly string[];
  label: string;
}

/** Lets each unit of a form be one of the reader's army: what its card says is filled in, and may be changed then. */
export function offer(
  { cards, names, asksUnit, ofTheOther }: Army,
  { query, texts }: Place,
): Given {
  const words = givenWords(texts.lang);
  /** The card of each unit, as it was chosen last. */
  const chosen = new Map<string, readonly [Part, ArmyCard]>();
  const asks = (side: string) => (name: string) =>
    fieldAt(query.fields, at(side, name)) !== undefined;

  function partsOf(side: string): Part[] {
    const asked = names.filter(asks(side));
    const of = asked.filter((name) => ofTheOther?.(query.id, name));
    const own = asked.filter((name) => !of.includes(name));
    if (own.length === 0) return [{ side, names: of, label: words.army }];
    const two = [
      { side, names: own, label: words.army },
      { side, names: of, label: words.another },
    ];
    return of.length > 0 ? two : two.slice(0, 1);
  }

  /** What a card puts into a field: nothing where the field would come to it by itself, or has no such value. */
  function saysOf({ side, names: told }: Part, { values }: ArmyCard, draft: Draft) {
    const says = values(draft, query.id, asks(side));
    return (name: string) => {
      const field = told.includes(name) ? fieldAt(query.fields, at(side, name)) : undefined;
      const value = says[name];
      if (!field || value === undefined || isDefault(field, value)) return undefined;
      return 'value' in read({ [name]: field }, { [name]: value }) ? value : undefined;
    };
  }

  function filled(draft: Draft, part: Part, card: ArmyCard): Draft {
    const says = saysOf(part, card, draft);
    return part.names.reduce(
      (next, name) => withValue(next, at(part.side, name), says(name)),
      draft,
    );
  }

  /** What a card says otherwise now, because the question is another one: where nobody said something else since. */
  function follow(before: Draft, draft: Draft): Draft {
    return [...chosen.values()].reduce((next, [part, card]) => {
      const [was, now] = [saysOf(part, card, before), saysOf(part, card, draft)];
      const place = (name: string) => at(part.side, name);
      const changed = part.names.filter(
        (name) => !same(was(name), now(name)) && same(valueAt(draft, place(name)), was(name)),
      );
      return changed.reduce((to, name) => withValue(to, place(name), now(name)), next);
    }, draft);
  }

  const choice = (part: Part, draft: Draft, change: (draft: Draft) => void) => {
    const says = (card: ArmyCard) => {
      const value = saysOf(part, card, draft);
      if (!part.names.some((name) => value(name) !== undefined)) return false;
      return part.names.every((name) => same(value(name), valueAt(draft, at(part.side, name))));
    };
    return (
      <select
        key={part.label}
        class="add"
        aria-label={part.label}
        onChange={({ currentTarget }) => {
          const card = cards[Number(currentTarget.value)];
          if (!card || currentTarget.value === '') return;
          chosen.set(part.side + part.label, [part, card]);
          change(filled(draft, part, card));
        }}
      >
        <option value="">{part.label}</option>
        {cards.map((card, i) => (
          <option value={i} selected={says(card)}>
            {card.name}
          </option>
        ))}
      </select>
    );
  };

  const note: Given['note'] = (side, draft, change) =>
    asksUnit(asks(side)) ? partsOf(side).map((part) => choice(part, draft, change)) : undefined;

  return { begin: (draft) => draft, follow, note, resting: () => undefined };
}
