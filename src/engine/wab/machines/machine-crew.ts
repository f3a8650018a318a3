import { word, words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MACHINES } from './ready.ts';

const MOVE = 4;
const MOST_MOVE = 12;
const FAR = 48;

const CREW_FIELDS = {
  machine: choice(MACHINES, 'catapult'),
  crewEvent: usual(
    choice(
      ['charged', 'wants-to-charge', 'leaves', 'mans-another', 'fled-charge', 'fled-combat'],
      'charged',
    ),
  ),
  crewReaction: usual(choice(['hold', 'flee', 'stand-and-shoot'], 'hold')),
  awayFromMachine: flag(),
  inBattery: flag(),
  withOrganGuns: flag(),
  othersReactOtherwise: flag(),
  crewToEnemy: optionalMeasure(0, FAR),
  crewMovement: measure(1, MOST_MOVE, MOVE),
  heldBack: choice(['no', 'test-passed', 'test-failed'], 'no'),
};
type Crew = Values<typeof CREW_FIELDS>;

const { allows, bars, notes } = rulesOf<Crew>(({ crewMovement }) => ({ inches: crewMovement }));

const event =
  (...events: readonly Crew['crewEvent'][]) =>
  ({ crewEvent }: Crew) =>
    events.includes(crewEvent);
const reacts =
  (...reactions: readonly Crew['crewReaction'][]) =>
  ({ crewEvent, crewReaction }: Crew) =>
    crewEvent === 'charged' && reactions.includes(crewReaction);
const hasOrganGun = ({ machine, inBattery, withOrganGuns }: Crew) =>
  machine === 'organ-gun' || (machine === 'cannon' && inBattery && withOrganGuns);
const withMachine = ({ awayFromMachine }: Crew) => !awayFromMachine;

/** What the crew may do. */
const MAY: Table<Crew, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-18.5', [], on('charges-not', event('wants-to-charge'))),
    bars('wab-18.5/leaves', [event('leaves')]),
    notes('wab-18.23', [event('mans-another')]),
    bars('wab-18.23/flees', [
      event('charged'),
      ({ awayFromMachine, crewReaction }) => awayFromMachine && crewReaction !== 'flee',
    ]),
    bars('wab-18.16/together', [
      event('charged'),
      ({ inBattery, othersReactOtherwise }) => inBattery && othersReactOtherwise,
    ]),
    notes('wab-18.65', [reacts('stand-and-shoot'), withMachine], on('no-organ-gun', hasOrganGun), {
      unless: ['wab-18.16'],
    }),
    bars('wab-18.16', [event('charged'), withMachine], on('no-shot', reacts('stand-and-shoot'))),
    notes('wab-18.17', [
      (crew) => reacts('hold')(crew) || (reacts('stand-and-shoot')(crew) && hasOrganGun(crew)),
      withMachine,
      (crew) => !crew.inBattery,
    ]),
    bars(
      'wab-18.18/too-far',
      [
        reacts('hold'),
        withMachine,
        ({ inBattery, crewToEnemy }) => inBattery && crewToEnemy !== undefined,
      ],
      on('close-enough', ({ crewToEnemy = 0, crewMovement }) => crewToEnemy > crewMovement),
    ),
    notes('wab-18.18', [
      reacts('hold'),
      withMachine,
      ({ inBattery, crewToEnemy = 0, crewMovement }) => inBattery && crewToEnemy <= crewMovement,
    ]),
    notes('wab-18.4', [
      (crew) => reacts('flee')(crew) || event('fled-charge', 'fled-combat')(crew),
    ]),
  ],
};

/** Whether the machine is left behind. */
const LEFT: Table<Crew, boolean> = {
  on: 'abandoned',
  rows: [
    allows('wab-18.20', [
      (crew) => reacts('flee')(crew) || event('fled-charge')(crew),
      withMachine,
    ]),
    allows('wab-18.21', [event('fled-combat')]),
    notes('wab-18.21/held', [event('fled-combat'), ({ heldBack }) => heldBack === 'test-passed']),
    notes(
      'wab-18.22',
      [event('fled-combat')],
      on('held-back', ({ heldBack }) => heldBack !== 'test-passed'),
    ),
  ],
};

const ENEMY_DOES = [
  'charge-past-it',
  'stop-at-it',
  'pursue-the-crew',
  'attack-the-machine',
] as const;

function enemyMay(crew: Crew): readonly (typeof ENEMY_DOES)[number][] {
  if (crew.awayFromMachine) return [];
  if (reacts('flee')(crew) || crew.crewEvent === 'fled-charge')
    return ['charge-past-it', 'stop-at-it'];
  if (crew.crewEvent !== 'fled-combat') return [];
  return crew.heldBack === 'test-passed' ? ['attack-the-machine'] : ['pursue-the-crew'];
}

export const machineCrew = defineQuery({
  id: 'wab/machine-crew',
  fields: CREW_FIELDS,
  answer: {
    allowed: yes(),
    abandoned: yes(),
    whoShoots: word(['nobody', 'organ-guns'], 'nobody'),
    enemyMay: words(ENEMY_DOES),
  },
  sample: { machine: 'catapult', crewReaction: 'flee' },
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    if (!allowed) return { answer: {}, summary: { say: 'machine-crew/no', with: {} } };
    const abandoned = applyRows(LEFT, input, false, trace);
    const shoots = reacts('stand-and-shoot')(input);
    const open = enemyMay(input);
    const [first] = open;
    return {
      answer: { allowed, abandoned, whoShoots: shoots ? 'organ-guns' : 'nobody', enemyMay: open },
      summary: {
        say: `machine-crew/${shoots ? 'shoots' : first === 'charge-past-it' ? 'choose' : (first ?? 'yes')}`,
        with: {},
      },
    };
  },
});
