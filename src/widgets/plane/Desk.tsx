import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Rectangle } from '../../engine/plane/rectangle.ts';
import { DEGREE, inCm, unitOf } from '../../engine/plane/table/measure.ts';
import { type Piece, unitNamed } from '../../engine/plane/table/state.ts';
import type { Laid } from '../../engine/plane/table/writing.ts';
import { LIVE_PLANE_STYLE } from '../desk/drawing-style.ts';
import { linkTo, ShareMenu } from '../desk/SharePanel.tsx';
import { say } from '../desk/speech.ts';
import { useDesk } from '../desk/use-desk.ts';
import { Ask } from './Ask.tsx';
import { Chips } from './Chips.tsx';
import { addressOf, homeOf, lostMode, shortened } from './desk.ts';
import { landIn, landName } from './lands.ts';
import { type DrawnCard, type Overlay, tableOf } from './PlaneBoard.tsx';
import { Playfield } from './Playfield.tsx';
import { askedWord } from './posed.ts';
import { posedIn } from './posed-in.ts';
import { AddCard, landsWith, landTold, laying, Setup } from './Setup.tsx';
import { Starts } from './Starts.tsx';
import type { Speech } from './system.ts';
import { trackOf } from './track.ts';
import { lostIn, useQuestion } from './use-question.ts';

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** A card in words: what a reader who does not see the table hears. */
function cardName<U extends Piece, S extends string, W extends string>(
  speech: Speech<U, S, W>,
  state: Laid<U, S>,
  unit: U,
): string {
  const { words, system } = speech;
  const { length } = system.notation.writing;
  const place = system.notation.pointOf(unit);
  const values = {
    name: system.kind(unit, speech),
    side: (unit.player === 'bottom' ? words.lower : words.upper).toLowerCase(),
    x: hundredths(place.x / length),
    y: hundredths(place.y / length),
    heading: unit.heading / DEGREE,
  };
  return [say(speech, words.at, values), ...system.told(state, unit, speech)].join('; ');
}

