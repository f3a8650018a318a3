import { BLOCKS } from './block.ts';
import { type Dice, faceMark } from './dice.ts';
import { edged, HEX, hexMark, type Marks } from './hexes.ts';
import { dot, inked, lines, type Mark, widthAt } from './mark.ts';

const HIGH = 44;
const GAP = 9;

const sign = (width: number, body: string): Mark => ({ viewBox: `0 0 ${width} ${HIGH}`, body });

/** What no system draws: a card, a banner, a way on and a way back, an empty hex. */
const OWN: Readonly<Record<string, Mark>> = {
  card: sign(
    32,
    lines(
      'M4 2.5h24a2 2 0 0 1 2 2v35a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-35a2 2 0 0 1 2-2zM6 6.5h20v14H6z',
    ) +
      lines('M8 26h16M8 30.5h16M8 35h9') +
      inked('M16 9l4.5 8.5h-9z'),
  ),
  banner: sign(30, lines('M5 2.5v39M5 5h22v19l-5.5-3.5L16 24l-5.5-3.5L5 24') + dot(16, 13, 3)),
  on: sign(26, lines('M1 22h6M10 22h6M17 15.5l7.5 6.5-7.5 6.5')),
  back: sign(26, lines('M25 22h-6M16 22h-6M9 15.5 1.5 22 9 28.5')),
  hex: hexMark(lines(`${HEX}z`)),
};

/** The outline of a card on a table, its front marked. */
const CARDS = {
  bottom: 'M-31-16h62v35h-62z',
  top: 'M-31-19h62v35h-62z',
} as const;
const FRONTS = { bottom: 'M-31-16h62M-5-16l5 6 5-6z', top: 'M-31 16h62M-5 16l5-6 5 6z' } as const;

/** A unit as it stands on its board or its table; the enemy's is inked and looks down. */
function unitSign({ body }: Mark, side: 'bottom' | 'top', cards: boolean): Mark {
  const middle = cards ? 33 : 24;
  const edge = cards
    ? `<path class="edge" d="${CARDS[side]}"/><path d="${FRONTS[side]}"/>`
    : `<path class="edge" d="${BLOCKS[side]}"/>`;
  const arms = cards
    ? 'translate(-15 -13) scale(.94)'
    : `translate(-21 ${side === 'top' ? -16.5 : -13.5}) scale(.97)`;
  return sign(
    2 * middle,
    `<g class="${side}" transform="translate(${middle} ${cards ? 22 : side === 'top' ? 19 : 25})">${edge}<g class="arms" transform="${arms}">${body}</g></g>`,
  );
}

/** The sign that a word stands for: `HI` a unit, `-HI` an enemy, `forest` a ground, `swords` or `5` a die, `card`. */
function signOf(word: string, marks: Marks, dice: Dice): Mark {
  const unit = marks.units[word.replace(/^-/, '')];
  if (unit) return unitSign(unit, word.startsWith('-') ? 'top' : 'bottom', marks.cards ?? false);
  const ground = marks.grounds[word];
  const found = (ground && edged(ground)) ?? OWN[word] ?? faceMark(dice, word);
  if (!found) throw new RangeError(`No sign is called ${word}.`);
  return found;
}

/** The picture at the head of a chapter: the signs of its game in a row. */
export function headpiece(words: string, marks: Marks, dice: Dice): Mark {
  let x = 1;
  const body = words.split(' ').map((word) => {
    const mark = signOf(word, marks, dice);
    const width = widthAt(mark, HIGH);
    const scale = HIGH / Number(mark.viewBox.split(' ')[3]);
    const placed = `<g transform="translate(${x}${scale === 1 ? ')' : `) scale(${Number(scale.toFixed(3))})`}">${mark.body}</g>`;
    x += width + GAP;
    return placed;
  });
  return { viewBox: `0 0 ${x - GAP + 1} ${HIGH}`, body: body.join('') };
}
