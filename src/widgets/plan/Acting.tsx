import type { Ruling } from '../../engine/core/query.ts';
import { NumberField } from '../desk/NumberField.tsx';
import { CardsOf } from './Cards.tsx';
import { Filled } from './Filled.tsx';
import { Fold } from './Fold.tsx';
import { nameOfUnit, type Part, say } from './part.ts';
import { type Acting, does, type Turn, type Unit, unitOf, withActing, withUnit } from './state.ts';
import { Told } from './Told.tsx';

const MOST_DICE = 42;

const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The unit after what it did: it has acted, with the Wear and Disorder that the answer leaves it. */
function after(turn: Turn, acting: Acting, ruling: Ruling | undefined): Turn {
  const answer: Readonly<Record<string, unknown>> = { ...ruling?.answer };
  const { wearAfter, disorderedAfter, limberedAfter } = answer;
  const obeys = acting.how === 'activation';
  const change: Unit = {
    acted: true,
    ...(obeys && typeof wearAfter === 'number' && { wear: wearAfter }),
    ...(obeys && disorderedAfter === false && { disordered: false }),
    ...(obeys && typeof limberedAfter === 'boolean' && { limbered: limberedAfter }),
  };
  const next = withActing(withUnit(turn, acting.side, acting.unit, change), acting);
  return obeys ? does(next, 'troop') : next;
}

/** What it does with its card, each action a box to tick. */
const Actions = ({ acting, answer, part, set }: ActionsProps) => {
  const { texts, words, system } = part.speech;
  const may = wordsOf(answer.mayDo);
  const about = texts.about(system.asks.order);
  if (may.length < 2) return null;
  return (
    <fieldset>
      <legend>{words.actions}</legend>
      <div class="checks">
        {may.map((action) => (
          <label class="check">
            <input
              type="checkbox"
              checked={acting.actions.includes(action)}
              onChange={({ currentTarget: { checked } }) =>
                set({
                  actions: checked
                    ? [...acting.actions, action]
                    : acting.actions.filter((one) => one !== action),
                })
              }
            />
            {about.value(action, 'mayDo')}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
interface ActionsProps {
  acting: Acting;
  answer: Readonly<Record<string, unknown>>;
  part: Part;
  set: (change: Partial<Acting>) => void;
}

/** Its card is turned up: the check where there is one, what it does, and what is left of it. */
export const Acts = ({ acting, ...part }: Part & { acting: Acting }) => {
  const { turn, speech, change } = part;
  const { words, texts, system } = speech;
  const unit = unitOf(turn, acting);
  const side = turn.sides[acting.side];
  if (!unit || !side) return null;
  const set = (next: Partial<Acting>) => change(withActing(turn, acting, { ...acting, ...next }));
  const check = system.check(side, unit, acting);
  const needed = 'ruling' in check && Reflect.get(check.ruling.answer, 'needed') === true;
  const { checked } = acting;
  const act = system.act(unit, acting);
  const ruling = 'ruling' in act ? act.ruling : undefined;
  const answer: Readonly<Record<string, unknown>> = { ...ruling?.answer };
  const open = needed && checked === 'open';
  const counts = unit.card === 'resist' && unit.numerous === true && checked === 'passed';
  const allowed = checked === 'failed' || acting.how === 'reaction' || answer.allowed === true;
  const id = `acting-${acting.side}-${acting.unit}`;
  const name = nameOfUnit(unit, acting.unit, speech);
  return (
    <div class="acting">
      <p class="answer">{unit.card ? texts.value(unit.card, 'card') : words.noOrder}</p>
      {!unit.card && <CardsOf {...part} at={acting.side} unit={unit} place={acting.unit} />}
      <Told reply={check} speech={speech} why />
      <Fold name={words.circumstances}>
        {() => (
          <>
            <Filled
              id={id}
              fields={system.circumstances(acting.how, unit)}
              draft={{ ...system.standing(unit), ...acting.told }}
              wrong={'violations' in check ? check.violations : []}
              texts={texts.about(system.asks.check)}
              change={(told) => set({ told })}
            />
          </>
        )}
      </Fold>
      {needed && (
        <div class="segments field" role="radiogroup" aria-label={words.fell}>
          <div>
            {(['passed', 'failed'] as const).map((one) => (
              <label>
                <input
                  type="radio"
                  name={`${id}-checked`}
                  checked={checked === one}
                  onChange={() => set({ checked: one })}
                />
                {one === 'passed' ? words.passes : words.fails}
              </label>
            ))}
          </div>
        </div>
      )}
      {counts && (
        <NumberField
          id={`${id}-fives`}
          label={words.fives}
          value={acting.fives}
          min={0}
          max={MOST_DICE}
          speech={speech}
          change={(fives) => set({ fives })}
          clear={() => set({ fives: null })}
        />
      )}
      {!open && acting.how === 'activation' && (
        <div aria-live="polite">
          <Actions {...{ acting, answer, part, set }} />
          <Told reply={act} speech={speech} why />
        </div>
      )}
      <p class="acts">
        <button
          type="button"
          class="primary"
          disabled={open || !allowed || !unit.card}
          onClick={() => change(after(turn, acting, checked === 'failed' ? undefined : ruling))}
        >
          {say(speech, words.commit, { name })}
        </button>
        <button type="button" onClick={() => change(withActing(turn, acting))}>
          {words.leave}
        </button>
      </p>
    </div>
  );
};
