import { alike, amount, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ERA, HALBERDS, SHOOTERS, WAGONS } from './wagons.ts';

const CREW = WAGONS['war-wagon'].crew;
const MOST_FIGURES = 20;
const MOST_CHARACTERS = 2;
const MOST_ASKED = 6;
/** Points (wab-14.4, wab-14.9, wab-14.14). */
const PRICE = 120;
const STANDARD = 10;
const LEADER = 5;
const TARASNICE = 20;

const WAGON_FIELDS = {
  wagonStandard: usual(flag()),
  wagonLeader: usual(flag()),
  wagonMusician: flag(),
  tarasnice: usual(flag()),
  otherTarasnice: flag(),
  withCharacters: count(0, MOST_ASKED, 0),
  era: ERA,
  figuresShown: optionalCount(0, MOST_FIGURES),
  crewOnFoot: flag(),
  crewLeft: count(0, CREW, CREW),
};
type Wagon = Values<typeof WAGON_FIELDS>;

const { adds, bars, notes, sets } = rulesOf<Wagon>();

const MAY: Table<Wagon, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-14.4/musician', [({ wagonMusician }) => wagonMusician]),
    notes('wab-14.5', [({ withCharacters: many }) => many > 0 && many <= MOST_CHARACTERS]),
    bars('wab-14.5/too-many', [({ withCharacters: many }) => many > MOST_CHARACTERS], {
      with: () => ({ most: MOST_CHARACTERS }),
    }),
    bars('wab-14.14/second', [({ tarasnice, otherTarasnice }) => tarasnice && otherTarasnice]),
    notes('wab-14.2', [({ crewOnFoot }) => crewOnFoot]),
  ],
};

const COST: Table<Wagon, number> = {
  on: 'pointsCost',
  rows: [
    notes<number>('wab-14.9', [], { with: () => ({ points: PRICE }) }),
    adds('wab-14.4', STANDARD, [({ wagonStandard }) => wagonStandard], {
      with: () => ({ points: STANDARD }),
    }),
    adds('wab-14.4', LEADER, [({ wagonLeader }) => wagonLeader], {
      say: 'wab-14.4/leader',
      with: () => ({ points: LEADER }),
    }),
    adds('wab-14.14', TARASNICE, [({ tarasnice }) => tarasnice], {
      with: () => ({ points: TARASNICE }),
    }),
  ],
};

const COUNTS: Table<Wagon, number> = {
  on: 'wagonCounts',
  rows: [
    notes<number>('wab-14.1', [({ figuresShown }) => figuresShown !== undefined], {
      with: () => ({ crew: CREW }),
    }),
    notes<number>('wab-14.3/six', [], { with: () => ({ crew: CREW }) }),
    notes<number>('wab-14.22', [({ crewLeft }) => crewLeft > 0 && crewLeft < CREW], {
      with: ({ crewLeft }) => ({ left: crewLeft, crew: CREW }),
    }),
    sets('wab-14.26/gone', 0, [({ crewLeft }) => crewLeft === 0]),
  ],
};

export const MISSILES = ['wagon-missiles', 'composite-bows'] as const;
type Missiles = (typeof MISSILES)[number];
interface Armed {
  era: Wagon['era'];
}
const ARMS: Table<Armed, Missiles> = {
  on: 'crewMissiles',
  rows: [
    rulesOf<Armed>().sets<Missiles>(
      'wab-14.12',
      'composite-bows',
      [],
      on('medieval-army', ({ era }) => era === 'pre-medieval'),
    ),
  ],
};
/** What its shooters have: mixed crossbows and handguns, or bows. */
export const missilesOf = (armed: Armed, trace: Parameters<typeof applyRows>[3]): Missiles =>
  applyRows(ARMS, armed, 'wagon-missiles', trace);

export const warWagon = defineQuery({
  id: 'wab/war-wagon',
  fields: WAGON_FIELDS,
  answer: {
    allowed: yes(),
    ...alike(amount(), 'pointsCost', 'wagonCounts', 'crewCounted', 'shooters', 'halberdiers'),
    crewMissiles: word(MISSILES, 'wagon-missiles'),
    formedUnit: yes(),
  },
  sample: { wagonStandard: true, tarasnice: true },
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const pointsCost = applyRows(COST, input, PRICE, trace);
    const wagonCounts = applyRows(COUNTS, input, CREW, trace);
    const crewMissiles = missilesOf(input, trace);
    return {
      answer: {
        ...{ allowed, pointsCost, wagonCounts, crewMissiles, crewCounted: CREW },
        ...{ shooters: SHOOTERS, halberdiers: HALBERDS, formedUnit: wagonCounts > 0 },
      },
      summary: { say: `war-wagon/${allowed ? 'yes' : 'no'}`, with: { points: pointsCost } },
    };
  },
});
