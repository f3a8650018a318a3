import { DECK_CARDS } from '../../engine/cca/cards.ts';
import { UNITS } from '../../engine/cca/units.ts';
import {
  CardField,
  FlagFields,
  LeaderField,
  MovedField,
} from '../../widgets/hexes/AskedFields.tsx';
import type { CircumstancesProps, Questions } from '../../widgets/hexes/system.ts';
import type { Asked } from './asked.ts';

const REPEATABLE = DECK_CARDS.filter(
  (card) => card !== 'counter-attack' && card !== 'first-strike',
);

/** What else the answers depend on, and what it may be. */
export const CIRCUMSTANCES: Questions['circumstances'] = {
  card: { of: ['move', 'battle'], options: REPEATABLE },
  moved: { of: ['battle'], options: [0, 1, 2, 3, 4] },
  leader: { of: ['move'], options: [false, true] },
  flags: { of: ['retreat'], options: [0, 1, 2, 3, 4, 5, 6] },
  ignores: { of: ['retreat'], options: [0, 1, 2, 3, 4, 5, 6] },
  attacker: { of: ['evade'], options: UNITS },
};

export const Circumstances = ({ asked, change, withLeader, speech }: CircumstancesProps<Asked>) => {
  const { words, texts } = speech;
  const { question } = asked;
  return (
    <>
      {(question === 'move' || question === 'battle') && (
        <CardField asked={asked} change={change} speech={speech} cards={REPEATABLE} />
      )}
      {question === 'move' && withLeader && (
        <LeaderField asked={asked} change={change} speech={speech} />
      )}
      {question === 'battle' && <MovedField asked={asked} change={change} speech={speech} />}
      {question === 'retreat' && <FlagFields asked={asked} change={change} speech={speech} />}
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
