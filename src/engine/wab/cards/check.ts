import { each, problems } from '../../core/problems.ts';
import type { UnitCard } from './card.ts';

/** On foot and on an unbarded horse no save is better; on a barded one by 1 (wab-4.55). */
const BEST = 3;
const BEST_BARDED = 2;
const bestOf = ({ barded }: UnitCard) => (barded ? BEST_BARDED : BEST);

const kind =
  (...of: readonly UnitCard['unitTroops'][]) =>
  ({ unitTroops }: UnitCard) =>
    of.includes(unitTroops);
const onFoot = kind('infantry', 'light-infantry');
const onHorse = kind('cavalry', 'light-cavalry', 'massed-cavalry', 'camels');
const alone = kind('character');
/** What is no unit of warriors has no champion, standard or musician. */
const noRanks = kind(
  ...(['character', 'scythed-chariots', 'elephants'] as const),
  ...(['small-artillery', 'large-artillery', 'siege-engine'] as const),
);
const troopsOf = ({ unitTroops }: UnitCard) => ({ troops: `unitTroops.${unitTroops}` });

/** What contradicts itself on a card, each at the value that is to be changed. */
export const checkCard = problems<UnitCard>(
  [
    'width',
    'wider-than-unit',
    'wab-1.29',
    ({ width = 1, models }) => width > models,
    ({ width = 1, models }) => ({ given: width, models }),
  ],
  ['models', 'alone-is-one', 'wab-1.44', (one) => alone(one) && one.models > 1],
  ['champion', 'nobody-to-lead', 'wab-8.6', (one) => one.champion && noRanks(one), troopsOf],
  ['standard', 'nobody-to-lead', 'wab-8.12', (one) => one.standard && noRanks(one), troopsOf],
  ['musician', 'nobody-to-lead', 'wab-8.16', (one) => one.musician && noRanks(one), troopsOf],
  ['barded', 'no-mount', 'wab-1.34', (one) => one.barded && !onHorse(one), troopsOf],
  [
    'save',
    'save-too-good',
    'wab-4.55',
    (one) => (onFoot(one) || onHorse(one)) && (one.save ?? BEST) < bestOf(one),
    (one) => ({ best: bestOf(one) }),
  ],
);

export const checkCards = each('units', checkCard);
