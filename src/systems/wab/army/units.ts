import { usable } from '../../../engine/core/schema/usable.ts';
import { ARMY_FIELDS } from '../../../engine/wab/army/army-fields.ts';
import { type BoughtUnit, boughtOf } from '../../../engine/wab/army/bought.ts';
import { cardsOf } from '../../../engine/wab/army/builder/as-card.ts';
import { isLegion, isMachine } from '../../../engine/wab/army/cost.ts';
import { modelsOf } from '../../../engine/wab/army/fields.ts';
import { gearOf, rulesBy } from '../../../engine/wab/army/kit.ts';
import { ownUnits } from '../../../engine/wab/army/own.ts';
import { RULE_FIELDS, type UnitCard } from '../../../engine/wab/cards/card.ts';
import { saveOf } from '../../../engine/wab/cards/facts.ts';
import type { Draft } from '../../../widgets/paths.ts';
import type { Speech } from './speech.ts';

/** A unit as it is shown: its card, who is bought, and all that it carries and follows, in words. */
export interface Shown {
  card: UnitCard;
  entry: string;
  /** As many as are bought; of a machine its crew, whose card is of the machine. */
  models: number;
  crew: boolean;
  arms: string;
  command: string;
  rules: string;
  /** Its saves: in close combat, and against missiles. */
  saves: readonly [number | undefined, number | undefined];
}

/** What a card of a player's own list carries, in words. */
const armsOf = ({ closeWeapon, weapon, bodyArmour, shield }: UnitCard, { texts }: Speech) =>
  [
    texts.value(closeWeapon, 'closeWeapon'),
    weapon && texts.value(weapon, 'weapon'),
    bodyArmour !== 'none' && texts.value(bodyArmour, 'bodyArmour'),
    shield !== 'none' && texts.value(shield, 'shield'),
  ].filter(Boolean);
const flagsOf = (card: UnitCard, { texts }: Speech) =>
  Object.keys(RULE_FIELDS)
    .filter((rule) => card[rule as keyof typeof RULE_FIELDS])
    .map((rule) => texts.field(rule).label.toLocaleLowerCase());

/** What is bought and is neither gear nor a rule; a centurion stands with the command group. */
const RIDDEN: readonly string[] = ['horse', 'warhorse', 'light-chariot', 'carroballista'];

/** A member of a command group as his list calls him: legionaries have a centurion. */
export const commandName = (
  name: 'standard' | 'musician' | 'champion',
  bought: BoughtUnit | undefined,
  { words, texts }: Speech,
) =>
  name === 'champion'
    ? bought && isLegion(bought)
      ? words.centurion
      : words.leader
    : texts.field(name).label;

/** One unit of an army, finished or not; undefined while nothing is bought yet. */
export function shownUnit(unit: Draft, roster: Draft, speech: Speech): Shown | undefined {
  const { texts } = speech;
  const draft = { ...roster, units: [unit] };
  const [card] = cardsOf(draft, () => '');
  if (!card) return undefined;
  const input = usable(ARMY_FIELDS, draft);
  const [bought] = boughtOf(input);
  const [own] = bought ? [] : ownUnits(input);
  const arms = bought
    ? [
        ...gearOf(bought).map((gear) => texts.value(gear, 'carries')),
        ...bought.listOptions
          .filter((option) => RIDDEN.includes(option))
          .map((option) => texts.value(option, 'listOptions')),
      ]
    : armsOf(card, speech);
  const rules = bought
    ? rulesBy(bought, false)
        .filter((rule) => rule !== 'centurion')
        .map((rule) => texts.value(rule, 'specialRules'))
    : flagsOf(card, speech);
  return {
    card,
    entry: bought
      ? texts.value(bought.entry, 'entry')
      : own?.of?.entryCalled || texts.value(card.unitTroops, 'unitTroops'),
    models: bought ? modelsOf(bought) : card.models,
    crew: bought !== undefined && isMachine(bought),
    arms: arms.join(', '),
    command: (['champion', 'standard', 'musician'] as const)
      .flatMap((name) => (card[name] ? [commandName(name, bought, speech)] : []))
      .join(', '),
    rules: rules.join(', '),
    saves: [saveOf(card, 'close-combat'), saveOf(card, 'missile')],
  };
}

const NONE = '–';
const saved = (save: number | undefined) => (save === undefined ? NONE : `${save}+`);
/** The save as a list prints it: `5+`, or `6+/–` where missiles differ. */
export const printedSaves = ({ saves: [fought, shot] }: Shown): string =>
  fought === shot ? saved(fought) : `${saved(fought)}/${saved(shot)}`;

/** The save in words; with both numbers where missiles differ. */
export function savesIn({ saves: [fought, shot] }: Shown, { words, texts }: Speech): string {
  if (fought === undefined && shot === undefined) return words.unsaved;
  if (shot === undefined) return texts.say(words.savesFought, { save: saved(fought) });
  return fought === shot
    ? texts.say(words.save, { save: saved(fought) })
    : texts.say(words.saves, { save: saved(fought), shot: saved(shot) });
}
