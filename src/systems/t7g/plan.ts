import { put } from '../../engine/core/query.ts';
import { choice, flag } from '../../engine/core/schema/choices.ts';
import type { Fields } from '../../engine/core/schema/field.ts';
import { group, groups, rare, usual } from '../../engine/core/schema/groups.ts';
import { text } from '../../engine/core/schema/names.ts';
import { count, optionalCount } from '../../engine/core/schema/numbers.ts';
import { breakCheck } from '../../engine/t7g/checks/break-check.ts';
import { initiative } from '../../engine/t7g/checks/initiative.ts';
import { orderCheck } from '../../engine/t7g/checks/order-check.ts';
import { spent } from '../../engine/t7g/commanders/spent.ts';
import { order } from '../../engine/t7g/orders/order.ts';
import { ORDER_FIELDS } from '../../engine/t7g/orders/order-fields.ts';
import { plan } from '../../engine/t7g/orders/plan.ts';
import { PLAN_COMMANDER, PLAN_UNIT } from '../../engine/t7g/orders/plan-fields.ts';
import { gameEnd } from '../../engine/t7g/turn/game-end.ts';
import { go } from '../../engine/t7g/turn/go.ts';
import { LEVELS, ORDERS, SIX } from '../../engine/t7g/units.ts';
import { unitState } from '../../engine/t7g/values/state.ts';
import { type Draft, isDraft } from '../../widgets/paths.ts';
import { mountPlan } from '../../widgets/plan/mount.tsx';
import {
  type Commander,
  leftOf,
  PHASES,
  readyCommanders,
  type Side,
  type Unit,
} from '../../widgets/plan/state.ts';
import type { PlanSystem } from '../../widgets/plan/system.ts';

const MOST_POINTS = 200;
const MOST_TURNS = 99;
const NAME = 60;

const only = (fields: Fields, ...names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
const said = (draft: Draft, fields: Fields): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => name in fields));

/** What does not change during a battle, or seldom. */
const UNIT: Fields = {
  ...only(PLAN_UNIT, 'unitCalled', 'kind', 'discipline', 'stamina', 'wear', 'elite', 'impetuous'),
  numerous: ORDER_FIELDS.numerous,
  mercenary: breakCheck.fields.mercenary,
  ...only(PLAN_UNIT, 'mobileFortress', 'emplaced', 'pooledUnits'),
  integratedGun: rare(ORDER_FIELDS.integratedGun),
  horses: rare(ORDER_FIELDS.horses),
  limbered: PLAN_UNIT.limbered,
};
/** How it stands as orders are laid; whose Commander is at hand is chosen by name. */
const STANDING = only(PLAN_UNIT, 'commander', 'couldCharge', 'leavesFortress', 'cannonToShoot');
const COMMANDER: Fields = {
  commanderCalled: PLAN_COMMANDER.commanderCalled,
  commanderLevel: usual(count(LEVELS.least, LEVELS.most, LEVELS.general)),
  isGeneral: usual(PLAN_COMMANDER.isGeneral),
  virtues: PLAN_COMMANDER.virtues,
};

const KEPT_UNIT: Fields = {
  ...UNIT,
  ...STANDING,
  ...only(PLAN_UNIT, 'card', 'ledBy', 'commandedBy'),
  ...{ acted: flag(), disordered: flag(), destroyed: flag() },
};
const KEPT_COMMANDER: Fields = { ...COMMANDER, exhausted: flag(), lost: flag() };
const SPECIAL = only(go.fields, 'horda', 'jointUnits', 'coordinador', 'paciente');

const FIELDS: Fields = {
  turn: count(1, MOST_TURNS, 1),
  phase: choice(PHASES, 'planning'),
  sides: groups(
    {
      sideCalled: text(NAME),
      units: groups(KEPT_UNIT, plan.fields.units.most),
      commanders: groups(KEPT_COMMANDER, plan.fields.commanders.most),
      ready: flag(),
      away: flag(),
      troopsAway: go.fields.troops,
      die: optionalCount(1, SIX),
      special: group(SPECIAL),
      morePoints: count(0, MOST_POINTS, 0),
    },
    2,
  ),
  going: count(0, 1, 0),
  did: { ...go.fields.does },
};

const CHECKED = orderCheck.fields;
const ACTING = {
  activation: only(CHECKED, 'commander', 'couldCharge', 'cannonToShoot', 'ownTraits', 'loyalty'),
  reaction: only(
    CHECKED,
    ...['commander', 'chargedBy', 'flankCharge', 'evasion', 'ownTraits', 'enemyTraits', 'loyalty'],
  ),
};
const OTHERS = only(CHECKED, 'otherIncreases', 'otherDecreases');

