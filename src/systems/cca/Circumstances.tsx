import { DECK_CARDS } from '../../engine/cca/cards.ts';
import { UNITS } from '../../engine/cca/units.ts';
import { NumberField } from '../../widgets/desk/NumberField.tsx';
import type { CircumstancesProps } from '../../widgets/hexes/system.ts';
import type { Asked } from './asked.ts';

const REPEATABLE = DECK_CARDS.filter(
  (card) => card !== 'counter-attack' && card !== 'first-strike',
);

/** What else the answer depends on. */
export const Circumstances = ({ asked, change, withLeader, speech }: CircumstancesProps<Asked>) => {
  const { words, texts } = speech;
  const { question } = asked;
  return (
    <>
      {(question === 'move' || question === 'battle') && (
        <div class="field">
          <label for="ask-card">{words.card}</label>
          <select
            id="ask-card"
            value={asked.card ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ card: REPEATABLE.find((card) => card === value) ?? null })
            }
          >
            <option value="">{words.noCard}</option>
            {REPEATABLE.map((card) => (
              <option value={card}>{texts.value(card)}</option>
            ))}
          </select>
        </div>
      )}
      {question === 'move' && withLeader && (
        <label class="check">
          <input
            type="checkbox"
            checked={asked.leader}
            onChange={({ currentTarget: { checked } }) => change({ leader: checked })}
          />
          {words.askLeader}
        </label>
      )}
      {question === 'battle' && (
        <NumberField
          speech={speech}
          min={0}
          id="ask-moved"
          label={words.moved}
          max={4}
          value={asked.moved}
          change={(moved) => change({ moved })}
        />
      )}
      {question === 'retreat' && (
        <>
          <NumberField
            speech={speech}
            min={0}
            id="ask-flags"
            label={words.flags}
            max={6}
            value={asked.flags}
            change={(flags) => change({ flags, ignores: Math.min(asked.ignores, flags) })}
          />
          <NumberField
            speech={speech}
            min={0}
            id="ask-ignores"
            label={words.ignores}
            max={asked.flags}
            value={asked.ignores}
            change={(ignores) => change({ ignores })}
          />
        </>
      )}
      {question === 'evade' && (
        <div class="field">
          <label for="ask-attacker">{words.attacker}</label>
          <select
            id="ask-attacker"
            value={asked.attacker}
            onChange={({ currentTarget: { value } }) =>
              change({ attacker: UNITS.find((unit) => unit === value) ?? 'MI' })
            }
          >
            {UNITS.map((unit) => (
              <option value={unit}>{texts.value(unit)}</option>
            ))}
          </select>
        </div>
      )}
    </>
  );
};
