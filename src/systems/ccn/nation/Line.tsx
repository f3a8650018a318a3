import { generalIn } from '../../../engine/ccn/nations/general.ts';
import { inSentence } from '../../../i18n/format.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { rowsOf } from './rows.ts';
import { nameOf, SHOWN, says } from './shown.ts';
import type { Speech } from './speech.ts';

const DICE = { fireWhen: 'nationalFire', meleeWhen: 'nationalMelee' } as const;

/** A record in one line, and what of it is only generally known. */
export const Line = ({ card, speech }: { card: Draft; speech: Speech }) => {
  const { words, texts } = speech;
  const labelOf = (name: string) => texts.field(name).label;
  const parts = SHOWN.filter(({ value }) => says(card, value)).map(
    ({ value, show }) => `${labelOf(value)}: ${show(card, speech)}`,
  );
  const table = rowsOf(card).map(
    ({ tableDice }, i) =>
      `${texts.say(words.rowOf, { n: i + 1 })}: ${tableDice.map((dice) => (dice === '' ? '?' : dice)).join('-') || '?'}`,
  );
  // When dice count is told with the dice.
  const general = generalIn(card).filter((value) => !(value in DICE));
  const values = new Intl.ListFormat(texts.lang).format(
    general.map((value) => inSentence(labelOf(value), texts.lang)),
  );
  return (
    <>
      <b>{nameOf(card, speech)}</b>{' '}
      <span>
        {[
          ...parts,
          ...(table.length > 0 ? [`${labelOf('gunTable')}: ${table.join(', ')}`] : []),
        ].join(' · ')}
      </span>
      {general.length > 0 && (
        <small class="general">{texts.say(words.generalLine, { values })}</small>
      )}
    </>
  );
};
