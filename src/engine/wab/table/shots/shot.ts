import { alike, amount, many, maybe, part, text, yes } from '../../../core/answer.ts';
import { firstOf, problems } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import type { Trace } from '../../../core/ruling.ts';
import { choice, optionalChoice } from '../../../core/schema/choices.ts';
import { usual } from '../../../core/schema/groups.ts';
import { optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { bearing, heading } from '../../../plane/angle.ts';
import { length, minus } from '../../../plane/point.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import {
  ARTILLERY_DIE,
  type ArtilleryFace,
  NUMBERS,
  numberOf,
} from '../../machines/artillery-dice.ts';
import { FARTHEST, landingsOf, OTHERS_NEED, TEMPLATE } from '../../machines/landings.ts';
import { orMore } from '../../wounds/wounds.ts';
import { basesOf } from '../block.ts';
import { checkPair, pairOf } from '../fields.ts';
import { inInches, ofInches } from '../scale.ts';
import { modelsSeeing } from '../seeing/sight.ts';
import { isArtillery, type TableState, type TableUnit } from '../state.ts';
import { alongLine, type Line, modelsOn, stopsAt } from './shot-line.ts';
import { coveredAbout, isTouched } from './shot-template.ts';

const FAR = 120;
const FULL_TURN = 360;
const TENTHS = 10;
const THOUSAND = 1000;
/** The most that a cannon declares, and the range of a bolt thrower (wab-18.53, wab-18.47). */
const MOST = { cannon: 36, bolt: 48 };

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  machine: usual(choice(['catapult', 'bolt-thrower', 'cannon'], 'catapult')),
  guess: usual(optionalMeasure(0, FAR)),
  scatterDie: optionalChoice(['hit', 'arrow']),
  artilleryDie: ARTILLERY_DIE,
  arrowTurned: optionalMeasure(0, FULL_TURN),
  bounceDie: ARTILLERY_DIE,
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(
  checkPair,
  problems<Asked>([
    'unitName',
    'no-machine-there',
    null,
    (asked) => checkPair(asked).length === 0 && !isArtillery(pairOf(asked).unit),
    ({ unitName }) => ({ unit: unitName }),
  ]),
);

interface Scene {
  state: TableState;
  unit: TableUnit;
  target: TableUnit;
}
type Hit = { unit: string; models: number };

const thousandths = (value: number) => Math.round(value * THOUSAND) / THOUSAND;
const othersOf = ({ state, unit }: Scene) => state.units.filter((one) => one !== unit);

