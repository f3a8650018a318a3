import { BLANK_DIE, NUMBERED } from '../../book/marks/dice.ts';
import { fill, inSentence } from '../../i18n/format.ts';
import { Die } from '../Die.tsx';
import { Mark } from '../Mark.tsx';
import type { Face } from '../rolls.ts';
import { type ControlProps, described, Fault, itemsOf, shown } from './about.tsx';

interface Props extends ControlProps {
  faces: readonly Face[];
  most: number;
  /** Whose they are, where each side rolls. */
  of?: string | undefined;
  /** How many dice there are, where an answer says so: each has its place. */
  places?: number | undefined;
  good?: ((face: Face) => boolean) | undefined;
}

const anyOf = (sides: readonly Face[]) =>
  sides[(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % sides.length] as Face;

/** Dice as they fell: tap a face for the next die, tap a die to take it away; or let them be thrown here. */
export const Rolled = (props: Props) => {
  const { name, texts, change, of, faces, most, places, good, dice = NUMBERED } = props;
  const { words } = texts;
  const { label } = texts.field(name);
  const rolled = itemsOf(shown(props)) as readonly Face[];
  const blank = places === undefined ? 0 : Math.max(0, places - rolled.length);
  const full = rolled.length >= (places ?? most);
  const named = (template: string, face: Face) =>
    fill(template, { face: texts.value(face) }, {}, texts.lang);
  const without = (at: number) => rolled.filter((_, i) => i !== at);
  const throwRest = () => {
    const sides = (dice.sides ?? dice.faces).filter((side) => faces.includes(side));
    change([...rolled, ...Array.from({ length: blank }, () => anyOf(sides))]);
  };
  return (
    <fieldset class="field" {...described(props)}>
      <legend>
        {of && `${of}: `}
        {of ? inSentence(label, texts.lang) : label}
        {places !== undefined && <small> {`${rolled.length}/${places}`}</small>}
      </legend>
      <ul class="dice rolled">
        {rolled.map((face, i) => (
          <li>
            <button
              type="button"
              class={good?.(face) ? 'good' : undefined}
              aria-label={named(good?.(face) ? words.removeHit : words.removeFace, face)}
              onClick={() => change(rolled.length > 1 ? without(i) : undefined)}
            >
              <Die face={face} dice={dice} />
            </button>
          </li>
        ))}
        {Array.from({ length: blank }, () => (
          <li class="blank">
            <Mark of={BLANK_DIE} class="die" />
          </li>
        ))}
        {blank > 0 && (
          <li>
            <button type="button" onClick={throwRest}>
              {words.throwDice}
            </button>
          </li>
        )}
      </ul>
      {!(full && places) && (
        <div class="dice tapped">
          {faces.map((face) => (
            <button
              type="button"
              aria-label={named(words.addFace, face)}
              disabled={full}
              onClick={() => change([...rolled, face])}
            >
              <Die face={face} dice={dice} />
            </button>
          ))}
        </div>
      )}
      <Fault {...props} />
    </fieldset>
  );
};
