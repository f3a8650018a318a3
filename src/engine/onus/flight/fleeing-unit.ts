import { amount, many, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { checkFighter } from '../values/contradictions.ts';
import { defenceOf } from '../values/defence.ts';
import { type Fighter, fighterWith, lifeOf, READINGS } from '../values/fighter.ts';
import { shown, values } from '../values/pair.ts';
import { FLEEING_UNIT } from '../values/plain-unit.ts';

const FIELDS = {
  fleeingAct: requiredChoice([
    'move',
    'charge',
    'shoot',
    'adopt-formation',
    'extend',
    'fight',
    'be-activated',
    'defend',
  ]),
  blocked: flag(),
  underAttack: flag(),
  attackedBy: choice(['hand-to-hand', 'shot'], 'hand-to-hand'),
  unit: group({
    ...fighterWith('kind', 'dodge', 'armour', 'wounds', 'hero', 'noOfficers'),
    ...fighterWith('general', 'generalDefence', 'generalLost'),
    ...fighterWith('attackedOn', 'otherEnemies', 'defenceBonus'),
  }),
  readings: rare(group({ R10: READINGS.R10 })),
};
type Act = Values<typeof FIELDS>;

const { bars, notes } = rulesOf<Act>();

const acts =
  (...which: readonly Act['fleeingAct'][]) =>
  ({ fleeingAct }: Act) =>
    which.includes(fleeingAct);
const idle = on('blocked-or-attacked', (act: Act) => !act.blocked && !act.underAttack);

/** What a fleeing unit may do in its own turn and when it is attacked. */
const MAY: Table<Act, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-7.183/no-move', [acts('move', 'charge')]),
    bars('onus-7.183/no-shot', [acts('shoot')]),
    bars('onus-7.183/no-formation', [acts('adopt-formation', 'extend')]),
    bars('onus-7.183/no-fight', [acts('fight')], idle),
    notes('onus-7.176/fights', [acts('fight'), ({ blocked }) => blocked]),
    notes('onus-7.186/fights-back', [acts('fight'), ({ underAttack }) => underAttack]),
    notes('onus-7.184/may', [acts('be-activated')]),
    notes('onus-7.186/defends', [acts('defend')]),
  ],
};

const fighterOf = ({ unit }: Act): Fighter => ({
  ...FLEEING_UNIT,
  ...unit,
  life: lifeOf(unit),
});

/** The defence of a unit whose check nothing that attacks it brings about. */
function defended(act: Act, trace: Trace) {
  const { attackedBy: by, readings } = act;
  const found = defenceOf(
    { who: 'unit', unit: fighterOf(act), attacked: true, by, enemyKind: 'infantry', readings },
    trace,
  );
  trace.step('onus-7.186/fate');
  return found;
}

export const fleeingUnit = defineQuery({
  id: 'onus/fleeing-unit',
  fields: FIELDS,
  answer: { allowed: yes(), defence: maybe(many(amount())), moraleCheck: yes() },
  sample: { fleeingAct: 'defend', unit: { dodge: 5, armour: 6, attackedOn: ['flank'] } },
  check: (act) => checkFighter('unit', fighterOf(act)),
  run(act, trace) {
    const allowed = applyRows(MAY, act, true, trace);
    if (act.fleeingAct !== 'defend')
      return {
        answer: { allowed },
        summary: {
          say: `fleeing-unit/${allowed ? 'may' : 'may-not'}`,
          with: { act: `fleeingAct.${act.fleeingAct}` },
        },
      };
    const defence = defended(act, trace);
    return {
      answer: { allowed, defence: values(defence) },
      summary: { say: 'fleeing-unit/defends', with: { defence: shown(defence) } },
    };
  },
});
