import { describe, expect, test } from 'vitest';
import { SIDES } from '../../../hexes/hex.ts';
import { GROUNDS } from '../../terrain.ts';
import { legal } from '../play.ts';
import { draw, parseDrawing } from './drawing.ts';
import { type Position, readPosition, surveyPosition, writePosition } from './position.ts';
import { scenarioPosition } from './scenario.ts';
import { groundsFor, setting } from './setting.ts';
import { start } from './setup.ts';

/** Figures, table 12: hands of Carthage and of the other side, who moves first, banners. */
const TABLE = [
  ['akragas', 5, 'syracuse', 6, 'syracuse', 5, []],
  ['crimissos-river', 5, 'syracuse', 5, 'syracuse', 5, ['bends']],
  ['ticinus-river', 5, 'rome', 4, 'carthage', 6, []],
  ['lake-trasimene', 6, 'rome', 2, 'carthage', 6, ['lake', 'steep-hills']],
  ['cannae', 6, 'rome', 4, 'rome', 7, []],
  ['dertosa', 4, 'rome', 6, 'rome', 6, []],
  ['castulo', 5, 'rome', 5, 'rome', 8, []],
  ['baecula', 4, 'rome', 6, 'rome', 6, ['camps']],
  ['ilipa', 4, 'rome', 6, 'rome', 7, []],
  ['zama', 5, 'rome', 5, 'rome', 8, []],
] as const;

describe('a battle of the book before its map is laid', () => {
  test.each(TABLE)('%s', (name, carthage, army, cards, first, banners, unsaid) => {
    const { position, unsaid: open } = scenarioPosition(name);
    expect(position).toEqual({
      board: {},
      ground: {},
      ramparts: {},
      scenario: { name, armies: { bottom: army, top: 'carthage' }, taken: [] },
      command: { bottom: cards, top: carthage },
      banners: { bottom: 0, top: 0 },
      goal: banners,
      active: first === 'carthage' ? 'top' : 'bottom',
      hands: { bottom: [], top: [] },
    });
    expect(open).toEqual(['edges', 'terrain', 'forces', ...unsaid]);
    expect(writePosition(position)).toBe(`cca2_bottom_top_scenario-${name}`);
  });

  test.each(TABLE)('%s with Carthage at the bottom', (name, carthage, army, cards, first) => {
    const { position } = scenarioPosition(name, 'carthage');
    expect(position.scenario?.armies).toEqual({ bottom: 'carthage', top: army });
    expect(position.command).toEqual({ bottom: carthage, top: cards });
    expect(position.active).toBe(first === 'carthage' ? 'bottom' : 'top');
    expect(writePosition(position)).toBe(`cca2_bottom_top_scenario-${name}.bottom-carthage`);
  });

  test.each(TABLE)('%s deals its hands', (name, carthage, _, cards) => {
    const game = start(scenarioPosition(name).position, 1);
    expect(game.hands.bottom).toHaveLength(cards);
    expect(game.hands.top).toHaveLength(carthage);
    expect(legal(game).every(({ do: what }) => what === 'play')).toBe(true);
  });
});

