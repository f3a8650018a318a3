import type { With } from '../engine/core/ruling.ts';
import { LEADER } from '../engine/hexes/game/state.ts';
import type { Hex } from '../engine/hexes/hex.ts';
import { boardWords } from '../i18n/board.ts';
import { fill } from '../i18n/format.ts';
import type { Lang } from '../i18n/lang.ts';
import { type PictureWord, pictureWords } from '../i18n/picture-questions.ts';
import type { ByLang, HexPicture } from '../library/registry.ts';
import { allOf, namedIn, oneOf, orStays, type Seen, sideAt, standing } from './hex-options.ts';
import { each, type PictureQuestion, speak } from './spoken-questions.ts';

interface Asking {
  ask: ByLang;
  /** Sets of hexes, or single ones; the first is right. */
  options: readonly (readonly Hex[])[];
  say(hexes: readonly Hex[]): ByLang;
}

const listed = (hexes: readonly Hex[], lang: Lang) =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(hexes);

const setSaid = (set: readonly Hex[]) => {
  if (set.length === 0) return speak('nobody');
  const hexes = (lang: Lang) => ({ hexes: listed(set, lang) });
  return set.length === 1 ? speak('only', hexes) : each((lang) => listed(set, lang));
};
const plainly = (set: readonly Hex[]) => each((lang) => listed(set, lang));
const staying =
  (origin: Hex, none: PictureWord) =>
  ([hex]: readonly Hex[]) => {
    if (!hex) return speak(none);
    return hex === origin ? speak('stays', () => ({ from: origin })) : plainly([hex]);
  };

/** The piece in a hex, as a sentence names it. */
function whoIn({ drawing }: Seen, from: Hex) {
  const isLeader = drawing.drawn.field.board[from]?.unit === LEADER;
  return (lang: Lang) => fill(pictureWords(lang)[isLeader ? 'leader' : 'unit'], { from }, {}, lang);
}

const cardSaid =
  ({ texts }: Seen, card: string) =>
  (lang: Lang) =>
    texts[lang].value(card);

function sightAsked(seen: Seen, from: Hex, to: Hex): Asking {
  const lit = seen.drawing.found;
  const ground = Object.keys(seen.drawing.drawn.field.ground) as Hex[];
  const between = [...standing(seen), ...ground, ...namedIn(seen.picture)].filter(
    (hex) => hex !== from && hex !== to,
  );
  const [right = [], ...sets] = allOf(seen, lit, [...new Set(between)]);
  const wrong = sets.filter(({ length }) => length > 0).slice(0, 2);
  return {
    ask: speak('sight', () => ({ from, to })),
    options: [right, ...wrong, ...(right.length > 0 ? [[]] : [])],
    say(hexes) {
      const word = hexes.length === 0 ? 'seen' : hexes.length === 1 ? 'hidden' : 'hiddenBy';
      return speak(word, (lang) => ({ hexes: listed(hexes, lang) }));
    },
  };
}

function advanceAsked(seen: Seen, from: Hex, to: Hex): Asking {
  const who = whoIn(seen, from);
  const enemies = standing(seen).filter((hex) => sideAt(seen, hex) !== sideAt(seen, from));
  const isEnemy = (hex: Hex) => enemies.includes(hex);
  const { found } = seen.drawing;
  const values = (lang: Lang) => ({ who: who(lang), to });
  const [fought, entered] = [found.filter(isEnemy), found.filter((hex) => !isEnemy(hex))];
  return enemies.length > 0 && entered.length < 2
    ? { ask: speak('advanceOn', values), options: allOf(seen, fought, enemies), say: setSaid }
    : { ask: speak('advance', values), options: oneOf(seen, entered), say: plainly };
}

function orderAsked(seen: Seen, ask: Extract<HexPicture['ask'], { what: 'order' }>): Asking {
  const { given = [], from } = ask;
  const card = cardSaid(seen, ask.card);
  const open = (hexes: readonly Hex[]) => hexes.filter((hex) => !given.includes(hex));
  const word = given.length > 0 ? 'orderMore' : from ? 'orderLeader' : 'order';
  const values = (lang: Lang) => ({
    card: card(lang),
    given: listed(given as Hex[], lang),
    from: from ?? '',
  });
  const right = open(seen.drawing.found);
  return {
    ask: speak(word, values),
    options: allOf(seen, right, open(standing(seen))),
    say: setSaid,
  };
}

