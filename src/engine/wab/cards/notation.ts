import { listNotation } from '../../core/list-notation.ts';
import { CARDS_FIELDS } from './card.ts';

/** The letters of each number, and of choices whose options are not theirs alone; what is so or not has its name. */
const CODES = {
  ...{ models: 'n', width: 'w', movement: 'm', weaponSkill: 'ws', ballisticSkill: 'bs' },
  ...{ strength: 's', toughness: 't', woundsEach: 'h', initiative: 'i', attacks: 'a' },
  ...{ leadership: 'ld', save: 'sv', baseWidth: 'bw', baseDepth: 'bd', unitPoints: 'p' },
  ...{ closeWeapon: 'c', bodyArmour: 'ar', shield: 'sh', barding: 'ba', formation: 'f' },
};

const { units, ...HEAD } = CARDS_FIELDS;

/** Unit cards in one word that an address carries: `wabu1_Roma_u.Hastati.n24.w6.ws4.sv4.standard`. */
export const {
  write: writeCards,
  parse: parseCards,
  writtenOf,
} = listNotation({
  version: 'wabu1',
  head: { fields: HEAD, codes: {} },
  lists: { units: { mark: 'u', codes: CODES, ...units } },
});
