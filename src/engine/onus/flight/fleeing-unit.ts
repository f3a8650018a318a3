import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag, group, rare, requiredChoice, type Values } from '../../core/schema.ts';
import { checkFighter } from '../values/contradictions.ts';
import { defenceOf } from '../values/defence.ts';
import { FIGHTER, type Fighter, lifeOf, READINGS } from '../values/fighter.ts';
import { FLEEING_UNIT } from '../values/plain-unit.ts';

const {
  kind,
  dodge,
  armour,
  wounds,
  hero,
  noOfficers,
  general,
  generalDefence,
  generalLost,
  attackedOn,
  otherEnemies,
  defenceBonus,
} = FIGHTER;

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
    kind,
    dodge,
    armour,
    wounds,
    hero,
    noOfficers,
    general,
    generalDefence,
    generalLost,
    attackedOn,
    otherEnemies,
    defenceBonus,
  }),
  readings: rare(group({ R10: READINGS.R10 })),
};
type Act = Values<typeof FIELDS>;

type On = Condition<Act>;
type ActRow = Row<Act, boolean>;
const on = (name: string, holds: (act: Act) => boolean): On => ({ name, holds });
const acts = (...which: readonly Act['fleeingAct'][]) =>
  on('given', ({ fleeingAct }) => which.includes(fleeingAct));
const forbids = (say: string, ...when: readonly On[]): ActRow => ({
  clause: 'onus-7.183',
  say: `onus-7.183/${say}`,
  when,
  apply: () => false,
});

/** What a fleeing unit may do in its own turn and when it is attacked. */
const MAY: Table<Act, boolean> = {
  on: 'allowed',
  rows: [
    forbids('no-move', acts('move', 'charge')),
    forbids('no-shot', acts('shoot')),
    forbids('no-formation', acts('adopt-formation', 'extend')),
    forbids(
      'no-fight',
      acts('fight'),
      on('blocked-or-attacked', ({ blocked, underAttack }) => !blocked && !underAttack),
    ),
    {
      clause: 'onus-7.176',
      say: 'onus-7.176/fights',
      when: [
        topic(
          acts('fight'),
          on('given', ({ blocked }) => blocked),
        ),
      ],
    },
    {
      clause: 'onus-7.186',
      say: 'onus-7.186/fights-back',
      when: [
        topic(
          acts('fight'),
          on('given', ({ underAttack }) => underAttack),
        ),
      ],
    },
    { clause: 'onus-7.184', say: 'onus-7.184/may', when: [acts('be-activated')] },
    { clause: 'onus-7.186', say: 'onus-7.186/defends', when: [acts('defend')] },
  ],
};

const fighterOf = ({ unit }: Act): Fighter => ({
  ...FLEEING_UNIT,
  ...unit,
  life: lifeOf(unit),
});

function defended(act: Act, trace: Trace) {
  const { first, second } = defenceOf(
    {
      who: 'unit',
      unit: fighterOf(act),
      attacked: true,
      by: act.attackedBy,
      enemyKind: 'infantry',
      readings: act.readings,
    },
    trace,
  );
  trace.step('onus-7.186/fate');
  return { defence: [first, second], moraleCheck: false };
}

export const fleeingUnit = looseQuery({
  id: 'onus/fleeing-unit',
  fields: FIELDS,
  sample: { fleeingAct: 'defend', unit: { dodge: 5, armour: 6, attackedOn: ['flank'] } },
  check: (act) => checkFighter('unit', fighterOf(act)),
  run(act, trace) {
    const allowed = applyRows(MAY, act, true, trace);
    const defence = act.fleeingAct === 'defend' ? defended(act, trace) : null;
    return {
      answer: { allowed, ...defence },
      summary: defence
        ? { say: 'fleeing-unit/defends', with: { defence: defence.defence.join('/') } }
        : {
            say: `fleeing-unit/${allowed ? 'may' : 'may-not'}`,
            with: { act: `fleeingAct.${act.fleeingAct}` },
          },
    };
  },
});
