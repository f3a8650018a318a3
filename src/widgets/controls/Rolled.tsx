import { fill } from '../../i18n/format.ts';
import { Die } from '../Die.tsx';
import { type ControlProps, described, Fault, itemsOf, shown } from './about.tsx';

type Face = string | number;

interface Props extends ControlProps {
  faces: readonly Face[];
  most: number;
}

/** Dice as they fell: tap a face to add it, tap one that is there to take it away. */
export const Rolled = (props: Props) => {
  const { name, texts, change, faces, most, dice } = props;
  const { words } = texts;
  const rolled = itemsOf(shown(props)) as readonly Face[];
  const named = (template: string, face: Face) =>
    fill(template, { face: texts.value(face) }, {}, texts.lang);
  const without = (at: number) => rolled.filter((_, i) => i !== at);
  return (
    <fieldset class="field" {...described(props)}>
      <legend>{texts.field(name).label}</legend>
      <div class="dice">
        {faces.map((face) => (
          <button
            type="button"
            aria-label={named(words.addFace, face)}
            disabled={rolled.length >= most}
            onClick={() => change([...rolled, face])}
          >
            <Die face={face} dice={dice} />
          </button>
        ))}
      </div>
      {rolled.length === 0 ? (
        <p>{words.noFaces}</p>
      ) : (
        <ul class="dice rolled">
          {rolled.map((face, i) => (
            <li>
              <button
                type="button"
                aria-label={named(words.removeFace, face)}
                onClick={() => change(rolled.length > 1 ? without(i) : undefined)}
              >
                <Die face={face} dice={dice} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Fault {...props} />
    </fieldset>
  );
};
