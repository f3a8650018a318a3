import { useState } from 'preact/hooks';
import { fill } from '../../i18n/format.ts';
import { Sure } from '../desk/Sure.tsx';
import { download, textUrl } from '../download.ts';
import type { Sent } from './mount.tsx';
import { parsed, type Refused, type TableState } from './state.ts';
import type { Part } from './Table.tsx';

function whyNot({ say, field, with: values = {} }: Refused, { words, lang }: Sent): string {
  const why = fill(words[say], values, {}, lang);
  const whole = field ? fill(words.badField, { field, why }, {}, lang) : why;
  return fill(words.badFile, { why: whole }, {}, lang);
}

/** With the day where the reader is: `ius-belli-cca-2026-11-19.json`. */
const fileName = (system: string) =>
  `ius-belli-${system}-${new Date().toLocaleDateString('sv')}.json`;

/** Takes all of it to another device, brings it back, or begins anew. */
export const Carry = ({ sent, state, change, fresh }: Part & { fresh: () => TableState }) => {
  const { words, system } = sent;
  const [said, setSaid] = useState('');
  const [asking, setAsking] = useState(false);
  const open = (file: string) => {
    const next = parsed(file, fresh());
    if ('say' in next) return setSaid(whyNot(next, sent));
    change(next);
    setSaid(words.imported);
  };
  const restart = () => {
    change({ ...fresh(), notes: state.notes });
    setAsking(false);
  };
  return (
    <section>
      <h2>{words.keep}</h2>
      <p class="acts">
        <button
          type="button"
          onClick={() =>
            download(fileName(system), textUrl('application/json', JSON.stringify(state, null, 2)))
          }
        >
          {words.export}
        </button>
        <label class="button">
          {words.import}
          <input
            class="spoken"
            type="file"
            accept="application/json,.json"
            onChange={async ({ currentTarget }) => {
              const file = await currentTarget.files?.[0]?.text();
              currentTarget.value = '';
              if (file !== undefined) open(file);
            }}
          />
        </label>
        <button type="button" onClick={() => setAsking(true)}>
          {words.reset}
        </button>
      </p>
      <p role="status">{said}</p>
      {asking && (
        <Sure sure={words.resetSure} words={words} yes={restart} no={() => setAsking(false)} />
      )}
    </section>
  );
};
