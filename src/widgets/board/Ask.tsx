import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { cardPath } from '../../content/links.ts';
import { DECK_CARDS } from '../../engine/cca/cards.ts';
import { sightBoard } from '../../engine/cca/game/board.ts';
import {
  battleProspects,
  evasions,
  moveProspects,
  type Order,
  type Prospect,
  retreats,
  type WayBack,
} from '../../engine/cca/game/explore.ts';
import type { Position } from '../../engine/cca/game/position.ts';
import type { Refusal } from '../../engine/cca/game/refusal.ts';
import { lineOfSight } from '../../engine/cca/sight.ts';
import { UNITS, type Unit } from '../../engine/cca/units.ts';
import type { Hex } from '../../engine/core/hex.ts';
import { fill } from '../../i18n/format.ts';
import { Answer } from './Answer.tsx';
import { battleQuestion, sightQuestion } from './drafts.ts';
import type { Drawn, Light } from './HexBoard.tsx';
import { Playfield } from './Playfield.tsx';
import { hexName, pieceName, type Speech } from './speech.ts';

const QUESTIONS = ['move', 'battle', 'retreat', 'evade', 'sight'] as const;
type Question = (typeof QUESTIONS)[number];

interface Asked extends Order {
  question: Question;
  flags: number;
  ignores: number;
  attacker: Unit;
}

const START: Asked = {
  question: 'move',
  card: null,
  moved: 0,
  leader: false,
  flags: 1,
  ignores: 0,
  attacker: 'MI',
};

/** What the board shows for a question, and what is said beside it. */
interface Shown extends Pick<Drawn, 'lights' | 'sight' | 'ways'> {
  said: ComponentChildren;
}

export const Clause = ({ refused, speech }: { refused: Refusal; speech: Speech }) => (
  <>
    {speech.game.refusal(refused)}{' '}
    <a class="ref" href={cardPath(speech.texts.lang, refused.clause)}>
      {refused.clause}
    </a>
  </>
);

const lightOf = ({ action, refused }: Prospect): Light => {
  if (refused) return 'refused';
  if (action.do === 'fire') return 'fire';
  return action.do === 'attack' ? 'fight' : 'go';
};

function showProspects(
  prospects: Map<Hex, Prospect>,
  target: Hex | undefined,
  speech: Speech,
): Shown {
  const { words } = speech;
  const free = [...prospects].filter(([, { refused }]) => !refused).map(([hex]) => hex);
  const all = [...prospects].map(([hex, one]) => [hex, lightOf(one)] as const);
  const lights: Partial<Record<Hex, Light>> = Object.fromEntries(
    all.filter(([hex, light]) => light !== 'refused' || hex === target || prospects.size < 60),
  );
  const chosen = target && prospects.get(target);
  return {
    lights,
    said: (
      <>
        <p role="status">
          {free.length > 0 ? words.mayGo.replace('{hexes}', free.sort().join(', ')) : words.mayNot}
        </p>
        {chosen ? (
          <p class="verdict-of" role="status">
            <b>
              {target}: {chosen.refused ? words.no : words.yes}
            </b>{' '}
            {chosen.refused && <Clause refused={chosen.refused} speech={speech} />}
          </p>
        ) : (
          <p class="soft">{words.tapWhy}</p>
        )}
      </>
    ),
  };
}

