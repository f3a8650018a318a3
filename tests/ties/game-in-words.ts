import { describe, expect, test } from 'vitest';
import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import type { Said } from '../../src/engine/core/ruling.ts';
import type { Problem } from '../../src/engine/hexes/game/reader.ts';
import type { Refusal } from '../../src/engine/hexes/game/refusal.ts';
import type { Game, Kinds, Position } from '../../src/engine/hexes/game/state.ts';
import { HEXES, type Hex } from '../../src/engine/hexes/hex.ts';
import { chooser } from '../../src/engine/testing/hexes.ts';
import { gameExcerpt } from '../../src/i18n/excerpt.ts';
import { GameTexts } from '../../src/i18n/game-texts.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadCommon, loadParts } from '../../src/i18n/load.ts';
import { Texts } from '../../src/i18n/texts.ts';

/** What a test chooses from by chance. */
export interface Chance {
  choose(options: number): number;
  of<T>(options: readonly T[]): T;
  /** A hex, mostly one where somebody stands. */
  hex(): Hex;
}

/** A whole game of the family, and situations for all that it says of its own. */
export interface Spoken<K extends Kinds, G extends Game<K>> {
  system: string;
  vocabulary: { steps: readonly string[]; words: readonly string[] };
  /** Codes of units, which stand in no sentence. */
  codes: readonly string[];
  said: {
    asked(game: G): Said;
    named(action: K['action'], game?: G): Said;
    told(event: Exclude<K['event'], { event: 'ruled' }>): Said;
  };
  game: {
    start(position: Position<K>, seed: number): G;
    apply(game: G, action: K['action']): G;
    legal(game: G): K['action'][];
    refusal(game: G, action: K['action']): Refusal | null;
  };
  reasons: readonly string[];
  /** A situation for each of them. */
  refused: readonly (readonly [because: string, clause: ClauseId, game: G, action: K['action']])[];
  /** The clause of an action that has no place in its step, and the steps in which one has its place. */
  outOfStep: ClauseId;
  stepOf: Readonly<Partial<Record<string, K['phase']>>>;
  phases: readonly K['phase'][];
  /** Anything that somebody might try. */
  anything(chance: Chance): K['action'];
  /** Battles played out by chance, with their seeds. */
  battles: readonly (readonly [seed: number, field: Position<K>])[];
  /** Games with what chance seldom brings about. */
  rare: readonly G[];
  problems: readonly string[];
  /** A text that is wrong in that way, for each of them. */
  wrong: Readonly<Record<string, string>>;
  /** Texts in each of which a mark is missing. */
  unexpected: readonly string[];
  faultsOf(text: string): readonly Problem[];
}

const SENTENCE = /^[¿\p{Lu}\d][^{}]*[.?]$/u;
const LABEL = /^\p{Lu}[^{}.?]*$/u;
/** A value that has no word, and a mark that has no name. */
const UNSAID = /undefined|null/;
const UNNAMED = /(ir|:) [^\p{L}\d]|line-end/u;

/** Both languages as a board has them: what it fetches, and nothing more. */
const spokenBy = <K extends Kinds, G extends Game<K>>({ system, vocabulary, said }: Spoken<K, G>) =>
  Promise.all(
    LANGS.map(async (lang) => {
      const messages = gameExcerpt(await loadParts(lang, system), vocabulary);
      const texts = new Texts(lang, loadCommon(lang), messages);
      return { lang, messages, words: new GameTexts(texts, said as never) };
    }),
  );

