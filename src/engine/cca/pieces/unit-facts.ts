import { amount, maybe, word, words, yes } from '../../core/answer.ts';
import type { ClauseId } from '../../core/clause-ids.ts';
import { defineQuery } from '../../core/query.ts';
import { type Step, Trace } from '../../core/ruling.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { battleDice } from '../combat/battle-dice.ts';
import { ADOPTED, plain, rollAt } from '../combat/combat.ts';
import { hexesPerFlag } from '../combat/flags.ts';
import { mayCloseCombat, mayEvade } from '../combat/may.ts';
import { scoring } from '../combat/scoring.ts';
import { CHARGE } from '../movement/move.ts';
import { moveOf } from '../movement/movement.ts';
import { fireDice } from '../ranged/fire.ts';
import { type Combatant, MISSILE_RANGE, PROFILES, UNITS, type Unit } from '../units.ts';
import { BLOCK_TYPES, type BlockType, fullUnit } from './blocks.ts';

const UNIT_FIELDS = {
  unit: requiredChoice(BLOCK_TYPES),
  symbols: optionalCount(1, 30),
  pieces: optionalCount(0, 400),
};
type UnitInput = Values<typeof UNIT_FIELDS>;

/** The clause that gives a unit type its symbol, and the one that classes it where its looks may mislead. */
const SYMBOLS: readonly { clause: ClauseId; types: readonly BlockType[] }[] = [
  { clause: 'cca-2.17', types: ['LI', 'LS', 'LB', 'LC'] },
  { clause: 'cca-2.18', types: ['AX'] },
  { clause: 'cca-2.19', types: ['MI', 'MC'] },
  { clause: 'cca-2.20', types: ['WR'] },
  { clause: 'cca-2.21', types: ['HI', 'HC', 'CH', 'EL', 'WM'] },
];
const CLASSED: Partial<Record<BlockType, ClauseId>> = {
  AX: 'cca-8.17',
  WR: 'cca-8.20',
  EL: 'cca-8.26',
  CH: 'cca-8.28',
};
const CLASSES = { green: 'light', blue: 'medium', red: 'heavy' } as const;
const SYMBOL_FACES = ['green', 'blue', 'red'] as const;
const SIZES = ['small', 'medium-size', 'large', 'rectangular'] as const;
const BLOCK_SIZES: Partial<Record<BlockType, (typeof SIZES)[number]>> = {
  LC: 'medium-size',
  MC: 'medium-size',
  HC: 'medium-size',
  EL: 'large',
  CH: 'rectangular',
  LD: 'rectangular',
};
const WHITE_BORDERS: readonly BlockType[] = ['AX', 'WR'];

/** A roll of the one at the other in the open, with nothing that would change it. */
const plainRoll = (roller: Unit, target: Unit) => rollAt(plain(roller), plain(target));

/** How the unit looks on the table, and what it counts as for orders and hits. */
function looks(type: BlockType, trace: Trace) {
  const { blocks, clause } = fullUnit(type);
  trace.step(clause, { unit: type, blocks }, null, `${clause}/full`);
  const symbolClause = SYMBOLS.find(({ types }) => types.includes(type))?.clause;
  const symbol = type === 'LD' ? null : type === 'WM' ? 'red' : PROFILES[type].symbol;
  const classed = symbol && CLASSES[symbol];
  if (symbolClause && symbol) trace.step(symbolClause, { unit: type, symbol });
  const special = CLASSED[type];
  if (special && classed) trace.step(special, { unit: type, class: classed });
  return {
    isUnit: type !== 'LD',
    blocksPerUnit: blocks,
    blockSize: BLOCK_SIZES[type] ?? 'small',
    symbol,
    whiteBorder: WHITE_BORDERS.includes(type),
    class: classed,
    footOrMounted: type === 'WM' || type === 'LD' ? null : PROFILES[type].group,
  };
}

/** From whom the attacked unit may evade, or the lone leader must. */
function evasion(unit: Combatant, trace: Trace) {
  const quiet = new Trace();
  const from = UNITS.filter((attacker) => mayEvade({ evader: unit, attacker }, quiet));
  const { clause } = quiet.steps.at(-1) as Step;
  const say = from.length === 0 ? 'cca-13.10' : 'evades-from';
  trace.step(clause, { unit, from }, null, say);
  return from;
}

/** The most hexes after which the unit may still close combat, in the open and without a card. */
function moveAndBattle(unit: Unit): number {
  const attempt = { attacker: plain(unit), card: 'none', bonus: false, readings: ADOPTED } as const;
  const after = (moved: number) => mayCloseCombat({ ...attempt, moved }, new Trace());
  let hexes = PROFILES[unit].move;
  while (!after(hexes)) hexes -= 1;
  return hexes;
}

function moves(unit: Combatant, trace: Trace) {
  const clause = unit === 'LD' ? 'cca-8.29' : PROFILES[unit].clauses.move;
  const move = moveOf(unit);
  trace.step(clause, { unit, hexes: move }, null, `${clause}/moves`);
  return move;
}

