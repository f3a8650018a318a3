import { alike, maybe, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { RIDES } from './fields.ts';

const FIGHTERS = ['character', 'champion', 'command-model', 'ordinary'] as const;
const MOST_OTHERS = 9;

const CHALLENGE_FIELDS = {
  challenger: usual(choice(FIGHTERS, 'character')),
  challengerRides: RIDES,
  challengerInCombat: flag(true),
  rival: usual(choice(FIGHTERS, 'character')),
  rivalRides: RIDES,
  rivalInCombat: flag(true),
  othersMayAccept: count(0, MOST_OTHERS, 0),
  reply: usual(choice(['open', 'accepted', 'refused'], 'open')),
  inTurnOf: choice(['challenger', 'rival'], 'challenger'),
  otherSideChallenged: flag(),
  earlierChallenge: choice(['none', 'this-turn', 'goes-on', 'ended'], 'none'),
  came: choice(['both-fight-on', 'one-killed', 'one-fled'], 'both-fight-on'),
  specialFormation: flag(),
  unitBroken: rare(flag()),
  readings: rare(group(readings('R119'))),
};
type Challenge = Values<typeof CHALLENGE_FIELDS>;

const { allows, bars, notes } = rulesOf<Challenge>();

const isCharacter = ({ challenger }: Challenge) => challenger === 'character';
const inVehicle = (mount: Challenge['rivalRides']) => mount === 'chariot' || mount === 'elephant';
/** Who is in a chariot or on an elephant fights only who is so too (wab-9.60, wab-9.61). */
const ridesAlike = (mount: 'chariot' | 'elephant') => (one: Challenge) =>
  (one.challengerRides === mount) === (one.rivalRides === mount);
const either = (mount: 'chariot' | 'elephant') => (one: Challenge) =>
  one.challengerRides === mount || one.rivalRides === mount;
const challengerOn = (mount: 'chariot' | 'elephant') => (one: Challenge) =>
  one.challengerRides === mount;
const nobodyElse = ({ othersMayAccept }: Challenge) => othersMayAccept === 0;
const rivalCharacter = ({ rival }: Challenge) => rival === 'character';
const rivalsTurn = ({ inTurnOf }: Challenge) => inTurnOf === 'rival';
const earlier =
  (when: Challenge['earlierChallenge']) =>
  ({ earlierChallenge }: Challenge) =>
    earlierChallenge === when;

/** Whether the challenge may be issued. */
const ISSUED: Table<Challenge, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-9.57', [], on('is-a-character', not(isCharacter))),
    bars('wab-9.57/elsewhere', [isCharacter, ({ challengerInCombat }) => !challengerInCombat]),
    bars('wab-9.67', [], on('none-goes-on', earlier('goes-on'))),
    bars('wab-9.56', [], on('no-other-challenge', earlier('this-turn'))),
    bars('wab-9.58/too-late', [rivalsTurn, ({ otherSideChallenged }) => otherSideChallenged]),
    notes(
      'wab-9.58',
      [rivalsTurn],
      on('other-side-challenged', (one) => !one.otherSideChallenged),
    ),
    bars(
      'wab-9.60/issues',
      [challengerOn('chariot'), nobodyElse],
      on('rival-rides-alike', not(ridesAlike('chariot'))),
    ),
    bars(
      'wab-9.61/issues',
      [challengerOn('elephant'), nobodyElse],
      on('rival-rides-alike', not(ridesAlike('elephant'))),
    ),
    notes('wab-9.55', [(_, may) => may]),
  ],
};

/** Whether this rival may accept. */
const ACCEPTS: Table<Challenge, boolean> = {
  on: 'mayAccept',
  rows: [
    allows(
      'wab-9.59',
      [rivalCharacter],
      on('is-elsewhere', ({ rivalInCombat }) => rivalInCombat),
    ),
    bars('wab-9.57/accepts', [not(rivalCharacter)]),
    bars(
      'wab-9.60',
      [rivalCharacter, either('chariot')],
      on('rival-rides-alike', not(ridesAlike('chariot'))),
    ),
    bars(
      'wab-9.61',
      [rivalCharacter, either('elephant')],
      on('rival-rides-alike', not(ridesAlike('elephant'))),
    ),
  ],
};

