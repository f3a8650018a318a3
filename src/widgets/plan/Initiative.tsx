import { throwDice } from '../../engine/core/random.ts';
import { nameOfSide, type Part, say } from './part.ts';
import { begins, withSide } from './state.ts';
import { Told } from './Told.tsx';

const FACES = [1, 2, 3, 4, 5, 6];
const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** Who has the initiative: dice that fell on the table, or that fall here; and who goes first. */
export const Initiative = ({ turn, speech, change }: Part) => {
  const { words, system } = speech;
  const reply = system.initiative(turn);
  const winner = 'ruling' in reply ? Reflect.get(reply.ruling.answer, 'choosesFirst') : null;
  const named = (at: number) => ({ side: nameOfSide(turn, at, speech) });
  const roll = () => {
    const [own = 1, enemy = 1] = throwDice({ random: anySeed() }, FACES, 2);
    change(withSide(withSide(turn, 0, { die: own }), 1, { die: enemy }));
  };
  return (
    <section>
      <h2>{words.initiative}</h2>
      {turn.sides.map(({ die }, at) => (
        <fieldset class="faces segments">
          <legend>{say(speech, words.dieOf, named(at))}</legend>
          <div>
            {FACES.map((face) => (
              <label>
                <input
                  type="radio"
                  name={`die-${at}`}
                  checked={die === face}
                  onChange={() => change(withSide(turn, at, { die: face }))}
                />
                {face}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <p class="acts">
        <button type="button" onClick={roll}>
          {words.roll}
        </button>
      </p>
      <div aria-live="polite">
        {winner === null ? (
          <>
            <b>{nameOfSide(turn, 0, speech)}: </b>
            <Told reply={reply} speech={speech} />
          </>
        ) : (
          <p class="answer">{say(speech, words.chooses, named(winner === 'own' ? 0 : 1))}</p>
        )}
      </div>
      {winner !== null && (
        <p class="acts">
          {turn.sides.map((_, at) => (
            <button type="button" class="primary" onClick={() => change(begins(turn, at))}>
              {say(speech, words.goesFirst, named(at))}
            </button>
          ))}
        </p>
      )}
    </section>
  );
};
