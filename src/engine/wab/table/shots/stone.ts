import type { Trace } from '../../../core/ruling.ts';
import { heading } from '../../../plane/angle.ts';
import { landingsOf, OTHERS_NEED, TEMPLATE } from '../../machines/landings.ts';
import { orMore } from '../../wounds/wounds.ts';
import { basesOf } from '../block.ts';
import { inInches, ofInches } from '../scale.ts';
import { type Asked, meansOf, othersOf, type Scene } from './scene.ts';
import { alongLine, type Line } from './shot-line.ts';
import { coveredAbout, isTouched } from './shot-template.ts';

const TENTHS = 10;

/** The stone of a catapult (wab-18.27 to wab-18.33). */
export function stone(scene: Scene, line: Line, guess: number, asked: Asked, trace: Trace) {
  const landings = landingsOf(asked);
  const [sole] = landings;
  if (!sole) return { isMisfire: true };
  const aim = alongLine(line, ofInches(guess));
  const turned = heading(line.heading + Math.round((asked.arrowTurned ?? 0) * TENTHS));
  const isKnown = landings.length === 1 && (sole.deviates === 0 || asked.arrowTurned !== undefined);
  const at = isKnown
    ? alongLine({ from: aim, heading: turned }, ofInches(sole.deviates))
    : undefined;
  trace.step('wab-18.27', TEMPLATE);
  trace.step(sole.deviates === 0 && isKnown ? 'wab-18.29/hit' : 'wab-18.29', { guess });
  trace.step('wab-18.32');
  trace.step('wab-18.33/half');
  const others = Number(orMore(OTHERS_NEED).n) / Number(orMore(OTHERS_NEED).d);
  if (at) {
    let holeOn: string | null = null;
    const unitsHit = othersOf(scene).flatMap((unit) => {
      const bases = basesOf(unit);
      const covered = bases.map((base) => coveredAbout(at, base, 0));
      if (holeOn === null && covered.some(({ hole }) => hole > 0)) holeOn = unit.name;
      const models = covered.filter(({ under }) => under > 0).length;
      const grazed = bases.filter((base) => isTouched(at, base)).length - models;
      return models + grazed > 0 ? [{ unit: unit.name, models, grazed: Math.max(0, grazed) }] : [];
    });
    return {
      ...{ landsX: inInches(at.x), landsY: inInches(at.y), unitsHit, holeOn },
      modelsHit: unitsHit.reduce((sum, { models }) => sum + models, 0),
    };
  }
  const each = landings.map(({ deviates, chance }) => ({
    weight: Number(chance.n) / Number(chance.d),
    hits: othersOf(scene).map((unit) => ({
      unit: unit.name,
      models: basesOf(unit).reduce((sum, base) => {
        const { hole, under } = coveredAbout(aim, base, deviates);
        return sum + hole + others * (under - hole);
      }, 0),
    })),
  }));
  return { unitsLikely: meansOf(scene, each) };
}
