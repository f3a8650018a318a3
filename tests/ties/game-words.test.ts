import { describe, expect, test } from 'vitest';
import { DECK_CARDS } from '../../src/engine/cca/cards.ts';
import { apply, legal, refusal } from '../../src/engine/cca/game/play.ts';
import { draw, parseDrawing } from '../../src/engine/cca/game/position/drawing.ts';
import { readLog } from '../../src/engine/cca/game/position/log.ts';
import { emptyPosition, surveyPosition } from '../../src/engine/cca/game/position/position.ts';
import { PROBLEMS } from '../../src/engine/cca/game/position/problems.ts';
import { start } from '../../src/engine/cca/game/position/setup.ts';
import { VOCABULARY } from '../../src/engine/cca/game/position/vocabulary.ts';
import * as SAID from '../../src/engine/cca/game/prospects/said.ts';
import { REASONS } from '../../src/engine/cca/game/refusals/refusal.ts';
import type { Action, GameState, Phase } from '../../src/engine/cca/game/state.ts';
import { UNSAID as OPEN } from '../../src/engine/cca/scenarios/scenarios.ts';
import { COMBATANTS } from '../../src/engine/cca/units.ts';
import type { Said } from '../../src/engine/core/ruling.ts';
import type { Problem } from '../../src/engine/hexes/game/reader.ts';
import type { Refusal } from '../../src/engine/hexes/game/refusal.ts';
import { HEXES, type Hex } from '../../src/engine/hexes/hex.ts';
import { battlefield, scenarioField } from '../../src/engine/testing/cca/battlefield.ts';
import { chooser } from '../../src/engine/testing/hexes.ts';
import { often } from '../../src/engine/testing/often.ts';
import { gameExcerpt } from '../../src/i18n/excerpt.ts';
import { GameTexts } from '../../src/i18n/game-texts.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadCommon, loadParts } from '../../src/i18n/load.ts';
import { Texts } from '../../src/i18n/texts.ts';
import { ESCAPE, IN_BATTLES, REFUSED } from '../cca/games.ts';

const { asked, named, told } = SAID;

/** Both languages as a board has them: what it fetches, and nothing more. */
const SPOKEN = await Promise.all(
  LANGS.map(async (lang) => {
    const system = gameExcerpt(await loadParts(lang, 'cca'), VOCABULARY);
    return { lang, system, words: new GameTexts(new Texts(lang, loadCommon(lang), system), SAID) };
  }),
);
const [{ system: MESSAGES } = { system: undefined }] = SPOKEN;

const SENTENCE = /^[¿\p{Lu}\d][^{}]*[.?]$/u;
const LABEL = /^\p{Lu}[^{}.?]*$/u;
/** A unit, or a word of the engine, that has no word of the language. */
const CODE = new RegExp(
  `\\b(${COMBATANTS.join('|')})\\b|\\b\\p{Ll}+(-\\p{Ll}+)+\\b|undefined|null`,
  'u',
);

function mustBe(form: RegExp, what: unknown, say: (words: GameTexts) => string, codes = CODE) {
  for (const { lang, words } of SPOKEN) {
    const text = say(words);
    if (!form.test(text) || codes.test(text))
      expect.fail(`${lang}: "${text}" for ${JSON.stringify(what)}`);
  }
}
const mustTell = (refused: Refusal) => mustBe(SENTENCE, refused, (words) => words.refusal(refused));

describe('why an action is not legal', () => {
  test.each(REFUSED)('%s is said by %s', (because, clause, game, action) => {
    const refused = refusal(game, action);
    expect(refused).toMatchObject({ because: `game/${because}`, clause });
    if (refused) mustTell(refused);
    expect(() => apply(game, action)).toThrow(because);
  });

  test('every reason has such a situation, and no sentence is without a reason', () => {
    const situations = new Set(REFUSED.map(([because]) => because));
    expect(REASONS.filter((reason) => !situations.has(reason))).toEqual([]);
    const own = Object.keys(MESSAGES?.steps ?? {}).filter((key) => key.startsWith('game/'));
    expect(own.sort()).toEqual([...situations].map((reason) => `game/${reason}`).sort());
  });
});

/** The keys of all that a game has said, and what was said with the same values already. */
const said = new Set<string>();
const heard = new Set<string>();

