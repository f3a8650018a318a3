import { about, filling, type Line, proof } from '../sheet.ts';
import { draw, mayOrder, orders } from './proofs.ts';

const line = about('cards');
const PROBE = { commandCard: 'probe-left', section: 'left' };
const DETACHES = { ...PROBE, unit: 'leader', detaches: true };

/** What holds for every card. */
export const NOTES = (deck: number): readonly Line[] => [
  filling('cards')(
    'deck',
    { cards: deck },
    ['ccn-2.1', 'ccn-5.6', 'ccn-5.241', 'ccn-5.243'],
    proof('ccn/components', { component: 'command-cards' }, { count: deck }),
    proof('ccn/turn', { phase: 'command', wants: 'play-card' }, { allowed: true }),
    draw({ deck: 1, discards: 40 }, { draws: 1, reshuffle: true }),
  ),
  line(
    'command-is',
    ['ccn-5.20', 'ccn-5.21'],
    proof('ccn/command', { cardsInHand: 5, squares: 1 }, { command: 5, onTrack: 1 }),
    orders({ commandCard: 'assault-left', cardsInHand: 5 }, { orders: 5 }),
  ),
  line(
    'one-order',
    ['ccn-5.14', 'ccn-5.23', 'ccn-5.24'],
    mayOrder({ ...PROBE, unit: 'line', alreadyOrdered: true }, { allowed: false }),
    orders({ commandCard: 'probe-left', unitsIn: { left: 1 } }, { canOrder: 1, lost: 1 }),
    orders({ commandCard: 'bombard', ownUnits: { footArtillery: 2 } }, { canOrder: 2, lost: 2 }),
  ),
  line(
    'dashed-line',
    ['ccn-5.22'],
    mayOrder({ ...PROBE, unit: 'line', section: 'left-and-centre' }, { allowed: true }),
  ),
  line(
    'scout',
    ['ccn-8.8', 'ccn-8.9', 'ccn-8.10'],
    ...(['scout-left', 'scout-center', 'scout-right'] as const).map((commandCard) =>
      draw({ commandCard }, { draws: 2, keeps: 1 }),
    ),
  ),
  line(
    'bicorne',
    ['ccn-5.17', 'ccn-5.60', 'ccn-5.64'],
    mayOrder(DETACHES, { allowed: true, cost: 1 }),
    mayOrder({ ...DETACHES, commandCard: 'leadership' }, { allowed: true }),
    mayOrder({ ...DETACHES, commandCard: 'grande-manoeuvre' }, { allowed: true }),
    mayOrder({ ...DETACHES, commandCard: 'bombard' }, { allowed: false }),
    mayOrder({ ...DETACHES, inSquare: true }, { allowed: false }),
  ),
  line(
    'ordinary',
    ['ccn-8.32'],
    mayOrder(
      { commandCard: 'bayonet-charge', unit: 'light-cavalry', noneOfKind: true },
      { allowed: true, onlyUnit: true, card: 'none' },
    ),
  ),
  line(
    'strike-in-own-turn',
    ['ccn-5.6', 'ccn-5.11'],
    proof(
      'ccn/turn',
      { phase: 'command', wants: 'play-card', ownFirstStrike: 'with-other-cards' },
      { allowed: false },
    ),
    proof(
      'ccn/turn',
      { phase: 'command', wants: 'play-card', ownFirstStrike: 'only-card' },
      { allowed: true },
    ),
  ),
];
