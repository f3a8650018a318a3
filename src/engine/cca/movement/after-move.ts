import { adopted } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { CARDS, type Card } from '../cards-in-play.ts';
import type { Fighter } from '../combat/combat.ts';
import { mayCloseCombat } from '../combat/may.ts';
import { MAY_FIRE_READINGS, mayFire, type Shot } from '../ranged/may-fire.ts';
import { TERRAINS } from '../terrain.ts';
import { fullStrength, hasMissiles } from '../units.ts';
import { CHARGE, entered, isSecondMove, type Move } from './move.ts';

/** The nearest that a target of fire may be (cca-10.4). */
const MISSILE_MINIMUM = 2;

const isBattleCard = (card: string): card is Card => (CARDS as readonly string[]).includes(card);

function fighterAfter(move: Move): Fighter {
  const { unit, attachedLeader } = move;
  const ground = entered(move).at(-1)?.ground;
  const blocks = fullStrength(unit);
  return {
    unit,
    blocks,
    full: true,
    leader: attachedLeader === 'none' ? 'none' : 'attached',
    // No ground of Lake Trasimene alone can be entered.
    terrain: TERRAINS.find((terrain) => terrain === ground) ?? 'clear',
    rampart: 'none',
    support: 0,
  };
}

/** It says once more, for fire, what another clause has forbidden already (cca-8.16). */
const AUXILIA_DO_NOT_FIRE = 'cca-10.19';

/** Some target that the unit could fire at, to find out whether its move lets it fire at all. */
function fires(move: Move, own: Fighter, card: Card, trace: Trace): boolean {
  if (!hasMissiles(move.unit) || isSecondMove(move)) return false;
  const attacker = {
    ...own,
    ordered: true,
    battled: 'no',
    enemiesAdjacent: move.enemiesAtEnd,
    leaderAdjacent: false,
  } as const;
  const target = { target: 'LI', distance: MISSILE_MINIMUM, lineOfSight: true } as const;
  const shot: Shot = {
    ...target,
    attacker,
    moved: move.hexes,
    card,
    splitDice: false,
    readings: adopted(MAY_FIRE_READINGS),
  };
  const reasons = new Trace();
  const may = mayFire(shot, reasons);
  for (const { clause, say, with: values, effect } of reasons.steps) {
    const known = trace.steps.some((step) => step.say === say);
    if (!known && (effect || clause === AUXILIA_DO_NOT_FIRE))
      trace.step(clause, values, effect && { ...effect, on: 'mayFire' }, say);
  }
  return may;
}

/** What the unit may do in the Battle step of this turn, from where it has come to stand. */
export function battleAfter(move: Move, trace: Trace) {
  const { unit, hexes, orderedBy, enemiesAtEnd } = move;
  const card = isBattleCard(orderedBy) ? orderedBy : 'none';
  const own = fighterAfter(move);
  const attempt = {
    attacker: own,
    moved: hexes,
    card,
    bonus: false,
    readings: { R45: 'a', R102: move.readings.R102 },
  } as const;
  const close = trace.within('mayCloseCombat', (part) => mayCloseCombat(attempt, part), Boolean);
  const fire = fires(move, own, card, trace);
  if (close && fire) trace.step('cca-9.8', { unit });
  const must = close && unit === 'WR' && hexes >= CHARGE;
  if (must) trace.step('cca-8.19/must', { unit, moved: hexes });
  else if (close && enemiesAtEnd > 0) trace.step('cca-9.10', { unit });
  else if (close || fire) trace.step('cca-9.3', { unit });
  return { mayCloseCombat: close, mayFire: fire, mayBattle: close || fire, mustBattle: must };
}

export type Battle = ReturnType<typeof battleAfter>;
