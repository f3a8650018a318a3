import { inSentence } from '../../i18n/format.ts';
import { givenWords } from '../../i18n/given.ts';
import { type Draft, valueAt } from '../paths.ts';
import { choicesOf, keepChoices } from './choices.ts';
import type { Given } from './given.ts';
import type { GivenValue, Giver } from './giver.ts';
import type { Place } from './place.ts';
import { isSaid, isTaken, take } from './take.ts';

const within = (side: string, name: string) => (side === '' ? name : `${side}.${name}`);
const nameOf = (path: string) => path.replace(/^.*\./, '');

/** Gives values of sheets to a form: each side takes them from the sheet that its reader chooses. */
export function attach(giver: Giver, { id, query, texts }: Place): Given {
  const { fields } = query;
  const [system = ''] = query.id.split('/');
  const words = givenWords(texts.lang);
  let chosen: Readonly<Record<string, string>> = {};
  /** Counts of blocks that a sheet put there, and nobody since. */
  const begun = new Set<string>();

  const sidesOf = (draft: Draft) => giver.sides(query.id, draft);
  const saidOf = (side: string, draft: Draft): readonly GivenValue[] => {
    const sheet = chosen[side];
    return sheet === undefined ? [] : giver.values(sheet, query, side, draft);
  };
  const comesFrom = (draft: Draft, one: GivenValue) =>
    isTaken(fields, draft, one) && (!one.begins || begun.has(one.path));

  function taken(draft: Draft, before: readonly GivenValue[], side: string, anew: boolean): Draft {
    const after = saidOf(side, draft);
    const next = take(fields, draft, before, after, anew);
    for (const { path, begins } of after)
      if (begins && valueAt(next, path) !== valueAt(draft, path)) begun.add(path);
    return next;
  }

  function follow(before: Draft, draft: Draft): Draft {
    for (const path of begun)
      if (valueAt(before, path) !== valueAt(draft, path)) begun.delete(path);
    return sidesOf(draft).reduce((next, side) => {
      const unit = within(side, 'unit');
      return taken(next, saidOf(side, before), side, valueAt(before, unit) !== valueAt(next, unit));
    }, draft);
  }

  function begin(draft: Draft, fresh: boolean): Draft {
    chosen = {};
    begun.clear();
    const last = choicesOf(system);
    return sidesOf(draft).reduce((next, side) => {
      const sheet = last[side];
      if (sheet === undefined || !giver.sheets.includes(sheet)) return next;
      const values = giver.values(sheet, query, side, next).filter(({ begins }) => !begins);
      const agrees = values.length > 0 && values.every((one) => isTaken(fields, next, one));
      if (!fresh && !agrees) return next;
      chosen = { ...chosen, [side]: sheet };
      return fresh ? taken(next, [], side, true) : next;
    }, draft);
  }

  function choose(side: string, sheet: string, draft: Draft): Draft {
    const before = saidOf(side, draft);
    const { [side]: _, ...others } = chosen;
    const { [side]: __, ...kept } = choicesOf(system);
    chosen = sheet === '' ? others : { ...others, [side]: sheet };
    keepChoices(system, sheet === '' ? kept : { ...kept, [side]: sheet });
    return taken(draft, before, side, true);
  }

  const note: Given['note'] = (path, draft, change) => {
    const sides = sidesOf(draft);
    const asked = sides.find((side) => path === within(side, 'unit'));
    if (asked !== undefined) {
      const sheet = chosen[asked] ?? '';
      const silent = sheet !== '' && saidOf(asked, draft).length === 0;
      return (
        <div class="field">
          <label for={`${id}-${path}-sheet`}>{words.from}</label>
          <select
            id={`${id}-${path}-sheet`}
            value={sheet}
            onChange={({ currentTarget }) => change(choose(asked, currentTarget.value, draft))}
          >
            <option value="">{words.none}</option>
            {giver.sheets.map((one) => (
              <option value={one}>{texts.say(words.sheet, { sheet: one })}</option>
            ))}
          </select>
          {silent && <small>{texts.say(words.silent, { sheet })}</small>}
        </div>
      );
    }
    for (const side of sides) {
      const one = saidOf(side, draft).find((value) => value.path === path);
      if (one && isSaid(fields, draft, path) && comesFrom(draft, one))
        return (
          <small class="given">
            {one.general ? words.general : texts.say(words.own, { sheet: chosen[side] ?? '' })}
          </small>
        );
    }
    return undefined;
  };

  const resting: Given['resting'] = (draft) => {
    const general = sidesOf(draft)
      .flatMap((side) => saidOf(side, draft))
      .filter((one) => one.general && isSaid(fields, draft, one.path) && comesFrom(draft, one));
    const values = [
      ...new Set(
        general.map(({ path }) => inSentence(texts.field(nameOf(path)).label, texts.lang)),
      ),
    ];
    const list = new Intl.ListFormat(texts.lang, { type: 'conjunction' });
    return values.length > 0 ? (
      <p class="notice">{texts.say(words.resting, { values: list.format(values) })}</p>
    ) : undefined;
  };

  return { begin, follow, note, resting };
}
