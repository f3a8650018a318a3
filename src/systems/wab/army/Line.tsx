import { PROFILE_FIELDS, type UnitCard } from '../../../engine/wab/cards/card.ts';
import type { Held } from '../../../widgets/roster/system.ts';
import type { Speech } from './speech.ts';
import { savesIn, shownUnit } from './units.ts';

export const PROFILE = Object.keys(PROFILE_FIELDS) as (keyof typeof PROFILE_FIELDS)[];
const profileOf = (card: UnitCard) =>
  Object.fromEntries(PROFILE.map((name) => [name, card[name]] as const));

/** A unit of a bought army in one line, as players write it down. */
export const UnitLine = ({ card: unit, roster, speech }: Held & { speech: Speech }) => {
  const { words, texts } = speech;
  const shown = shownUnit(unit, roster, speech);
  if (!shown) return <b>{String(unit.unitCalled || words.unnamed)}</b>;
  const { card, entry, models, crew, arms, command, rules } = shown;
  const { unitCalled, width, unitPoints = 0 } = card;
  const counted = crew ? words.crew : width === undefined ? words.models : words.block;
  const numbers =
    card.unitTroops !== 'character' &&
    texts.say(counted, { models, ...(width && { wide: width }) });
  return (
    <>
      <b>{unitCalled || entry}</b>{' '}
      <span>
        {[
          texts.say(words.points, { n: unitPoints }),
          unitCalled !== '' && unitCalled !== entry && entry,
          numbers,
          texts.say(words.profile, profileOf(card)),
          savesIn(shown, speech),
          arms,
          command.toLocaleLowerCase(),
          rules,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
};
