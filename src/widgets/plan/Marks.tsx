import { Ref } from '../Ref.tsx';
import { nameOfUnit, type SidePart, say } from './part.ts';
import { type Unit, withUnit } from './state.ts';
import { Told } from './Told.tsx';

interface Props extends SidePart {
  unit: Unit;
  place: number;
}

/** What becomes of a unit that bears more markers than it can. */
const Breaks = ({ turn, at, unit, place, speech, change }: Props) => {
  const { words, system } = speech;
  const side = turn.sides[at];
  if (!side) return null;
  const reply = system.bears(side, unit);
  if ('violations' in reply) return <Told reply={reply} speech={speech} />;
  if (Reflect.get(reply.ruling.answer, 'due') !== true) return null;
  const certain = Reflect.get(reply.ruling.answer, 'destroyed') === true;
  const passed = system.bears(side, unit, true);
  const wear = 'ruling' in passed ? Reflect.get(passed.ruling.answer, 'wearAfter') : null;
  const set = (next: Unit) => change(withUnit(turn, at, place, next));
  return (
    <div class="acting" role="alert">
      <Told reply={reply} speech={speech} why />
      <p class="acts">
        {!certain && typeof wear === 'number' && (
          <button type="button" class="primary" onClick={() => set({ wear })}>
            {words.passes}
          </button>
        )}
        <button type="button" onClick={() => set({ destroyed: true })}>
          {certain ? words.takeOff : words.fails}
        </button>
      </p>
    </div>
  );
};

/** The markers of a unit, each a tap: its Wear against its Stamina, and whether it is Disordered. */
export const Marks = (props: Props) => {
  const { turn, at, unit, place, speech, change } = props;
  const { words } = speech;
  const wear = Number(unit.wear ?? 0);
  const name = nameOfUnit(unit, place, speech);
  const set = (next: Unit) => change(withUnit(turn, at, place, next));
  const of = { what: words.wear, name };
  return (
    <>
      <div class="marks">
        <span class="worn">
          <button
            type="button"
            disabled={wear === 0}
            aria-label={say(speech, words.fewer, of)}
            onClick={() => set({ wear: wear - 1 })}
          >
            −
          </button>
          <output aria-label={`${words.wear}, ${name}`}>
            {wear}
            {unit.stamina === undefined ? '' : `/${String(unit.stamina)}`}
          </output>
          <button
            type="button"
            aria-label={say(speech, words.more, of)}
            onClick={() => set({ wear: wear + 1 })}
          >
            +
          </button>
        </span>
        <label class="check">
          <input
            type="checkbox"
            aria-label={`${words.disordered}, ${name}`}
            checked={unit.disordered === true}
            onChange={({ currentTarget: { checked } }) => set({ disordered: checked })}
          />
          {words.disordered}
        </label>
      </div>
      {!unit.destroyed && unit.stamina !== undefined && <Breaks {...props} />}
    </>
  );
};

/** The clause behind something that the page says itself. */
export const By = ({ id, speech: { texts } }: { id: string } & Pick<Props, 'speech'>) => (
  <Ref id={id} texts={texts} />
);
