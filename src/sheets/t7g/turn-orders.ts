import { about, type Cell, type Line, type Part, type Row } from '../sheet.ts';
import { charged, order, reaction, shot, speed } from './proofs.ts';

const line = about('turn');

const yes = { allowed: true };
const no = { allowed: false };
/** Only pikes fight on so (t7g-5.29). */
const BAD_WAR = { badWar: true, enemy: { weapons: ['pikes'] } };

const orderRow = (name: string, asOrder: Line, asReaction: Line): Row => ({
  name: { say: `turn/${name}` },
  cells: [[asOrder], [asReaction]] satisfies Cell[],
});

/** The 5 cards, as orders and as reactions. */
export const ORDERS: Part = {
  title: 'turn/orders',
  whole: true,
  table: {
    columns: [
      { name: 'turn/card' },
      { name: 'turn/as-order', holds: 'sentences' },
      { name: 'turn/as-reaction', holds: 'sentences' },
    ],
    groups: [
      {
        rows: [
          orderRow(
            'ready',
            line(
              'ready-order',
              ['t7g-2.15', 't7g-2.16'],
              order('attention', { actions: ['move', 'shoot'] }, { ...yes, fireDecreases: 1 }),
              order('attention', { actions: ['move', 'move'] }, no),
              order('attention', { actions: ['move', 'face', 'shoot'] }, no),
              order(
                'attention',
                { actions: ['reorganise'], disordered: true },
                { ...yes, disorderedAfter: false },
              ),
            ),
            line(
              'ready-reaction',
              ['t7g-2.32'],
              reaction('attention', {}, { reactsWith: 'turn-or-shoot' }),
              shot({ weapon: 'crossbow' }, {}, { dice: 2 }, { card: 'attention', reaction: true }),
            ),
          ),
          orderRow(
            'assault',
            line(
              'assault-order',
              ['t7g-2.17', 't7g-2.18', 't7g-2.19', 't7g-5.3'],
              order(
                'attack',
                { couldCharge: true, actions: ['charge'] },
                { ...yes, mustCharge: true, speedIncreases: 1, combatIncreases: 1 },
              ),
              order('attack', { couldCharge: true, actions: ['nothing'] }, no),
              order('attack', { actions: ['charge'] }, { ...yes, mustCharge: false }),
              order('attack', { seesEnemy: false }, { mayDo: [] }),
            ),
            line(
              'assault-reaction',
              ['t7g-2.33', 't7g-2.34', 't7g-2.35'],
              reaction(
                'attack',
                { gap: 4 },
                { reactsWith: 'counter-charge', ownInches: 2, enemyInches: 2, combatIncreases: 1 },
              ),
              reaction(
                'attack',
                { gap: 4, enemyKind: 'cavalry' },
                { reactsWith: 'counter-charge', ownInches: 1 },
              ),
              reaction(
                'attack',
                { enemyDoes: 'move', distance: 2 },
                { reactsWith: 'interception', combatIncreases: 1 },
              ),
            ),
          ),
          orderRow(
            'run',
            line(
              'run-order',
              ['t7g-2.20'],
              order('run', { actions: ['move'] }, yes),
              order('run', { actions: ['shoot'] }, no),
              order('run', { actions: ['charge'] }, no),
              speed({ moveKind: 'run' }, { inches: 8 }),
            ),
            line(
              'run-reaction',
              ['t7g-2.36'],
              reaction(
                'run',
                { speed: 4 },
                { reactsWith: 'flight', leastInches: 4, mostInches: 8 },
              ),
            ),
          ),
          orderRow(
            'fire',
            line(
              'fire-order',
              ['t7g-2.21'],
              order('fire', { actions: ['shoot'] }, { ...yes, fireDecreases: 0 }),
              order('fire', { actions: ['shoot', 'move'] }, no),
            ),
            line(
              'fire-reaction',
              ['t7g-2.37', 't7g-6.102'],
              reaction('fire', {}, { reactsWith: 'shot' }),
              shot({}, {}, { dice: 6 }, { reaction: true }),
            ),
          ),
          orderRow(
            'resist',
            line(
              'resist-order',
              ['t7g-2.22', 't7g-6.10'],
              order('resist', { wear: 2, checked: 'passed' }, { wearAfter: 1 }),
              order('resist', { wear: 1, checked: 'passed' }, { wearAfter: 1 }),
              order('resist', { wear: 1, checked: 'passed', elite: true }, { wearAfter: 0 }),
            ),
            line(
              'resist-reaction',
              ['t7g-2.38', 't7g-5.31'],
              reaction('resist', {}, { reactsWith: 'resist', courageIncreases: 1 }),
              charged({ card: 'resist' }, { courageDice: 6 }),
              charged({ card: 'resist', weapons: ['pikes'] }, { courageDice: 4 }, BAD_WAR),
            ),
          ),
        ],
      },
    ],
  },
};
