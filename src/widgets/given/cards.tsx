import { givenWords } from '../../i18n/given.ts';
import { type Draft, valueAt, withValue } from '../paths.ts';
import { fieldAt } from '../state.ts';
import type { Given } from './given.ts';
import type { Place } from './place.ts';

/** A unit of the reader's army: its name, and what stands on its card by the names of fields, as the question is now. */
export interface ArmyCard {
  name: string;
  values: (draft: Draft) => Readonly<Record<string, unknown>>;
}

/** What an army gives to forms. */
export interface Army {
  cards: readonly ArmyCard[];
  /** All that a card may say. */
  names: readonly string[];
  /** Whether a side with these fields is a unit: there the army is offered. */
  asksUnit: (has: (name: string) => boolean) => boolean;
}

const at = (side: string, name: string) => (side === '' ? name : `${side}.${name}`);
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Lets each unit of a form be one of the reader's army: what its card says is filled in, and may be changed then. */
export function offer({ cards, names, asksUnit }: Army, { query, texts }: Place): Given {
  const words = givenWords(texts.lang);
  /** The card of each side, as it was chosen last. */
  const chosen = new Map<string, ArmyCard>();
  const asks = (side: string) => (name: string) =>
    fieldAt(query.fields, at(side, name)) !== undefined;
  const asked = (side: string) => names.filter(asks(side));

  function filled(draft: Draft, side: string, { values }: ArmyCard): Draft {
    const says = values(draft);
    return asked(side).reduce((next, name) => withValue(next, at(side, name), says[name]), draft);
  }

  /** What a card says otherwise now, because the question is another one: where nobody said something else since. */
  function follow(before: Draft, draft: Draft): Draft {
    return [...chosen].reduce((next, [side, { values }]) => {
      const [was, now] = [values(before), values(draft)];
      const changed = asked(side).filter(
        (name) => !same(was[name], now[name]) && same(valueAt(draft, at(side, name)), was[name]),
      );
      return changed.reduce((to, name) => withValue(to, at(side, name), now[name]), next);
    }, draft);
  }

  const note: Given['note'] = (side, draft, change) => {
    if (!asksUnit(asks(side))) return undefined;
    const says = (card: ArmyCard) => {
      const values = card.values(draft);
      const told = asked(side);
      if (!told.some((name) => values[name] !== undefined)) return false;
      return told.every((name) => same(values[name], valueAt(draft, at(side, name))));
    };
    return (
      <select
        class="add"
        aria-label={words.army}
        onChange={({ currentTarget }) => {
          const card = cards[Number(currentTarget.value)];
          if (!card || currentTarget.value === '') return;
          chosen.set(side, card);
          change(filled(draft, side, card));
        }}
      >
        <option value="">{words.army}</option>
        {cards.map((card, i) => (
          <option value={i} selected={says(card)}>
            {card.name}
          </option>
        ))}
      </select>
    );
  };

  return { begin: (draft) => draft, follow, note, resting: () => undefined };
}
