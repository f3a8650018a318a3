import { useEffect, useState } from 'preact/hooks';
import { LIST_FIELDS } from '../../../engine/t7g/army/list.ts';
import type { Texts } from '../../../i18n/texts.ts';
import * as seldom from '../../../widgets/controls/seldom.ts';
import { Form } from '../../../widgets/Form.tsx';
import { withReasons } from '../../../widgets/readings.ts';
import { type Filling, listOf } from '../../../widgets/roster/system.ts';
import { Picks } from './Picks.tsx';
import type { Speech } from './speech.ts';

const { virtues: _, traits: __, ...FIELDS } = LIST_FIELDS.commanders.fields;
const PICKED = ['virtues', 'traits'] as const;

/** What Virtues and Traits do, in the words of the questions about them: fetched when somebody looks. */
function useDeeds({ texts }: Speech): Texts | undefined {
  const [deeds, setDeeds] = useState<Texts>();
  useEffect(() => {
    void withReasons('t7g/command-action', texts)
      .then((all) => withReasons('t7g/virtue', all))
      .then(setDeeds)
      // Without a network they are missing, and nothing else.
      .catch(() => undefined);
  }, [texts]);
  return deeds;
}

/** A Commander: his Level, and what it gives him to choose. */
export const CommanderForm = ({ speech, ...filling }: Filling & { speech: Speech }) => {
  const { id, card, at, roster, wrong, tell, change } = filling;
  const deeds = useDeeds(speech);
  const [taken, commanders] = [{ id, card, at, wrong, tell, change }, listOf(roster, 'commanders')];
  return (
    <>
      <Form
        seldom={seldom}
        tell={tell}
        id={id}
        fields={FIELDS}
        draft={card}
        violations={wrong}
        texts={speech.texts}
        change={change}
      />
      {PICKED.map((what) => (
        <Picks
          key={what}
          what={what}
          {...taken}
          commanders={commanders}
          speech={speech}
          deeds={deeds}
        />
      ))}
    </>
  );
};
