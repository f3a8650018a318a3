import type { Hex } from '../../engine/hexes/hex.ts';
import type { BoardWords } from '../../i18n/board.ts';
import { GameTexts } from '../../i18n/game-texts.ts';
import type { Lang } from '../../i18n/lang.ts';
import { mountDesk } from '../desk/mount.ts';
import { askedOf } from './Ask.tsx';
import { Description } from './Description.tsx';
import { type Desk, deskAt } from './desk.ts';
import { BOARD, frameOf } from './geometry.ts';
import { HexBoard } from './HexBoard.tsx';
import { readPosed } from './posed.ts';
import type { Speech } from './speech.ts';
import type { HexSystem, Position } from './system.ts';
import { tableOf } from './table.ts';

/** What stands on the board of an address: of a game, where it had come to; undefined where that makes no sense. */
function positionOf(system: HexSystem, desk: Desk): Position | undefined {
  if (desk.game) {
    const { log, done } = desk.game;
    const table = tableOf(system, { log: system.log.renew(log), done });
    return 'states' in table && !table.wrong ? table.states[table.done] : undefined;
  }
  const { position, faults } = system.position.survey(system.position.renew(desk.text));
  return faults.length === 0 ? position : undefined;
}

/** What is asked of it, with the answer; nothing where nothing is, or what makes no sense. */
function answered(speech: Speech, position: Position, { mode, asked: word }: Desk) {
  const posed = readPosed(speech.system.questions, word);
  if (mode !== 'ask' || !posed.from || posed.lost.length > 0) return undefined;
  return askedOf(speech, position, posed);
}

/** Draws the board of an address where it is evidence, with what is asked of it and what stands on it in words. */
export const pictureBoard =
  (system: HexSystem) =>
  async (
    element: Element,
    lang: Lang,
    search: string,
    hash: string,
  ): Promise<string[] | undefined> => {
    const desk = deskAt(search, hash);
    const position = desk && positionOf(system, desk);
    if (!position) return undefined;
    const there = [...Object.keys(position.board), ...Object.keys(position.ground)] as Hex[];
    const lines: string[] = [];
    await mountDesk<BoardWords>(element, lang, `${system.key}/board`, (words, texts) => {
      const speech = { words, texts, system, game: new GameTexts(texts, system.told) };
      const answer = answered(speech, position, desk);
      if (answer) lines.push(answer.brief);
      return (
        <>
          <HexBoard
            marks={system.marks}
            field={position}
            {...answer?.drawn}
            label={words.board}
            frame={there.length > 0 ? frameOf(there) : BOARD}
          />
          {answer && (
            <div lang={lang}>
              <p>{answer.brief}</p>
              {answer.said}
            </div>
          )}
          <Description position={position} speech={speech} />
        </>
      );
    });
    const verdicts = element.querySelectorAll('.verdict-of');
    return [...lines, ...[...verdicts].map(({ textContent }) => textContent?.trim() ?? '')];
  };
