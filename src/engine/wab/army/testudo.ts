import { alike, amount, maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../dice.ts';

const MOST = 40;
/** Ranks in all, and models of each, that a testudo needs; its save against missiles (wab-22.10). */
const RANKS = 3;
const WIDE = 4;
const SAVE = 2;

const TESTUDO_FIELDS = {
  testudoRanks: usual(count(1, MOST, RANKS)),
  testudoWide: usual(count(1, MOST, 5)),
  testudoAsk: usual(choice(['stands', 'marches', 'charges'], 'stands')),
  testudoDeclared: flag(true),
  testudoCharged: flag(),
  shotModifier: count(0, FACES, 0),
};
type Testudo = Values<typeof TESTUDO_FIELDS>;

const { bars } = rulesOf<Testudo>();
interface Formed extends Testudo {
  formed: boolean;
}
const inIt = rulesOf<Formed>();
const isFormed = ({ formed }: Formed) => formed;
const asks = (ask: Testudo['testudoAsk']) => (one: Testudo) => one.testudoAsk === ask;
const tooThin = ({ testudoRanks, testudoWide }: Testudo) =>
  testudoRanks < RANKS || testudoWide < WIDE;
const undeclared = ({ testudoDeclared }: Testudo) => !testudoDeclared;
const isCharged = ({ testudoCharged }: Testudo) => testudoCharged;

const FORMED: Table<Testudo, boolean> = {
  on: 'inFormation',
  rows: [
    bars('wab-22.10/ranks', [], on('three-ranks-of-four', tooThin)),
    bars('wab-22.11/undeclared', [], on('declared-this-turn', undeclared)),
  ],
};
const MAY: Table<Formed, boolean> = {
  on: 'allowed',
  rows: [
    inIt.bars('wab-22.10/none', [not(isFormed), asks('stands')]),
    inIt.bars('wab-22.10/charge', [isFormed], on('does-not-charge', asks('charges'))),
    inIt.bars('wab-22.10/march', [isFormed], on('stays-off-the-march', asks('marches'))),
  ],
};
const AGAINST: Table<Formed, number> = {
  on: 'save',
  rows: [inIt.sets('wab-22.10', SAVE, [])],
};
const FIGHTS: Table<Formed, boolean> = {
  on: 'inTestudo',
  rows: [
    inIt.bars('wab-22.11', [], on('not-charged', isCharged)),
    inIt.notes('wab-22.11/kept', [not(isCharged)]),
  ],
};

export const testudo = defineQuery({
  id: 'wab/testudo',
  fields: TESTUDO_FIELDS,
  answer: {
    allowed: yes(),
    inFormation: yes(),
    ...alike(maybe(amount()), 'save', 'needsToSave'),
    ...alike(yes(), 'testudoMarches', 'testudoCharges', 'inTestudo'),
  },
  sample: { testudoRanks: 3, testudoWide: 5, shotModifier: 1 },
  start: {},
  run(input, trace) {
    const formed = applyRows(FORMED, input, true, trace);
    const one = { ...input, formed };
    const allowed = applyRows(MAY, one, true, trace);
    const save = formed ? applyRows(AGAINST, one, 0, trace) : null;
    const inTestudo = formed && applyRows(FIGHTS, one, true, trace);
    const needs = save === null ? null : save + input.shotModifier;
    const needsToSave = needs === null || needs > FACES ? null : needs;
    if (save !== null && input.shotModifier > 0)
      trace.step('wab-22.10/lowered', {
        save,
        less: input.shotModifier,
        needed: save + input.shotModifier,
      });
    return {
      answer: {
        ...{ allowed, inFormation: formed, save, needsToSave, inTestudo },
        testudoMarches: !formed,
        testudoCharges: !formed,
      },
      summary: {
        say: `testudo/${!formed ? 'none' : !allowed ? 'no' : isCharged(input) ? 'dropped' : 'yes'}`,
        with: {},
      },
    };
  },
});
