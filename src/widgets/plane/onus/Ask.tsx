import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { put, type Query } from '../../../engine/core/query.ts';
import type { Fields } from '../../../engine/core/schema.ts';
import { queries } from '../../../engine/onus/table/queries.ts';
import { inUd } from '../../../engine/onus/table/sizes.ts';
import type { TableState, TableUnit } from '../../../engine/onus/table/state.ts';
import { direction } from '../../../engine/plane/angle.ts';
import { nearest } from '../../../engine/plane/distance.ts';
import { dot, minus, type Point } from '../../../engine/plane/point.ts';
import { middleOf, placed } from '../../../engine/plane/rectangle.ts';
import { CM, DEGREE } from '../../../engine/plane/table/measure.ts';
import type { Survey } from '../../../engine/plane/table/notation.ts';
import { Form } from '../../Form.tsx';
import type { Draft } from '../../paths.ts';
import { RulingView } from '../../RulingView.tsx';
import type { DrawnCard, Frame, Overlay } from '../PlaneBoard.tsx';
import { Playfield } from '../Playfield.tsx';
import { litContacts, reachOf, rulerTo, type Speech, tableOf } from './drawn.ts';

interface Props {
  text: string;
  survey: Survey<TableState>;
  cards: readonly DrawnCard[];
  nameOf: (id: string) => string;
  speech: Speech;
  frame: Frame | undefined;
  change: (text: string) => void;
  children: ComponentChildren;
}

/** What a question takes from the table itself: the rest is asked in a form. */
const FROM_TABLE = ['position', 'unitName', 'targetName'];

const restOf = ({ fields }: Query): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !FROM_TABLE.includes(name)));

const asksFor = ({ fields }: Query, name: string) => name in fields;

/** Where an answer says that a card would end. */
function ghostsOf(unit: TableUnit | undefined, answer: Record<string, unknown>): Overlay['ghosts'] {
  if (!unit) return [];
  const options = Array.isArray(answer.chargeOptions) ? answer.chargeOptions : [answer];
  return options.slice(0, 1).flatMap(({ endX, endY, endHeading }) =>
    [endX, endY, endHeading].every((one) => typeof one === 'number')
      ? [
          {
            rectangle: placed(unit, { x: endX * CM, y: endY * CM }, endHeading * DEGREE),
            kind: answer.allowed === false ? 'refused' : 'allowed',
          },
        ]
      : [],
  );
}

/** A drag as a step of a move: along the way that the card looks, or aside. */
export function strideTo(unit: TableUnit, to: Point): { go: string; amount: number } {
  const by = minus(to, unit);
  const ahead = dot(by, direction(unit.heading));
  const aside = dot(by, direction(unit.heading + 900));
  const along = Math.abs(ahead) >= Math.abs(aside);
  const go = along ? (ahead >= 0 ? 'forward' : 'back') : aside >= 0 ? 'right' : 'left';
  const far = Math.abs(along ? ahead : aside);
  return { go, amount: Math.round(inUd(far) * 10) / 10 };
}

function overlayFor(
  state: TableState,
  query: Query,
  unit: TableUnit | undefined,
  target: TableUnit | undefined,
  answer: Record<string, unknown>,
): Overlay {
  const shoots = query.id === 'onus/table-shot';
  const to = unit && target && nearest(middleOf(unit, 'front'), target);
  return {
    areas: unit && shoots ? reachOf(unit) : [],
    ghosts: ghostsOf(unit, answer) ?? [],
    lit: litContacts(state),
    rulers: shoots && unit && to ? [rulerTo(unit, to.point, answer.allowed === false)] : [],
  };
}

/** Asks the engine about the cards as they lie: each answer with its clauses. */
export const Ask = ({ text, survey, cards, nameOf, speech, frame, change, children }: Props) => {
  const { words, texts } = speech;
  const { state } = survey;
  const [id, setId] = useState(queries[0]?.id ?? '');
  const [names, setNames] = useState<{ unit?: string | undefined; target?: string | undefined }>(
    {},
  );
  const [more, setMore] = useState<Draft>({});
  const query: Query | undefined = queries.find((one) => one.id === id);
  const unit = state.units.find(({ name }) => name === names.unit);
  const target = state.units.find(({ name }) => name === names.target);
  const needsUnit = query !== undefined && asksFor(query, 'unitName');
  const needsTarget = query !== undefined && asksFor(query, 'targetName');
  const ready = query && (!needsUnit || unit) && (!needsTarget || target);
  const draft = {
    ...(query
      ? Object.fromEntries(Object.entries(more).filter(([name]) => name in query.fields))
      : {}),
    position: text,
    ...(needsUnit && unit && { unitName: unit.name }),
    ...(needsTarget && target && { targetName: target.name }),
  };
  const reply = useMemo(
    () => (query && ready ? put(query, draft) : undefined),
    [JSON.stringify(draft), id],
  );
  const ruling = reply && 'ruling' in reply ? reply.ruling : undefined;
  const violations = reply && 'violations' in reply ? reply.violations : [];
  const answer = (ruling?.answer ?? {}) as Record<string, unknown>;

  const pick = (name: string | undefined) => {
    const found = state.units.find((one) => one.name === name);
    const enemy = found && unit && found.player !== unit.player;
    if (needsTarget && enemy) setNames({ unit: unit.name, target: found.name });
    else setNames({ unit: found?.name, target: undefined });
    if (found?.name !== names.unit && !enemy) setMore({});
  };
  const moves = query !== undefined && asksFor(query, 'path') && id === 'onus/table-move';
  const drag = (name: string, to: Point) => {
    const one = state.units.find((card) => card.name === name);
    if (one) setMore({ ...more, path: [strideTo(one, to)] });
  };
  const after = typeof answer.positionAfter === 'string' ? answer.positionAfter : undefined;
  return (
    <>
      <Playfield
        table={tableOf(state)}
        cards={cards}
        chosen={names.unit}
        target={names.target}
        overlay={query ? overlayFor(state, query, unit, target, answer) : {}}
        label={words.board}
        nameOf={nameOf}
        pick={pick}
        {...(moves && { drag })}
        frame={frame}
      />
      <div class="panel">
        {children}
        <div class="field">
          <label for="question">{words.question}</label>
          <select
            id="question"
            value={id}
            onChange={({ currentTarget }) => setId(currentTarget.value)}
          >
            {queries.map((one) => (
              <option value={one.id}>{texts.query(one.id).title}</option>
            ))}
          </select>
        </div>
        {needsUnit && !unit && <p role="status">{words.pickUnit}</p>}
        {needsTarget && unit && !target && <p role="status">{words.pickTarget}</p>}
        {moves && unit && <p class="soft">{words.dragToMove}</p>}
        {query && ready && (
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
              {after && (
                <p class="acts">
                  <button
                    type="button"
                    onClick={() => {
                      change(after);
                      setMore({});
                    }}
                  >
                    {words.carryOut}
                  </button>
                </p>
              )}
              {ruling && <RulingView ruling={ruling} texts={texts} />}
            </section>
          </>
        )}
      </div>
    </>
  );
};