function isNew(what: object) {
  const once = JSON.stringify(what);
  return heard.size < heard.add(once).size;
}
function hear(form: RegExp, one: Said, say: (words: GameTexts) => string) {
  said.add(one.say);
  if (isNew(one)) mustBe(form, one, say);
}

function hearGame(game: GameState) {
  hear(SENTENCE, asked(game), (words) => words.prompt(game));
  for (const event of game.events)
    if (event.event !== 'ruled') hear(SENTENCE, told(event), (words) => words.event(event));
}

function hearAction(game: GameState, action: Action) {
  hear(LABEL, named(action), (words) => words.action(action));
  hear(LABEL, named(action, game), (words) => words.action(action, game));
}

const BY_HEX = ['order', 'order-leader', 'lead', 'rally'] as const;
const FROM_TO = ['move', 'move-leader', 'attack', 'fire'] as const;
const OTHERS = [
  ...['end', 'stand', 'evade', 'first-strike', 'battle-back', 'stop', 'leave', 'advance', 'pass'],
] as const;

/** Anything that somebody might try, mostly where somebody stands. */
function anything(game: GameState, choose: (options: number) => number): Action {
  const of = <T>(options: readonly T[]) => options[choose(options.length)] as T;
  const hex = () => (choose(3) > 0 ? (of(Object.keys(game.board)) as Hex) : of(HEXES));
  switch (choose(7)) {
    case 6:
      return choose(2)
        ? { do: 'exit', from: hex(), over: of(HEXES) }
        : { do: 'move', from: hex(), to: hex(), through: of(HEXES) };
    case 0:
      return { do: of(BY_HEX), hex: hex() };
    case 1:
    case 2:
      return { do: of(FROM_TO), from: hex(), to: hex() };
    case 3:
      return { do: 'go', to: hex() };
    case 4:
      return choose(2) ? { do: 'play', card: of(DECK_CARDS) } : { do: 'ignore', flags: choose(4) };
    default:
      return { do: of(OTHERS) } as Action;
  }
}

const PHASES: Partial<Record<Action['do'], Phase>> = {
  play: 'play',
  move: 'move',
  attack: 'battle',
};

/** Battles whose special rules have sentences of their own. */
const WITH_RULES = ['crimissos-river', 'lake-trasimene', 'castulo', 'baecula'] as const;

/** Plays a game by chance, and says all that can be said of it; sentences with the same values once. */
function playOut(seed: number, field = battlefield(seed)) {
  const choose = chooser(seed);
  let game = start(field, seed);
  while (!game.winner) {
    hearGame(game);
    for (let tries = 0; tries < 15; tries++) {
      const action = anything(game, choose);
      const refused = refusal(game, action);
      if (!refused) continue;
      if (game.tasks.length === 0 && PHASES[action.do] === game.phase)
        expect(refused.clause, JSON.stringify({ action, game })).not.toBe('cca-5.3');
      if (isNew(refused)) mustTell(refused);
    }
    const actions = legal(game);
    const battles = actions.filter(({ do: what }) => what === 'attack' || what === 'fire');
    const among = battles.length > 0 && choose(12) > 0 ? battles : actions;
    const action = among[choose(among.length)] as Action;
    hearAction(game, action);
    game = apply(game, action);
  }
  hearGame(game);
}

