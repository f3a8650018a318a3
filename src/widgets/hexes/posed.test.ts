import { describe, expect, test } from 'vitest';
import { HEXES as CCA } from '../../systems/cca/hexes.ts';
import { HEXES as CCN } from '../../systems/ccn/hexes.ts';
import { lostAt } from './desk.ts';
import { readPosed, writePosed } from './posed.ts';

const SYSTEMS = { cca: CCA, ccn: CCN };

describe('a question of the board in an address', () => {
  test.each([
    ['cca', 'move~D5'],
    ['cca', 'move~D5~F6~card.order-three-units-center'],
    ['cca', 'move~D5~F6~leader.true'],
    ['cca', 'battle~D5~E5~moved.2'],
    ['cca', 'evade~F4~~attacker.HI'],
    ['cca', 'sight~C3~G3'],
    ['ccn', 'retreat~D5~~flags.3~ignores.1'],
    ['ccn', 'advance~E5~F5'],
    ['ccn', 'sight'],
  ] as const)('%s: %s comes back as it was', (system, text) => {
    const { questions } = SYSTEMS[system];
    const { lost, ...posed } = readPosed(questions, text);
    expect([lost, writePosed(questions, posed)]).toEqual([[], text]);
  });

  test('what matters to another question is not carried along', () => {
    const { lost, ...posed } = readPosed(CCA.questions, 'battle~D5~E5~moved.2');
    const asked = { ...posed.asked, question: 'sight' };
    expect(writePosed(CCA.questions, { ...posed, asked })).toBe('sight~D5~E5');
  });

  test.each([
    ['fly~D5', ['fly~D5'], ''],
    ['constructor~D5', ['constructor~D5'], ''],
    ['move~Z9~E5', ['Z9'], 'move'],
    ['move~D5~Q7', ['Q7'], 'move~D5'],
    ['move~D5~F6~card.constructor', ['card.constructor'], 'move~D5~F6'],
    ['move~D5~F6~constructor.1', ['constructor.1'], 'move~D5~F6'],
    ['battle~D5~E5~moved.9', ['moved.9'], 'battle~D5~E5'],
    ['sight~D5~E5~moved.2', ['moved.2'], 'sight~D5~E5'],
  ])('%s: what is not understood is told, the rest stays', (text, missed, kept) => {
    const { lost, ...posed } = readPosed(CCA.questions, text);
    expect(lost).toEqual(missed);
    expect(posed.from ? writePosed(CCA.questions, posed) : kept.split('~')[0]).toBe(
      posed.from ? kept : kept.split('~')[0],
    );
  });

  test('an address tells what of it is damaged; what others add to it is no damage', () => {
    const lost = (search: string) => lostAt(CCA, `?p=cca2_bottom_top&${search}`);
    expect(lost('do=ask&ask=move~D5&fbclid=x&utm_source=y')).toEqual([]);
    expect(lost('do=dance&at=soon&ask=fly')).toEqual(['do=dance', 'ask=fly', 'at=soon']);
  });
});
