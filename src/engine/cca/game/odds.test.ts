import { describe, expect, test } from 'vitest';
import type { Hex } from '../../hexes/hex.ts';
import { ask } from '../../index.ts';
import { battling } from '../../testing/cca/placed.ts';
import { chiSquare, farFrom, numberOf } from '../../testing/chi-square.ts';
import { often } from '../../testing/often.ts';
import { apply, legal } from './play.ts';
import type { Action, GameState } from './state.ts';

const COMBATS = often(600, 4000);
const FROM: Hex = 'E7';
const AT: Hex = 'F7';

/** How the exact odds take the decisions: stand or evade as told, ignore all flags, always battle back. */
function decide(game: GameState, reaction: Action['do']): Action | undefined {
  const options = legal(game);
  return (
    options.find((one) => one.do === reaction) ??
    options.find((one) => ['battle-back', 'ignore', 'go'].includes(one.do)) ??
    options.find((one) => one.do === 'pass')
  );
}

type Outcome = Record<string, string | number>;

/** What became of both sides, in the words of the odds, from what happened on the way. */
function outcomeOf(before: GameState, events: GameState['events'], evades: boolean): Outcome {
  const side = (hex: Hex, name: string, flees: boolean) => {
    const piece = before.board[hex];
    let blocks = piece?.blocks ?? 0;
    let at: Hex | null = hex;
    let fate = 'stands';
    let leader = piece?.leader ? 'safe' : 'none';
    for (const one of events) {
      // What elephants trample in their retreat is no part of the odds.
      if (one.event === 'rolled' && one.why === 'rampage' && one.at === at) break;
      if (one.event === 'moved' && one.from === at && one.unit === piece?.unit) {
        at = one.to;
        fate = flees ? 'evades' : 'retreats';
      }
      if (one.event === 'lost' && one.hex === at) blocks -= one.blocks;
      if (one.event === 'eliminated' && one.side === piece?.side) {
        if (one.unit === 'LD') leader = 'lost';
        else fate = 'eliminated';
      }
    }
    return { [name]: fate, [`${name}Blocks`]: blocks, [`${name}Leader`]: leader };
  };
  return { ...side(FROM, 'attacker', false), ...side(AT, 'defender', evades) };
}

function simulate(start: GameState, reaction: Action['do'], combats: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let random = 1; random <= combats; random++) {
    let game = apply({ ...start, random: random * 7919 }, { do: 'attack', from: FROM, to: AT });
    const events = [...game.events];
    while (game.tasks.length > 0) {
      const action = decide(game, reaction);
      if (!action) throw new Error(`No policy for ${JSON.stringify(legal(game))}`);
      game = apply(game, action);
      events.push(...game.events);
    }
    const key = keyOf(outcomeOf(start, events, reaction === 'evade'));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const FIELDS = [
  'attacker',
  'attackerBlocks',
  'attackerLeader',
  'defender',
  'defenderBlocks',
  'defenderLeader',
];
const keyOf = (outcome: Outcome) => FIELDS.map((field) => outcome[field]).join(' ');

interface Input {
  attacker: object;
  defender: object;
  evades?: boolean;
  firstStrike?: boolean;
}

/** Four rows lie behind the attacker, three behind the defender. */
function exactly({ attacker, defender, ...more }: Input): Map<string, number> {
  const reply = ask('cca/close-combat-outcome', {
    ...more,
    attacker: { ...attacker, freeHexes: 4, blockedBy: 'edge' },
    defender: { ...defender, freeHexes: 3, blockedBy: 'edge' },
  });
  if (!reply || 'violations' in reply) throw new Error(JSON.stringify(reply));
  return new Map(
    (reply.ruling.odds?.outcomes ?? []).map(({ outcome, fraction }): [string, number] => {
      return [keyOf(outcome), numberOf(fraction)];
    }),
  );
}

const CASES: [string, string, Action['do'], Input][] = [
  [
    'heavy infantry against medium infantry',
    'bottom.HI-E7_top.MI-F7',
    'stand',
    { attacker: { unit: 'HI' }, defender: { unit: 'MI' } },
  ],
  [
    'warriors with a leader against a reduced auxilia on a hill',
    'bottom.WR-E7*_top.AX-F7x3_ground.hill-F7',
    'stand',
    {
      attacker: { unit: 'WR', leader: 'attached' },
      defender: { unit: 'AX', blocks: 3, terrain: 'hill' },
    },
  ],
  [
    'elephants against heavy cavalry with a leader that stands',
    'bottom.EL-E7_top.HC-F7*',
    'stand',
    { attacker: { unit: 'EL' }, defender: { unit: 'HC', leader: 'attached' } },
  ],
  [
    'medium infantry against slings that evade',
    'bottom.MI-E7_top.LS-F7',
    'evade',
    { attacker: { unit: 'MI' }, defender: { unit: 'LS' }, evades: true },
  ],
  [
    'heavy infantry that is struck first by chariots',
    'bottom.HI-E7_top.CH-F7_cards.top-FS',
    'first-strike',
    { attacker: { unit: 'HI' }, defender: { unit: 'CH' }, firstStrike: true },
  ],
  [
    'medium cavalry against a camp held by heavy infantry',
    'bottom.MC-E7_top.HI-F7x2_ground.camp-F7',
    'stand',
    { attacker: { unit: 'MC' }, defender: { unit: 'HI', blocks: 2, terrain: 'camp' } },
  ],
];

describe('combats played out by the game agree with the exact odds', () => {
  test.each(CASES)('%s', (_, text, reaction, input) => {
    const goal = text.replace(/(_cards|$)/, '_goal-9$1');
    const start = battling(goal, FROM);
    const exact = exactly(input);
    const counts = simulate(start, reaction, COMBATS);
    for (const key of counts.keys()) expect([...exact.keys()]).toContain(key);
    const { sum, freedom } = chiSquare(exact, counts, COMBATS);
    expect(freedom).toBeGreaterThan(2);
    expect(sum).toBeLessThan(farFrom(freedom));
  });

  test('the same comparison finds a wrong table: medium infantry is no heavy infantry', () => {
    const start = battling('bottom.HI-E7_top.MI-F7_goal-9', FROM);
    const wrong = exactly({ attacker: { unit: 'MI' }, defender: { unit: 'MI' } });
    const { sum, freedom } = chiSquare(wrong, simulate(start, 'stand', 1000), 1000);
    expect(sum).toBeGreaterThan(farFrom(freedom));
  });
});