describe('the notation of a battle', () => {
  const lines = TABLE.flatMap(([name]) =>
    ['', '.bottom-carthage'].flatMap((edge) =>
      ['', '_turn-top', '_turn-bottom', '_banners-1-2'].map(
        (rest) => `cca2_bottom.LI-A1_top.LD-I1_ground.hill-E5_scenario-${name}${edge}${rest}`,
      ),
    ),
  );

  test('is read and written without loss, in a line and in a drawing', () => {
    for (const line of lines) {
      const read = readPosition(line) as Position;
      expect(read.scenario?.name, line).toBeDefined();
      const written = writePosition(read);
      // Who moves first is not said where the Council of War says it.
      expect([line, line.replace(/_turn-\w+/, '')]).toContain(written);
      expect(readPosition(written)).toEqual(read);
      expect(parseDrawing(draw(read))).toEqual(read);
      expect(new URLSearchParams({ p: written }).toString()).toBe(`p=${written}`);
    }
  });

  test('lake and steep hills have their words and their signs', () => {
    const line = 'cca2_bottom_top_ground.lake-A1-A2.steep-E13_scenario-lake-trasimene';
    const read = readPosition(line) as Position;
    expect(read.ground).toEqual({ A1: 'lake', A2: 'lake', E13: 'steep-hill' });
    expect(writePosition(read)).toBe(line);
    expect(draw(read)).toContain('A &     &     .');
    expect(parseDrawing(draw(read))).toEqual(read);
  });

  test('may name the army at the bottom even where it is the usual one', () => {
    expect(readPosition('cca2_scenario-akragas.bottom-syracuse')).toEqual(
      readPosition('cca2_scenario-akragas'),
    );
  });

  test.each([
    ['cca2_scenario', 13, 'unexpected'],
    ['cca2_scenario-', 14, 'no-such-scenario'],
    ['cca2_scenario-actium', 14, 'no-such-scenario'],
    ['cca2_scenario-Castulo', 14, 'no-such-scenario'],
    ['cca2_scenario-lake-trasimene-2', 28, 'unexpected'],
    ['cca2_scenario-castulo.top-carthage', 21, 'unexpected'],
    ['cca2_scenario-castulo.bottom-syracuse', 29, 'no-such-army'],
    ['cca2_scenario-akragas.bottom-rome', 29, 'no-such-army'],
    ['cca2_scenario-castulo_scenario-zama', 22, 'out-of-order'],
    ['cca2_command-5-5_scenario-castulo', 17, 'out-of-order'],
    ['cca2_scenario-castulo_ground.hill-E5', 22, 'out-of-order'],
    ['cca2_scenario-castulo_command-5-6', 29, 'scenario-sets-command'],
    ['cca2_scenario-lake-trasimene_command-5-6', 36, 'scenario-sets-command'],
    ['cca2_scenario-castulo_goal-7', 27, 'scenario-sets-goal'],
    ['cca2_ground.camp-E5_scenario-castulo.taken-E5', 36, 'unexpected'],
    ['cca2_ground.camp-E5_scenario-baecula.taken', 42, 'unexpected'],
    ['cca2_ground.camp-E5_scenario-baecula.taken-F6', 43, 'no-camp-there'],
    ['cca2_ground.camp-E5_scenario-baecula.taken-E5-E5', 46, 'said-twice'],
    ['cca2_ground.camp-E5_scenario-baecula.taken-E5.bottom-rome', 45, 'unexpected'],
    ['cca2_scenario-castulo_banners-8-0', 33, 'already-won'],
    ['cca2_bottom.MI-A1_ground.lake-A1', 30, 'impassable'],
    ['cca2_ground.lake-A1', 19, 'only-at-trasimene'],
    ['cca2_ground.steep-A1_scenario-zama', 34, 'only-at-trasimene'],
    ['cca2_ground.steep-A1-C1-E1-G1-I1_scenario-lake-trasimene', 56, 'more-than-its-map'],
    ['cca2_ground.ford-A1_scenario-ticinus-river', 42, 'more-than-its-map'],
    ['cca2_ground.ford-A1-C1-E1-G1-I1-A2_scenario-crimissos-river', 59, 'more-than-its-map'],
    ['cca2_bottom.MI-A1*.LD-A3_scenario-castulo', 41, 'more-leaders-than-named'],
    ['cca2_top.MI-I1*.LD-I3_scenario-castulo.bottom-carthage', 54, 'more-leaders-than-named'],
  ])('%j is wrong at %i: %s', (text, at, problem) => {
    expect(readPosition(text)).toMatchObject({ at, problem });
  });

  test.each([
    ['the usual goal and Command said again', '_scenario-castulo_command-5-5_goal-8'],
    ['each Command of the growing hand', '_scenario-lake-trasimene_command-3-6'],
    ['four steep hills', '_ground.steep-A1-C1-E1-G1_scenario-lake-trasimene'],
    ['five fords', '_ground.ford-A1-C1-E1-G1-I1_scenario-crimissos-river'],
    ['two Carthaginian leaders', '_top.MI-I1*.LD-I3_scenario-castulo'],
    ['two Romans elsewhere', '_bottom.MI-A1*.LD-A3_scenario-zama'],
  ])('%s may stand there', (_, rest) => {
    expect(readPosition(`cca2${rest}`)).not.toHaveProperty('problem');
  });

  test('what the rules of the battle forbid is shown at its hex', () => {
    const { faults, position } = surveyPosition(
      'cca2_bottom.MI-A1*.LD-A3_ground.lake-E5_scenario-castulo_goal-7',
    );
    expect(faults.map(({ problem, hex }) => [problem, hex])).toEqual([
      ['scenario-sets-goal', undefined],
      ['only-at-trasimene', 'E5'],
      ['more-leaders-than-named', 'A3'],
    ]);
    expect(position.scenario?.name).toBe('castulo');
  });
});

test('the ground that can be laid is that of the map', () => {
  const ordinary = GROUNDS.filter((kind) => kind !== 'lake' && kind !== 'steep-hill');
  expect(groundsFor(null)).toEqual(ordinary);
  expect(groundsFor(setting('zama'))).toEqual(ordinary);
  expect(groundsFor(setting('crimissos-river'))).toEqual(ordinary);
  expect(groundsFor(setting('ticinus-river'))).toEqual(ordinary.filter((kind) => kind !== 'ford'));
  expect(groundsFor(setting('lake-trasimene'))).toEqual([...GROUNDS]);
  expect(SIDES.map((side) => setting('akragas').armies[side])).toEqual(['syracuse', 'carthage']);
});