export function Description<U extends Piece, S extends string, W extends string>({
  state,
  speech,
}: {
  state: Laid<U, S>;
  speech: Speech<U, S, W>;
}) {
  return (
    <details>
      <summary>{speech.words.description}</summary>
      {state.units.length + (state.elements ?? []).length === 0 ? (
        <p>{speech.words.nobody}</p>
      ) : (
        <ul>
          {state.units.map((unit) => (
            <li key={unit.name}>
              {unit.name}: {cardName(speech, state, unit)}
            </li>
          ))}
          {(state.elements ?? []).map((_, land) => (
            <li>{landTold(speech, state, { land })}</li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** The cards of a table. One that has not changed is the same object as before. */
function useCards<U extends Piece, S extends string, W extends string>(
  state: Laid<U, S>,
  speech: Speech<U, S, W>,
): readonly DrawnCard[] {
  const drawn = useRef<readonly DrawnCard[]>([]);
  drawn.current = useMemo(
    () =>
      speech.system.cards(state, speech).map((card) => {
        const same = drawn.current.find(({ id }) => id === card.id);
        return same && JSON.stringify(same) === JSON.stringify(card) ? same : card;
      }),
    [state, speech],
  );
  return drawn.current;
}

/** A drag changes what is asked many times a second: the address follows when the hand rests. */
const RESTS = 250;

function useAddress(follow: (() => void) | undefined, on: readonly unknown[]) {
  useEffect(() => {
    if (!follow) return;
    const timer = setTimeout(follow, RESTS);
    return () => clearTimeout(timer);
  }, on);
}

/** The table and all that is done on it: cards are laid, measured and asked about. */
export function Desk<U extends Piece, S extends string, W extends string>({
  speech,
}: {
  speech: Speech<U, S, W>;
}) {
  const { words, system } = speech;
  const { notation } = system;
  const home = useMemo(() => homeOf(system.key, notation.writing.version), [system]);
  const { desk, stored, set, change, undo, redo } = useDesk(home);
  const [opened] = useState(desk);
  const [posed] = useState(() => posedIn(desk.asked));
  const [chosen, choose] = useState<string | undefined>(posed.unit);
  const [fine, setFine] = useState(false);
  const [laid, setLaid] = useState(0);
  const survey = useMemo(() => notation.survey(desk.text), [desk.text]);
  const faults = useMemo(() => system.faults(desk.text), [desk.text]);
  const { state } = survey;
  const cards = useCards(state, speech);
  const lay = (text: string) => text !== desk.text && change({ ...desk, text });
  const open = (text: string, mode = desk.mode) => {
    change({ mode, text: shortened(text), asked: '' });
    choose(undefined);
    setLaid(laid + 1);
  };
  const nameOf = (id: string) => {
    const ground = landIn(id);
    if (ground) return landTold(speech, state, ground);
    const unit = unitNamed(state, id);
    const card = cards.find((one) => one.id === id);
    // What is written on a card comes first, as who speaks to a device reads it out.
    const written = [card?.note, ...(card?.marks ?? [])].filter(Boolean);
    return unit ? [unit.name, ...written, cardName(speech, state, unit)].join(' ') : id;
  };
  const stage = { text: desk.text, survey, speech, chosen, choose, change: lay };
  const asking = desk.mode === 'ask' && faults.length === 0;
  const asked = useQuestion(stage, asking, posed);
  const { query, unit, target, drag } = asked;
  const answer: Readonly<Record<string, unknown>> = { ...asked.ruling?.answer };
  const word = asking ? askedWord(asked.posed) : desk.asked;
  useAddress(word === desk.asked ? undefined : () => set({ ...desk, asked: word }), [word, desk]);
  const [lost] = useState(() => [
    ...lostMode(location.search),
    ...lostIn(system.questions.all, state.units, posed),
  ]);
  const [first] = useState(word);
  const damaged = lost.length > 0 && word === first && desk.text === opened.text;
  const chosenUnit = unitNamed(state, chosen ?? '');
  const chosenLand = landIn(chosen);
  const wrong = faults.flatMap(({ with: values }) =>
    ['unit', 'other'].flatMap((key) => (typeof values[key] === 'string' ? [values[key]] : [])),
  );
  const { tenths, units } = unitOf(system.unit);
  const measure = (far: number) => say(speech, words[system.measure], { n: units(far) });
  const withPath = (overlay: Overlay): Overlay =>
    unit && asked.path.length > 0
      ? { ...overlay, ways: trackOf(unit, asked.path, tenths) }
      : overlay;
  const onTable = asking
    ? {
        target: target?.name,
        overlay: query
          ? withPath(system.questions.overlay({ table: state, query, unit, target, answer }))
          : {},
        pick: asked.pick,
        take: asked.from,
        ...(drag && { drag }),
      }
    : {
        faults: wrong,
        overlay: {
          areas: chosenUnit
            ? system.reach(chosenUnit)
            : state.units.length === 0
              ? system.deployment(state)
              : [],
          lit: system.lit(state),
        },
        pick: choose,
        take: choose,
        put: laying(stage).move,
        ...(state.elements && {
          lands: {
            all: state.elements,
            chosen: chosenLand && landName(chosenLand.land),
            moved: (id: string, to: Rectangle) => {
              const next = landsWith(state, id, to);
              return { all: next.elements ?? [], grounds: system.grounds?.(next, speech) };
            },
          },
        }),
      };
  return (
    <div class="desk-board">
      <Playfield
        table={tableOf(state, system.unit, system.grounds?.(state, speech))}
        cards={cards}
        chosen={chosenUnit?.name}
        label={words.board}
        nameOf={nameOf}
        words={words}
        measure={measure}
        inBoth={(tenths) => `${measure(tenths)} · ${say(speech, words.cm, { n: inCm(tenths) })}`}
        laid={laid}
        undo={undo}
        redo={redo}
        {...onTable}
      >
        {state.units.length === 0 && (
          <div class="starts">
            <AddCard player="top" {...stage} word={words.addUpper} />
            <Starts state={state} speech={speech} open={open} />
            <AddCard player="bottom" {...stage} word={words.addLower} />
          </div>
        )}
      </Playfield>
      <div class="panel">
        <p class="spoken" role="status">
          {chosenUnit ? nameOf(chosenUnit.name) : chosenLand && nameOf(chosen ?? '')}
        </p>
        <Chips
          id={desk.mode === 'ask' ? asked.id : undefined}
          choose={(id) => {
            if (id) asked.setId(id);
            set({ ...desk, mode: id ? 'ask' : 'setup' });
          }}
          speech={speech}
        />
        {!stored && <p class="notice">{words.notKept}</p>}
        {damaged && (
          <p class="notice error" role="alert">
            {say(speech, words.linkDamaged, { parts: lost.join(', ') })}
          </p>
        )}
        {asking ? (
          <Ask
            {...stage}
            asked={asked}
            state={damaged ? undefined : addressOf({ ...desk, asked: word })}
            fine={fine}
            setFine={setFine}
          />
        ) : (
          <>
            {desk.mode === 'ask' && <p class="notice error">{words.faultsFirst}</p>}
            <Setup {...stage} faults={faults} fine={fine} setFine={setFine} open={open} />
          </>
        )}
        <ShareMenu
          words={words}
          copies={[[words.share, () => linkTo(addressOf({ ...desk, asked: word }))]]}
          drawn={{ selector: '.tabletop .plane', style: LIVE_PLANE_STYLE }}
          file={{ name: 'ius-belli.txt', type: 'text/plain', text: () => `${desk.text}\n` }}
          open={(text) => open(text.split('\n')[0]?.trim() ?? '')}
        >
          <button
            type="button"
            data-case={`${system.key}/board${addressOf({ ...desk, asked: word })}`}
          >
            {words.addToCase}
          </button>
        </ShareMenu>
        <Description state={state} speech={speech} />
      </div>
    </div>
  );
}
