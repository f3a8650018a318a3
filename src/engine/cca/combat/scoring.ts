import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Face } from '../faces.ts';
import type { Roll } from './combat.ts';
import {
  acrossRampart,
  besideRampart,
  rollerCavalryOrChariot,
  rollerIs,
  rollerIsElephants,
  rollerLeaderNear,
  rollerNotAuxilia,
  rollerOfSymbol,
  targetEvades,
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
export interface Scoring {
  hitsOn: Face[];
  /** Sword hits that the target ignores. */
  swordsIgnored: number | typeof ALL;
  /** Red squares that elephants ignore. */
  redIgnored: number;
  /** Elephants: each sword scores and its die is rolled again. */
  swordsAgain: boolean;
}

const names = ({ roller, target }: Roll) => ({ unit: roller.unit, target: target.unit });
const add = (face: Face) => (faces: Face[]) => [...faces, face];
const SWORDS: ClauseId = 'cca-11.45';
const HELMETS: ClauseId[] = ['cca-11.39', 'cca-11.48', 'cca-15.7'];

const FACES_THAT_HIT: Table<Roll, Face[]> = {
  on: 'hitsOn',
  rows: [
    {
      clause: 'cca-13.17',
      when: [targetIs('LD')],
      apply: add('leader'),
      unless: ['cca-11.41', 'cca-11.9', 'cca-11.19', 'cca-11.46', SWORDS, ...HELMETS],
    },
    {
      clause: 'cca-13.4',
      when: [targetEvades],
      with: names,
      unless: ['cca-11.9', 'cca-11.19', 'cca-11.46', SWORDS, ...HELMETS],
    },
    { clause: 'cca-11.41', when: [], with: names },
    { clause: 'cca-11.42', when: [targetOfSymbol('green')], apply: add('green'), with: names },
    { clause: 'cca-11.43', when: [targetOfSymbol('blue')], apply: add('blue'), with: names },
    { clause: 'cca-11.44', when: [targetOfSymbol('red')], apply: add('red'), with: names },
    { clause: 'cca-11.9', when: [rollerIs('LI', 'LS', 'LB')], with: names, unless: [SWORDS] },
    { clause: 'cca-11.19', when: [rollerIs('LC')], with: names, unless: [SWORDS] },
    {
      clause: 'cca-11.46',
      when: [rollerOfSymbol('green'), rollerNotAuxilia],
      with: names,
      unless: [SWORDS],
    },
    { clause: SWORDS, when: [], apply: add('swords'), with: names },
    { clause: 'cca-11.34', when: [topic(rollerIsElephants, rollerLeaderNear)], unless: HELMETS },
    { clause: 'cca-11.40', when: [rollerLeaderNear, rollerIsElephants], unless: HELMETS },
    { clause: 'cca-11.39', when: [rollerLeaderNear], with: names },
    {
      clause: 'cca-11.48',
      when: [targetStands, rollerLeaderNear],
      apply: add('leader'),
      with: names,
    },
    { clause: 'cca-15.7', when: [rollerLeaderNear] },
  ],
};

/** A roll of which it is known which faces hit: only then is there something to ignore. */
interface Struck extends Roll {
  hitsOn: readonly Face[];
}

const swordsHit: Condition<Struck> = {
  name: 'swords-miss',
  holds: ({ hitsOn }) => hitsOn.includes('swords'),
};

const one = <S extends Roll>(clause: ClauseId, ...when: Condition<S>[]): Row<S, number> => ({
  clause,
  when,
  apply: (ignored) => Math.max(ignored, 1),
  with: names,
});

const SWORDS_IGNORED: Table<Struck, number> = {
  on: 'swordsIgnored',
  show: (ignored) => (ignored === Number.POSITIVE_INFINITY ? ALL : ignored),
  rows: [
    { clause: 'cca-11.47', when: [targetIs('EL', 'CH'), swordsHit], with: names },
    {
      clause: 'cca-11.33',
      when: [targetIs('EL'), swordsHit],
      apply: () => Number.POSITIVE_INFINITY,
    },
    one('cca-11.24', targetIs('CH'), swordsHit),
    {
      clause: 'cca-17.35',
      when: [targetHasRampart, besideRampart, swordsHit],
      unless: ['cca-17.33'],
    },
    {
      clause: 'cca-17.36',
      when: [topic(targetHasRampart, targetMounted), swordsHit],
      unless: ['cca-17.33'],
    },
    one('cca-17.33', targetHasRampart, acrossRampart, targetFoot, swordsHit),
    {
      clause: 'cca-17.43',
      when: [topic(targetInCamp, targetMounted), swordsHit],
      unless: ['cca-17.39'],
    },
    one('cca-17.39', targetInCamp, targetFoot, swordsHit),
    { clause: 'cca-17.41', when: [topic(targetInCamp, targetFoot), swordsHit] },
  ],
};

export const RED_IGNORED: Table<Roll, number> = {
  on: 'redIgnored',
  rows: [one('cca-11.35', targetIs('EL'), rollerCavalryOrChariot, inCloseCombat)],
};

const SWORDS_AGAIN: Table<Roll, boolean> = {
  on: 'swordsAgain',
  rows: [{ clause: 'cca-11.32', when: [rollerIsElephants, targetStands], apply: () => true }],
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