const Ways = ({ ways, speech }: { ways: readonly WayBack[]; speech: Speech }) => {
  const { words, texts } = speech;
  return (
    <>
      <h3>{words.waysBack}</h3>
      <ul>
        {ways.map(({ path, lost, end }) => (
          <li>
            {[
              path.join(' → '),
              ...(lost > 0 ? [fill(words.wayLost, { n: lost }, {}, texts.lang)] : []),
              ...(end === 'stands' ? [] : [words[`end.${end}`]]),
            ].join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
};

function showWays(ways: readonly WayBack[], said: ComponentChildren, speech: Speech): Shown {
  const lights: Partial<Record<Hex, Light>> = {};
  for (const { path } of ways) {
    for (const hex of path.slice(1, -1)) lights[hex] ??= 'way';
    const end = path.length > 1 ? path.at(-1) : undefined;
    if (end) lights[end] = 'go';
  }
  return {
    lights,
    ways: ways.map(({ path }) => path),
    said: (
      <>
        {said}
        {ways.length > 0 && <Ways ways={ways} speech={speech} />}
      </>
    ),
  };
}

function show(
  position: Position,
  asked: Asked,
  from: Hex,
  target: Hex | undefined,
  speech: Speech,
): Shown {
  const { words, texts } = speech;
  const { question } = asked;
  if (question === 'sight') {
    if (!target || target === from) return { said: <p class="soft">{words.pickAny}</p> };
    const { clear, reasons } = lineOfSight(from, target, sightBoard(position));
    const barriers = reasons.filter(({ blocks }) => blocks).flatMap(({ hexes }) => hexes);
    return {
      lights: Object.fromEntries(barriers.map((hex) => [hex, 'barrier' as const])),
      sight: { from, to: target, clear },
      said: <Answer question={sightQuestion(position, from, target)} speech={speech} />,
    };
  }
  if (!position.board[from]) return { said: <p class="soft">{words.pickPiece}</p> };
  if (question === 'move')
    return showProspects(moveProspects(position, from, asked), target, speech);
  if (question === 'battle') {
    const shown = showProspects(battleProspects(position, from, asked), target, speech);
    if (!target || !position.board[target] || target === from) return shown;
    const combat = battleQuestion(position, from, target, asked.moved, asked.card);
    return {
      ...shown,
      said: (
        <>
          {shown.said}
          <details open>
            <summary>{words.odds}</summary>
            <Answer question={combat} speech={speech} />
          </details>
        </>
      ),
    };
  }
  if (question === 'retreat') {
    const { due, ignorable, ways } = retreats(position, from, asked.flags, asked.ignores);
    const said = fill(words.due, { n: due, ignorable }, {}, texts.lang);
    return showWays(ways, <p role="status">{due > 0 ? said : `${words.stays} ${said}`}</p>, speech);
  }
  const ways = evasions(position, from, asked.attacker);
  return Array.isArray(ways)
    ? showWays(ways, null, speech)
    : {
        said: (
          <p role="status">
            <b>{words.no}</b> <Clause refused={ways} speech={speech} />
          </p>
        ),
      };
}

interface FieldsProps {
  asked: Asked;
  change: (part: Partial<Asked>) => void;
  withLeader: boolean;
  speech: Speech;
}

const NumberOf = ({
  id,
  label,
  max,
  value,
  change,
}: {
  id: string;
  label: string;
  max: number;
  value: number;
  change: (value: number) => void;
}) => (
  <div class="field">
    <label for={id}>{label}</label>
    <input
      id={id}
      type="number"
      min={0}
      max={max}
      value={value}
      onInput={({ currentTarget: { valueAsNumber } }) => {
        if (valueAsNumber >= 0 && valueAsNumber <= max) change(Math.trunc(valueAsNumber));
      }}
    />
  </div>
);

const REPEATABLE = DECK_CARDS.filter(
  (card) => card !== 'counter-attack' && card !== 'first-strike',
);

/** What else the answer depends on. */
const Circumstances = ({ asked, change, withLeader, speech }: FieldsProps) => {
  const { words, texts } = speech;
  const { question } = asked;
  return (
    <>
      {(question === 'move' || question === 'battle') && (
        <div class="field">
          <label for="ask-card">{words.card}</label>
          <select
            id="ask-card"
            value={asked.card ?? ''}
            onChange={({ currentTarget: { value } }) =>
              change({ card: REPEATABLE.find((card) => card === value) ?? null })
            }
          >
            <option value="">{words.noCard}</option>
            {REPEATABLE.map((card) => (
              <option value={card}>{texts.value(card)}</option>
            ))}
          </select>
        </div>
      )}
      {question === 'move' && withLeader && (
        <label class="check">
          <input
            type="checkbox"
            checked={asked.leader}
            onChange={({ currentTarget: { checked } }) => change({ leader: checked })}
          />
          {words.askLeader}
        </label>
      )}
      {question === 'battle' && (
        <NumberOf
          id="ask-moved"
          label={words.moved}
          max={4}
          value={asked.moved}
          change={(moved) => change({ moved })}
        />
      )}
      {question === 'retreat' && (
        <>
          <NumberOf
            id="ask-flags"
            label={words.flags}
            max={6}
            value={asked.flags}
            change={(flags) => change({ flags, ignores: Math.min(asked.ignores, flags) })}
          />
          <NumberOf
            id="ask-ignores"
            label={words.ignores}
            max={asked.flags}
            value={asked.ignores}
            change={(ignores) => change({ ignores })}
          />
        </>
      )}
      {question === 'evade' && (
        <div class="field">
          <label for="ask-attacker">{words.attacker}</label>
          <select
            id="ask-attacker"
            value={asked.attacker}
            onChange={({ currentTarget: { value } }) =>
              change({ attacker: UNITS.find((unit) => unit === value) ?? 'MI' })
            }
          >
            {UNITS.map((unit) => (
              <option value={unit}>{texts.value(unit)}</option>
            ))}
          </select>
        </div>
      )}
    </>
  );
};

interface Props {
  position: Position;
  speech: Speech;
  large: boolean;
  children: ComponentChildren;
}

/** What one piece may do on the board as it stands, hex by hex, and the clause that forbids the rest. */
export const Ask = ({ position, speech, large, children }: Props) => {
  const { words } = speech;
  const [asked, setAsked] = useState<Asked>(START);
  const [from, setFrom] = useState<Hex>();
  const [target, setTarget] = useState<Hex>();
  const side = from && position.board[from]?.side;
  const pick = (hex: Hex) => {
    const piece = position.board[hex];
    const isTarget =
      from !== undefined &&
      hex !== from &&
      (asked.question === 'sight' || (side !== undefined && (!piece || piece.side !== side)));
    setTarget(isTarget ? hex : undefined);
    if (!isTarget) setFrom(hex);
  };
  const shown: Shown = from
    ? show(position, asked, from, target, speech)
    : { said: <p class="soft">{asked.question === 'sight' ? words.pickAny : words.pickPiece}</p> };
  const piece = from && position.board[from];
  return (
    <>
      <Playfield
        field={position}
        lights={{ ...shown.lights, ...(from && { [from]: 'chosen' as const }) }}
        {...(shown.sight && { sight: shown.sight })}
        {...(shown.ways && { ways: shown.ways })}
        label={words.board}
        nameOf={(hex) => hexName(speech, position, hex)}
        pick={pick}
        large={large}
      />
      <div class="panel">
        {children}
        <div class="field">
          <label for="ask-question">{words.question}</label>
          <select
            id="ask-question"
            value={asked.question}
            onChange={({ currentTarget: { value } }) => {
              setAsked({ ...asked, question: QUESTIONS.find((one) => one === value) ?? 'move' });
              setTarget(undefined);
            }}
          >
            {QUESTIONS.map((one) => (
              <option value={one}>{words[`ask.${one}`]}</option>
            ))}
          </select>
        </div>
        <Circumstances
          asked={asked}
          change={(part) => setAsked({ ...asked, ...part })}
          withLeader={piece?.leader ?? false}
          speech={speech}
        />
        {piece && (
          <h3>
            {from}: {pieceName(speech, piece)}
          </h3>
        )}
        {shown.said}
      </div>
    </>
  );
};
