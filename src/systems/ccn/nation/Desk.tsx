import { useEffect, useState } from 'preact/hooks';
import { generalSheet } from '../../../engine/ccn/nations/general.ts';
import { nation as query } from '../../../engine/ccn/nations/nation.ts';
import { KNOWN, SHEET_FIELDS } from '../../../engine/ccn/nations/sheet.ts';
import { UNITS } from '../../../engine/ccn/units.ts';
import { put } from '../../../engine/core/query.ts';
import { calculatorPath } from '../../../library/links.ts';
import * as seldom from '../../../widgets/controls/seldom.ts';
import { BadFile } from '../../../widgets/desk/BadFile.tsx';
import { Cards } from '../../../widgets/desk/Cards.tsx';
import { fileOf } from '../../../widgets/desk/file.ts';
import { Place } from '../../../widgets/desk/Notation.tsx';
import { linkTo, SharePanel } from '../../../widgets/desk/SharePanel.tsx';
import { useDesk } from '../../../widgets/desk/use-desk.ts';
import { Form } from '../../../widgets/Form.tsx';
import { Problem } from '../../../widgets/Problem.tsx';
import { type Draft, isDraft } from '../../../widgets/paths.ts';
import { FORMAT, fromFile, fromLink, linkOf, notationOf, plain } from './carried.ts';
import { KEY, type Kept, NOTHING, namesOf, sheetsIn } from './kept.ts';
import { Line } from './Line.tsx';
import { Paper } from './Paper.tsx';
import { RecordForm, Used } from './RecordForm.tsx';
import type { Speech } from './speech.ts';

const { records: _, ...HEAD } = SHEET_FIELDS;
const recordsOf = ({ records }: Draft): readonly Draft[] =>
  Array.isArray(records) ? records.map((one) => (isDraft(one) ? one : {})) : [];

interface SheetProps {
  sheet: Draft;
  name: string;
  speech: Speech;
  change: (sheet: Draft) => void;
}

/** One sheet: its nation, and a record for each type of unit of which its card speaks. */
const Sheet = ({ sheet, name, speech, change }: SheetProps) => {
  const { words, texts } = speech;
  const cards = recordsOf(sheet);
  const reply = put(query, sheet);
  const violations = 'violations' in reply ? reply.violations : [];
  return (
    <>
      <section class="form">
        <h2>{words.nation}</h2>
        <Form
          seldom={seldom}
          tell={(violation) => <Problem violation={violation} texts={texts} />}
          id="nation"
          fields={HEAD}
          draft={sheet}
          violations={violations.filter(({ field }) => !field.startsWith('records.'))}
          texts={texts}
          change={change}
          note={(path) => path === 'half' && <Used value={path} card={{}} speech={speech} />}
        />
      </section>
      <Cards
        name="records"
        title={words.records}
        items={cards}
        violations={violations}
        tell={(one) => texts.problem(one)}
        words={words}
        change={(records) => change({ ...sheet, records })}
        line={(card) => <Line card={card} speech={speech} />}
        form={(id, card, _at, wrong, set) => (
          <RecordForm id={id} card={card} wrong={wrong} speech={speech} change={set} />
        )}
        options={UNITS.filter((unit) => !cards.some((card) => card.unit === unit)).map((unit) => (
          <option value={unit}>{texts.value(unit, 'unit')}</option>
        ))}
        made={(unit) => (unit ? { unit } : undefined)}
      />
      <p role="status">{'ruling' in reply ? texts.summary(reply.ruling.summary) : words.unused}</p>
      <Paper name={name} sheet={sheet} cards={cards} speech={speech} />
    </>
  );
};

const USING = { fire: 'ranged-combat', melee: 'melee', retreat: 'retreat', move: 'may-move' };

const Calculators = ({ words, texts }: Speech) => (
  <section>
    <p class="soft">{words.used}</p>
    <p class="acts">
      {Object.entries(USING).map(([word, id]) => (
        <a class="button" href={calculatorPath(texts.lang, `ccn/${id}`)}>
          {words[word as keyof typeof USING]}
        </a>
      ))}
    </p>
  </section>
);

const HOME = { key: KEY, fresh: NOTHING };

