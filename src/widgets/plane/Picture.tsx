import { put } from '../../engine/core/query.ts';
import { type Piece, unitNamed } from '../../engine/plane/table/state.ts';
import type { Laid } from '../../engine/plane/table/writing.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { PlaneWords } from '../../i18n/plane.ts';
import { mountDesk } from '../desk/mount.ts';
import { Description } from './Desk.tsx';
import { deskAt } from './desk.ts';
import { PlaneBoard, tableOf } from './PlaneBoard.tsx';
import type { Posed } from './posed.ts';
import { posedIn } from './posed-in.ts';
import type { PlaneSystem, Speech } from './system.ts';
import { asksFor, idOf, lostIn, secondOf, toldOf } from './use-question.ts';
import { aroundCards } from './view.ts';

/** A picture in a column of text: its shape, and how many pixels it is wide. */
const BOX = { width: 640, height: 400 };

/** What an address asks of its table, as it is drawn and said; nothing where it asks nothing. */
function answered<U extends Piece, S extends string, W extends string>(
  { system, texts }: Speech<U, S, W>,
  text: string,
  table: Laid<U, S>,
  posed: Posed,
) {
  const { all, overlay } = system.questions;
  const query = all.find(({ id }) => id === idOf(all, posed.question));
  if (!posed.question || !query || lostIn(all, table.units, posed).length > 0) return undefined;
  const unit = unitNamed(table, posed.unit);
  const target = unitNamed(table, posed.second);
  const second = secondOf(query);
  const reply = put(query, {
    ...toldOf(query, posed).draft,
    position: text,
    ...(asksFor(query, 'unitName') && { unitName: posed.unit }),
    ...(asksFor(query, 'onlyUnit') && posed.unit && { onlyUnit: posed.unit }),
    ...(second && { [second]: posed.second }),
  });
  if (!('ruling' in reply)) return undefined;
  const answer = { ...reply.ruling.answer };
  return {
    said: texts.summary(reply.ruling.summary),
    overlay: overlay({ table, query, unit, target, answer }),
  };
}

/** Draws the table of an address where it is evidence, with the answer to what is asked of it; undefined where it cannot. */
export const pictureTable =
  <U extends Piece, S extends string, W extends string>(system: PlaneSystem<U, S, W>) =>
  async (element: Element, lang: Lang, search: string): Promise<string[] | undefined> => {
    const desk = deskAt(search);
    const text = desk?.text;
    if (text === undefined || system.faults(text).length > 0) return undefined;
    const { state } = system.notation.survey(text);
    const posed = posedIn(desk?.asked ?? '');
    const lines: string[] = [];
    await mountDesk<Readonly<Record<keyof PlaneWords | W, string>>>(
      element,
      lang,
      `${system.key}/plane`,
      (words, texts) => {
        const speech = { words, texts, system };
        const cards = system.cards(state, speech);
        const answer = answered(speech, text, state, posed);
        if (answer) lines.push(answer.said);
        const table = tableOf(state, system.unit, system.grounds?.(state, speech));
        const frame = aroundCards(
          cards.map(({ rectangle }) => rectangle),
          table,
          BOX,
        );
        return (
          <>
            <PlaneBoard
              table={table}
              cards={cards}
              chosen={posed.unit}
              target={posed.second}
              overlay={answer?.overlay ?? {}}
              label={words.board}
              frame={frame}
              pixel={frame.width / BOX.width}
            />
            {answer && (
              <p class="answer" lang={lang}>
                {answer.said}
              </p>
            )}
            <Description state={state} speech={speech} />
          </>
        );
      },
    );
    return lines;
  };
