import { describe, expect, test } from 'vitest';
import { acted } from '../../../testing/cca/acting.ts';
import { battling, holding, moving, ordering } from '../../../testing/cca/placed.ts';
import { rows } from '../../../testing/rows.ts';
import { draftOf } from '../../../testing/words.ts';
import type { Action } from '../state.ts';
import { asked, type Happening, named, told } from './said.ts';

/** A name and its values: `moved from=D5 to=E5`. */
function wordsOf(text = ''): [name: string, values: object] {
  const [name = '', ...values] = text.split(' ');
  return [name, draftOf(values.join(' '))];
}

const D5 = { hex: 'D5' } as const;

rows(
  'what happened, in words: an event, and the sentence with its values',
  `
  rolled by=bottom faces=[red,flag] why=attack at=D5 | attack by=bottom faces=[red,flag] hex=D5
  rolled by=bottom faces=[red,flag] why=rally | card by=bottom faces=[red,flag] card=rally
  rolled by=bottom faces=[] why=ranged at=D5 | ranged by=bottom faces=[no-dice] hex=D5
  lost hex=D5 blocks=2 unit=MI | lost hex=D5 blocks=2 unit=MI
  eliminated hex=D5 side=top unit=MI | eliminated hex=D5 unit=MI side=top winner=bottom
  eliminated hex=D5 side=top unit=LD | leader-lost hex=D5 unit=LD side=top winner=bottom
  moved from=D5 to=E5 unit=MI | moved unit=MI from=D5 to=E5
  moved from=D5 to=E5 unit=LD | moved unit=leader from=D5 to=E5
  moved from=D5 to=null unit=LD | left from=D5
  drew side=top | drew side=top
  exited from=I5 over=I5 unit=MI side=top leader clause=cca-19.28 | exited-led unit=MI over=I5 side=top
  exited from=I5 over=I5 unit=MI side=top !leader clause=cca-19.28 | exited unit=MI over=I5 side=top
  captured hex=D5 side=top clause=cca-19.32 | captured side=top hex=D5
  won side=top clause=cca-19.27 | won-by-loss side=top
  won side=top clause=cca-4.1 | won side=top
`,
  (event, sentence) => {
    const [[happening, values], [say, shown]] = [wordsOf(event), wordsOf(sentence)];
    expect(told({ event: happening, ...values } as Happening)).toEqual({
      ...{ say: `told/${say}`, with: shown },
    });
  },
);

const CENTRE = 'bottom.MI-E7_top.HI-F7_goal-9';
const play = holding(CENTRE, 'order-three-units-center');
const order = acted(play, 'play 3C');
const battle = battling(CENTRE, 'E7');
const again = acted(
  ordering('bottom.LI-C7_top.HI-H7', 'move-fire-move', 'C7'),
  'move C7 D7; end; end',
);

describe('an action, in words', () => {
  rows(
    'alone',
    `
    ignore flags=0 | ignore-none
    ignore flags=1 | ignore flags=1
    order hex=D5 | order hex=D5
    move from=D5 to=E5 | move from=D5 to=E5
    move from=D5 to=F5 through=E4-E5 | move-by from=D5 to=F5 through=E4-E5 camps=[E4,E5]
    end | end
    pass | pass
  `,
    (action, sentence) => {
      const [[what, values], [say, shown]] = [wordsOf(action), wordsOf(sentence)];
      expect(named({ do: what, ...values } as Action)).toEqual({ say: `do/${say}`, with: shown });
    },
  );

  test.each([
    ['end', 'end-order', order],
    ['end', 'end-move', acted(order, 'order E7; end')],
    ['end', 'end-battle', battle],
    ['end', 'end-move-again', again],
    ['end', 'end', play],
    ['pass', 'pass', battle],
  ] as const)('%s is %s', (what, say, game) => {
    expect(named({ do: what }, game)).toEqual({ say: `do/${say}`, with: {} });
    expect(named({ do: 'order', ...D5 }, game).say).toBe('do/order');
  });
});

test.each([
  ['play', play],
  ['order', order],
  ['move', moving(CENTRE, 'E7')],
  ['battle', battle],
  ['move-done', acted(moving(CENTRE, 'E7'), 'move E7 E6')],
  ['move-again', again],
])('where he is to %s the player is asked so', (step, game) => {
  expect(asked(game).say).toBe(`ask/${step}`);
});
