import { type Answered, type Asked, answerTo, type Ghosts } from '../../book/plane/asked.ts';
import { flightMove } from '../../engine/onus/flight/move.ts';
import { envelopable } from '../../engine/onus/table/align.ts';
import { tableCharge } from '../../engine/onus/table/charge.ts';
import { isEngaged } from '../../engine/onus/table/engaged.ts';
import { tableMove } from '../../engine/onus/table/move.ts';
import { inUd, ofUd, type TableState, type TableUnit } from '../../engine/onus/table/state.ts';
import { type Stride, wayOf } from '../../engine/onus/table/stride.ts';
import { without } from '../../engine/onus/table/struck.ts';
import { tableWithdraw } from '../../engine/onus/table/withdraw.ts';
import { nearestOfCards } from '../../engine/plane/distance.ts';
import { moved, straight } from '../../engine/plane/moves.ts';
import { placed } from '../../engine/plane/rectangle.ts';
import { CM, DEGREE } from '../../engine/plane/table/measure.ts';
import { areEnemies, replaced } from '../../engine/plane/table/state.ts';
import { isRotation, isStraight, isTurn } from '../../engine/plane/table/strides.ts';
import { litContacts, markersOf } from './drawn.ts';
import { ghostsOf, measured, mustBe, stridesOf, waysAlong } from './picture-tables.ts';

export function move(state: TableState, position: string, ask: Asked<'move'>): Answered {
  const { unit: unitName, path, marching = false } = ask;
  const found = answerTo(tableMove, { position, unitName, path, marching });
  const unit = mustBe(state, unitName);
  const strides = stridesOf(path);
  const { end } = wayOf(state, unit, strides);
  return {
    found,
    overlay: {
      ghosts: [
        ...stopsOf(state, unit, strides),
        ...ghostsOf(state, end, found.allowed ? 'allowed' : 'refused'),
      ],
      ways: waysAlong(unit, strides),
    },
  };
}

/** Where a unit has turned and goes on from there. */
const stopsOf = (state: TableState, unit: TableUnit, strides: readonly Stride[]): Ghosts =>
  strides.slice(0, -1).flatMap(({ go }, i) =>
    isRotation(go) || isTurn(go)
      ? [
          {
            ...{ kind: 'before', only: 'outline' },
            rectangle: wayOf(state, unit, strides.slice(0, i + 1)).end,
          },
        ]
      : [],
  );

/** A charge of which nothing else is told. */
const STRAIGHT_ON: Asked<'move'>['path'] = [{ go: 'forward', amount: 0 }];

interface Option extends Record<string, unknown> {
  attackedSide: Asked<'charge'>['side'];
  way: Asked<'move'>['path'];
  endX: number;
  endY: number;
  endHeading: number;
  woundsAtOnce: number;
}

export function charge(state: TableState, position: string, ask: Asked<'charge'>): Answered {
  const { unit: unitName, target: targetName, path = STRAIGHT_ON, side, envelop = false } = ask;
  const answer = answerTo(tableCharge, { position, unitName, targetName, path });
  const options = answer.chargeOptions as readonly Option[];
  const option = options.find(({ attackedSide }) => !side || attackedSide === side);
  const unit = mustBe(state, unitName);
  if (!option?.attackedSide) return { found: answer, overlay: {} };
  const centre = { x: option.endX * CM, y: option.endY * CM };
  const end = placed({ ...unit, enveloping: [] }, centre, option.endHeading * DEGREE);
  const target = mustBe(state, targetName);
  // Markers that the charge strikes are gone once it has aligned.
  const left = option.woundsAtOnce > 0 ? without(state, target, 'all').state : state;
  const markers = markersOf(state, target);
  const lost = (markers.length === option.woundsAtOnce ? markers : []).map((rectangle) => ({
    ...{ rectangle, kind: 'refused' as const, only: 'outline' as const },
  }));
  const aligned = replaced(left, end);
  const enveloping = envelop ? envelopable(aligned, end, target, option.attackedSide) : [];
  const after = replaced(aligned, { ...end, enveloping });
  return {
    found: { ...answer, ...option },
    overlay: {
      ghosts: [...lost, ...ghostsOf(after, mustBe(after, unitName), 'allowed')],
      lit: litContacts(after, unitName),
      ways: waysAlong(unit, stridesOf(option.way)),
    },
  };
}

export function withdraw(state: TableState, position: string, ask: Asked<'withdraw'>): Answered {
  const { unit: unitName, distance: backUd } = ask;
  const found = answerTo(tableWithdraw, { position, unitName, backUd });
  const unit = mustBe(state, unitName);
  const strides: Stride[] = [{ go: 'back', amount: backUd }];
  const { end } = wayOf(state, unit, strides);
  const enemies = found.enemiesInContact as readonly { enemyName: string; gap: number }[];
  const followers = enemies.map(({ enemyName, gap }) => {
    const enemy = mustBe(state, enemyName);
    const towards = unit.heading + 1800 - enemy.heading;
    return { gap, enemy: moved(enemy, straight(towards, ofUd(backUd - gap))) };
  });
  const gaps = followers.filter(({ gap }) => gap > 0);
  return {
    found,
    overlay: {
      ghosts: [
        ...ghostsOf(state, end, found.allowed ? 'allowed' : 'refused'),
        ...followers.map(({ enemy }) => ({ rectangle: enemy, kind: 'before' as const })),
      ],
      ways: waysAlong(unit, strides),
      rulers: gaps.map(({ enemy }) => {
        const { from, to } = nearestOfCards(enemy, end);
        return measured(from, to);
      }),
    },
  };
}

export function flight(
  state: TableState,
  _: string,
  { unit: unitName, path }: Asked<'flight'>,
): Answered {
  const unit = mustBe(state, unitName);
  const strides = stridesOf(path);
  const way = wayOf(state, unit, strides);
  const far = (upTo: number) =>
    strides.slice(0, upTo).reduce((sum, { go, amount }) => sum + (isStraight(go) ? amount : 0), 0);
  // Whoever flees may turn where it stands, although it touches its enemy.
  const met = way.met.filter(({ step, close }) => {
    const go = strides[step]?.go;
    return !close && go !== undefined && isStraight(go);
  });
  const onTheWay = met.map(({ name, step, after }) => {
    const other = mustBe(state, name);
    const { kind, broken, fleeing, formation } = other;
    return {
      ...{ kind, broken, fleeing, formation, engagedThere: isEngaged(state, other) },
      whose: areEnemies(unit, other) ? 'enemy' : 'friend',
      contactAt: far(step) + inUd(after),
      endsOnIt: way.endsOn.includes(name),
    };
  });
  const found = answerTo(flightMove, {
    movement: unit.movement,
    kind: unit.kind,
    flightTurns: strides.filter(({ go }) => !isStraight(go)).length,
    flightSideways: strides
      .filter(({ go }) => go === 'left' || go === 'right')
      .reduce((sum, { amount }) => sum + amount, 0),
    onTheWay,
  });
  return {
    found: { ...found, covered: far(strides.length), through: met.map(({ name }) => name) },
    overlay: {
      ghosts: ghostsOf(state, way.end, 'allowed'),
      ways: waysAlong(unit, strides),
      lit: litContacts(state),
    },
  };
}
