import { handOn } from '../../core/hand-on.ts';
import type { Next } from '../../core/query.ts';

interface Side {
  unit: string;
  blocks?: number;
  leader?: boolean;
  inSquare?: boolean;
  terrain?: string;
  fieldworks?: string;
  nationalDice?: number;
}

/** What the defender may do about a declared melee: each is a question of its own. */
export function reactionsNext(
  reactions: readonly string[],
  attacker: Side,
  defender: Side,
): Next[] {
  const all: Record<string, Next> = {
    'form-square': {
      as: 'square',
      query: 'ccn/form-square',
      draft: handOn(defender, 'unit', 'terrain', 'fieldworks'),
    },
    'retire-and-reform': {
      as: 'reform',
      query: 'ccn/retire-and-reform',
      draft: {
        attacker: handOn(
          attacker,
          'unit',
          'blocks',
          'inSquare',
          'terrain',
          'fieldworks',
          'nationalDice',
        ),
        defender: handOn(defender, 'unit', 'blocks', 'leader', 'terrain', 'fieldworks'),
      },
    },
    'first-strike': {
      as: 'strike',
      query: 'ccn/first-strike',
      draft: {
        defendingUnit: defender.unit,
        attackingUnit: attacker.unit,
        ...handOn(defender, 'inSquare', 'terrain', 'fieldworks'),
      },
    },
  };
  return reactions.flatMap((one) => all[one] ?? []);
}
