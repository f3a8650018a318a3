import type { ComponentChildren } from 'preact';
import type { Query } from '../../engine/core/query.ts';
import { HOUSE } from '../../i18n/house.ts';
import type { Lang } from '../../i18n/lang.ts';
import { readingId } from '../../library/reading-ids.ts';
import { type Draft, withValue } from '../paths.ts';
import { chosenFor, followsHouse, type House, underHouse } from './house.ts';
import { keptHouse } from './kept.ts';
import { houseLink, houseSaid, unlikeHouse } from './said.ts';

/** The house rules of the reader in one form. */
export interface Housed {
  /** What a form begins with: what it does not say of a reading, the house says. */
  begin: (draft: Draft) => Draft;
  /** Whether the answer is one of the house; if not, the way to have it so. */
  note: (draft: Draft, change: (draft: Draft) => void) => ComponentChildren;
}

const Note = ({ house, query, lang, draft, change }: NoteProps) => {
  const [system = ''] = query.id.split('/');
  const chosen = chosenFor(house, query);
  const named = chosen.map(([doubt, letter]) => [readingId(system, doubt), letter] as const);
  const words = HOUSE[lang];
  const see = <a href={houseLink(house, lang)}>{words.see}</a>;
  if (followsHouse(house, query, draft)) {
    const said = houseSaid(house, named, lang);
    return (
      <p class="notice house" data-house={said}>
        <b>{said}</b> {see}
      </p>
    );
  }
  const apply = () =>
    change(
      chosen.reduce((next, [doubt, letter]) => withValue(next, `readings.${doubt}`, letter), draft),
    );
  return (
    <p class="notice house">
      {unlikeHouse(house, named, lang)}{' '}
      <button type="button" onClick={apply}>
        {words.apply}
      </button>{' '}
      {see}
    </p>
  );
};
interface NoteProps {
  house: House;
  query: Pick<Query, 'id' | 'fields'>;
  lang: Lang;
  draft: Draft;
  change: (draft: Draft) => void;
}

/** The house rules of this device for a question that takes one of their readings. */
export function housedOn(query: Pick<Query, 'id' | 'fields'>, lang: Lang): Housed | undefined {
  const house = keptHouse();
  if (!house || chosenFor(house, query).length === 0) return undefined;
  return {
    begin: (draft) => underHouse(house, query, draft),
    note: (draft, change) => <Note {...{ house, query, lang, draft, change }} />,
  };
}
