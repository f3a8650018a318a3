import type { Fields } from '../engine/core/schema/field.ts';
import type { Violation } from '../engine/core/schema/violation.ts';
import { inSentence } from '../i18n/format.ts';
import type { Texts } from '../i18n/texts.ts';
import { Ref } from './Ref.tsx';
import { fieldAt } from './state.ts';

/** The field that is to blame, as the form names it: `Attacker, blocks`. A path that is none stays as it was written. */
function named(path: string, fields: Fields, texts: Texts): string {
  if (!fieldAt(fields, path.replace(/\.\d+$/, ''))) return path;
  const names = path.split('.').filter((name) => !/^\d+$/.test(name));
  const [first = '', ...rest] = names.map((name) => texts.field(name).label);
  return [first, ...rest.map((label) => inSentence(label, texts.lang))].join(', ');
}

/** What is wrong, with the clause that rules it out; `of`: the fields of a form among which it names the one to blame. */
export const Problem = ({
  violation,
  of,
  texts,
}: {
  violation: Violation;
  of?: Fields;
  texts: Texts;
}) => {
  const { field, clause } = violation;
  return (
    <>
      {of && field && <b>{named(field, of, texts)}: </b>}
      {texts.problem({ ...violation, field: '', clause: undefined })}
      {clause && (
        <>
          {' '}
          <Ref id={clause} texts={texts} />
        </>
      )}
    </>
  );
};
