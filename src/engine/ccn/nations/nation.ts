import { alike, amount, maybe, word, words } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { choice, optionalChoice } from '../../core/schema/choices.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FIGHTER } from '../combat/combat.ts';
import { ARMS, isArtillery, isCavalry, isInfantry, UNITS, type Unit } from '../units.ts';
import { checkSheet, HALVES, SHEET_FIELDS } from './sheet.ts';
import { type NationalValues, VALUE_NAMES, valuesOf } from './values.ts';

const MOST_DISTANCE = 14;

const FIELDS = {
  ...SHEET_FIELDS,
  unit: optionalChoice(UNITS),
  inCombat: choice(['none', 'fire', 'melee'], 'none'),
  blocks: FIGHTER.someBlocks,
  distance: optionalCount(1, MOST_DISTANCE),
  opponentArm: optionalChoice(ARMS),
  moved: FIGHTER.moved,
};
type Input = Values<typeof FIELDS>;

/** What the sheet says of the unit that is asked about. */
interface Asked extends NationalValues {
  unit: Unit;
  inCombat: Input['inCombat'];
  now: number;
  distance: number;
}

const { notes } = rulesOf<Asked>(({ unit }) => ({ unit }));

const fires = ({ inCombat }: Asked) => inCombat === 'fire';
const fights = ({ inCombat }: Asked) => inCombat === 'melee';
const of = (kind: (unit: Unit) => boolean) => (asked: Asked) => kind(asked.unit);
/** The sheet says it, and it is not nothing. */
const says = (name: (typeof VALUE_NAMES)[number]) => (asked: Asked) => Boolean(asked[name]);
const tells = ({ artilleryDice }: Asked) => artilleryDice !== undefined;
const nationalDice = {
  with: ({ unit, nationalDice: dice = 0 }: Asked) => ({ unit, dice }),
};
const ofTable = {
  with: ({ unit, now: blocks, distance, artilleryDice: dice = 0 }: Asked) => ({
    ...{ unit, blocks, distance, dice },
  }),
};
const flags = (name: 'guardFlags' | 'nationalFlags') => ({
  with: ({ unit, [name]: number = 0 }: Asked) => ({ unit, flags: number }),
});
const hexes = (name: 'nationalHexes' | 'nationalMove') => ({
  with: ({ unit, [name]: number = 0 }: Asked) => ({ unit, hexes: number }),
});

const ON_THE_SHEET: Table<Asked, null> = {
  on: 'allowed',
  rows: [
    notes<null>('ccn-2.12/sheet', [says('blocks')], {
      with: ({ unit, blocks = 0 }) => ({ unit, blocks }),
    }),
    notes<null>('ccn-2.11/silent', [(asked) => !asked.blocks]),
    notes<null>('ccn-5.99/sheet', [fires, says('nationalDice')], nationalDice),
    notes<null>('ccn-5.130/sheet', [fights, of(isInfantry), says('nationalDice')], nationalDice),
    // Cavalry and artillery have such dice in melee alone.
    notes<null>('ccn-5.133/sheet', [of(isCavalry), says('nationalDice')], nationalDice),
    notes<null>('ccn-5.141/sheet', [of(isArtillery), says('nationalDice')], nationalDice),
    notes<null>('ccn-5.106/sheet', [fires, tells], ofTable),
    notes<null>('ccn-5.141/close', [fights, tells], ofTable),
    notes<null>('ccn-5.194/sheet', [says('guardFlags')], flags('guardFlags')),
    notes<null>('ccn-5.196/sheet', [says('nationalFlags')], flags('nationalFlags')),
    notes<null>('ccn-5.184/sheet', [says('nationalHexes')], hexes('nationalHexes')),
    notes<null>('ccn-5.52/sheet', [says('nationalMove')], hexes('nationalMove')),
    notes<null>('ccn-2.11/general', [({ general }) => general.length > 0], {
      with: ({ unit, general }) => ({ unit, generalValues: general }),
    }),
  ],
};

const onSheet = (input: Input, unit: Unit) => {
  const { inCombat, ...situation } = input;
  return valuesOf(input, unit, {
    ...situation,
    roll: inCombat === 'none' ? undefined : inCombat,
  });
};

/** What the sheet of a nation says: as a whole, or of one unit in one situation. */
export const nation = defineQuery({
  id: 'ccn/nation',
  fields: FIELDS,
  answer: {
    unitTypes: amount(),
    half: word(HALVES, 'up'),
    ...alike(maybe(amount()), 'startBlocks', 'nationalDice', 'artilleryDice', 'guardFlags'),
    ...alike(maybe(amount()), 'nationalFlags', 'nationalHexes', 'nationalMove'),
    generalValues: words(VALUE_NAMES),
  },
  sample: {
    nationName: 'Imperium',
    records: [{ unit: 'line', startBlocks: 4, nationalMelee: 1, meleeWhen: 'against-infantry' }],
    unit: 'line',
    inCombat: 'melee',
    opponentArm: 'infantry',
  },
  check: problems<Input>(checkSheet),
  run(input, trace) {
    const { unit, half, records, inCombat, distance = 0 } = input;
    trace.step('ccn-5.95/sheet', { half });
    const whole = { unitTypes: records.length, half };
    const number = records.length;
    if (unit === undefined)
      return { answer: whole, summary: { say: 'nation/sheet', with: { number, half } } };
    const { nation: _, blocks: startBlocks = null, general, ...values } = onSheet(input, unit);
    const asked = { ...onSheet(input, unit), unit, inCombat, distance };
    applyRows(ON_THE_SHEET, { ...asked, now: input.blocks ?? startBlocks ?? 0 }, null, trace);
    return {
      answer: { ...whole, ...values, startBlocks, generalValues: general },
      summary: {
        say: startBlocks === null ? 'nation/silent' : 'nation/unit',
        with: { unit, blocks: startBlocks ?? 0 },
      },
    };
  },
});
