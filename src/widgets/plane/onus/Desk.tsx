import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Violation } from '../../../engine/core/schema.ts';
import { engagementsOf } from '../../../engine/onus/table/engaged.ts';
import { positionFaults } from '../../../engine/onus/table/fields.ts';
import { surveyTable } from '../../../engine/onus/table/notation.ts';
import { CM, DEGREE } from '../../../engine/onus/table/sizes.ts';
import type { TableState, TableUnit } from '../../../engine/onus/table/state.ts';
import { addressOf, deskAt, keep, kept, MODES, type Desk as State } from '../desk.ts';
import { type DrawnCard, type Frame, frameAround } from '../PlaneBoard.tsx';
import { Share } from '../Share.tsx';
import { Ask } from './Ask.tsx';
import { drawnCards, type Speech, say, tableOf } from './drawn.ts';
import { EMPTY, Setup } from './Setup.tsx';

const SYSTEM = 'onus';
const FRESH: State = { mode: 'setup', text: EMPTY };

/** The desk with its past. */
function useDesk() {
  const [desk, setDesk] = useState<State>(() => deskAt(location.search) ?? kept(SYSTEM) ?? FRESH);
  const [past, setPast] = useState<{ before: readonly string[]; after: readonly string[] }>({
    before: [],
    after: [],
  });
  const [stored, setStored] = useState(true);
  useLayoutEffect(() => {
    history.replaceState(null, '', `${location.pathname}${addressOf(desk)}`);
    setStored(keep(SYSTEM, desk));
  }, [desk]);
  const change = (text: string) => {
    if (text === desk.text) return;
    setPast({ before: [...past.before, desk.text], after: [] });
    setDesk({ ...desk, text });
  };
  const last = past.before.at(-1);
  const [next, ...later] = past.after;
  const undo = () => {
    if (last === undefined) return;
    setPast({ before: past.before.slice(0, -1), after: [desk.text, ...past.after] });
    setDesk({ ...desk, text: last });
  };
  const redo = () => {
    if (next === undefined) return;
    setPast({ before: [...past.before, desk.text], after: later });
    setDesk({ ...desk, text: next });
  };
  return {
    desk,
    stored,
    change,
    choose: (mode: State['mode']) => setDesk({ ...desk, mode }),
    undo: last === undefined ? undefined : undo,
    redo: next === undefined ? undefined : redo,
  };
}

const sideName = ({ words }: Speech, { player }: TableUnit) =>
  (player === 'bottom' ? words.lower : words.upper).toLowerCase();

/** A card in words: what a reader who does not see the table hears. */
function cardName(speech: Speech, state: TableState, unit: TableUnit): string {
  const { words, texts } = speech;
  const others = engagementsOf(state, unit).map(({ other }) => other.name);
  const markers = [
    unit.broken && !unit.fleeing && words.broken,
    unit.fleeing && words.fleeing,
    unit.forcedMarch && words.forcedMarch,
    unit.active && words.active,
    unit.formation !== 'none' && texts.value(unit.formation, 'formation'),
    others.length > 0 && say(speech, words.engagedWith, { others: others.join(', ') }),
  ].filter((one) => typeof one === 'string');
  const values = {
    name: texts.value(unit.kind, 'kind'),
    side: sideName(speech, unit),
    x: unit.x / CM,
    y: unit.y / CM,
    heading: unit.heading / DEGREE,
  };
  return [say(speech, words.at, values), ...markers].join('; ');
}

const Description = ({ state, speech }: { state: TableState; speech: Speech }) => (
  <details>
    <summary>{speech.words.description}</summary>
    {state.units.length === 0 ? (
      <p>{speech.words.nobody}</p>
    ) : (
      <ul>
        {state.units.map((unit) => (
          <li key={unit.name}>
            {unit.name}: {cardName(speech, state, unit)}
          </li>
        ))}
      </ul>
    )}
  </details>
);

/** The table and all that is done on it: cards are laid, measured and asked about. */
export const Desk = ({ speech }: { speech: Speech }) => {
  const { words } = speech;
  const { desk, stored, change, choose, undo, redo } = useDesk();
  const [frame, setFrame] = useState<Frame>();
  const survey = useMemo(() => surveyTable(desk.text), [desk.text]);
  const faults: readonly Violation[] = useMemo(() => positionFaults(desk.text), [desk.text]);
  const drawn = useRef<readonly DrawnCard[]>([]);
  drawn.current = useMemo(() => drawnCards(survey.state, speech, drawn.current), [survey, speech]);
  const nameOf = (id: string) => {
    const unit = survey.state.units.find(({ name }) => name === id);
    const card = drawn.current.find((one) => one.id === id);
    // What is written on a card comes first, as who speaks to a device reads it out.
    const written = [card?.note, ...(card?.marks ?? [])].filter(Boolean);
    return unit ? [unit.name, ...written, cardName(speech, survey.state, unit)].join(' ') : id;
  };
  const bar = (
    <>
      <div class="field segments" role="radiogroup" aria-label={words.modes}>
        <div>
          {MODES.map((one) => (
            <label>
              <input
                type="radio"
                name="board-mode"
                checked={desk.mode === one}
                onChange={() => choose(one)}
              />
              {words[one]}
            </label>
          ))}
        </div>
      </div>
      <p class="acts">
        <button type="button" disabled={!undo} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" disabled={!redo} onClick={redo}>
          {words.redo}
        </button>
        <button
          type="button"
          aria-pressed={frame !== undefined}
          disabled={drawn.current.length === 0}
          onClick={() =>
            setFrame(frame ? undefined : frameAround(drawn.current, tableOf(survey.state)))
          }
        >
          {words.zoom}
        </button>
      </p>
      {!stored && <p class="notice">{words.notKept}</p>}
    </>
  );
  const common = { text: desk.text, survey, cards: drawn.current, nameOf, speech, frame, change };
  const asking = desk.mode === 'ask' && faults.length === 0;
  return (
    <div class="desk-board">
      {asking ? (
        <Ask {...common}>{bar}</Ask>
      ) : (
        <Setup {...common} faults={faults}>
          {bar}
          {desk.mode === 'ask' && <p class="notice error">{words.faultsFirst}</p>}
        </Setup>
      )}
      <div class="desk-end">
        <Share
          text={desk.text}
          address={addressOf(desk)}
          words={words}
          open={(text) => change(text.split('\n')[0]?.trim() ?? '')}
        />
        <Description state={survey.state} speech={speech} />
      </div>
    </div>
  );
};
