import type { ClauseId } from '../../core/clause-ids.ts';
import { looseQuery } from '../../core/query.ts';
import { type Step, Trace } from '../../core/ruling.ts';
import { optionalCount, requiredChoice, type Values } from '../../core/schema.ts';
import { battleDice } from '../combat/battle-dice.ts';
import { ADOPTED, type Fighter, type Roll } from '../combat/combat.ts';
import { hexesPerFlag } from '../combat/flags.ts';
import { mayCloseCombat, mayEvade } from '../combat/may.ts';
import { scoring } from '../combat/scoring.ts';
import { CHARGE } from '../movement/move.ts';
import { moveOf } from '../movement/movement.ts';
import { fireDice } from '../ranged/fire.ts';
import { type Combatant, isFoot, MISSILE_RANGE, PROFILES, UNITS, type Unit } from '../units.ts';
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
const BLOCK_SIZES: Partial<Record<BlockType, string>> = {
  LC: 'medium-size',
  MC: 'medium-size',
  HC: 'medium-size',
  EL: 'large',
  CH: 'rectangular',
  LD: 'rectangular',
};
const WHITE_BORDERS: readonly BlockType[] = ['AX', 'WR'];

const ordinary = (unit: Combatant, blocks: number): Fighter => ({
  unit,
  blocks,
  full: unit === 'LD' || blocks === PROFILES[unit].blocks,
  leader: 'none',
  terrain: 'clear',
  rampart: 'none',
  support: 0,
});

/** A roll of the one at the other in the open, with nothing that would change it. */
const plainRoll = (roller: Unit, blocks: number, target: Unit): Roll => ({
  kind: 'attack',
  roller: ordinary(roller, blocks),
  target: ordinary(target, PROFILES[target].blocks),
  card: 'none',
  bonus: false,
  evades: false,
  dicePut: 0,
  readings: ADOPTED,
});

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
    footOrMounted: type === 'WM' || type === 'LD' ? null : isFoot(type) ? 'foot' : 'mounted',
  };
}

/** From whom the attacked unit may evade, or the lone leader must. */
function evasion(unit: Combatant, trace: Trace) {
  const quiet = new Trace();
  const from = UNITS.filter((attacker) => mayEvade({ evader: unit, attacker }, quiet));
  const { clause } = quiet.steps.at(-1) as Step;
  const say = from.length === 0 ? 'evades-never' : 'evades-from';
  trace.step(clause, { unit, from }, null, say);
  return from;
}

/** The most hexes after which the unit may still close combat, in the open and without a card. */
function moveAndBattle(unit: Unit): number {
  const after = (moved: number) =>
    mayCloseCombat(
      {
        attacker: ordinary(unit, PROFILES[unit].blocks),
        moved,
        card: 'none',
        bonus: false,
        readings: ADOPTED,
      },
      new Trace(),
    );
  let hexes = PROFILES[unit].move;
  while (!after(hexes)) hexes -= 1;
  return hexes;
}

const NO_VALUES = {
  move: null,
  moveAndBattle: null,
  mustBattleFrom: null,
  closeDice: null,
  closeDiceAtFullStrength: null,
  swordsHit: null,
  fireRange: null,
  fireDice: null,
  fireDiceMoved: null,
  retreatPerFlag: null,
  evadesFrom: null,
};

function moves(unit: Combatant, trace: Trace) {
  const clause = unit === 'LD' ? 'cca-8.29' : PROFILES[unit].clauses.move;
  const move = moveOf(unit);
  trace.step(clause, { unit, hexes: move }, null, `${clause}/moves`);
  return move;
}

/** Dice of the unit in close combat; the elephants' depend on the other unit (cca-11.26, cca-11.31). */
function closeCombat(unit: Unit, trace: Trace) {
  const { blocks, clauses, dice } = PROFILES[unit];
  const full = battleDice(plainRoll(unit, blocks, 'MI'), new Trace());
  const { hitsOn } = scoring(plainRoll(unit, blocks, 'MI'), new Trace());
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
  const dice = (moved: number) =>
    fireDice({ ...plainRoll(unit, PROFILES[unit].blocks, 'MI'), moved }, new Trace());
  const [still, moved] = [dice(0), dice(1)];
  trace.step(missiles.clause, { unit, range: missiles.hexes }, null, 'fire-range');
  trace.step('cca-10.18', { unit, dice: still, less: moved }, null, 'fire-dice');
  return { fireRange: missiles.hexes, fireDice: still, fireDiceMoved: moved };
}

function retreatPerFlag(unit: Unit, trace: Trace): number {
  const quiet = new Trace();
  const hexes = hexesPerFlag(plainRoll('MI', 1, unit), quiet);
  const { clause } = quiet.steps.at(-1) as Step;
  trace.step(clause, { target: unit, hexes });
  return hexes;
}

function values(type: BlockType, trace: Trace) {
  if (type === 'WM') return NO_VALUES;
  const move = moves(type, trace);
  if (type === 'LD') return { ...NO_VALUES, move, evadesFrom: evasion(type, trace) };
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

export const unitFacts = looseQuery({
  id: 'cca/unit',
  fields: UNIT_FIELDS,
  sample: { unit: 'AX' },
  run(input, trace) {
    const { unit } = input;
    const look = looks(unit, trace);
    const more = counted(input, trace);
    const told = { ...values(unit, trace), ...more };
    const { blocksPlaced, fullUnits } = more;
    const kind =
      blocksPlaced !== null
        ? 'placed'
        : fullUnits !== null
          ? 'made'
          : look.symbol === null
            ? 'leader'
            : told.move === null
              ? 'no-values'
              : 'profile';
    return {
      answer: { ...look, ...told },
      summary: {
        say: `unit/${kind}`,
        with: {
          unit,
          blocks: blocksPlaced ?? look.blocksPerUnit,
          hexes: told.move ?? 0,
          symbol: look.symbol ?? '',
          number: input.symbols ?? input.pieces ?? 0,
          units: fullUnits ?? 0,
        },
      },
    };
  },
});
