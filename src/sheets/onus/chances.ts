import { facesThat } from '../../engine/onus/combat/attack-roll.ts';
import { FACES } from '../../engine/onus/units.ts';
import { answerTo, type Line, type Part, type Proof, value } from '../sheet.ts';
import { attackRoll, morale } from './proofs.ts';

interface Roll {
  hitsFrom: number;
  chanceToHit: string;
}

/** The attack that is added to the die; what it must exceed stands in the rows. */
const ATTACK = 4;
const at = (more: number, abilities: readonly string[] = []): Proof =>
  attackRoll({
    hit: ATTACK,
    dodge: ATTACK + more,
    wound: ATTACK,
    armour: ATTACK + more,
    abilities,
  });

/** From where on more defence, or less, changes nothing: a 6 always succeeds, a 1 never. */
const SUREST = 1;
const HARDEST = 5;

const named = (row: number): Line => {
  const say = row === SUREST ? 'chances/or-less' : row === HARDEST ? 'chances/or-more' : 'value';
  const beyond = row === SUREST ? row - 1 : row === HARDEST ? row + 1 : row;
  const asked = at(beyond);
  return {
    say,
    with: { value: row },
    proofs: [{ ...asked, expect: { hitsFrom: FACES + 1 - facesThat(0, row) } }],
  };
};

const cell = (asked: Proof, key: keyof Roll) => {
  const shown = answerTo<Roll>(asked)[key];
  return [value(shown, [], { ...asked, expect: { [key]: shown } })];
};

const ROWS = Array.from({ length: HARDEST }, (_, i) => i + SUREST);

/** The chance of one die to hit or to wound, by how much the defence exceeds the attack. */
export const CHANCES: Part = {
  title: 'chances/title',
  table: {
    columns: [
      { name: 'chances/difference' },
      { name: 'chances/from', holds: 'figures', clauses: ['onus-7.135', 'onus-7.136'] },
      { name: 'chances/any', holds: 'figures' },
      { name: 'chances/professional', holds: 'figures', clauses: ['onus-9.16'] },
    ],
    groups: [
      {
        rows: ROWS.map((row) => ({
          name: named(row),
          cells: [
            cell(at(row), 'hitsFrom'),
            cell(at(row), 'chanceToHit'),
            cell(at(row, ['professionals']), 'chanceToHit'),
          ],
        })),
      },
    ],
  },
};

const MORALES = Array.from({ length: FACES }, (_, i) => i + 1);
const failing = (value: number): Proof => {
  const asked = morale({ unit: { morale: value } });
  const { chanceToFail } = answerTo<{ chanceToFail: string }>(asked);
  return { ...asked, expect: { chanceToFail } };
};
const chanceOf = ({ expect }: Proof) => Object.values(expect).join();

/** The chance to fail a morale check, by the modified morale; from the last one on it is the same. */
export const MORALE_CHANCES: Line = {
  say: 'chances/morale',
  with: Object.fromEntries(
    MORALES.flatMap((value) => [
      [`m${value}`, value],
      [`p${value}`, chanceOf(failing(value))],
    ]),
  ),
  clauses: ['onus-7.173'],
  proofs: [
    ...MORALES.map(failing),
    { ...failing(FACES + 1), expect: { chanceToFail: chanceOf(failing(FACES)) } },
  ],
};