/** Everything that a game says is a sentence in both languages, with the clauses of its refusals. */
export async function gameInWords<K extends Kinds, G extends Game<K>>(spoken: Spoken<K, G>) {
  const { game: rules, said, refused: REFUSED } = spoken;
  const { start, apply, legal, refusal } = rules;
  const languages = await spokenBy(spoken);
  const [{ messages } = { messages: undefined }] = languages;
  /** A unit, or a word of the engine, that has no word of the language. */
  const code = new RegExp(
    `\\b(${spoken.codes.join('|')})\\b|\\b\\p{Ll}+(-\\p{Ll}+)+\\b|undefined|null`,
    'u',
  );

  function mustBe(form: RegExp, what: unknown, say: (words: GameTexts) => string, codes = code) {
    for (const { lang, words } of languages) {
      const text = say(words);
      if (!form.test(text) || codes.test(text))
        expect.fail(`${lang}: "${text}" for ${JSON.stringify(what)}`);
    }
  }
  const mustTell = (refused: Refusal) =>
    mustBe(SENTENCE, refused, (words) => words.refusal(refused));

  describe('why an action is not legal', () => {
    test.each(REFUSED)('%s is said by %s', (because, clause, game, action) => {
      const refused = refusal(game, action);
      expect(refused).toMatchObject({ because: `game/${because}`, clause });
      if (refused) mustTell(refused);
      expect(() => apply(game, action)).toThrow(because);
    });

    test('every reason has such a situation, and no sentence is without a reason', () => {
      const situations = new Set(REFUSED.map(([because]) => because));
      expect(spoken.reasons.filter((reason) => !situations.has(reason))).toEqual([]);
      const own = Object.keys(messages?.steps ?? {}).filter((key) => key.startsWith('game/'));
      expect(own.sort()).toEqual([...situations].map((reason) => `game/${reason}`).sort());
    });
  });

  /** The keys of all that a game has said, and what was said with the same values already. */
  const keys = new Set<string>();
  const heard = new Set<string>();

  function isNew(what: object) {
    const once = JSON.stringify(what);
    return heard.size < heard.add(once).size;
  }
  function hear(form: RegExp, one: Said, say: (words: GameTexts) => string) {
    keys.add(one.say);
    if (isNew(one)) mustBe(form, one, say);
  }
  function hearGame(game: G) {
    hear(SENTENCE, said.asked(game), (words) => words.prompt(game));
    for (const event of game.events)
      if (event.event !== 'ruled')
        hear(SENTENCE, said.told(event as never), (words) => words.event(event));
  }
  function hearAction(game: G, action: K['action']) {
    hear(LABEL, said.named(action), (words) => words.action(action));
    hear(LABEL, said.named(action, game), (words) => words.action(action, game));
  }

  /** Plays a game by chance, and says all that can be said of it; sentences with the same values once. */
  function playOut(seed: number, field: Position<K>) {
    const choose = chooser(seed);
    const of = <T>(options: readonly T[]) => options[choose(options.length)] as T;
    let game = start(field, seed);
    const hex = () => (choose(3) > 0 ? (of(Object.keys(game.board)) as Hex) : of(HEXES));
    while (!game.winner) {
      hearGame(game);
      for (let tries = 0; tries < 15; tries++) {
        const action = spoken.anything({ choose, of, hex });
        const refused = refusal(game, action);
        if (!refused) continue;
        if (game.tasks.length === 0 && spoken.stepOf[action.do] === game.phase)
          expect(refused.clause, JSON.stringify({ action, game })).not.toBe(spoken.outOfStep);
        if (isNew(refused)) mustTell(refused);
      }
      const actions = legal(game);
      const battles = actions.filter(({ do: what }) => what === 'attack' || what === 'fire');
      const action = of(battles.length > 0 && choose(12) > 0 ? battles : actions);
      hearAction(game, action);
      game = apply(game, action);
    }
    hearGame(game);
  }

  describe('a game in words', () => {
    test('games of random choices, and whatever else is tried in them', () => {
      for (const [seed, field] of spoken.battles) playOut(seed, field);
      expect(heard.size).toBeGreaterThan(1000);
    });

    test('every sentence of a game is said by something', () => {
      for (const game of [...spoken.rare, ...REFUSED.map(([, , one]) => one)]) {
        hearGame(game);
        for (const action of legal(game)) hearAction(game, action);
      }
      const own = Object.keys(messages?.game ?? {}).filter((key) => /^(ask|do|told)\//.test(key));
      expect(own.filter((key) => !keys.has(key))).toEqual([]);
    });

    test('the steps of a turn have their names', () => {
      for (const phase of spoken.phases) mustBe(LABEL, phase, (words) => words.phase(phase));
    });
  });

  describe('what is wrong with a position or a game', () => {
    test.each(Object.entries(spoken.wrong))('%s is told in both languages', (problem, text) => {
      const [fault] = spoken.faultsOf(text);
      expect(fault).toMatchObject({ problem });
      if (fault) mustBe(SENTENCE, fault, (words) => words.problem(fault), UNSAID);
    });

    test('every mark that is missing has its name', () => {
      for (const fault of spoken.unexpected.flatMap(spoken.faultsOf)) {
        expect(fault.problem).toBe('unexpected');
        mustBe(SENTENCE, fault, (words) => words.problem(fault), UNNAMED);
      }
    });

    test('no sentence is without a problem', () => {
      const own = Object.keys(messages?.problems ?? {}).map((key) => key.replace('position/', ''));
      expect(own.sort()).toEqual([...spoken.problems].sort());
    });
  });

  return { mustBe, SENTENCE, messages };
}
