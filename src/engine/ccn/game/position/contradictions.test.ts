import { describe, expect, test } from 'vitest';
import { surveyPosition, writePosition } from './position.ts';

/** A nation whose line has 4 blocks, and whose foot artillery has 3 and its table. */
const NATION = 'Army*up*LN4*FA3t1111t2211t3321';

describe('what no game can have is named at its hex, with its clause', () => {
  test.each([
    [
      'more blocks than at the start',
      'bottom.LN-A1x4of3',
      [['more-than-at-the-start', 'A1', 'ccn-2.12', { unit: 'line', blocks: 4, start: 3 }]],
    ],
    [
      'more blocks than its card has',
      `bottom.LN-A1x5-A2x4-A3x3_scenario.sheet-bottom-${NATION}`,
      [['more-than-at-the-start', 'A1', 'ccn-2.12', { unit: 'line', blocks: 5, start: 4 }]],
    ],
    [
      'artillery of which a sheet knows nothing',
      `bottom.FA-A1x3.HA-A2x2_scenario.sheet-bottom-${NATION}`,
      [['artillery-without-table', 'A2', 'ccn-5.106', { unit: 'horse-artillery', blocks: 2 }]],
    ],
    [
      'artillery with more blocks than its table has',
      `bottom.FA-A1x4of4_scenario.sheet-bottom-${NATION}`,
      [['artillery-without-table', 'A1', 'ccn-5.106', { unit: 'foot-artillery', blocks: 4 }]],
    ],
    [
      'a square of cavalry, of artillery, of a leader alone',
      'bottom.LC-A1x3s1.FA-A2x3s2.LD-A3s3',
      [
        ['square-of-no-infantry', 'A1', 'ccn-6.13', { unit: 'light-cavalry' }],
        ['square-of-no-infantry', 'A2', 'ccn-6.13', { unit: 'foot-artillery' }],
        ['square-of-no-infantry', 'A3', 'ccn-6.13', { unit: 'leader' }],
      ],
    ],
    [
      'a square in a town or behind fieldworks',
      'bottom.LN-A1x3s1-A2x3s2-A3x3s3_ground.hill-A3.town-A1.works-A2ne',
      [
        ['no-square-there', 'A1', 'ccn-7.25', { terrain: 'town' }],
        ['no-square-there', 'A2', 'ccn-7.33', { terrain: 'fieldworks' }],
      ],
    ],
    [
      'two squares of a side with the same token; those of the opponent are his own',
      'bottom.LN-A1x3s1-A2x3s1_top.LN-I1x3s1',
      [['token-twice', 'A2', 'ccn-6.22', { token: 1 }]],
    ],
    [
      // Whoever forms his square holds three cards: with Command 5 the fourth square found two in his hand.
      'more squares than there were cards for',
      'bottom.LN-A1x3s1-A2x3s2-A3x3s3-A4x3s4',
      [['square-without-card', 'A4', 'ccn-6.16', { side: 'bottom', squares: 4, command: 5 }]],
    ],
    [
      'more known cards than the squares leave in the hand',
      'bottom.LN-A1x3s1_cards.bottom-2L-2L-2C-2C-2R',
      [['cards-in-squares', undefined, 'ccn-6.22', { side: 'bottom', left: 4, number: 5 }]],
    ],
    [
      'a taken objective that is none',
      'scenario.objective-E5.taken-E5-E6',
      [['no-objective-there', 'E6', 'ccn-4.3', undefined]],
    ],
    [
      'an exit in the middle of the board',
      'scenario.exit-bottom-I1-H1-H2-A4',
      [['not-at-the-edge', 'H2', 'ccn-5.40', undefined]],
    ],
    [
      'a sheet that contradicts itself, in every record',
      'bottom.LN-A1x4_scenario.sheet-bottom-Army*up*LN4*LN4*FA3',
      [
        ['nation-contradiction', undefined, 'ccn-2.11', { unit: 'line' }],
        ['nation-contradiction', undefined, 'ccn-5.106', { unit: 'foot-artillery' }],
      ],
    ],
  ])('%s', (_, text, faults) => {
    const survey = surveyPosition(`ccn1_${text}`);
    expect(survey.faults.map((one) => [one.problem, one.hex, one.clause, one.with])).toEqual(
      faults,
    );
  });

  test.each([
    ['five blocks of a unit that is said to start with five', 'bottom.LN-A1x5of5'],
    ['artillery of a side without a sheet', 'bottom.FA-A1x3'],
    ['four squares with Command 6', 'bottom.LN-A1x3s1-A2x3s2-A3x3s3-A4x3s4_command-6-5'],
    ['a square on a hill, with fieldworks elsewhere', 'bottom.LN-A1x1s4_ground.hill-A1.works-A2e'],
    ['objectives, of which one is taken', 'scenario.objective-E5-E6.taken-E6'],
  ])('%s is no fault', (_, text) => {
    expect(surveyPosition(`ccn1_${text}`).faults).toEqual([]);
  });

  test('a text with faults is written as it was', () => {
    const text = 'ccn1_bottom.LN-A1x4of3s1.LC-A1x3s1_top.LN-I1x4';
    const { position, crowd } = surveyPosition(text);
    expect(writePosition(position, crowd)).toBe(text);
  });
});
