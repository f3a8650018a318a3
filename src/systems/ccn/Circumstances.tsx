import { DECK_CARDS } from '../../engine/ccn/cards.ts';
import type { InForce } from '../../engine/ccn/game/state.ts';
import {
  CardField,
  FlagFields,
  LeaderField,
  MovedField,
} from '../../widgets/hexes/AskedFields.tsx';
import type { CircumstancesProps, Questions } from '../../widgets/hexes/system.ts';
import type { Asked } from './asked.ts';

const IN_FORCE = DECK_CARDS.filter(
  (card): card is InForce => card !== 'counter-attack' && card !== 'first-strike',
);

/** What else the answers depend on, and what it may be. */
export const CIRCUMSTANCES: Questions['circumstances'] = {
  card: { of: ['move', 'battle'], options: IN_FORCE },
  moved: { of: ['battle'], options: [0, 1, 2, 3, 4] },
  leader: { of: ['move'], options: [false, true] },
  flags: { of: ['retreat'], options: [0, 1, 2, 3, 4, 5, 6] },
  ignores: { of: ['retreat'], options: [0, 1, 2, 3, 4, 5, 6] },
};

export const Circumstances = ({ asked, change, withLeader, speech }: CircumstancesProps<Asked>) => {
  const { question } = asked;
  const fields = { asked, change, speech };
  return (
    <>
      {(question === 'move' || question === 'battle') && <CardField {...fields} cards={IN_FORCE} />}
      {question === 'move' && withLeader && <LeaderField {...fields} />}
      {question === 'battle' && <MovedField {...fields} />}
      {question === 'retreat' && <FlagFields {...fields} />}
    </>
  );
};