/** Who lies on a stretch of the line, the nearest unit first. */
const onStretch = (scene: Scene, line: Line, first: number, last: number): Hit[] =>
  othersOf(scene)
    .map((unit) => ({ unit, found: modelsOn(unit, line, first, last) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => (a.found[0]?.at ?? 0) - (b.found[0]?.at ?? 0))
    .map(({ unit, found }) => ({ unit: unit.name, models: found.length }));

/** A machine that pivots looks at the middle of its target; a cannon where it looks already (wab-18.28, wab-18.42, wab-18.52). */
function lineOf({ unit, target }: Scene, machine: Asked['machine']): Line {
  const looks = machine === 'cannon' ? unit.heading : bearing(unit, target);
  return { from: middleOf({ ...unit, heading: looks }, 'front'), heading: looks };
}

/** What each unit takes on average, where dice are open. */
function meansOf(scene: Scene, each: readonly { weight: number; hits: readonly Hit[] }[]) {
  return othersOf(scene)
    .map(({ name }) => ({
      unit: name,
      hitMean: thousandths(
        each.reduce(
          (sum, { weight, hits }) =>
            sum + weight * (hits.find(({ unit }) => unit === name)?.models ?? 0),
          0,
        ),
      ),
    }))
    .filter(({ hitMean }) => hitMean > 0);
}

function bolt(scene: Scene, line: Line, trace: Trace) {
  const [first] = onStretch(scene, line, 0, ofInches(MOST.bolt));
  const away = inInches(length(minus(scene.target, line.from)));
  if (!first || first.unit !== scene.target.name) {
    trace.bar('wab-18.42/in-the-way', { other: scene.target.name, inches: away });
    return null;
  }
  trace.step('wab-18.42/table', { other: first.unit });
  trace.step('wab-18.46', { models: first.models });
  return { unitsHit: [{ ...first, grazed: 0 }], modelsHit: first.models };
}

function ball(scene: Scene, line: Line, guess: number, asked: Asked, trace: Trace) {
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

function stone(scene: Scene, line: Line, guess: number, asked: Asked, trace: Trace) {
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

export const tableShot = defineQuery({
  id: 'wab/table-shot',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'declared', 'aimX', 'aimY', 'landsX', 'landsY'),
    ...alike(maybe(amount()), 'strikesAt', 'endsAt', 'modelsHit'),
    unitsHit: many(part({ unit: text(), models: amount(), grazed: amount() })),
    unitsLikely: many(part({ unit: text(), hitMean: amount() })),
    holeOn: maybe(text()),
  },
  start: { position: 'wab1_bottom_A-36-44-largegun_top_X-36-20', unitName: 'A', targetName: 'X' },
  sample: {
    ...{ position: 'wab1_bottom_A-36-44-largegun_top_X-36-20', unitName: 'A', targetName: 'X' },
    ...{ machine: 'cannon', guess: 18, artilleryDie: '4', bounceDie: '6' },
  },
  check,
  run(input, trace) {
    const scene = pairOf(input);
    const { machine } = input;
    const { unit, target } = scene;
    const line = lineOf(scene, machine);
    const [meets] = modelsOn(target, line, 0, ofInches(FAR));
    const measured = machine === 'cannon' ? meets?.at : length(minus(target, line.from));
    const guess = input.guess ?? inInches(measured ?? 0);
    const refused = () => ({
      answer: {},
      summary: { say: 'table-shot/no', with: { unit: unit.name } },
    });
    if (machine === 'cannon') {
      if (!meets) trace.bar('wab-18.52/aim');
      if (guess > MOST.cannon) trace.bar('wab-18.53/too-far', { guess });
      if (!meets || guess > MOST.cannon) return refused();
    } else if (machine === 'catapult' && guess > FARTHEST) {
      trace.bar('wab-18.28/too-far', { guess });
      return refused();
    } else if (machine === 'bolt-thrower') {
      const seeing = modelsSeeing(scene.state, { ...unit, heading: line.heading }, target, true);
      if (!seeing.some(Boolean)) {
        trace.bar('wab-1.49/table', { unit: unit.name, other: target.name, n: 0, models: 1 });
        return refused();
      }
    }
    const answer =
      machine === 'bolt-thrower'
        ? bolt(scene, line, trace)
        : machine === 'cannon'
          ? ball(scene, line, guess, input, trace)
          : stone(scene, line, guess, input, trace);
    if (!answer) return refused();
    const { isMisfire, ...told } = { isMisfire: false, ...answer };
    const aim = alongLine(line, machine === 'bolt-thrower' ? (meets?.at ?? 0) : ofInches(guess));
    const hit = 'modelsHit' in told ? told.modelsHit : undefined;
    const likely = 'unitsLikely' in told ? told.unitsLikely : [];
    if (isMisfire) trace.step(machine === 'cannon' ? 'wab-18.53/misfire' : 'wab-18.30');
    return {
      answer: {
        ...{ allowed: true, aimX: inInches(aim.x), aimY: inInches(aim.y), ...told },
        declared: machine === 'bolt-thrower' ? null : guess,
      },
      summary: {
        say: `table-shot/${isMisfire ? 'misfire' : hit === undefined ? 'open' : 'hits'}`,
        with: {
          ...{ unit: unit.name, models: hit ?? 0, target: target.name },
          likely: likely.find((one) => one.unit === target.name)?.hitMean ?? 0,
        },
      },
    };
  },
});