/** The nation sheets of a reader: chosen, begun, filled in and carried elsewhere. */
export const Desk = ({ speech }: { speech: Speech }) => {
  const { words, texts } = speech;
  const { desk, stored, change, undo } = useDesk<Kept>(HOME);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [damaged, setDamaged] = useState<{ text: string; at: number }>();
  const sheets = sheetsIn(desk);
  const at = Math.max(0, Math.min(desk.at, sheets.length - 1));
  const sheet = sheets[at];
  const names = namesOf(sheets, words.unnamed);

  /** A sheet from elsewhere stands beside the others; one that is there already is opened. */
  const bring = (draft: Draft) => {
    const notation = notationOf(draft);
    const there = sheets.findIndex((one) => notation !== undefined && notationOf(one) === notation);
    change(
      there >= 0 ? { sheets, at: there } : { sheets: [...sheets, plain(draft)], at: sheets.length },
    );
  };
  useEffect(() => {
    const follow = () => {
      const link = fromLink(location.hash);
      if (!link) return;
      history.replaceState(null, '', location.pathname + location.search);
      if ('sheet' in link) bring(link.sheet);
      setDamaged('sheet' in link ? undefined : link);
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [desk]);

  const openFile = (text: string) => {
    const found = fromFile(text);
    const faults =
      'problem' in found ? [words[found.problem]] : found.violations.map((v) => texts.problem(v));
    setWrong(faults);
    if ('draft' in found && faults.length === 0) bring(found.draft);
  };
  const begin = (value: string) => {
    const known = KNOWN.find((one) => one === value);
    const next = known ? { ...generalSheet(known, words[`known.${known}`]) } : {};
    if (value) change({ sheets: [...sheets, plain(next)], at: sheets.length });
  };
  const notation = sheet && notationOf(sheet);
  return (
    <div class="roster nation">
      {damaged && (
        <p class="notice error" role="alert">
          {words.badLink} <Place {...damaged} words={words} />
        </p>
      )}
      <BadFile wrong={wrong} title={words.badFile} />
      {!stored && <p class="notice">{words.notKept}</p>}
      <section class="sheets">
        {sheets.length > 0 && (
          <div class="field">
            <label for="sheet">{words.which}</label>
            <select
              id="sheet"
              value={String(at)}
              onChange={({ currentTarget: { value } }) => change({ sheets, at: Number(value) })}
            >
              {names.map((name, i) => (
                <option value={String(i)}>{name}</option>
              ))}
            </select>
          </div>
        )}
        <div class="field">
          <label for="begin">{words.begin}</label>
          <select
            id="begin"
            value=""
            onChange={({ currentTarget }) => {
              begin(currentTarget.value);
              currentTarget.value = '';
            }}
          >
            <option value="">–</option>
            <option value="blank">{words.blank}</option>
            <optgroup label={words.known}>
              {KNOWN.map((one) => (
                <option value={one}>{words[`known.${one}`]}</option>
              ))}
            </optgroup>
          </select>
          <small>{words.knownHelp}</small>
        </div>
      </section>
      {sheet && (
        <Sheet
          key={at}
          sheet={sheet}
          name={names[at] ?? ''}
          speech={speech}
          change={(next) => change({ sheets: sheets.map((one, i) => (i === at ? next : one)), at })}
        />
      )}
      {sheet && <Calculators {...speech} />}
      <SharePanel
        words={words}
        copies={notation === undefined ? [] : [[words.share, () => linkTo(linkOf(notation))]]}
        file={{
          name: 'ius-belli-ccn.json',
          type: 'application/json',
          ...(sheet && { text: () => fileOf(FORMAT, sheet) }),
        }}
        open={openFile}
        first={
          <button type="button" disabled={!undo} onClick={undo}>
            {words.undo}
          </button>
        }
      >
        {sheet && (
          <>
            <button type="button" onClick={() => print()}>
              {words.print}
            </button>
            <button
              type="button"
              onClick={() => change({ sheets: sheets.filter((_, i) => i !== at), at: 0 })}
            >
              {words.clear}
            </button>
          </>
        )}
      </SharePanel>
      {sheet && notation === undefined && <p class="soft">{words.noLink}</p>}
    </div>
  );
};