/** Who among those that stand there is meant. */
function whoAsked(
  seen: Seen,
  word: PictureWord,
  from: Hex,
  isAsked: (hex: Hex) => boolean,
): Asking {
  const who = whoIn(seen, from);
  const among = standing(seen).filter(isAsked);
  return {
    ask: speak(word, (lang) => ({ who: who(lang), from })),
    options: allOf(seen, seen.drawing.found, among),
    say: setSaid,
  };
}

/** Where a way ends that a piece has to go back. */
function backAsked(seen: Seen, ask: ByLang, from: Hex, none: PictureWord): Asking {
  return { ask, options: orStays(seen, from), say: staying(from, none) };
}

function askedOfHexes(seen: Seen): Asking | undefined {
  const { ask } = seen.picture;
  const { found } = seen.drawing;
  if (ask.what === 'sections')
    return { ask: speak('sections'), options: oneOf(seen, found), say: plainly };
  if (ask.what === 'order') return orderAsked(seen, ask);
  const from = ask.from as Hex;
  const who = whoIn(seen, from);
  const card = 'card' in ask && ask.card !== undefined ? cardSaid(seen, ask.card) : undefined;
  const isFoe = (hex: Hex) => sideAt(seen, hex) !== sideAt(seen, from);
  const isFriend = (hex: Hex) => !isFoe(hex);
  const saying = (word: PictureWord, values: (lang: Lang) => With = () => ({})) =>
    speak(word, (lang) => ({ who: who(lang), card: card?.(lang) ?? '', ...values(lang) }));
  switch (ask.what) {
    case 'move':
      return {
        ask: saying(card ? 'moveByCard' : 'move'),
        options: oneOf(seen, found),
        say: plainly,
      };
    case 'battle': {
      const word = card ? 'battleByCard' : ask.moved ? 'battleMoved' : 'battle';
      const among = standing(seen).filter(isFoe);
      return {
        ask: saying(word, () => ({ moved: ask.moved ?? 0 })),
        options: allOf(seen, found, among),
        say: setSaid,
      };
    }
    case 'retreat': {
      const { flags, ignores = 0 } = ask;
      const word = flags === 0 ? 'goesBack' : ignores > 0 ? 'retreatIgnoring' : 'retreat';
      return backAsked(
        seen,
        saying(word, () => ({ flags, ignores })),
        from,
        'stays',
      );
    }
    case 'evade':
      return backAsked(seen, saying('evade'), from, 'cannotEvade');
    case 'retire': {
      const by = whoIn(seen, ask.by as Hex);
      return backAsked(
        seen,
        saying('retire', (lang) => ({ by: by(lang) })),
        from,
        'cannotRetire',
      );
    }
    case 'sight':
      return sightAsked(seen, from, ask.to as Hex);
    case 'advance':
      return advanceAsked(seen, from, ask.to as Hex);
    case 'rampage':
      return whoAsked(seen, 'rampage', from, (hex) => hex !== from);
    case 'support':
      return whoAsked(seen, 'support', from, (hex) => hex !== from && isFriend(hex));
    case 'shelter':
      return whoAsked(seen, 'shelter', from, isFoe);
    case 'helmets':
      return whoAsked(seen, 'helmets', from, isFriend);
  }
}

/** Answers from few hexes to many, and then by their names. */
const fewerFirst = (a: readonly Hex[], b: readonly Hex[]) =>
  a.length - b.length || a.join().localeCompare(b.join());

/** What stands where, a piece after the other. */
function stands({ drawing, texts }: Seen): ByLang {
  const { board, ground } = drawing.drawn.field;
  return each((lang) => {
    const { lower, upper } = boardWords(lang);
    const pieces = Object.entries(board).map(([hex, piece]) => {
      const side = piece.side === 'bottom' ? lower : upper;
      return `${hex}: ${texts[lang].value(piece.unit)} (${side.toLocaleLowerCase(lang)})`;
    });
    const grounds = Object.entries(ground).map(
      ([hex, kind]) => `${hex}: ${texts[lang].value(kind)}`,
    );
    return [...pieces, ...grounds].join('; ');
  });
}

/** The question of a picture of hexes, by what the picture asks the engine. */
export function hexQuestion(seen: Seen): PictureQuestion | undefined {
  const asking = askedOfHexes(seen);
  const [right] = asking?.options ?? [];
  if (!asking || !right || asking.options.length < 2) return undefined;
  const options = [...asking.options].sort(fewerFirst);
  return {
    ask: asking.ask,
    options: options.map((one) => asking.say(one)),
    right: options.indexOf(right),
    stands: stands(seen),
  };
}
