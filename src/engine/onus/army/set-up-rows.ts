import type { Condition, Row, Table } from '../../core/rows.ts';
import { topic } from '../../core/rows.ts';
import { choice, flag, list, rare, type Values } from '../../core/schema.ts';
import { EXTENDED, STATE } from '../fields.ts';
import { FORMATIONS } from '../units.ts';

const [, ...SPECIAL] = FORMATIONS;
/** What must stand before the first card is placed (onus-6.15). */
const BEFORE = ['armies', 'generals', 'victory'] as const;

export const SET_UP_FIELDS = {
  notReady: rare(list(BEFORE, BEFORE.length)),
  formation: STATE.formation,
  blueIcons: list(SPECIAL, SPECIAL.length),
  extended: EXTENDED,
  stillFaceDown: rare(flag()),
  stackedWith: rare(choice(['no', 'complementary', 'others'], 'no')),
  generalGoesTo: rare(choice(['nowhere', 'own-unit', 'other-faction', 'enemy-unit'], 'nowhere')),
  oneGeneralPerFaction: rare(flag()),
  optionalRules: rare(choice(['none', 'agreed', 'not-agreed'], 'none')),
  scenarioSetUp: rare(flag()),
};
type Input = Values<typeof SET_UP_FIELDS>;
type On = Condition<Input, boolean>;
type Verdict = Row<Input, boolean>;

const on = (name: string, holds: (input: Input) => boolean): On => ({ name, holds });
const forbids = (row: Verdict): Verdict => ({ ...row, apply: () => false });

const always = on('always', () => true);
const scenario = on('no-scenario', ({ scenarioSetUp }) => scenarioSetUp);
const ownTerms = on('own-terms', ({ scenarioSetUp }) => !scenarioSetUp);
const waiting = on('waiting', ({ notReady }) => notReady.length > 0);
const ready = on('ready', ({ notReady }) => notReady.length === 0);
const formed = on('formed', ({ formation }) => formation !== 'none');
const widened = on('widened', ({ extended }) => extended > 0);
const hasIcon = ({ formation, blueIcons }: Input) => blueIcons.some((icon) => icon === formation);
const able = on('no-such-icon', hasIcon);
const unable = on('unable', (input) => !hasIcon(input));
const faceUp = on('face-up', ({ stillFaceDown }) => !stillFaceDown);
const isDown = on('face-down', ({ stillFaceDown }) => stillFaceDown);
const stacked = on('stacked', ({ stackedWith }) => stackedWith !== 'no');
const complementary = on('not-complementary', ({ stackedWith }) => stackedWith === 'complementary');
const generalTo = (...where: Input['generalGoesTo'][]) =>
  on('general', ({ generalGoesTo }) => where.includes(generalGoesTo));
const perFaction = on('one-command', ({ oneGeneralPerFaction }) => oneGeneralPerFaction);
const oneCommand = on('per-faction', ({ oneGeneralPerFaction }) => !oneGeneralPerFaction);

const wanted = ({ formation }: Input) => ({ formation });

/** What a side may set up on the field (chapter 6), where no scenario says otherwise. */
export const MAY_SET_UP: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    { clause: 'onus-6.3', when: [always, scenario] },
    { clause: 'onus-6.1', when: [ownTerms] },
    forbids({
      clause: 'onus-6.7',
      when: [
        topic(
          ownTerms,
          on('undecided', ({ notReady }) => notReady.includes('victory')),
        ),
      ],
      say: 'onus-6.7/not-agreed',
    }),
    { clause: 'onus-6.15', when: [ready] },
    forbids({
      clause: 'onus-6.15',
      when: [waiting],
      with: ({ notReady }) => ({ notReady }),
      say: 'onus-6.15/not-yet',
    }),
    forbids({
      clause: 'onus-6.20',
      when: [
        topic(
          ownTerms,
          isDown,
          on('more', (input) => formed.holds(input, true) || input.extended > 0),
        ),
      ],
      say: 'onus-6.20/face-down',
    }),
    {
      clause: 'onus-12.1',
      when: [on('agreed', ({ optionalRules }) => optionalRules === 'agreed')],
    },
    forbids({
      clause: 'onus-12.1',
      when: [on('not-agreed', ({ optionalRules }) => optionalRules === 'not-agreed')],
      say: 'onus-12.1/not-agreed',
    }),
    { clause: 'onus-2.10', when: [topic(ownTerms, formed, faceUp), able], with: wanted },
    {
      clause: 'onus-8.6',
      when: [topic(ownTerms, formed, faceUp), able],
      with: wanted,
      say: 'onus-8.6/deployed',
    },
    {
      clause: 'onus-6.20',
      when: [topic(ownTerms, formed, faceUp, able)],
      with: wanted,
      say: 'onus-6.20/formation',
    },
    forbids({
      clause: 'onus-6.20',
      when: [topic(ownTerms, formed, unable)],
      with: wanted,
      say: 'onus-6.20/unable',
    }),
    {
      clause: 'onus-6.20',
      when: [topic(ownTerms, widened, faceUp)],
      with: ({ extended }) => ({ extended }),
      say: 'onus-6.20/extended',
    },
    forbids({
      clause: 'onus-7.64',
      when: [topic(formed, widened)],
      with: wanted,
      say: 'onus-7.64/deployed',
    }),
    {
      clause: 'onus-9.31',
      when: [stacked, complementary],
      unless: ['onus-7.33'],
      say: 'onus-9.31/deployed',
    },
    forbids({ clause: 'onus-7.33', when: [stacked], say: 'onus-7.33/deployed' }),
    { clause: 'onus-4.1', when: [generalTo('own-unit')] },
    forbids({ clause: 'onus-4.1', when: [generalTo('enemy-unit')], say: 'onus-4.1/enemy' }),
    { clause: 'onus-4.1', when: [topic(generalTo('other-faction'), oneCommand)] },
    {
      clause: 'onus-12.10',
      when: [topic(generalTo('own-unit'), perFaction)],
      say: 'onus-12.10/own',
    },
    forbids({
      clause: 'onus-12.10',
      when: [topic(generalTo('other-faction'), perFaction)],
      say: 'onus-12.10/other',
    }),
  ],
};
