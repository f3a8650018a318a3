import type { Trace } from '../../../core/ruling.ts';
import { type ArtilleryFace, NUMBERS, numberOf } from '../../machines/artillery-dice.ts';
import { inInches, ofInches } from '../scale.ts';
import { type Asked, meansOf, onStretch, type Scene } from './scene.ts';
import { type Line, stopsAt } from './shot-line.ts';

/** The ball of a cannon (wab-18.54 to wab-18.57). */
export function ball(scene: Scene, line: Line, guess: number, asked: Asked, trace: Trace) {
  const from = (face: ArtilleryFace) => ofInches(guess + numberOf(face));
  const ends = (strikes: number, face: ArtilleryFace) =>
    face === 'misfire'
      ? strikes
      : stopsAt(scene.state, line, strikes, strikes + ofInches(numberOf(face)));
  const { artilleryDie, bounceDie } = asked;
  if (artilleryDie === 'misfire') return { isMisfire: true };
  if (artilleryDie && bounceDie) {
    const strikes = from(artilleryDie);
    const last = ends(strikes, bounceDie);
    const hits = onStretch(scene, line, strikes, last);
    trace.step('wab-18.54', { strikes: inInches(strikes) });
    if (bounceDie === 'misfire') trace.step('wab-18.57', { strikes: inInches(strikes) });
    else {
      const whole = strikes + ofInches(numberOf(bounceDie));
      trace.step('wab-18.55', { strikes: inInches(strikes), ends: inInches(whole) });
      if (last < whole) trace.step('wab-18.57/ground', { ends: inInches(last) });
    }
    return {
      ...{ strikesAt: inInches(strikes), endsAt: inInches(last) },
      unitsHit: hits.map((one) => ({ ...one, grazed: 0 })),
      modelsHit: hits.reduce((sum, { models }) => sum + models, 0),
    };
  }
  trace.step('wab-18.55/line');
  const faces = [...NUMBERS.map(String), 'misfire'] as ArtilleryFace[];
  const firsts = artilleryDie ? [artilleryDie] : faces;
  const bounces = bounceDie ? [bounceDie] : faces;
  const weight = 1 / (firsts.length * bounces.length);
  const each = firsts
    .filter((face) => face !== 'misfire')
    .flatMap((one) =>
      bounces.map((two) => {
        const strikes = from(one);
        return { weight, hits: onStretch(scene, line, strikes, ends(strikes, two)) };
      }),
    );
  return {
    unitsLikely: meansOf(scene, each),
    strikesAt: artilleryDie ? inInches(from(artilleryDie)) : null,
  };
}
