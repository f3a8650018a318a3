import { describe, expect, test } from 'vitest';
import { IN_BATTLES } from '../../../../tests/cca/games.ts';
import type { Hex } from '../../hexes/hex.ts';
import { acted } from '../../testing/cca/acting.ts';
import { moving } from '../../testing/cca/placed.ts';
import { legal, refusal } from './play.ts';
import { writeAction } from './position/log.ts';

// Leaving takes a hex as entering one does: from the row before the last, 2. Not from the left (cca-19.28); I5 lies on
// the dotted line between left and centre.
describe('at Castulo a Roman unit may leave over the enemy edge', () => {
  test.each<[string, Hex, string[]]>([
    ['medium infantry from the last row', 'I5', ['I5']],
    ['or not at all', 'H5', []],
    ['light infantry from the row before it, by both ways', 'H5', ['I5', 'I6']],
    ['light cavalry from afar, but not from I3 and I4', 'G5', ['I5', 'I6', 'I7']],
  ])('%s (%s)', (who, from, overs) => {
    const unit = who.startsWith('light infantry') ? 'LI' : who.startsWith('light c') ? 'LC' : 'MI';
    const game = moving(`bottom.${unit}-${from}.MI-E7_top.HI-A1_scenario-castulo`, from, 'E7');
    const exits = legal(game).flatMap((one) =>
      one.do === 'exit' && one.from === from ? [one.over] : [],
    );
    expect(exits.toSorted()).toEqual(overs);
  });

  test('past no enemy, and in no other battle', () => {
    const exits = (text: string) =>
      legal(moving(text, 'H5'))
        .filter(({ do: what }) => what === 'exit')
        .map(writeAction);
    expect(exits('bottom.LI-H5_top.HI-I5_scenario-castulo')).toEqual(['exit H5 I6']);
    expect(exits('bottom.LI-H5_top.HI-A1_scenario-zama')).toEqual([]);
    expect(exits('bottom.LI-H5_top.HI-A1')).toEqual([]);
  });

  test('with its leader, for a banner', () => {
    const [, , alone, led] = IN_BATTLES;
    const exited = { event: 'exited', from: 'I5', over: 'I5', unit: 'MI', side: 'bottom' };
    const clause = 'cca-19.28';
    expect(alone?.events).toEqual([{ ...exited, leader: false, clause }]);
    expect(led?.events).toEqual([{ ...exited, leader: true, clause }]);
    for (const game of [alone, led])
      expect(game).toMatchObject({ banners: { bottom: 1 }, board: {} });
  });

  test.each([
    ['exit H5 I5', 'LI', null],
    ['exit H5 I5', 'MI', 'too-far'],
    // Nobody leaves over his own edge.
    ['exit H5 A5', 'LI', 'cca-8.6'],
    ['exit H5 G5', 'LI', 'game/not-at-an-edge'],
  ])('%s of %s: %s', (text, unit, because) => {
    const game = moving(`bottom.${unit}-H5_top.HI-A1_scenario-castulo`, 'H5');
    const [, from, over] = text.split(' ') as [string, Hex, Hex];
    expect(refusal(game, { do: 'exit', from, over })?.because ?? null).toBe(because);
  });
});

describe('at Baecula a Roman unit that enters a camp takes a banner', () => {
  const camps = (more = '') =>
    moving(`bottom.LI-D7-D8_top.HI-I1_ground.camp-E7-E8_scenario-baecula${more}`, 'D7', 'D8');

  test('once for each camp, whoever comes to it', () => {
    const once = acted(camps(), 'move D7 E7');
    expect(once.events.at(-1)).toEqual({
      ...{ event: 'captured', hex: 'E7', side: 'bottom', clause: 'cca-19.32' },
    });
    expect(once).toMatchObject({ banners: { bottom: 1 }, scenario: { taken: ['E7'] } });
    const twice = acted(once, 'move D8 E8');
    expect(twice).toMatchObject({ banners: { bottom: 2 }, scenario: { taken: ['E7', 'E8'] } });
    expect(acted(camps('.taken-E7'), 'move D7 E7').banners.bottom).toBe(0);
  });

  test('and takes both on its way, or one', () => {
    const by = (game = camps()) =>
      legal(game)
        .filter((one) => one.do === 'move' && one.from === 'D7' && one.to === 'F7')
        .map(writeAction);
    expect(by().toSorted()).toEqual(['move D7 F7 by E7', 'move D7 F7 by E8']);
    expect(by(camps('.taken-E7-E8'))).toEqual(['move D7 F7']);
    const through = acted(camps(), 'move D7 F7 by E8');
    expect(through).toMatchObject({ banners: { bottom: 1 }, scenario: { taken: ['E8'] } });
  });

  test('but no leader alone, and in no other battle', () => {
    const alone = moving('bottom.LD-D7.MI-A1_top.HI-I1_ground.camp-E7_scenario-baecula', 'D7');
    expect(acted(alone, 'move D7 E7').banners.bottom).toBe(0);
    const zama = moving('bottom.LI-D7_top.HI-I1_ground.camp-E7_scenario-zama', 'D7');
    expect(acted(zama, 'move D7 E7').banners.bottom).toBe(0);
  });
});
