import { isArtillery, isInfantry, PROFILES, UNITS, type Unit } from '../../engine/ccn/units.ts';
import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { answerTo, type Cell, type Part, type Proof, proofsOf, type Row, value } from '../sheet.ts';
import { fire, melee } from './proofs.ts';

/** Blocks that a unit may have left, as many as any table of the book has. */
const COUNTS = [5, 4, 3, 2, 1];

const diceOf = (asked: Proof) => answerTo<{ dice: number }>(asked).dice;

/** What several units roll alike: the first of them tells how many dice. */
function alike(asks: readonly Proof[]): { dice: number; proofs: Proof[] } {
  const [first] = asks;
  const dice = first ? diceOf(first) : 0;
  return { dice, proofs: asks.map((ask) => ({ ...ask, expect: { dice } })) };
}

function row(say: string, clauses: readonly ClauseId[], cellOf: (blocks: number) => Cell): Row {
  const cells = COUNTS.map(cellOf);
  return { name: { say: `combat/${say}`, clauses, proofs: proofsOf(cells) }, cells };
}

const FOOT = UNITS.filter(isInfantry);
const [plain, better] = [false, true].map((more) =>
  FOOT.filter((unit) => PROFILES[unit].rangedDice > 0 === more),
);

/** Fire of infantry: of the ordinary types, and of those that have 1 die more. */
const fires = (
  say: string,
  clauses: readonly ClauseId[],
  nations: readonly string[],
  moved: number,
): Row =>
  row(say, clauses, (blocks) => {
    const rolls = (units: readonly Unit[] = []) =>
      alike(
        units.flatMap((unit) =>
          nations.map((nation) => fire({ unit, blocks, moved, nation }, 'line')),
        ),
      );
    const [others, these] = [rolls(plain), rolls(better)];
    const proofs = [...others.proofs, ...these.proofs];
    return [{ say: 'combat/with-type', with: { dice: others.dice, more: these.dice }, proofs }];
  });

const fights = (say: string, clauses: readonly ClauseId[], units: readonly Unit[]): Row =>
  row(say, clauses, (blocks) => {
    const { dice, proofs } = alike(units.map((unit) => melee({ unit, blocks }, 'line')));
    return [value(dice, [], ...proofs)];
  });
const withDice = (dice: number) =>
  UNITS.filter((unit) => !isArtillery(unit) && PROFILES[unit].meleeDice === dice);

/** Dice that a national card might give where the book prints none (R2, R55). */
const OF_CARD = 2;
const guns = (
  say: string,
  clauses: readonly ClauseId[],
  units: readonly Unit[],
  printed: readonly number[],
): Row =>
  row(say, clauses, (blocks) => {
    if (printed.includes(blocks)) {
      const { dice, proofs } = alike(units.map((unit) => melee({ unit, blocks }, 'line')));
      return [value(dice, [], ...proofs)];
    }
    const asks = units.map((unit) =>
      melee({ unit, blocks, artilleryDice: OF_CARD }, 'line', {
        dice: OF_CARD + PROFILES[unit].meleeDice,
      }),
    );
    return [{ say: 'combat/by-card', proofs: asks }];
  });

/** Dice before card, square and terrain, by the blocks that are left. */
export const DICE_BY_BLOCKS: Part = {
  title: 'combat/by-blocks',
  table: {
    columns: [
      { name: 'combat/blocks-left', holds: 'sentences' },
      ...COUNTS.map((blocks) => ({
        name: 'value',
        with: { value: blocks },
        holds: 'figures' as const,
      })),
    ],
    groups: [
      {
        name: { say: 'combat/fire-pair', clauses: ['ccn-5.98'], proofs: [fire('light', 'line')] },
        rows: [
          fires('still', ['ccn-5.94'], ['french'], 0),
          fires('moved-up', ['ccn-5.95'], ['french', 'british'], 1),
          fires('moved-down', ['ccn-5.95'], ['portuguese'], 1),
        ],
      },
      {
        name: { say: 'combat/melee' },
        rows: [
          fights('plain', ['ccn-5.125', 'ccn-5.131'], withDice(0)),
          fights('one-more', ['ccn-5.128', 'ccn-5.132'], withDice(1)),
          fights('two-more', ['ccn-5.127'], withDice(2)),
          guns('foot-guns', ['ccn-5.135', 'ccn-5.136'], ['foot-artillery'], [3, 2, 1]),
          guns('guard-guns', ['ccn-5.137'], ['guard-foot-artillery'], [3, 2, 1]),
          guns(
            'horse-guns',
            ['ccn-5.138', 'ccn-5.140'],
            ['horse-artillery', 'guard-horse-artillery'],
            [3, 2],
          ),
        ],
      },
    ],
  },
};
