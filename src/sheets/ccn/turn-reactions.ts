import { about, type Part, proof } from '../sheet.ts';
import { formSquare, retire } from './proofs.ts';

const line = about('reactions');
const strike = (input: object, expect: object) => proof('ccn/first-strike', input, expect);
const HORSE = 'light-cavalry';

/** What the defender may do in the turn of the other player. */
export const REACTIONS: Part = {
  title: 'reactions/title',
  lines: [
    line(
      'first-strike',
      ['ccn-8.53', 'ccn-8.54', 'ccn-5.158'],
      strike({}, { allowed: true, strikesFirst: 'defender', mayBattleBack: false }),
      strike({ when: 'melee-rolled' }, { allowed: false }),
      strike({ when: 'battle-back' }, { allowed: false }),
    ),
    line(
      'retire',
      ['ccn-6.1', 'ccn-6.3', 'ccn-6.5'],
      retire('line', HORSE, { allowed: true, hexesBack: 2, hitsOn: ['cavalry'] }),
      retire(HORSE, HORSE, { allowed: false }),
      retire('line', HORSE, { allowed: false }, { secondHex: { holds: 'friendly-unit' } }),
    ),
    line(
      'retired',
      ['ccn-6.9', 'ccn-6.8', 'ccn-6.10', 'ccn-6.11'],
      retire('line', HORSE, { mayBattleBack: false, mayTakeGround: true }),
      retire('line', HORSE, { allowed: false }, { attackKind: 'battle-back' }),
      retire('line', HORSE, { allowed: false }, { attackKind: 'first-strike' }),
    ),
    line(
      'square',
      ['ccn-6.15', 'ccn-6.16', 'ccn-6.17', 'ccn-6.20'],
      formSquare({ unit: 'line', cardsInHand: 3 }, { allowed: true }),
      formSquare({ unit: 'line', attackedBy: 'infantry' }, { allowed: false }),
      formSquare({ unit: 'line', cardsInHand: 2 }, { allowed: false }),
      formSquare({ unit: 'line', squares: 4 }, { allowed: false }),
      formSquare({ unit: 'line', terrain: 'town' }, { allowed: false }),
      formSquare({ unit: 'line', fieldworks: 'elsewhere' }, { allowed: false }),
    ),
    line(
      'formed',
      ['ccn-6.22', 'ccn-6.18', 'ccn-6.19'],
      formSquare({ unit: 'line', cardsInHand: 5 }, { handAfter: 4, cardsOnTrack: 1 }),
      formSquare({ unit: 'line', attackKind: 'battle-back' }, { allowed: false }),
      formSquare({ unit: 'line', attackKind: 'first-strike' }, { allowed: false }),
    ),
    line(
      'left',
      ['ccn-6.45', 'ccn-6.46', 'ccn-6.47'],
      proof(
        'ccn/square',
        { unit: 'line', cardsInHand: 4 },
        { allowed: true, inSquareAfter: false, handAfter: 5 },
      ),
      proof('ccn/square', { unit: 'line', enemyAdjacent: 'cavalry' }, { allowed: false }),
    ),
  ],
};
