import { describe, expect, test } from 'vitest';
import { parseNation } from '../../nations/notation.ts';
import { emptyPosition, readPosition, writePosition } from './position.ts';
import { EMPTY_SETTING } from './setting.ts';

const FRENCH = 'Grande~~Arm~e9~e*up*LN4m1i*OG4g2*FA3t1111t2211t3321';
const BRITISH = 'British*up*LN4f1';
const WHOLE = `ccn1_bottom_top_scenario.sheet-bottom-${FRENCH}.sheet-top-${BRITISH}.exit-bottom-I5-I6.exit-top-A3.objective-E5-E6.taken-E6`;

describe('what a battle has of its own', () => {
  test('is read and written without loss', () => {
    expect(readPosition(WHOLE)).toEqual(
      emptyPosition({
        sheets: {
          bottom: parseNation(FRENCH) as never,
          top: parseNation(BRITISH) as never,
        },
        exits: { bottom: ['I5', 'I6'], top: ['A3'] },
        objectives: ['E5', 'E6'],
        taken: ['E6'],
      }),
    );
    expect(writePosition(readPosition(WHOLE) as never)).toBe(WHOLE);
    expect(new URLSearchParams({ p: WHOLE }).toString()).toBe(`p=${WHOLE.replaceAll('~', '%7E')}`);
  });

  test('may be nothing at all', () => {
    expect(readPosition('ccn1_scenario')).toEqual(emptyPosition(EMPTY_SETTING));
    expect(writePosition(emptyPosition(EMPTY_SETTING))).toBe('ccn1_bottom_top_scenario');
  });

  test('a sheet says with how many blocks its units start', () => {
    const text = `ccn1_bottom.LN-A1x2-A2x3of6_top.LN-I1x2_scenario.sheet-bottom-${FRENCH}`;
    const read = readPosition(text);
    expect(read).toMatchObject({
      board: { A1: { blocks: 2, start: 4 }, A2: { blocks: 3, start: 6 }, I1: { start: 2 } },
    });
    expect(writePosition(read as never)).toBe(text);
    // Four of four by the sheet need no word, nor do two of two without one.
    const said = readPosition(text.replace('A1x2', 'A1x2of4').replace('I1x2', 'I1x2of2'));
    expect(said).toEqual(read);
  });

  test.each([
    ['ccn1_scenario.', 14, 'no-such-part'],
    ['ccn1_scenario.army-bottom-x', 14, 'no-such-part'],
    ['ccn1_scenario.sheet-middle-French*up', 20, 'no-such-side'],
    ['ccn1_scenario.sheet-bottom-French', 33, 'unexpected'],
    ['ccn1_scenario.sheet-bottom-French*sideways', 34, 'nation-value'],
    ['ccn1_scenario.sheet-bottom-French*up*LN9', 39, 'nation-value'],
    ['ccn1_scenario.sheet-bottom-French*up*XX4', 37, 'no-such-unit'],
    ['ccn1_scenario.sheet-bottom-A*up.sheet-bottom-B*up', 37, 'said-twice'],
    ['ccn1_scenario.objective-E5.sheet-bottom-A*up', 27, 'out-of-order'],
    ['ccn1_scenario.exit-bottom-A1.exit-bottom-A2', 33, 'said-twice'],
    ['ccn1_scenario.exit-bottom', 25, 'unexpected'],
    ['ccn1_scenario.objective-E5-E5', 27, 'said-twice'],
    ['ccn1_scenario.objective-Z5', 24, 'no-such-hex'],
    ['ccn1_scenario.taken-E5', 20, 'no-objective-there'],
  ])('%j is wrong at %i: %s', (text, at, problem) => {
    expect(readPosition(text)).toMatchObject({ at, problem });
  });
});
