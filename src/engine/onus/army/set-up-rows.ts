import type { Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag, list } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
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

const { bars, notes } = rulesOf<Input>();

const scenario = on('no-scenario', ({ scenarioSetUp }: Input) => scenarioSetUp);
const ownTerms = ({ scenarioSetUp }: Input) => !scenarioSetUp;
/** A scenario lays down who wins: nothing of that waits for an agreement (onus-6.7). */
const awaited = ({ notReady, scenarioSetUp }: Input) =>
  notReady.filter((one) => !(scenarioSetUp && one === 'victory'));
const waiting = (input: Input) => awaited(input).length > 0;
const formed = ({ formation }: Input) => formation !== 'none';
const widened = ({ extended }: Input) => extended > 0;
const hasIcon = ({ formation, blueIcons }: Input) => blueIcons.some((icon) => icon === formation);
const able = on('no-such-icon', hasIcon);
const faceDown = ({ stillFaceDown }: Input) => stillFaceDown;
const stacked = ({ stackedWith }: Input) => stackedWith !== 'no';
const complementary = on(
  'not-complementary',
  ({ stackedWith }: Input) => stackedWith === 'complementary',
);
const generalTo =
  (...where: Input['generalGoesTo'][]) =>
  ({ generalGoesTo }: Input) =>
    where.includes(generalGoesTo);
const perFaction = ({ oneGeneralPerFaction }: Input) => oneGeneralPerFaction;

const wanted = ({ formation }: Input) => ({ formation });

/** What a side may set up on the field (chapter 6), where no scenario says otherwise. */
export const MAY_SET_UP: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-6.3', [], scenario),
    notes('onus-6.1', [ownTerms]),
    bars('onus-6.7/not-agreed', [ownTerms, ({ notReady }) => notReady.includes('victory')]),
    notes('onus-6.15', [not(waiting)]),
    bars('onus-6.15/not-yet', [waiting], { with: (input) => ({ notReady: awaited(input) }) }),
    bars('onus-6.20/face-down', [ownTerms, faceDown, any(formed, widened)]),
    notes('onus-12.1', [({ optionalRules }) => optionalRules === 'agreed']),
    bars('onus-12.1/not-agreed', [({ optionalRules }) => optionalRules === 'not-agreed']),
    notes('onus-2.10', [ownTerms, formed, not(faceDown)], able, { with: wanted }),
    notes('onus-8.6/deployed', [ownTerms, formed, not(faceDown)], able, { with: wanted }),
    notes('onus-6.20/formation', [ownTerms, not(faceDown), able], { with: wanted }),
    bars('onus-6.20/unable', [ownTerms, formed, not(hasIcon)], { with: wanted }),
    notes('onus-6.20/extended', [ownTerms, widened, not(faceDown)], {
      with: ({ extended }) => ({ extended }),
    }),
    bars('onus-7.64/deployed', [formed, widened], { with: wanted }),
    notes('onus-9.31/deployed', [stacked], complementary, { unless: ['onus-7.33'] }),
    bars('onus-7.33/deployed', [stacked]),
    notes('onus-4.1', [generalTo('own-unit')]),
    bars('onus-4.1/enemy', [generalTo('enemy-unit')]),
    notes('onus-4.1', [generalTo('other-faction'), not(perFaction)]),
    notes('onus-12.10/own', [generalTo('own-unit'), perFaction]),
    bars('onus-12.10/other', [generalTo('other-faction'), perFaction]),
  ],
};
