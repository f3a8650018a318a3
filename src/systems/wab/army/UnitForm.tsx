import type { Fields } from '../../../engine/core/schema/field.ts';
import { ARMY_FIELDS } from '../../../engine/wab/army/army-fields.ts';
import { LISTS } from '../../../engine/wab/army/entry.ts';
import { ENTRIES, ENTRY_NAMES, type EntryName } from '../../../engine/wab/army/lists.ts';
import * as seldom from '../../../widgets/controls/seldom.ts';
import { Form } from '../../../widgets/Form.tsx';
import type { Draft } from '../../../widgets/paths.ts';
import { type Filling, listOf } from '../../../widgets/roster/system.ts';
import { Picks } from './Picks.tsx';
import type { Speech } from './speech.ts';

const FIELDS = ARMY_FIELDS.units.fields;

const isEntry = (name: unknown): name is EntryName =>
  typeof name === 'string' && Object.hasOwn(ENTRIES, name);
const entryOf = ({ entry }: Draft) => (isEntry(entry) ? ENTRIES[entry] : undefined);

/** Of which lists an army may buy: Romans have barbarians as allies (wab-22.13). */
export const listsOf = ({ armyList }: Draft): readonly string[] =>
  armyList === 'early-imperial-rome' ? [...LISTS].reverse() : ['barbarians'];

/** What is asked of a unit: nobody is asked for what such a unit cannot have, unless it is said all the same. */
function fieldsOf(card: Draft, roster: Draft): Fields {
  const { unitCalled, entry, models, width, handlers, insteadOfWarriors } = FIELDS;
  const of = entryOf(card);
  const alone = of?.share === 'characters';
  if (roster.armyList === 'own') {
    const { unitTroops, unitPoints, ownShare } = FIELDS;
    const free = !card.ownEntry;
    return {
      ...{ unitCalled, models, width: { ...width, rare: false } },
      ...(free && { unitTroops, unitPoints, ownShare }),
    };
  }
  const options = ENTRY_NAMES.filter(
    (name) => listsOf(roster).includes(ENTRIES[name].list) || name === card.entry,
  ) as unknown as typeof ENTRY_NAMES;
  const shown: Partial<Record<string, boolean>> = {
    models: !alone || card.models !== undefined,
    width: (!alone && of?.troops.endsWith('artillery') === false) || card.width !== undefined,
    handlers: card.entry === 'war-dogs',
    insteadOfWarriors:
      (card.entry === 'hillmen' && roster.tribe === 'dacians') ||
      card.insteadOfWarriors !== undefined,
  };
  const all = { unitCalled, entry: { ...entry, options }, models, width, handlers };
  return Object.fromEntries(
    Object.entries({ ...all, insteadOfWarriors })
      .filter(([name]) => shown[name] !== false)
      .map(([name, field]) => [name, { ...field, rare: false, usual: true }]),
  );
}

/** Which entry of his own list a player buys. */
const OwnEntry = ({ id, card, roster, wrong, tell, change, speech }: FormProps) => {
  const { words, texts } = speech;
  // What was bought of a list of the book is bought of his own from here on.
  const { ownEntry, entry: _, ...rest } = card;
  const entries = listOf(roster, 'ownEntries');
  const at = Number(ownEntry ?? 0);
  const fault = wrong.find(({ field }) => field === 'ownEntry' || field === 'entry');
  const [own, faultId] = [`${id}-ownEntry`, `${id}-ownEntry-fault`];
  return (
    <div class="field">
      <label for={own}>{texts.field('ownEntry').label}</label>
      <select
        id={own}
        value={String(at)}
        onChange={({ currentTarget: { value } }) =>
          change(value === '0' ? rest : { ...rest, ownEntry: Number(value) })
        }
        {...(fault && { 'aria-invalid': true, 'aria-describedby': faultId })}
      >
        <option value="0">{words.noEntry}</option>
        {entries.map((one, i) => (
          <option value={String(i + 1)}>{String(one.entryCalled || words.unnamed)}</option>
        ))}
        {at > entries.length && <option value={String(at)}>{String(at)}</option>}
      </select>
      {fault && (
        <p class="fault" id={faultId}>
          {tell(fault)}
        </p>
      )}
    </div>
  );
};

type FormProps = Filling & { speech: Speech };

/** A unit of a bought army: who it is, how many they are, and what is bought for it. */
export const UnitForm = (props: FormProps) => {
  const { id, card, roster, wrong, tell, change, speech } = props;
  return (
    <>
      <div>
        <Form
          seldom={seldom}
          tell={tell}
          id={id}
          fields={fieldsOf(card, roster)}
          draft={card}
          violations={wrong}
          texts={speech.texts}
          change={change}
        />
        {roster.armyList === 'own' && <OwnEntry {...props} />}
      </div>
      <Picks {...props} />
    </>
  );
};
