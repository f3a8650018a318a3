import { useState } from 'preact/hooks';
import type { Fraction } from '../../engine/core/fraction.ts';
import { chance } from '../../engine/core/odds.ts';
import { throwDice } from '../../engine/core/random.ts';
import { atLeastCounted, chanceOf, chanceOfAtLeast, counted } from '../../engine/core/thrown.ts';
import { fill } from '../../i18n/format.ts';
import { Die } from '../Die.tsx';
import { MOST } from './state.ts';
import type { Part } from './Table.tsx';

type Face = string | number;

const nameOf = (face: Face, faces: Part['sent']['faces']) =>
  faces.find((one) => one.face === face)?.say ?? String(face);

const Thrown = ({ roll, sent }: { roll: readonly Face[]; sent: Part['sent'] }) => {
  const names = roll.map((face) => nameOf(face, sent.faces));
  return (
    <span class="dice" role="img" aria-label={names.join(', ')}>
      {roll.map((face) => (
        <Die face={face} dice={sent.dice} />
      ))}
    </span>
  );
};

const isNumber = (face: Face): face is number => typeof face === 'number';

/** What a throw reached, with its chance: signs are had or not, numbers had or beaten. */
function reached(roll: readonly Face[], { faces, words, lang }: Part['sent']) {
  const told = (template: string, n: number, face: string) => fill(template, { n, face }, {}, lang);
  if (roll.every(isNumber))
    return [...atLeastCounted(roll)].map(([number, n]) => {
      const good = faces.filter(({ face }) => isNumber(face) && face >= number).length;
      return {
        say: told(words.orMore, n, String(number)),
        of: chanceOfAtLeast(n, roll.length, faces.length, good),
      };
    });
  return [...counted(roll)].map(([face, n]) => ({
    say: told(words.atLeast, n, nameOf(face, faces)),
    of: chanceOfAtLeast(
      n,
      roll.length,
      faces.length,
      faces.filter((one) => one.face === face).length,
    ),
  }));
}

const Chance = ({ of }: { of: Fraction }) => {
  const { fraction, percent } = chance(of);
  return (
    <>
      {percent} % ({fraction})
    </>
  );
};

/** Real dice for whoever has none at hand: seeded, shown, each throw with its exact chance. */
export const DiceBox = ({ sent, state, change }: Part) => {
  const { words, faces, mostDice } = sent;
  const [dice, setDice] = useState(3);
  const [typed, setTyped] = useState<string>();
  const [last, ...earlier] = state.rolls;
  const roll = () => {
    const from = { random: state.random };
    const thrown = throwDice(
      from,
      faces.map(({ face }) => face),
      dice,
    );
    change({ random: from.random, rolls: [thrown, ...state.rolls].slice(0, MOST.rolls) });
    setTyped(undefined);
  };
  const seeds = (text: string) => {
    const good = /^\d{1,10}$/.test(text) && Number(text) <= MOST.random;
    setTyped(good ? undefined : text);
    if (good) change({ random: Number(text) });
  };
  return (
    <section>
      <h2>{words.dice}</h2>
      <div class="throw">
        <span class="stepper">
          <button
            type="button"
            aria-label={`${words.howMany} −`}
            onClick={() => setDice(Math.max(1, dice - 1))}
          >
            −
          </button>
          <output aria-label={words.howMany}>{dice}</output>
          <button
            type="button"
            aria-label={`${words.howMany} +`}
            onClick={() => setDice(Math.min(mostDice, dice + 1))}
          >
            +
          </button>
        </span>
        <button type="button" class="main" onClick={roll}>
          {words.roll}
        </button>
      </div>
      {last && (
        <div role="status" class="thrown">
          <h3>{words.rolled}</h3>
          <Thrown roll={last} sent={sent} />
          <dl class="values">
            <div>
              <dt>{words.chanceOf}</dt>
              <dd>
                <Chance
                  of={chanceOf(
                    last,
                    faces.map(({ face }) => face),
                  )}
                />
              </dd>
            </div>
            {reached(last, sent).map(({ say, of }) => (
              <div>
                <dt>{say}</dt>
                <dd>
                  <Chance of={of} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <details>
        <summary>{words.earlier}</summary>
        <ol>
          {earlier.map((one) => (
            <li>
              <Thrown roll={one} sent={sent} />
            </li>
          ))}
        </ol>
        <div class="field">
          <label for="table-seed">{words.seed}</label>
          <input
            id="table-seed"
            inputMode="numeric"
            value={typed ?? String(state.random)}
            aria-invalid={typed !== undefined}
            onChange={({ currentTarget: { value } }) => seeds(value.trim())}
          />
          {typed !== undefined && <p class="fault">{words.badSeed}</p>}
          <small>{words.seedHelp}</small>
        </div>
      </details>
    </section>
  );
};
