import type { PlaneWords } from '../../i18n/plane.ts';
import { type Speech, say } from '../desk/speech.ts';
import { NUDGES, type Nudge } from './nudge.ts';

const ARROWS: Readonly<Record<Nudge, string>> = {
  'turn-left': '↺',
  'go-up': '↑',
  'turn-right': '↻',
  'go-left': '←',
  'go-down': '↓',
  'go-right': '→',
};

interface Props {
  name: string;
  fine: boolean;
  setFine: (fine: boolean) => void;
  nudge: (nudge: Nudge) => void;
  speech: Speech<keyof PlaneWords>;
}

/** Moves the chosen card bit by bit: each button says how far. */
export const Compass = ({ name, fine, setFine, nudge, speech }: Props) => {
  const { words } = speech;
  const [far, turn] = (fine ? words.fine : words.coarse).split(', ');
  return (
    <div class="compass">
      <fieldset aria-label={say(speech, words.nudge, { name })}>
        {NUDGES.map((one) => (
          <button
            type="button"
            aria-label={`${words[one]}, ${one.startsWith('turn') ? turn : far}`}
            onClick={() => nudge(one)}
          >
            {ARROWS[one]}
          </button>
        ))}
      </fieldset>
      <StepChoice
        fine={fine}
        setFine={setFine}
        label={words.step}
        names={[words.coarse, words.fine]}
      />
    </div>
  );
};

interface StepProps {
  fine: boolean;
  setFine: (fine: boolean) => void;
  label: string;
  /** What a step is, and what a fine one. */
  names: readonly string[];
}

/** How far a step goes. */
export const StepChoice = ({ fine, setFine, label, names }: StepProps) => (
  <div class="segments" role="radiogroup" aria-label={label}>
    <div>
      {names.map((name, i) => (
        <label>
          <input
            type="radio"
            name="step"
            checked={fine === i > 0}
            onChange={() => setFine(i > 0)}
          />
          {name}
        </label>
      ))}
    </div>
  </div>
);
