import { useEffect, useState } from 'preact/hooks';
import type { Fields } from '../../engine/core/schema/field.ts';
import type { Violation } from '../../engine/core/schema/violation.ts';
import type { Texts } from '../../i18n/texts.ts';
import { Problem } from '../Problem.tsx';
import type { Draft } from '../paths.ts';

interface Props {
  id: string;
  fields: Fields;
  draft: Draft;
  wrong?: readonly Violation[];
  texts: Texts;
  change: (draft: Draft) => void;
}

type Forms = Pick<typeof import('./forms.ts'), 'Form' | 'seldom'>;
let fetched: Forms | undefined;

/** What forms are made of, fetched with the first one that is opened. */
function useForms(): Forms | undefined {
  const [forms, setForms] = useState(fetched);
  useEffect(() => {
    if (forms) return;
    void import('./forms.ts').then(({ Form, seldom }) => {
      fetched = { Form, seldom };
      setForms(fetched);
    });
  }, []);
  return forms;
}

/** A form of some of the values of a thing: what it does not show stays as it is. */
export const Filled = ({ id, fields, draft, wrong = [], texts, change }: Props) => {
  const others = Object.entries(draft).filter(([name]) => !(name in fields));
  const shown = Object.fromEntries(Object.entries(draft).filter(([name]) => name in fields));
  const forms = useForms();
  if (!forms) return null;
  return (
    <forms.Form
      seldom={forms.seldom}
      tell={(violation) => <Problem violation={violation} texts={texts} />}
      id={id}
      fields={fields}
      draft={shown}
      violations={wrong}
      texts={texts}
      change={(next) => change({ ...Object.fromEntries(others), ...next })}
    />
  );
};
