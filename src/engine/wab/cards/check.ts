import { each, problems } from '../../core/problems.ts';
import { stands } from '../formations/formation.ts';
import type { UnitCard } from './card.ts';
import { isAlone, isBarded, isCavalry, isChariot, isFoot, isNoUnit } from './facts.ts';

/** On foot and on an unbarded horse no save is better; on a barded one by 1 (wab-11.4). */
const BEST = 3;
const BEST_BARDED = 2;
const bestOf = (one: UnitCard) => (isBarded(one) ? BEST_BARDED : BEST);
const troopsOf = ({ unitTroops }: UnitCard) => ({ troops: `unitTroops.${unitTroops}` });

const onHorse = stands('cataphracts', 'massed-cavalry');
const onFoot = (one: UnitCard) => !stands('ordinary')(one) && !onHorse(one);

/** What contradicts itself on a card, each at the value that is to be changed. */
export const checkCard = problems<UnitCard>(
  [
    'width',
    'wider-than-unit',
    'wab-1.29',
    ({ width = 1, models }) => width > models,
    ({ width = 1, models }) => ({ given: width, models }),
  ],
  ['models', 'alone-is-one', 'wab-1.44', (one) => isAlone(one) && one.models > 1],
  ['champion', 'nobody-to-lead', 'wab-8.6', (one) => one.champion && isNoUnit(one), troopsOf],
  ['standard', 'nobody-to-lead', 'wab-8.12', (one) => one.standard && isNoUnit(one), troopsOf],
  ['musician', 'nobody-to-lead', 'wab-8.16', (one) => one.musician && isNoUnit(one), troopsOf],
  ['barding', 'no-mount', 'wab-11.3', (one) => isBarded(one) && !isCavalry(one), troopsOf],
  ['formation', 'only-on-foot', 'wab-13.88', (one) => onFoot(one) && !isFoot(one), troopsOf],
  ['formation', 'only-on-horse', 'wab-13.82', (one) => onHorse(one) && !isCavalry(one), troopsOf],
  [
    'ferocious',
    'only-riders',
    'wab-13.70',
    (one) => one.ferocious && !isCavalry(one) && !isChariot(one),
    troopsOf,
  ],
  [
    'finestHorses',
    'only-riders',
    'wab-13.68',
    (one) => one.finestHorses && !isCavalry(one),
    troopsOf,
  ],
  [
    'save',
    'save-too-good',
    'wab-11.4',
    (one) => (isFoot(one) || isCavalry(one)) && (one.save ?? BEST) < bestOf(one),
    (one) => ({ best: bestOf(one) }),
  ],
);

export const checkCards = each('units', checkCard);
