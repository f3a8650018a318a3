import type { UnitCard } from '../../../engine/wab/cards/card.ts';
import { valuesFor } from '../../../engine/wab/cards/given.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { calculatorPath } from '../../../library/links.ts';
import { paramText } from '../../../widgets/state.ts';

export const FIGHT = 'wab/combat-round';
/** What a round of combat asks of a unit that its card says; the round itself comes with its calculator alone. */
export const ASKED = [
  ...['models', 'width', 'skill', 'strength', 'toughness', 'initiative', 'attacks'],
  ...['closeWeapon', 'bodyArmour', 'shield', 'barding', 'save', 'order', 'standard', 'musician'],
  ...['champion', 'leadership', 'skirmishers', 'levy', 'unreliable', 'warband', 'hatesEnemy'],
  ...['stubborn', 'frenzied', 'ferocious', 'veteran', 'formation', 'subterfuge'],
  ...['attackerTroops', 'movement', 'woundsEach', 'baseWidth', 'baseDepth'],
];
/** What every warrior has where nothing is said. */
const PLAIN: readonly unknown[] = [undefined, false, 'none', 'ordinary', 'hand-weapon'];

/** A combat in which a card is one's own unit; none of machines, which a round refuses. */
export function linksOf(card: UnitCard, name: string, lang: Lang) {
  const own = valuesFor(FIGHT, card, () => false);
  if (own.notHuman) return [];
  const said = ASKED.filter((one) => !PLAIN.includes(own[one]));
  const params = new URLSearchParams(said.map((one) => [`own.${one}`, String(own[one])]));
  return [{ name, href: `${calculatorPath(lang, FIGHT)}?${paramText(params)}` }];
}