describe('a game in words', () => {
  test('games of random choices, and whatever else is tried in them', () => {
    for (let seed = 0; seed < often(2, 20); seed++) playOut(seed);
    for (const name of WITH_RULES) playOut(1, scenarioField(name, 1));
    expect(heard.size).toBeGreaterThan(1000);
  });

  test('every sentence of a game is said by something', () => {
    for (const game of [ESCAPE, ...IN_BATTLES, ...REFUSED.map(([, , one]) => one)]) {
      hearGame(game);
      for (const action of legal(game)) hearAction(game, action);
    }
    const own = Object.keys(MESSAGES?.game ?? {}).filter((key) => /^(ask|do|told)\//.test(key));
    expect(own.filter((key) => !said.has(key))).toEqual([]);
  });

  test('whatever the text of the book leaves to its maps is said', () => {
    for (const what of OPEN) mustBe(SENTENCE, what, (words) => words.unsaid(what));
    const own = Object.keys(MESSAGES?.game ?? {}).filter((key) => key.startsWith('unsaid/'));
    expect(own.sort()).toEqual(OPEN.map((what) => `unsaid/${what}`).sort());
  });

  test('the steps of a turn have their names', () => {
    for (const phase of ['play', 'order', 'move', 'battle', 'move-again', 'over'] as const)
      mustBe(LABEL, phase, (words) => words.phase(phase));
  });
});

/** A value that has no word, and a mark that has no name. */
const UNSAID = /undefined|null/;
const UNNAMED = /(ir|:) [^\p{L}\d]|line-end/u;

/** What is wrong with a position or, where the text has several lines, with a game. */
function faultsOf(text: string): Problem[] {
  const { faults } = surveyPosition(text);
  if (!text.includes('\n') && faults.length > 0) return faults;
  const log = readLog(text);
  return 'problem' in log ? [log] : [];
}

describe('what is wrong with a position or a game', () => {
  const LOG = 'cca2_bottom_top\nseed 1\n';
  const WRONG: Record<Problem['problem'], string> = {
    'already-won': 'cca2_banners-6-0',
    banners: 'cca2_banners-21-0',
    blocks: 'cca2_bottom.WR-A1x5',
    command: 'cca2_command-0-5',
    flags: `${LOG}ignore 100`,
    goal: 'cca2_goal-21',
    'hex-taken': 'cca2_bottom.WR-A1-A1',
    impassable: 'cca2_bottom.WR-A1_ground.coast-A1',
    'leader-apart': 'cca2_bottom.WR-A1.LD-A1',
    'leader-without-unit': 'cca2_bottom.LD-A1*',
    'more-cards-than-command': 'cca2_command-1-5_cards.bottom-FS-LC',
    'more-leaders-than-named': 'cca2_bottom.MI-A1*.LD-A3_scenario-castulo',
    'more-than-its-map': 'cca2_ground.ford-A1_scenario-ticinus-river',
    'no-camp-there': 'cca2_scenario-baecula.taken-E5',
    'no-more-such-cards': 'cca2_cards.bottom-FS-FS',
    'no-such-action': `${LOG}castle`,
    'no-such-army': 'cca2_scenario-akragas.bottom-rome',
    'no-such-card': 'cca2_cards.bottom-9L',
    'no-such-former-hex': 'cca1_bottom.WR-M2',
    'no-such-hex': 'cca2_bottom.WR-B13',
    'no-such-hexside': 'cca2_ground.rampart-A1n',
    'no-such-part': 'cca2_middle',
    'no-such-scenario': 'cca2_scenario-actium',
    'no-such-side': 'cca2_turn-left',
    'no-such-terrain': 'cca2_ground.swamp-A1',
    'no-such-unit': 'cca2_bottom.XX-A1',
    'not-a-position': 'chess',
    'only-at-trasimene': 'cca2_ground.lake-A1',
    'out-of-order': 'cca2_top_bottom',
    'said-twice': 'cca2_ground.hill-A1.forest-A1',
    'scenario-sets-command': 'cca2_scenario-zama_command-5-6',
    'scenario-sets-goal': 'cca2_scenario-zama_goal-7',
    seed: 'cca2_bottom_top\nseed -1',
    unexpected: 'cca2_bottom.WR',
  };

  test.each(Object.entries(WRONG))('%s is told in both languages', (problem, text) => {
    const [fault] = faultsOf(text);
    expect(fault).toMatchObject({ problem });
    if (fault) mustBe(SENTENCE, fault, (words) => words.problem(fault), UNSAID);
  });

  test('every mark that is missing has its name', () => {
    const wrong = ['cca2_bottom.WR', 'cca2_bottom-top', 'cca2_ground hill', 'cca2_goal'];
    const more = [`${LOG}end D5`, `${LOG}move D5-E5`, `${LOG}move D5 E5 F5`, 'cca2_bottom_top'];
    const drawings = ['', '9', '9 WR4hi4', draw(emptyPosition()).replace('\n', ' ')];
    const faults = [...[...wrong, ...more].flatMap(faultsOf), ...drawings.map(parseDrawing)];
    for (const fault of faults) {
      if (!('problem' in fault)) expect.fail('nothing is wrong with it');
      expect(fault.problem).toBe('unexpected');
      mustBe(SENTENCE, fault, (words) => words.problem(fault), UNNAMED);
    }
  });

  test('no sentence is without a problem', () => {
    const own = Object.keys(MESSAGES?.problems ?? {}).map((key) => key.replace('position/', ''));
    expect(own.sort()).toEqual([...PROBLEMS].sort());
  });
});
