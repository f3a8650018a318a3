import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { NumberField } from '../desk/NumberField.tsx';
import { Problem } from '../Problem.tsx';
import { Ref } from '../Ref.tsx';
import { faultsOf } from './Armies.tsx';
import { CardsOf, type UnitProps } from './Cards.tsx';
import { Filled } from './Filled.tsx';
import { Fold } from './Fold.tsx';
import { Leader } from './Leader.tsx';
import { nameOfSide, nameOfUnit, type Part, type SidePart, say } from './part.ts';
import { State } from './State.tsx';
import { type Acting, planned, type Side, type Unit, withSide } from './state.ts';
import { Told } from './Told.tsx';
import { useFocus } from './use-focus.ts';

const MOST = 60;
/** A check as it stands while nothing has happened yet. */
const ORDINARY: Acting = {
  ...{ side: 0, unit: 0, how: 'activation', told: {}, checked: 'open' },
  ...{ actions: [], fives: null },
};

/** A unit, its card, and what is wrong with it or how likely it is to obey. */
const Planned = (props: UnitProps & { side: Side }) => {
  const { turn, at, side, unit, place, speech, change } = props;
  const { system } = speech;
  const texts = speech.texts.about(system.asks.plan);
  const wrong = faultsOf(side, system)
    .filter(({ field }) => field.startsWith(`units.${place}.`))
    .map((one) => ({ ...one, field: one.field.replace(`units.${place}.`, '') }));
  const set = (next: Unit) =>
    change(withSide(turn, at, { units: side.units.map((one, i) => (i === place ? next : one)) }));
  const useless = system.useless(unit);
  const check = system.check(side, unit, ORDINARY);
  return (
    <li>
      <p>
        <b>{nameOfUnit(unit, place, speech)}</b> <State side={side} unit={unit} speech={speech} />
      </p>
      <CardsOf {...props} />
      {wrong.map((one) => (
        <p class="fault">
          <b>{texts.field(one.field).label}: </b>
          <Problem violation={one} texts={texts} />
        </p>
      ))}
      {useless && (
        <p class="fault">
          {texts.step(useless)} <Ref id={useless.clause} texts={texts} />
        </p>
      )}
      {unit.card && !useless && wrong.length === 0 && <Told reply={check} speech={speech} />}
      <Fold name={speech.words.circumstances}>
        {() => (
          <>
            <Filled
              id={`laid-${at}-${place}`}
              fields={system.laid(unit)}
              draft={unit}
              wrong={wrong}
              texts={texts}
              change={set}
            />
            <Leader
              id={`laid-${at}-${place}-by`}
              name="commandedBy"
              {...{ side, unit, wrong, speech }}
              change={set}
            />
          </>
        )}
      </Fold>
    </li>
  );
};

interface SecretProps extends SidePart {
  close: () => void;
  title: RefObject<HTMLHeadingElement>;
}

/** The plan of one side, as it alone may see it. */
const Secret = ({ close, title, ...part }: SecretProps) => {
  const { turn, at, speech, change } = part;
  const { words, system } = speech;
  const side = turn.sides[at];
  if (!side) return null;
  const missing = side.units.filter(({ card, destroyed }) => !card && !destroyed).length;
  const { reply } = system.plan(side);
  return (
    <section class="secret">
      <h3 ref={title} tabIndex={-1}>
        {nameOfSide(turn, at, speech)}
      </h3>
      <ol class="troops">
        {side.units.map((unit, place) =>
          unit.destroyed ? null : <Planned key={place} {...part} {...{ side, unit, place }} />,
        )}
      </ol>
      <div aria-live="polite">
        {missing > 0 ? (
          <p class="soft">{say(speech, words.notReady, { n: missing })}</p>
        ) : (
          <Told reply={reply} speech={speech} why />
        )}
      </div>
      <p class="acts">
        <button
          type="button"
          class="primary"
          disabled={missing > 0}
          onClick={() => {
            close();
            change(withSide(turn, at, { ready: true }));
          }}
        >
          {words.ready}
        </button>
        <button type="button" onClick={close}>
          {words.cover}
        </button>
      </p>
    </section>
  );
};

/** A side that lays its orders elsewhere: only how many units it has is told. */
const Elsewhere = ({ turn, at, speech, change }: SidePart) => {
  const { words } = speech;
  const side = turn.sides[at];
  return (
    <section>
      <h3>{nameOfSide(turn, at, speech)}</h3>
      <NumberField
        id={`away-${at}`}
        label={words.troops}
        value={side?.troopsAway ?? 0}
        min={0}
        max={MOST}
        speech={speech}
        change={(troopsAway) => change(withSide(turn, at, { troopsAway }))}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={side?.ready ?? false}
          onChange={({ currentTarget: { checked } }) =>
            change(withSide(turn, at, { ready: checked }))
          }
        />
        {say(speech, words.isReady, { side: nameOfSide(turn, at, speech) })}
      </label>
    </section>
  );
};

/** Planning: each side in its turn behind the cover, until both are ready. What is open is kept nowhere. */
export const Orders = (part: Part) => {
  const { turn, speech, change } = part;
  const { words, texts, system } = speech;
  const [open, setOpen] = useState<number>();
  const none = turn.sides.some(({ units, away, troopsAway }) =>
    away ? troopsAway === 0 : units.length === 0,
  );
  const away = turn.sides.map((side, at) =>
    side.away ? <Elsewhere key={at} {...part} at={at} /> : null,
  );
  const bothReady = turn.sides.every(({ ready }) => ready);
  const place = useFocus(String(open));
  if (open !== undefined)
    return <Secret {...part} at={open} close={() => setOpen(undefined)} title={place} />;
  return (
    <section>
      <h3 ref={place} tabIndex={-1}>
        {words.plan}
      </h3>
      <p>
        {words.covered} <Ref id={system.clauses.hidden} texts={texts} />
      </p>
      {turn.sides.map((side, at) => {
        const name = { side: nameOfSide(turn, at, speech) };
        return side.away ? null : (
          <p class="acts">
            <button
              type="button"
              class={side.ready ? undefined : 'primary'}
              disabled={side.units.length === 0}
              onClick={() => {
                setOpen(at);
                if (side.ready) change(withSide(turn, at, { ready: false }));
              }}
            >
              {say(speech, side.ready ? words.change : words.lay, name)}
            </button>
            <span role="status">{side.ready && say(speech, words.isReady, name)}</span>
          </p>
        );
      })}
      {away}
      {none && <p class="soft">{words.needsUnits}</p>}
      <p class="acts">
        <button
          type="button"
          class="primary"
          disabled={!bothReady || none}
          onClick={() => change(planned(turn))}
        >
          {words.begin}
        </button>
      </p>
    </section>
  );
};
