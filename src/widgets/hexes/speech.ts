import { LEADER } from '../../engine/hexes/game/state.ts';
import { HEXES, type Hex, SIDES, type Side } from '../../engine/hexes/hex.ts';
import type { BoardWords } from '../../i18n/board.ts';
import type { GameTexts } from '../../i18n/game-texts.ts';
import { type Speech as DeskSpeech, say } from '../desk/speech.ts';

import type { Battlefield, Field, HexSystem, Piece, Position } from './system.ts';

/** All that a board has to say, in the reader's language. */
export interface Speech extends DeskSpeech<keyof BoardWords> {
  game: GameTexts;
  /** The system whose board it is. */
  system: HexSystem;
}

export const sideName = ({ words }: Speech, side: Side) =>
  side === 'bottom' ? words.lower : words.upper;

export const armyName = ({ words }: Speech, side: Side) =>
  side === 'bottom' ? words.lowerArmy : words.upperArmy;

/** The side as a sentence names it: `the {side} side`. */
export const sideOf = (speech: Speech, side: Side) =>
  sideName(speech, side).toLocaleLowerCase(speech.texts.lang);

/** A piece in a few words: what it is, whose, how many blocks are left. */
export function pieceName(speech: Speech, piece: Piece): string {
  const { words, texts, system } = speech;
  const { unit, side, blocks, leader, order } = piece;
  return [
    texts.value(unit),
    sideName(speech, side),
    ...(unit === LEADER ? [] : [say(speech, words.blocks, { n: blocks })]),
    ...(system.bearing?.(piece, speech) ?? []),
    ...(leader ? [words.withLeader] : []),
    ...(order ? [words.ordered] : []),
  ].join(', ');
}

/** A piece by its name and its hex, as a line of an attack has it. */
export function pieceAt({ texts }: Speech, { board }: Field, hex: Hex): string {
  const piece = board[hex];
  return piece ? `${texts.value(piece.unit)} ${hex}` : hex;
}

/** A hex as it is read out. */
export function hexName(speech: Speech, field: Battlefield, hex: Hex): string {
  const { board, ground, scenario } = field;
  const piece = board[hex];
  const terrain = ground[hex];
  return [
    `${hex}: ${piece ? pieceName(speech, piece) : speech.words.empty}`,
    ...(terrain ? [speech.texts.value(terrain)] : []),
    ...((scenario && speech.system.laid?.(scenario, hex, speech)) ?? []),
  ].join('; ');
}

/** The position in words, army by army and then the ground. */
export function described(speech: Speech, { board, ground }: Pick<Position, 'board' | 'ground'>) {
  const { words, texts } = speech;
  const armies = SIDES.map((side) => ({
    title: sideName(speech, side),
    lines: HEXES.flatMap((hex) => {
      const piece = board[hex];
      return piece?.side === side ? [hexName(speech, { board, ground, ramparts: {} }, hex)] : [];
    }),
  }));
  const kinds = [...new Set(Object.values(ground))];
  const lines = kinds.map(
    (kind) => `${texts.value(kind)}: ${HEXES.filter((hex) => ground[hex] === kind).join(', ')}`,
  );
  return [...armies, { title: words.ground, lines }];
}
