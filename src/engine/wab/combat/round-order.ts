import { Trace } from '../../core/ruling.ts';
import { classOf, IMPACT } from '../arms/order.ts';
import { type First, firstOf } from './order.ts';
import type { Round } from './round.ts';
import { isElephant } from './round-card.ts';
import { crashes } from './round-impact.ts';
import { other, SIDES, type Side, type Volley } from './round-ways.ts';

/** A side as it is asked who strikes first: who is attacked on flank or rear does not fight to the front alone. */
const strikingOf = (round: Round, who: Side, kind: Volley['kind'] = 'blows') => {
  const card = round[who];
  const fightsOn =
    round[other(who)].attacksOn === 'front' ? ('front' as const) : ('several' as const);
  if (!isElephant(card)) return { ...card, fightsOn };
  // The beast has no weapon; its warriors have their own Initiative (wab-17.15).
  return kind === 'riders'
    ? { ...card, fightsOn, initiative: card.crewInitiative }
    : { ...card, fightsOn, closeWeapon: 'hand-weapon' as const };
};
type Kinds = Readonly<Record<Side, Volley['kind']>>;
const BEASTS: Kinds = { own: 'blows', enemy: 'blows' };

/** Who strikes first of two kinds of blows; open while a die decides it. */
export function firstIn(round: Round, trace: Trace, kinds = BEASTS): Exclude<First, 'level'> {
  const armed = {
    own: strikingOf(round, 'own', kinds.own),
    enemy: strikingOf(round, 'enemy', kinds.enemy),
  };
  const found = firstOf({ ...round, ...armed }, trace);
  return found === 'level' ? 'open' : found;
}

const kindsOf = (round: Round, side: Side): readonly Volley['kind'][] =>
  isElephant(round[side]) ? ['blows', 'riders'] : ['blows'];
/** How each kind of blows of your side falls to each of the enemy's. */
const pairsOf = (round: Round) =>
  kindsOf(round, 'own').flatMap((own) =>
    kindsOf(round, 'enemy').map((enemy) => firstIn(round, new Trace(), { own, enemy })),
  );

/** The blows of both sides one after the other, where such a side comes first of two that are level. */
function blowsInOrder(round: Round, start: Side, together: boolean): Volley[] {
  const goesFirst = (one: Volley, two: Volley) => {
    const kinds = { ...BEASTS, [one.side]: one.kind, [two.side]: two.kind };
    const first = firstIn(round, new Trace(), kinds);
    return (first === 'own' || first === 'enemy' ? first : start) === one.side;
  };
  const of = (side: Side) =>
    kindsOf(round, side).map((kind): Volley => ({ side, kind, whole: together && side !== start }));
  const late = (one: Volley) => of(other(one.side)).filter((two) => goesFirst(two, one)).length;
  const [mine, theirs] = [start, other(start)].map((side) =>
    of(side).toSorted((one, two) => late(one) - late(two)),
  ) as [Volley[], Volley[]];
  const found: Volley[] = [];
  for (let [one, two] = [mine[0], theirs[0]]; one || two; [one, two] = [mine[0], theirs[0]]) {
    const next = !two || (one && goesFirst(one, two)) ? mine.shift() : theirs.shift();
    if (next) found.push(next);
  }
  return found;
}

/** Blows and impact hits in their order, in either order of the blows while a die is open between them. */
export function volleysOf(round: Round, trace: Trace): readonly (readonly Volley[])[] {
  const { R267, R284 } = round.readings;
  const crashing = SIDES.filter((side) => crashes(round[side]));
  const armed = { own: strikingOf(round, 'own'), enemy: strikingOf(round, 'enemy') };
  const isEarly = ({ side }: Volley) => classOf(armed, side) < IMPACT[R284];
  if (crashing.length > 0) {
    if (R267 === 'b') trace.step('wab-16.27/with-the-crew');
    else if (SIDES.some((side) => isEarly({ side, kind: 'blows' }))) trace.step('wab-16.30/order');
    else trace.step('wab-16.27/first');
  }
  const pairs = pairsOf(round);
  const starts: readonly Side[] = pairs.includes('open')
    ? SIDES
    : [pairs[0] === 'enemy' ? 'enemy' : 'own'];
  return starts.map((start) => {
    const blows = blowsInOrder(round, start, pairs.includes('both'));
    const crash = [start, other(start)]
      .filter((side) => crashing.includes(side))
      .map((side): Volley => ({ side, kind: 'impact' }));
    if (R267 === 'b')
      return blows.flatMap((one) => [...crash.filter(({ side }) => side === one.side), one]);
    return [...blows.filter(isEarly), ...crash, ...blows.filter((one) => !isEarly(one))];
  });
}
