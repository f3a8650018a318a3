import type { Trace } from '../../../core/ruling.ts';
import { direction, radians } from '../../../plane/angle.ts';
import { type Point, plus, quarter, times } from '../../../plane/point.ts';
import { depth, hull, type Outline } from '../../../plane/polygon.ts';
import { outline } from '../../../plane/rectangle.ts';
import { FACES } from '../../dice.ts';
import { NUMBERS } from '../../machines/artillery-dice.ts';
import { OTHERS_NEED } from '../../machines/landings.ts';
import { orMore } from '../../wounds/wounds.ts';
import { basesOf } from '../block.ts';
import { inInches, ofInches } from '../scale.ts';
import { type Asked, type Hit, meansOf, othersOf, type Scene } from './scene.ts';
import { alongLine, type Line } from './shot-line.ts';

type Measures = Pick<Asked, 'templateLong' | 'templateWide' | 'templateNarrow'>;

/** Corners of the round end. */
const CORNERS = 64;
const FULL_TURN = 3600;
/** Less than anybody sees: a base that is only touched is not under it. */
const HAIR = 1;

/** The template as it lies with its narrow end at a place: straight sides, its far end round (wab-18.67). */
export function organTemplate(
  line: Line,
  { templateLong = 0, templateWide = 0, templateNarrow = 0 }: Measures,
): Outline {
  const aside = quarter(direction(line.heading));
  const narrow = times(aside, ofInches(templateNarrow / 2));
  const middle = alongLine(line, ofInches(templateLong - templateWide / 2));
  const round = Array.from({ length: CORNERS }, (_, i): Point => {
    const angle = radians((FULL_TURN * i) / CORNERS);
    const radius = ofInches(templateWide / 2);
    return plus(middle, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) });
  });
  return hull([plus(line.from, narrow), plus(line.from, times(narrow, -1)), ...round]);
}

/** The two places of the template: at the muzzle, and so many inches farther on. */
const placesOf = (line: Line, measures: Measures, inches: number) =>
  [0, inches].map((far) =>
    organTemplate({ ...line, from: alongLine(line, ofInches(far)) }, measures),
  );

/** Whose models are under the template where it starts or ends (wab-18.68). */
const underAny = (scene: Scene, places: readonly Outline[]): Hit[] =>
  othersOf(scene)
    .map((unit) => ({
      unit: unit.name,
      models: basesOf(unit).filter((base) =>
        places.some((place) => depth(outline(base), place) > HAIR),
      ).length,
    }))
    .filter(({ models }) => models > 0);

const HITS = Number(orMore(OTHERS_NEED).n) / Number(orMore(OTHERS_NEED).d);

/** The template of an organ gun (wab-18.67, wab-18.68). */
export function organ(scene: Scene, line: Line, asked: Asked, trace: Trace) {
  const { artilleryDie, advanceDie } = asked;
  trace.step('wab-18.67');
  if (artilleryDie === 'misfire') return { isMisfire: true };
  trace.step(advanceDie ? 'wab-18.68/moved' : 'wab-18.68', { inches: advanceDie ?? 0 });
  const under = (inches: number) => underAny(scene, placesOf(line, asked, inches));
  if (artilleryDie && advanceDie) {
    const hits = under(advanceDie);
    const end = alongLine(line, ofInches((asked.templateLong ?? 0) + advanceDie));
    return {
      ...{ landsX: inInches(end.x), landsY: inInches(end.y) },
      unitsHit: hits.map((one) => ({ ...one, grazed: 0 })),
      modelsHit: hits.reduce((sum, { models }) => sum + models, 0),
    };
  }
  const dice = advanceDie ? [advanceDie] : Array.from({ length: FACES }, (_, i) => i + 1);
  const flies = artilleryDie ? 1 : NUMBERS.length / (NUMBERS.length + 1);
  const each = dice.map((inches) => ({
    weight: flies / dice.length,
    hits: under(inches).map(({ unit, models }) => ({ unit, models: models * HITS })),
  }));
  return { unitsLikely: meansOf(scene, each) };
}