/** What follows once it is fought. */
const FOUGHT: Table<Challenge, boolean> = {
  on: 'goesOn',
  rows: [
    notes('wab-9.65', []),
    notes('wab-9.66/duel', []),
    notes('wab-9.69', [
      ({ challengerRides, rivalRides }) => inVehicle(challengerRides) && inVehicle(rivalRides),
    ]),
    notes(
      'wab-9.68',
      [],
      on('no-special-formation', ({ specialFormation }) => specialFormation),
    ),
    notes('wab-9.67/lasts', [({ came }) => came === 'both-fight-on']),
    bars('wab-9.67/ends', [({ came }) => came !== 'both-fight-on']),
  ],
};

const WITHDRAWN: Table<Challenge, boolean> = {
  on: 'withdrawn',
  rows: [
    allows('wab-9.62', []),
    notes('wab-9.63/withdrawn', []),
    notes(
      'wab-9.64',
      [],
      on('unit-is-broken', ({ unitBroken }) => !unitBroken),
    ),
  ],
};

/** What the reply comes to. */
function followed(input: Challenge, canAccept: boolean, trace: Trace) {
  const somebody = canAccept || input.othersMayAccept > 0;
  const refused =
    input.reply === 'refused' &&
    (somebody || (rivalCharacter(input) && input.readings.R119 === 'b'));
  if (input.reply === 'refused' && !refused) trace.step('wab-9.59/nobody');
  const accepted = input.reply === 'accepted' && canAccept;
  const goesOn = accepted && applyRows(FOUGHT, input, true, trace);
  const withdrawn = refused && applyRows(WITHDRAWN, input, false, trace);
  return { accepted, goesOn, withdrawn };
}

export const challenge = defineQuery({
  id: 'wab/challenge',
  fields: CHALLENGE_FIELDS,
  answer: {
    ...alike(yes(), 'allowed', 'mayAccept', 'mayRefuse', 'accepted', 'withdrawn'),
    withdrawnPickedBy: word(['challenger', 'nobody'], 'nobody'),
    comesBack: word(['end-of-the-phase', 'not', 'was-not-withdrawn'], 'was-not-withdrawn'),
    goesOn: yes(),
    ...alike(maybe(yes()), 'othersMayStrike', 'woundsCount', 'crewsTakePart'),
  },
  sample: { reply: 'refused' },
  start: {},
  check: problems(
    [
      'came',
      'not-accepted',
      'wab-9.67',
      (one) => one.came !== 'both-fight-on' && one.reply !== 'accepted',
    ],
    ['unitBroken', 'not-refused', 'wab-9.64', (one) => one.unitBroken && one.reply !== 'refused'],
  ),
  run(input, trace) {
    if (!applyRows(ISSUED, input, true, trace))
      return { answer: {}, summary: { say: 'challenge/no', with: {} } };
    const mayAccept = applyRows(ACCEPTS, input, false, trace);
    const { accepted, goesOn, withdrawn } = followed(input, mayAccept, trace);
    return {
      answer: {
        ...{ allowed: true, mayAccept, accepted, goesOn, withdrawn },
        mayRefuse: mayAccept || input.othersMayAccept > 0,
        withdrawnPickedBy: withdrawn ? 'challenger' : 'nobody',
        comesBack: !withdrawn ? 'was-not-withdrawn' : input.unitBroken ? 'not' : 'end-of-the-phase',
        ...(accepted && { othersMayStrike: false, woundsCount: true, crewsTakePart: false }),
      },
      summary: {
        say: `challenge/${withdrawn ? 'refused' : accepted ? (goesOn ? 'fought' : 'ended') : mayAccept ? 'open' : 'nobody'}`,
        with: {},
      },
    };
  },
});
