import { CARD_FIELDS, PROFILE_FIELDS } from '../../../engine/wab/cards/card.ts';
import type { Texts } from '../../../i18n/texts.ts';
import * as seldom from '../../../widgets/controls/seldom.ts';
import { Form } from '../../../widgets/Form.tsx';
import type { Filling } from '../../../widgets/roster/system.ts';

const { unitCalled, unitTroops, models, width, ...OTHERS } = CARD_FIELDS;
const REST = Object.fromEntries(
  Object.entries(OTHERS).filter(([name]) => !Object.hasOwn(PROFILE_FIELDS, name)),
);

/** What is asked together: what it is and how it stands, its profile, and what else its list gives it. */
const PARTS = [
  ['', { unitCalled, unitTroops, models, width }],
  ['profile', PROFILE_FIELDS],
  ['', REST],
] as const;

/** A unit as its player copies it from his army list. */
export const CardForm = ({ id, card, wrong, tell, change, texts }: Filling & { texts: Texts }) => (
  <>
    {PARTS.map(([className, fields]) => (
      <div class={className || undefined}>
        <Form
          seldom={seldom}
          tell={tell}
          id={id}
          fields={fields}
          draft={card}
          violations={wrong}
          texts={texts}
          change={change}
        />
      </div>
    ))}
  </>
);