const leaderOf = ({ commanders }: Side, { commandedBy, ledBy }: Unit): Commander | undefined =>
  commanders[Number(commandedBy || ledBy || 0) - 1];
/** A point of a Virtue that the Commander inside gives. */
const inside = (side: Side, unit: Unit, virtue: string) => {
  const virtues = unit.commander === 'inside' ? leaderOf(side, unit)?.virtues : [];
  return Number(Array.isArray(virtues) && virtues.includes(virtue));
};

const general = ({ commanders }: Side) => commanders.find(({ isGeneral }) => isGeneral);
const has = (one: Draft | undefined, virtue: string) =>
  Array.isArray(one?.virtues) && one.virtues.includes(virtue);

/** What a side has destroyed: what the other has lost. */
function lossesOf({ units, commanders }: Side, morePoints: number) {
  const lost = units.filter(({ destroyed }) => destroyed);
  const of = (...kinds: readonly unknown[]) =>
    lost.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    formations: of('formation', undefined),
    cavalryUnits: of('cavalry'),
    companies: of('company'),
    artilleryUnits: of('artillery'),
    integratedGuns: lost.filter(({ integratedGun }) => integratedGun).length,
    general: commanders.some(({ isGeneral, lost }) => isGeneral && lost),
    otherCommanders: commanders.filter(({ isGeneral, lost }) => !isGeneral && lost).length,
    morePoints,
  };
}

/** Rules by the names that army lists give them, and by those of the fields here. */
const RULES = {
  elite: 'elite',
  impetuous: 'impetuous',
  numerous: 'numerous',
  mercenary: 'mercenary',
  'mobile-fortress': 'mobileFortress',
  'draught-horses': 'horses',
};

const number = (value: unknown, otherwise: number) =>
  typeof value === 'number' ? value : otherwise;

function unitsOf(entry: Draft): Unit[] {
  const { unitCalled, kind, discipline, stamina, ledBy, copies, unitRules } = entry;
  const rules = Array.isArray(unitRules) ? unitRules : [];
  const flags = Object.entries(RULES).flatMap(([rule, name]) =>
    rules.includes(rule) || (name === 'elite' && entry.eliteRule) ? [[name, true]] : [],
  );
  const plus = entry.eliteDiscipline ? 1 : 0;
  const unit = {
    ...(typeof kind === 'string' && { kind }),
    ...(typeof discipline === 'number' && { discipline: discipline + plus }),
    ...(typeof stamina === 'number' && { stamina }),
    ...(typeof ledBy === 'number' && { ledBy }),
    ...Object.fromEntries(flags),
  };
  const called = typeof unitCalled === 'string' ? unitCalled : '';
  const many = Math.max(1, number(copies, 1));
  return Array.from({ length: many }, (_, i) => ({
    ...unit,
    ...(called && { unitCalled: many > 1 ? `${called} ${i + 1}` : called }),
  }));
}

const itemsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isDraft) : []);

/** The values of a unit that bear on what it does with its card. */
const ACTS = only(
  ORDER_FIELDS,
  ...['card', 'kind', 'wear', 'disordered', 'elite', 'numerous', 'impetuous', 'integratedGun'],
  ...['horses', 'limbered', 'mobileFortress', 'leavesFortress', 'emplaced', 'couldCharge'],
);
const act = (unit: Draft, more: Draft) => put(order, { ...said(unit, ACTS), ...more });

