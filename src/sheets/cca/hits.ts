import type { Face } from '../../engine/cca/faces.ts';
import { isLight, UNITS } from '../../engine/cca/units.ts';
import { DRAWN } from '../../systems/cca/dice.ts';
import { answerTo, type Cell, type Line, type Part, type Proof } from '../sheet.ts';
import { closeCombat, evade, fire, rampage } from './proofs.ts';

/** A roll at medium infantry, or at a leader alone, for each column of the table of faces. */
const ROLLS = {
  close: closeCombat('HI', 'MI'),
  evades: evade('HI', 'LI'),
  ranged: fire('LB', 'MI'),
  rampage: rampage({ enemyUnits: 1, trampled: { who: 'MI' } }),
  lone: closeCombat('HI', 'LD'),
} satisfies Record<string, Proof>;
type Column = keyof typeof ROLLS;
const COLUMNS = Object.keys(ROLLS) as Column[];

/** The symbol of whoever is rolled at in that column. */
const OWN: Partial<Record<Column, Face>> = {
  close: 'blue',
  evades: 'green',
  ranged: 'blue',
  rampage: 'blue',
};

const hitsOn = (ask: Proof) => answerTo<{ hitsOn: Face[] }>(ask).hitsOn;

/** Whoever rolls them, swords of these do not hit (cca-11.46). */
const SWORDS_MISS = UNITS.filter(isLight);

const HITS: Partial<Record<string, Line>> = {
  'swords close': {
    say: 'hits/swords-close',
    with: { units: SWORDS_MISS },
    clauses: ['cca-11.46'],
    proofs: [
      closeCombat('HI', 'MI', { hitsOn: ['blue', 'swords'] }),
      ...SWORDS_MISS.map((unit) => closeCombat(unit, 'MI', { hitsOn: ['blue'] })),
      closeCombat('AX', 'MI', { hitsOn: ['blue', 'swords'] }),
    ],
  },
  'leader close': {
    say: 'hits/leader-close',
    clauses: ['cca-11.48'],
    proofs: [
      closeCombat('HI', 'MI', { hitsOn: ['blue', 'swords'] }),
      ...['attached', 'adjacent'].map((leader) =>
        closeCombat({ unit: 'HI', leader }, 'MI', { hitsOn: ['blue', 'swords', 'leader'] }),
      ),
    ],
  },
};

/** Flags mean a retreat where the answer speaks of hexes for each. */
const RETREATS: readonly Column[] = ['close', 'ranged'];

function faceCell(face: Face | 'own', column: Column): Cell {
  const told = HITS[`${face} ${column}`];
  if (told) return [told];
  const hits = hitsOn(ROLLS[column]);
  const ask = { ...ROLLS[column], expect: { hitsOn: hits } };
  const shown = face === 'own' ? OWN[column] : face;
  if (face === 'flag' && RETREATS.includes(column))
    return [{ say: 'hits/retreat', proofs: [{ ...ask, expect: { hexesPerFlag: 1 } }] }];
  const hit = shown !== undefined && hits.includes(shown);
  return [{ say: hit ? 'hits/hit' : 'hits/miss', proofs: [ask] }];
}

const FACES: readonly (Face | 'own')[] = ['own', 'swords', 'leader', 'flag'];

export const FACES_TABLE: Part = {
  title: 'hits/title',
  whole: true,
  table: {
    columns: [
      { name: 'hits/face' },
      { name: 'hits/close', holds: 'long sentences', clauses: ['cca-11.41', 'cca-11.45'] },
      { name: 'hits/evades', clauses: ['cca-13.4'] },
      { name: 'hits/ranged', clauses: ['cca-10.20'] },
      { name: 'hits/rampage', clauses: ['cca-12.25'] },
      { name: 'hits/lone', clauses: ['cca-13.17'] },
    ],
    groups: [
      {
        rows: FACES.map((face) => ({
          mark: DRAWN[face === 'own' ? 'blue' : face],
          name: { say: `hits/face-${face}` },
          cells: COLUMNS.map((column) => faceCell(face, column)),
        })),
      },
    ],
  },
};

/** Hits that the target ignores. */
export const IGNORED: Part = {
  title: 'hits/ignored',
  lines: [
    {
      say: 'hits/swords-ignored',
      with: { swords: 1 },
      clauses: ['cca-11.24', 'cca-17.33', 'cca-17.39', 'cca-17.36', 'cca-17.43'],
      proofs: [
        closeCombat('MI', 'CH', { swordsIgnored: 1 }),
        closeCombat('MI', { unit: 'MI', rampart: 'between' }, { swordsIgnored: 1 }),
        closeCombat('MI', { unit: 'MI', terrain: 'camp' }, { swordsIgnored: 1 }),
        closeCombat('MI', { unit: 'MC', rampart: 'between' }, { swordsIgnored: 0 }),
        closeCombat('MI', { unit: 'MC', terrain: 'camp' }, { swordsIgnored: 0 }),
      ],
    },
  ],
};
