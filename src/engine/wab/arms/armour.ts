import { choice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';

/** What a warrior wears, what he bears and what his horse wears: the shared fields of all questions. */
export const ARMOUR_FIELDS = {
  bodyArmour: choice(
    ['none', 'light', 'heavy', 'cataphract', 'partial-plate', 'full-plate'],
    'none',
  ),
  shield: choice(['none', 'shield', 'large-shield', 'pavise', 'buckler'], 'none'),
  barding: choice(['none', 'full-metal', 'half-metal', 'full-cloth', 'half-cloth'], 'none'),
};
export type Armour = Values<typeof ARMOUR_FIELDS>;

/** What no die shows: a warrior with nothing. */
export const NO_SAVE = 7;

const PLATE: readonly Armour['bodyArmour'][] = ['cataphract', 'partial-plate', 'full-plate'];
export const inPlate = ({ bodyArmour }: Armour) => PLATE.includes(bodyArmour);
const CLOTH: readonly Armour['barding'][] = ['full-cloth', 'half-cloth'];
export const inCloth = ({ barding }: Armour) => CLOTH.includes(barding);
export const inMetal = (one: Armour) => one.barding !== 'none' && !inCloth(one);
/** A buckler is no shield where armour slows (wab-2.13). */
export const bearsShield = ({ shield }: Armour) => shield !== 'none' && shield !== 'buckler';
/** What the table of movement names: plate of any kind, and heavy armour with a shield (wab-2.12). */
export const slows = (one: Armour) =>
  inPlate(one) || (one.bodyArmour === 'heavy' && bearsShield(one));
