import { type Answer, amount, amountOr, words, yes } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Table } from '../../core/rows.ts';
import { type Fact, not, on } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { FACES, type Face } from '../faces.ts';
import type { Roll } from './combat.ts';
import {
  acrossRampart,
  besideRampart,
  rollerCavalryOrChariot,
  rollerIs,
  rollerIsElephants,
  rollerLeaderNear,
  rollerOfSymbol,
  rollRules,
  targetFoot,
  targetHasRampart,
  targetInCamp,
  targetIs,
  targetMounted,
  targetOfSymbol,
  targetStands,
} from './conditions.ts';
import { inCloseCombat } from './flags.ts';

export const ALL = 'all';

/** Which faces of a roll hit its target, and what of them the target ignores. */
export const SCORING = {
  hitsOn: words(FACES),
  swordsIgnored: amountOr([ALL]),
  redIgnored: amount(),
  /** Elephants: each sword scores and its die is rolled again. */
  swordsAgain: yes(),
};
export type Scoring = Answer<typeof SCORING>;

const { adds, notes, sets } = rollRules();
const hitsWith = (key: Key, face: Face, about: readonly Fact<Roll>[], ...when: Condition<Roll>[]) =>
  sets<Face[]>(key, (_, faces) => [...faces, face], about, ...when);
const SWORDS: ClauseId = 'cca-11.45';
const HELMETS: ClauseId[] = ['cca-11.39', 'cca-11.48', 'cca-15.7'];

const FACES_THAT_HIT: Table<Roll, Face[]> = {
  on: 'hitsOn',
  rows: [
    {
      ...hitsWith('cca-13.17', 'leader', [targetIs('LD')]),
      unless: ['cca-11.41', 'cca-11.9', 'cca-11.19', 'cca-11.46', SWORDS, ...HELMETS],
    },
    notes('cca-13.4', [({ evades }) => evades], {
      unless: ['cca-11.9', 'cca-11.19', 'cca-11.46', SWORDS, ...HELMETS],
    }),
    notes('cca-11.41', []),
    hitsWith('cca-11.42', 'green', [targetOfSymbol('green')]),
    hitsWith('cca-11.43', 'blue', [targetOfSymbol('blue')]),
    hitsWith('cca-11.44', 'red', [targetOfSymbol('red')]),
    notes('cca-11.9', [rollerIs('LI', 'LS', 'LB')]),
    notes('cca-11.19', [rollerIs('LC')]),
    notes('cca-11.46', [rollerOfSymbol('green')], on('roller-auxilia', not(rollerIs('AX'))), {
      unless: [SWORDS],
    }),
    hitsWith(SWORDS, 'swords', []),
    notes('cca-11.34', [rollerIsElephants, rollerLeaderNear]),
    notes('cca-11.40', [rollerLeaderNear], rollerIsElephants, { unless: HELMETS }),
    notes('cca-11.39', [rollerLeaderNear]),
    hitsWith('cca-11.48', 'leader', [targetStands], rollerLeaderNear),
    notes('cca-15.7', [rollerLeaderNear]),
  ],
};

/** A roll of which it is known which faces hit: only then is there something to ignore. */
interface Struck extends Roll {
  hitsOn: readonly Face[];
}
const struck = rollRules<Struck>();
const swordsHit = on('swords-miss', ({ hitsOn }: Struck) => hitsOn.includes('swords'));
const oneSword = (key: Key, about: readonly Fact<Struck>[], ...when: Condition<Struck>[]) =>
  struck.sets<number>(key, (_, ignored) => Math.max(ignored, 1), about, ...when, swordsHit);

const SWORDS_IGNORED: Table<Struck, number> = {
  on: 'swordsIgnored',
  show: (ignored) => (ignored === Number.POSITIVE_INFINITY ? ALL : ignored),
  rows: [
    struck.notes('cca-11.47', [targetIs('EL', 'CH')], swordsHit),
    struck.sets('cca-11.33', Number.POSITIVE_INFINITY, [targetIs('EL')], swordsHit),
    oneSword('cca-11.24', [targetIs('CH')]),
    struck.notes('cca-17.35', [targetHasRampart], besideRampart, swordsHit, {
      unless: ['cca-17.33'],
    }),
    struck.notes('cca-17.36', [targetHasRampart, targetMounted], swordsHit, {
      unless: ['cca-17.33'],
    }),
    oneSword('cca-17.33', [targetHasRampart], acrossRampart, targetFoot),
    struck.notes('cca-17.43', [targetInCamp, targetMounted], swordsHit, { unless: ['cca-17.39'] }),
    oneSword('cca-17.39', [targetInCamp], targetFoot),
    struck.notes('cca-17.41', [targetInCamp, targetFoot], swordsHit),
  ],
};

export const RED_IGNORED: Table<Roll, number> = {
  on: 'redIgnored',
  rows: [adds('cca-11.35', 1, [targetIs('EL')], rollerCavalryOrChariot, inCloseCombat)],
};

const SWORDS_AGAIN: Table<Roll, boolean> = {
  on: 'swordsAgain',
  rows: [sets('cca-11.32', true, [rollerIsElephants])],
};

/** How a roll scores: by the target's symbol, swords and helmets, less what the target ignores. */
export function scoring(roll: Roll, trace: Trace): Scoring {
  const hitsOn = applyRows(FACES_THAT_HIT, roll, [], trace);
  const swords = applyRows(SWORDS_IGNORED, { ...roll, hitsOn }, 0, trace);
  const swordsAgain = hitsOn.includes('swords') && applyRows(SWORDS_AGAIN, roll, false, trace);
  return {
    hitsOn,
    swordsIgnored: Number.isFinite(swords) ? swords : ALL,
    redIgnored: hitsOn.includes('red') ? applyRows(RED_IGNORED, roll, 0, trace) : 0,
    swordsAgain,
  };
}
