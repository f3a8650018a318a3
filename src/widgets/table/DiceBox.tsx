import { useState } from 'preact/hooks';
import { throwDice } from '../../engine/core/random.ts';
import { Die } from '../Die.tsx';
import { MOST } from './state.ts';
import type { Part } from './Table.tsx';

type Roll = readonly (string | number)[];

const Thrown = ({ roll, sent }: { roll: Roll; sent: Part['sent'] }) => {
  const names = roll.map((face) => sent.faces.find((one) => one.face === face)?.say ?? face);
  return (
    <span class="dice" role="img" aria-label={names.join(', ')}>
      {roll.map((face) => (
        <Die face={face} dice={sent.dice} />
      ))}
    </span>
  );
};

/** What a roll leads on to: the calculators that take its faces, with these filled in. */
const Resolve = ({ roll, sent: { words, resolve } }: { roll: Roll; sent: Part['sent'] }) => (
  <>
    <p>{words.resolve}</p>
    <p class="acts">
      {resolve.map(({ say, url, field }) => (
        <a class="button" href={`${url}${url.includes('?') ? '&' : '?'}${field}=${roll.join(',')}`}>
          {say}
        </a>
      ))}
    </p>
  </>
);

/** Dice for whoever has none at hand, seeded and shown; each roll leads on to what it decides. */
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
        <button type="button" onClick={roll}>
          {words.roll}
        </button>
      </div>
      {last && (
        <div role="status" class="thrown">
          <Thrown roll={last} sent={sent} />
          {sent.resolve.length > 0 && <Resolve roll={last} sent={sent} />}
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
