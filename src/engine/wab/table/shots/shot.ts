import { alike, amount, many, maybe, part, text, yes } from '../../../core/answer.ts';
import { firstOf, problems } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import type { Trace } from '../../../core/ruling.ts';
import { length, minus } from '../../../plane/point.ts';
import { checkPair, pairOf } from '../fields.ts';
import { inInches, ofInches } from '../scale.ts';
import { isArtillery } from '../state.ts';
import { ball } from './ball.ts';
import { bolt } from './bolt.ts';
import { mayShoot, type Shot, shotOf } from './may-shoot.ts';
import { organ } from './organ.ts';
import { type Asked, FAR, FIELDS, lineOf } from './scene.ts';
import { alongLine, modelsOn } from './shot-line.ts';
import { stone } from './stone.ts';

const isOrgan = ({ machine }: Asked) => machine === 'organ-gun';

const check = firstOf<Asked>(
  checkPair,
  problems<Asked>(
    [
      'unitName',
      'no-machine-there',
      null,
      (asked) => checkPair(asked).length === 0 && !isArtillery(pairOf(asked).unit),
      ({ unitName }) => ({ unit: unitName }),
    ],
    // Its drawing is lost: the table says what it plays with.
    [
      'templateLong',
      'template-unknown',
      'wab-18.67',
      (asked) => isOrgan(asked) && !asked.templateLong,
    ],
    [
      'templateWide',
      'template-unknown',
      'wab-18.67',
      (asked) => isOrgan(asked) && !asked.templateWide,
    ],
    [
      'templateWide',
      'template-wider-than-long',
      'wab-18.67',
      ({ templateLong, templateWide }) => (templateWide ?? 0) > (templateLong ?? FAR),
    ],
  ),
);

/** What a shot that may be made does, as its dice fell or on average. */
function shoots({ scene, machine, line, guess, struck }: Shot, asked: Asked, trace: Trace) {
  if (struck) return bolt(struck, trace);
  if (machine === 'organ-gun') return organ(scene, line, asked, trace);
  return machine === 'cannon'
    ? ball(scene, line, guess, asked, trace)
    : stone(scene, line, guess, asked, trace);
}

/** How far from its front a machine aims: an organ gun lays its template there, whose far end that is. */
const aimOf = (asked: Asked, inches: number) =>
  ofInches(isOrgan(asked) ? (asked.templateLong ?? 0) : inches);

/** What is told of a shot that does not fly. */
const MISFIRES = {
  cannon: 'wab-18.53/misfire',
  catapult: 'wab-18.30',
  'organ-gun': 'wab-18.67/misfire',
} as const;

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
    const shot = shotOf(scene, machine, line, guess, meets !== undefined);
    if (!mayShoot(shot, trace))
      return { answer: {}, summary: { say: 'table-shot/no', with: { unit: unit.name } } };
    const { isMisfire, ...told } = { isMisfire: false, ...shoots(shot, input, trace) };
    const declares = machine === 'catapult' || machine === 'cannon';
    const aim = alongLine(line, aimOf(input, declares ? guess : inInches(meets?.at ?? 0)));
    const hit = 'modelsHit' in told ? told.modelsHit : undefined;
    const likely = 'unitsLikely' in told ? told.unitsLikely : [];
    if (isMisfire && machine !== 'bolt-thrower') trace.step(MISFIRES[machine]);
    return {
      answer: {
        ...{ allowed: true, aimX: inInches(aim.x), aimY: inInches(aim.y), ...told },
        declared: declares ? guess : null,
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
