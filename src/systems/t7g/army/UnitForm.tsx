import type { Fields } from '../../../engine/core/schema/field.ts';
import { LIST_UNIT } from '../../../engine/t7g/army/list.ts';
import { mayHave } from '../../../engine/t7g/army/profile.ts';
import { KINDS } from '../../../engine/t7g/units.ts';
import * as seldom from '../../../widgets/controls/seldom.ts';
import { Form } from '../../../widgets/Form.tsx';
import { Ref } from '../../../widgets/Ref.tsx';
import { type Filling, listOf } from '../../../widgets/roster/system.ts';
import { nameOfCommander, type Speech } from './speech.ts';
import { isRule, RULE_CLAUSES } from './used-by.ts';

const { unitCalled, kind, unitPoints, copies, ledBy: _, ...PROFILE } = LIST_UNIT;
const { speed, combat, fire, discipline, courage, stamina, ...ARMED } = PROFILE;
const { infantryDefence, cavalryDefence, volleysDefence, artilleryDefence, ...REST } = ARMED;

/** The rest of a profile: nobody is asked for what such a unit cannot have, unless it is said all the same. */
function restOf(card: Filling['card']): Fields {
  const kindOf = KINDS.find((one) => one === (card.kind ?? kind.default));
  const fits: Partial<Record<string, boolean>> = {
    farFire: card.weapon === 'arquebus-musket',
    limberedSpeed: kindOf === 'artillery',
    integrated: kindOf === 'artillery',
    largeBase: kindOf !== 'company',
  };
  const shown = ([name]: [string, unknown]) => card[name] !== undefined || fits[name] !== false;
  const options = REST.unitRules.options.filter((rule) => !kindOf || mayHave(kindOf, rule));
  return {
    ...Object.fromEntries(Object.entries(REST).filter(shown)),
    unitRules: { ...REST.unitRules, options, max: options.length },
  };
}

/** What is asked together: what it is, its numbers, and what else its list gives it. */
const partsOf = (card: Filling['card']): readonly (readonly [string, Fields])[] => [
  ['', { unitCalled, kind, unitPoints, copies }],
  ['profile', { speed, combat, fire, discipline, courage, stamina }],
  ['profile', { infantryDefence, cavalryDefence, volleysDefence, artilleryDefence }],
  ['', restOf(card)],
];

/** Below the special rules: where each of them begins in the book. */
const Rules = ({ card, speech }: { card: Filling['card']; speech: Speech }) => {
  const { words, texts } = speech;
  const rules = Array.isArray(card.unitRules) ? card.unitRules.filter(isRule) : [];
  if (rules.length === 0) return null;
  return (
    <small class="used">
      {rules.map((rule) => (
        <span>
          {texts.value(rule, 'unitRules')} <Ref id={RULE_CLAUSES[rule]} texts={texts} />
        </span>
      ))}
      {rules.includes('ambush') && <em>{words.noEffect}</em>}
    </small>
  );
};

/** Who leads it: a Commander of this list by his name, or one who is not in it. */
const LedBy = ({ id, card, roster, wrong, tell, change, speech }: Filling & { speech: Speech }) => {
  const { words, texts } = speech;
  const commanders = listOf(roster, 'commanders');
  const { ledBy, ...rest } = card;
  const led = Number(ledBy ?? 0);
  const fault = wrong.find(({ field }) => field === 'ledBy');
  const [own, faultId] = [`${id}-ledBy`, `${id}-ledBy-fault`];
  return (
    <div class="field">
      <label for={own}>{texts.field('ledBy').label}</label>
      <select
        id={own}
        value={String(led)}
        onChange={({ currentTarget: { value } }) =>
          change(value === '0' ? rest : { ...rest, ledBy: Number(value) })
        }
        {...(fault && { 'aria-invalid': true, 'aria-describedby': faultId })}
      >
        <option value="0">{words.nobodyLeads}</option>
        {commanders.map((one, i) => (
          <option value={String(i + 1)}>{nameOfCommander(one, i, speech)}</option>
        ))}
        {led > commanders.length && (
          <option value={String(led)}>{texts.say(words.noSuchCommander, { n: led })}</option>
        )}
      </select>
      {fault && (
        <p class="fault" id={faultId}>
          {tell(fault)}
        </p>
      )}
    </div>
  );
};

/** A unit with its profile, as its player copies it from his list. */
export const UnitForm = ({ speech, ...filling }: Filling & { speech: Speech }) => {
  const { id, card, wrong, tell, change } = filling;
  return (
    <>
      {partsOf(card).map(([className, fields], i) => (
        <div class={className || undefined}>
          <Form
            seldom={seldom}
            tell={tell}
            id={id}
            fields={fields}
            draft={card}
            violations={wrong}
            texts={speech.texts}
            change={change}
            note={(path) => path === 'unitRules' && <Rules card={card} speech={speech} />}
          />
          {i === 0 && <LedBy {...filling} speech={speech} />}
        </div>
      ))}
    </>
  );
};
