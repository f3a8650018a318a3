import { useMemo, useRef, useState } from 'preact/hooks';
import type { Violation } from '../../../engine/core/schema.ts';
import { engagementsOf } from '../../../engine/onus/table/engaged.ts';
import { positionFaults } from '../../../engine/onus/table/fields.ts';
import { surveyTable } from '../../../engine/onus/table/notation.ts';
import type { TableState, TableUnit } from '../../../engine/onus/table/state.ts';
import { CM, DEGREE } from '../../../engine/plane/table/measure.ts';
import { Bar } from '../../desk/Bar.tsx';
import { PLANE_STYLE } from '../../desk/drawing-style.ts';
import { linkTo, ShareMenu } from '../../desk/SharePanel.tsx';
import { say } from '../../desk/speech.ts';
import { useDesk } from '../../desk/use-desk.ts';
import { addressOf, homeOf, MODES } from '../desk.ts';
import { type DrawnCard, type Frame, frameAround } from '../PlaneBoard.tsx';
import { Ask } from './Ask.tsx';
import { drawnCards, type Speech, tableOf } from './drawn.ts';
import { EMPTY, Setup } from './Setup.tsx';

const HOME = homeOf('onus', EMPTY);

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
  const { desk, stored, set, change, undo, redo } = useDesk(HOME);
  const lay = (text: string) => text !== desk.text && change({ ...desk, text });
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
  const zoom = () =>
    setFrame(frame ? undefined : frameAround(drawn.current, tableOf(survey.state)));
  const bar = (
    <Bar
      modes={MODES}
      mode={desk.mode}
      choose={(mode) => set({ ...desk, mode })}
      undo={undo}
      redo={redo}
      zoom={drawn.current.length > 0 ? zoom : undefined}
      large={frame !== undefined}
      stored={stored}
      words={words}
    />
  );
  const common = {
    text: desk.text,
    survey,
    cards: drawn.current,
    nameOf,
    speech,
    frame,
    change: lay,
  };
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
        <ShareMenu
          words={words}
          copies={[[words.share, () => linkTo(addressOf(desk))]]}
          drawn={{ selector: '.tabletop .plane', style: PLANE_STYLE }}
          file={{ name: 'ius-belli.txt', type: 'text/plain', text: () => `${desk.text}\n` }}
          open={(text) => lay(text.split('\n')[0]?.trim() ?? '')}
        />
        <Description state={survey.state} speech={speech} />
      </div>
    </div>
  );
};
