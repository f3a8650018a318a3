import type { Field, Fields } from '../../../engine/core/schema/field.ts';
import { OWN_ENTRIES, OWN_SHARES } from '../../../engine/wab/army/own-fields.ts';
import { fileOf } from '../../../widgets/desk/file.ts';
import { download, textUrl } from '../../../widgets/download.ts';
import type { Draft } from '../../../widgets/paths.ts';
import { listOf } from '../../../widgets/roster/system.ts';
import type { Speech } from './speech.ts';

/** A short list as its player might write it. */
const sampleOf = ({ words }: Speech) => ({
  armyCalled: words['sample.army'],
  armyList: 'own',
  ownShares: [
    { shareCalled: words['sample.characters'], mostPercent: 25 },
    { shareCalled: words['sample.core'], leastPercent: 50 },
  ],
  ownEntries: [
    {
      ...{ entryCalled: words['sample.general'], ownShare: 1, unitTroops: 'character' },
      ...{ weaponSkill: 5, ballisticSkill: 5, strength: 4, toughness: 4, woundsEach: 3 },
      ...{ initiative: 6, attacks: 3, leadership: 9, modelPoints: 140, unitsMost: 1 },
      ...{ noCommand: true, ownOptions: [{ option: 'light-armour', optionPoints: 3 }] },
    },
    {
      ...{ entryCalled: words['sample.spears'], ownShare: 2, modelPoints: 9, modelsLeast: 10 },
      ...{ closeWeapon: 'spear', bodyArmour: 'light', shield: 'large-shield', drilled: true },
      ...{ leadership: 8, ownOptions: [{ option: 'javelins', optionPoints: 1 }] },
    },
  ],
});

interface Props {
  roster: Draft;
  format: string;
  speech: Speech;
}

/** What may stand in a field of a file, in its words. */
function valuesOf(name: string, field: Field, { words, texts }: Speech): string {
  switch (field.kind) {
    case 'count':
    case 'measure':
      return texts.say(words.fromTo, { from: field.min, to: field.max });
    case 'flag':
      return 'true';
    case 'choice':
      return field.options.map((one) => `${one} (${texts.value(one, name)})`).join(', ');
    case 'groups':
      return words.severalOf;
    default:
      return words.text;
  }
}

const Names = ({ fields, speech }: { fields: Fields; speech: Speech }) => (
  <dl class="names">
    {Object.entries(fields).map(([name, field]) => (
      <>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>
          {speech.texts.field(name).label}: {valuesOf(name, field, speech)}
        </dd>
      </>
    ))}
  </dl>
);

/** How a player's own list is written: its form, value by value, and a file to begin with. */
export const OwnHelp = ({ roster, format, speech }: Props) => {
  const { words, texts } = speech;
  const sample = fileOf(format, sampleOf(speech));
  const { ownOptions, ...entry } = OWN_ENTRIES.fields;
  const isEmpty = listOf(roster, 'ownEntries').length === 0;
  return (
    <>
      <p class={isEmpty ? 'notice' : 'soft'}>
        {isEmpty
          ? words.ownFirst
          : texts.say(words.ownHas, { n: listOf(roster, 'ownEntries').length })}
      </p>
      <p class="acts">
        <button
          type="button"
          onClick={() => download('ius-belli-wab-list.json', textUrl('application/json', sample))}
        >
          {words.sampleFile}
        </button>
      </p>
      <details>
        <summary>{words.ownForm}</summary>
        <p>{words.ownAbout}</p>
        <p>{words.ownDefaults}</p>
        <pre>{sample}</pre>
        <h3>
          <code>ownShares</code>
        </h3>
        <Names fields={OWN_SHARES.fields} speech={speech} />
        <h3>
          <code>ownEntries</code>
        </h3>
        <Names fields={entry} speech={speech} />
        <h3>
          <code>ownOptions</code>
        </h3>
        <Names fields={ownOptions.fields} speech={speech} />
      </details>
    </>
  );
};
