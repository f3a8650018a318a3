import type { Violation } from '../../engine/core/schema/violation.ts';
import { Problem } from '../Problem.tsx';
import { nameOfCommander, type Speech } from './part.ts';
import type { Side, Unit } from './state.ts';

interface Props {
  id: string;
  side: Side;
  unit: Unit;
  /** Who leads it, or who is at hand now. */
  name: 'ledBy' | 'commandedBy';
  wrong: readonly Violation[];
  speech: Speech;
  change: (unit: Unit) => void;
}

/** One of the Commanders of its side, by his name. */
export const Leader = ({ id, side, unit, name, wrong, speech, change }: Props) => {
  const { words, texts } = speech;
  const fault = wrong.find(({ field }) => field === name);
  return (
    <div class="field">
      <label for={id}>{name === 'ledBy' ? words.leads : words.commands}</label>
      <select
        id={id}
        value={String(unit[name] ?? 0)}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ currentTarget: { value } }) => change({ ...unit, [name]: Number(value) })}
      >
        <option value="0">{name === 'ledBy' ? words.nobody : words.ownLeader}</option>
        {side.commanders.map((_, i) => (
          <option value={String(i + 1)}>{nameOfCommander(side, i, speech)}</option>
        ))}
      </select>
      {fault && (
        <p class="fault" id={`${id}-fault`}>
          <Problem violation={fault} texts={texts} />
        </p>
      )}
    </div>
  );
};
