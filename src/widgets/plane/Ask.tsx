import { useMemo, useState } from 'preact/hooks';
import { put, type Query } from '../../engine/core/query.ts';
import type { Fields } from '../../engine/core/schema/field.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import { direction } from '../../engine/plane/angle.ts';
import { dot, minus, type Point } from '../../engine/plane/point.ts';
import { unitOf } from '../../engine/plane/table/measure.ts';
import { type Piece, unitNamed } from '../../engine/plane/table/state.ts';
import { Form } from '../Form.tsx';
import type { Draft } from '../paths.ts';
import { RulingView } from '../RulingView.tsx';
import { tableOf } from './PlaneBoard.tsx';
import { Playfield } from './Playfield.tsx';
import type { StageProps } from './Setup.tsx';

/** What a question takes from the table itself: the rest is asked in a form. */
const FROM_TABLE = ['position', 'unitName', 'targetName'];

const restOf = ({ fields }: Query): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !FROM_TABLE.includes(name)));

const asksFor = ({ fields }: Query, name: string) => name in fields;

/** A drag as a step of a move: along the way that the card looks, or aside; in the unit of the game. */
function strideTo(unit: Piece, to: Point, units: (tenths: number) => number) {
  const by = minus(to, unit);
  const ahead = dot(by, direction(unit.heading));
  const aside = dot(by, direction(unit.heading + 900));
  const along = Math.abs(ahead) >= Math.abs(aside);
  const go = along ? (ahead >= 0 ? 'forward' : 'back') : aside >= 0 ? 'right' : 'left';
  const far = Math.abs(along ? ahead : aside);
  return { go, amount: Math.round(units(far) * 10) / 10 };
}

interface Named {
  unit?: string | undefined;
  target?: string | undefined;
}

/** A question about units of the table, as far as it is posed, and the engine's reply to it. */
function useQuestion<U extends Piece, S extends string, W extends string>({
  text,
  survey: { state },
  speech: { system },
}: StageProps<U, S, W>) {
  const [id, setId] = useState(system.questions.all[0]?.id ?? '');
  const [names, setNames] = useState<Named>({});
  const [more, setMore] = useState<Draft>({});
  const query = system.questions.all.find((one) => one.id === id);
  const unit = unitNamed(state, names.unit ?? '');
  const target = unitNamed(state, names.target ?? '');
  const needsUnit = query !== undefined && asksFor(query, 'unitName');
  const needsTarget = query !== undefined && asksFor(query, 'targetName');
  const ready = query && (!needsUnit || unit) && (!needsTarget || target);
  const draft = {
    ...Object.fromEntries(Object.entries(more).filter(([name]) => query && name in query.fields)),
    position: text,
    ...(needsUnit && unit && { unitName: unit.name }),
    ...(needsTarget && target && { targetName: target.name }),
  };
  const reply = useMemo(
    () => (query && ready ? put(query, draft) : undefined),
    [JSON.stringify(draft), id],
  );
  const pick = (name: string | undefined) => {
    const found = unitNamed(state, name ?? '');
    const enemy = found && unit && found.player !== unit.player;
    if (needsTarget && enemy) setNames({ unit: unit.name, target: found.name });
    else setNames({ unit: found?.name, target: undefined });
    if (found?.name !== names.unit && !enemy) setMore({});
  };
  return {
    ...{ id, setId, names, pick, more, setMore, query, unit, target },
    ready: ready ? query : undefined,
    picksUnit: needsUnit && !unit,
    picksTarget: needsTarget && unit !== undefined && !target,
    moves: query !== undefined && asksFor(query, 'path') && id === system.questions.moves,
    ruling: reply && 'ruling' in reply ? reply.ruling : undefined,
    violations: reply && 'violations' in reply ? reply.violations : [],
  };
}
type Question = ReturnType<typeof useQuestion>;

/** What else is asked, and what the engine says. */
function Answered<U extends Piece, S extends string, W extends string>({
  asked: { more, setMore, ruling, violations },
  query,
  after,
  stage: { speech, change },
}: {
  asked: Pick<Question, 'more' | 'setMore' | 'ruling'> & { violations: readonly Violation[] };
  query: Query;
  /** The table as it would be. */
  after: unknown;
  stage: StageProps<U, S, W>;
}) {
  const { words, texts } = speech;
  const carryOut = (text: string) => {
    change(text);
    setMore({});
  };
  return (
    <>
      <Form
        id="table"
        fields={restOf(query)}
        draft={more}
        violations={violations}
        texts={texts}
        change={setMore}
      />
      <section class="result" aria-live="polite">
        {violations.map((violation) => (
          <p class="fault">{texts.problem(violation)}</p>
        ))}
        {typeof after === 'string' && (
          <p class="acts">
            <button type="button" onClick={() => carryOut(after)}>
              {words.carryOut}
            </button>
          </p>
        )}
        {ruling && <RulingView ruling={ruling} texts={texts} />}
      </section>
    </>
  );
}

/** Asks the engine about the cards as they lie: each answer with its clauses. */
export function Ask<U extends Piece, S extends string, W extends string>(
  stage: StageProps<U, S, W>,
) {
  const { survey, cards, nameOf, speech, frame, children } = stage;
  const { words, texts, system } = speech;
  const table = survey.state;
  const asked = useQuestion(stage);
  const { query, unit, target, moves, more, setMore } = asked;
  const answer: Readonly<Record<string, unknown>> = { ...asked.ruling?.answer };
  const drag = (name: string, to: Point) => {
    const one = unitNamed(table, name);
    if (one) setMore({ ...more, path: [strideTo(one, to, unitOf(system.unit).units)] });
  };
  return (
    <>
      <Playfield
        table={tableOf(table, system.unit)}
        cards={cards}
        chosen={asked.names.unit}
        target={asked.names.target}
        overlay={query ? system.questions.overlay({ table, query, unit, target, answer }) : {}}
        label={words.board}
        nameOf={nameOf}
        pick={asked.pick}
        {...(moves && { drag })}
        frame={frame}
      />
      <div class="panel">
        {children}
        <div class="field">
          <label for="question">{words.question}</label>
          <select
            id="question"
            value={asked.id}
            onChange={({ currentTarget }) => asked.setId(currentTarget.value)}
          >
            {system.questions.all.map((one) => (
              <option value={one.id}>{texts.query(one.id).title}</option>
            ))}
          </select>
        </div>
        {asked.picksUnit && <p role="status">{words.pickUnit}</p>}
        {asked.picksTarget && <p role="status">{words.pickTarget}</p>}
        {moves && unit && <p class="soft">{words.dragToMove}</p>}
        {asked.ready && (
          <Answered asked={asked} query={asked.ready} after={answer.positionAfter} stage={stage} />
        )}
      </div>
    </>
  );
}
