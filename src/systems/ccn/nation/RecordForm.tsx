import { generalIn } from '../../../engine/ccn/nations/general.ts';
import { bearsOn, isValue, usedBy, type Value } from '../../../engine/ccn/nations/record.ts';
import { RECORD_FIELDS } from '../../../engine/ccn/nations/sheet.ts';
import { UNITS } from '../../../engine/ccn/units.ts';
import type { Fields } from '../../../engine/core/schema/field.ts';
import type { Violation } from '../../../engine/core/schema/violation.ts';
import { cardPath } from '../../../library/links.ts';
import * as seldom from '../../../widgets/controls/seldom.ts';
import { Form } from '../../../widgets/Form.tsx';
import { Problem } from '../../../widgets/Problem.tsx';
import type { Draft } from '../../../widgets/paths.ts';
import { GunTable } from './GunTable.tsx';
import { rowsOf } from './rows.ts';
import { says } from './shown.ts';
import type { Speech } from './speech.ts';

const { general: _, gunTable: __, ...FIELDS } = RECORD_FIELDS;

const DICE = { fireWhen: 'nationalFire', meleeWhen: 'nationalMelee' } as const;
const isCondition = (name: string): name is keyof typeof DICE => name in DICE;

const unitOf = ({ unit }: Draft) => UNITS.find((one) => one === unit);

/** Nobody is asked for what a card of the type cannot say; what stands there all the same is shown. */
function fieldsOf(card: Draft): Fields {
  const unit = unitOf(card);
  const fits = (name: string) =>
    (!unit || bearsOn(name as Value, unit)) && (!isCondition(name) || says(card, DICE[name]));
  const shown = ([name]: [string, unknown]) => card[name] !== undefined || fits(name);
  return Object.fromEntries(Object.entries(FIELDS).filter(shown));
}

interface NoteProps {
  value: Value;
  card: Draft;
  speech: Speech;
}

/** Below a value: the clause that uses it, and whether it is only generally known. */
export const Used = ({ value, card, speech: { words, texts } }: NoteProps) => {
  const clause = usedBy(value, unitOf(card));
  const general: readonly string[] = generalIn(card);
  return (
    <small class="used">
      {words.usedBy}{' '}
      <a class="ref" href={cardPath(texts.lang, clause)}>
        {clause}
      </a>
      {general.includes(value) && <em> · {words.general}</em>}
    </small>
  );
};

interface Props {
  id: string;
  card: Draft;
  wrong: readonly Violation[];
  speech: Speech;
  change: (card: Draft) => void;
}

/** The record of one type of unit, with its table where it is artillery. */
export const RecordForm = ({ id, card, wrong, speech, change }: Props) => {
  const unit = unitOf(card);
  const guns = (unit && bearsOn('gunTable', unit)) || rowsOf(card).length > 0;
  const note = (name: string) => isValue(name) && <Used value={name} card={card} speech={speech} />;
  return (
    <>
      <Form
        seldom={seldom}
        tell={(violation) => <Problem violation={violation} texts={speech.texts} />}
        id={id}
        fields={fieldsOf(card)}
        draft={card}
        violations={wrong}
        texts={speech.texts}
        change={change}
        note={note}
      />
      {guns && (
        <GunTable
          id={id}
          card={card}
          wrong={wrong}
          speech={speech}
          change={change}
          note={note('gunTable')}
        />
      )}
      {generalIn(card).length > 0 && (
        <p class="acts">
          <button type="button" onClick={() => change({ ...card, general: undefined })}>
            {speech.words.onMyCard}
          </button>
        </p>
      )}
    </>
  );
};