const SYSTEM: PlanSystem = {
  key: 't7g',
  format: 'ius-belli/t7g-turn/1',
  armies: 'ius-belli/t7g-army/',
  asks: { plan: plan.id, check: orderCheck.id, order: order.id, go: go.id },
  fields: FIELDS,
  orders: ORDERS,
  unit: UNIT,
  commander: COMMANDER,
  laid: ({ impetuous, mobileFortress, kind }) =>
    only(
      STANDING,
      'commander',
      ...(impetuous ? ['couldCharge'] : []),
      ...(mobileFortress ? ['leavesFortress'] : []),
      ...(kind === 'artillery' ? ['cannonToShoot'] : []),
    ),
  circumstances: (how, { impetuous, kind }) => {
    const { couldCharge, cannonToShoot, ...fields } = ACTING[how];
    return {
      ...fields,
      ...(impetuous === true && couldCharge && { couldCharge }),
      ...(kind === 'artillery' && cannonToShoot && { cannonToShoot }),
      ...OTHERS,
    };
  },
  special: SPECIAL,
  lasting: ['horda'],
  mustered: ({ units, commanders }) => ({
    units: itemsOf(units).flatMap(unitsOf),
    commanders: itemsOf(commanders).map((one) => said(one, COMMANDER)),
  }),
  plan: ({ units, commanders }) => {
    const at = units.flatMap(({ destroyed }, i) => (destroyed ? [] : [i]));
    return {
      at,
      reply: put(plan, {
        units: at.map((i) => said(units[i] ?? {}, PLAN_UNIT)),
        commanders: commanders.map((one) => said(one, PLAN_COMMANDER)),
      }),
    };
  },
  standing: (unit) => said(unit, only(CHECKED, 'commander', 'couldCharge', 'cannonToShoot')),
  check: (side, unit, { how, told }) =>
    put(orderCheck, {
      ...said(unit, only(CHECKED, 'discipline', 'wear', 'commander', 'kind', 'elite', 'card')),
      ...said(unit, only(CHECKED, 'impetuous', 'pooledUnits')),
      ...(how === 'activation' && said(unit, only(CHECKED, 'couldCharge', 'cannonToShoot'))),
      ...(inside(side, unit, 'lealtad') === 1 && { loyalty: 1 }),
      ...told,
      check: how,
    }),
  useless: (unit) => {
    const reply = unit.card ? act(unit, {}) : { violations: [] };
    if ('violations' in reply) return undefined;
    const { answer, steps } = reply.ruling;
    const may: unknown = Reflect.get(answer, 'mayDo');
    if (Array.isArray(may) && may.length > 0) return undefined;
    return steps.findLast(({ effect }) => effect?.on === 'mayDo');
  },
  act: (unit, { how, told, checked, actions, fives }) =>
    act(
      { ...unit, ...told },
      {
        ...(how === 'activation' &&
          unit.card === 'resist' &&
          unit.numerous === true &&
          fives !== null && { fives }),
        checked,
        actions,
      },
    ),
  state: (side, unit) =>
    put(unitState, {
      ...said(unit, only(unitState.fields, 'stamina', 'wear', 'disordered')),
      ...(inside(side, unit, 'fervor') === 1 && { fervour: 1 }),
    }),
  bears: (side, unit, passed) => {
    const limit = number(unit.stamina, 0);
    const over = number(unit.wear, 0) - limit - inside(side, unit, 'fervor');
    const sixes = Array.from({ length: Math.max(0, over) }, () => (passed ? SIX : 1));
    return put(breakCheck, {
      ...said(unit, only(breakCheck.fields, 'discipline', 'stamina', 'mercenary')),
      ...(inside(side, unit, 'fervor') === 1 && { fervour: 1 }),
      taken: number(unit.wear, 0),
      ...(passed !== undefined && { dice: sixes }),
    });
  },
  initiative: ({ sides }) => {
    const of = (side: Side) => {
      const leader = general(side);
      return {
        ...(typeof leader?.commanderLevel === 'number' && { level: leader.commanderLevel }),
        ...(has(leader, 'iniciativa') && { iniciativa: true }),
        ...(leader?.lost === true && { generalLost: true }),
        ...(side.die !== null && { die: side.die }),
      };
    };
    return put(initiative, { own: of(sides[0]), enemy: of(sides[1]) });
  },
  go: ({ sides, going, did }, does) => {
    const [own, enemy] = going === 0 ? sides : [sides[1], sides[0]];
    const done = (deed: string) => did.filter((one) => one === deed).length;
    return put(go, {
      troops: leftOf(own) + done('troop'),
      enemyTroops: leftOf(enemy),
      commanders: (own.away ? 1 : readyCommanders(own).length) + done('commander'),
      ...own.special,
      does,
    });
  },
  end: ({ turn, sides: [own, enemy] }) =>
    put(gameEnd, {
      turn: Math.min(turn, gameEnd.fields.turn.max),
      own: lossesOf(enemy, own.morePoints),
      enemy: lossesOf(own, enemy.morePoints),
    }),
  usualLevel: LEVELS.general,
  exhausts: spent,
  successes: ({ commanderLevel }) =>
    [0, 1, 2].filter((one) => one <= number(commanderLevel, LEVELS.general)),
  clauses: {
    hidden: 't7g-2.13',
    fixed: 't7g-2.14',
    joins: 't7g-7.15',
    tires: 't7g-7.25',
    idle: 't7g-7.27',
    markers: 't7g-2.3',
  },
};

export const mount = mountPlan(SYSTEM);