/** Dice of the unit in close combat; the elephants' depend on the other unit (cca-11.26, cca-11.31). */
function closeCombat(unit: Unit, trace: Trace) {
  const { blocks, clauses, dice } = PROFILES[unit];
  const full = battleDice(plainRoll(unit, 'MI'), new Trace());
  const { hitsOn } = scoring(plainRoll(unit, 'MI'), new Trace());
  const swordsHit = hitsOn.includes('swords');
  if (unit === 'EL') {
    trace.step('cca-11.26/any', { unit });
    return { closeDice: null, closeDiceAtFullStrength: null, swordsHit };
  }
  trace.step(clauses.dice, { unit, dice });
  if (full > dice) trace.step('cca-11.15', { unit, blocks });
  return { closeDice: dice, closeDiceAtFullStrength: full, swordsHit };
}

function fire(unit: Unit, trace: Trace) {
  const missiles = MISSILE_RANGE[unit];
  if (!missiles) return { fireRange: 0, fireDice: 0, fireDiceMoved: 0 };
  const dice = (moved: number) => fireDice({ ...plainRoll(unit, 'MI'), moved }, new Trace());
  const [still, moved] = [dice(0), dice(1)];
  trace.step(missiles.clause, { unit, range: missiles.hexes }, null, 'fire-range');
  trace.step('cca-10.18', { unit, dice: still, less: moved }, null, 'fire-dice');
  return { fireRange: missiles.hexes, fireDice: still, fireDiceMoved: moved };
}

function retreatPerFlag(unit: Unit, trace: Trace): number {
  const quiet = new Trace();
  const hexes = hexesPerFlag(plainRoll('MI', unit), quiet);
  const { clause } = quiet.steps.at(-1) as Step;
  trace.step(clause, { target: unit, hexes });
  return hexes;
}

function values(type: BlockType, trace: Trace) {
  if (type === 'WM') return {};
  const move = moves(type, trace);
  if (type === 'LD') return { move, evadesFrom: evasion(type, trace) };
  return {
    move,
    moveAndBattle: moveAndBattle(type),
    mustBattleFrom: type === 'WR' ? CHARGE : null,
    ...closeCombat(type, trace),
    ...fire(type, trace),
    retreatPerFlag: retreatPerFlag(type, trace),
    evadesFrom: evasion(type, trace),
  };
}

/** Blocks that symbols of a scenario map stand for, and whole units that loose blocks make. */
function counted({ unit, symbols, pieces }: UnitInput, trace: Trace) {
  const each = fullUnit(unit).blocks;
  if (symbols !== undefined)
    trace.step('cca-3.3', { number: symbols, blocks: symbols * each, unit });
  return {
    blocksPlaced: symbols === undefined ? null : symbols * each,
    fullUnits: pieces === undefined ? null : Math.floor(pieces / each),
    blocksOver: pieces === undefined ? null : pieces % each,
  };
}

/** Which of the answers leads: what was counted, or what the type is. */
function kindOf(
  { blocksPlaced, fullUnits }: ReturnType<typeof counted>,
  move: number,
  unit: BlockType,
) {
  if (blocksPlaced !== null) return 'placed';
  if (fullUnits !== null) return 'made';
  if (unit === 'LD') return 'leader';
  return move === 0 ? 'no-values' : 'profile';
}

export const unitFacts = defineQuery({
  id: 'cca/unit',
  fields: UNIT_FIELDS,
  // What a leader, or war machines without values (R5), do not have is null.
  answer: {
    isUnit: yes(),
    blocksPerUnit: amount(),
    blockSize: word(SIZES, 'small'),
    symbol: maybe(word(SYMBOL_FACES, 'green')),
    whiteBorder: yes(),
    class: maybe(word(['light', 'medium', 'heavy'], 'light')),
    footOrMounted: maybe(word(['foot', 'mounted'], 'foot')),
    move: maybe(amount()),
    moveAndBattle: maybe(amount()),
    mustBattleFrom: maybe(amount()),
    closeDice: maybe(amount()),
    closeDiceAtFullStrength: maybe(amount()),
    swordsHit: maybe(yes()),
    fireRange: maybe(amount()),
    fireDice: maybe(amount()),
    fireDiceMoved: maybe(amount()),
    retreatPerFlag: maybe(amount()),
    evadesFrom: maybe(words(UNITS)),
    blocksPlaced: maybe(amount()),
    fullUnits: maybe(amount()),
    blocksOver: maybe(amount()),
  },
  sample: { unit: 'AX' },
  run(input, trace) {
    const { unit } = input;
    const look = looks(unit, trace);
    const more = counted(input, trace);
    const told = values(unit, trace);
    const hexes = 'move' in told ? told.move : 0;
    const { blocksPlaced, fullUnits } = more;
    return {
      answer: { ...look, ...told, ...more },
      summary: {
        say: `unit/${kindOf(more, hexes, unit)}`,
        with: {
          unit,
          blocks: blocksPlaced ?? look.blocksPerUnit,
          hexes,
          symbol: look.symbol ?? '',
          number: input.symbols ?? input.pieces ?? 0,
          units: fullUnits ?? 0,
        },
      },
    };
  },
});
