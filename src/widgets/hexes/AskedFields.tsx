import { NumberField } from '../desk/NumberField.tsx';
import type { Speech } from './speech.ts';

interface Props<A> {
  asked: A;
  change: (part: Partial<A>) => void;
  speech: Speech;
}

/** The card by which the piece has its order. */
export const CardField = <C extends string>({
  asked,
  change,
  speech: { words, texts },
  cards,
}: Props<{ card: C | null }> & { cards: readonly C[] }) => (
  <div class="field">
    <label for="ask-card">{words.card}</label>
    <select
      id="ask-card"
      value={asked.card ?? ''}
      onChange={({ currentTarget: { value } }) =>
        change({ card: cards.find((card) => card === value) ?? null })
      }
    >
      <option value="">{words.noCard}</option>
      {cards.map((card) => (
        <option value={card}>{texts.value(card)}</option>
      ))}
    </select>
  </div>
);

/** Whether it is asked about the leader, who leaves his unit. */
export const LeaderField = ({ asked, change, speech: { words } }: Props<{ leader: boolean }>) => (
  <label class="check">
    <input
      type="checkbox"
      checked={asked.leader}
      onChange={({ currentTarget: { checked } }) => change({ leader: checked })}
    />
    {words.askLeader}
  </label>
);

/** Hexes that the piece has moved before it fights. */
export const MovedField = ({ asked, change, speech }: Props<{ moved: number }>) => (
  <NumberField
    speech={speech}
    min={0}
    id="ask-moved"
    label={speech.words.moved}
    max={4}
    value={asked.moved}
    change={(moved) => change({ moved })}
  />
);

/** Flags of a roll, and how many of them are ignored. */
export const FlagFields = ({
  asked,
  change,
  speech,
}: Props<{ flags: number; ignores: number }>) => (
  <>
    <NumberField
      speech={speech}
      min={0}
      id="ask-flags"
      label={speech.words.flags}
      max={6}
      value={asked.flags}
      change={(flags) => change({ flags, ignores: Math.min(asked.ignores, flags) })}
    />
    <NumberField
      speech={speech}
      min={0}
      id="ask-ignores"
      label={speech.words.ignores}
      max={asked.flags}
      value={asked.ignores}
      change={(ignores) => change({ ignores })}
    />
  </>
);
