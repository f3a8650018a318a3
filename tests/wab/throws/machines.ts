import type { Draft, Next, Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { atLeast, D6 } from './dice.ts';

const D3 = [1, 2, 3];
const D4 = [1, 2, 3, 4];
const ARTILLERY = ['2', '4', '6', '8', '10', 'misfire'];
/** Of six faces two show HIT (wab-18.29). */
const SCATTER = ['hit', 'hit', 'arrow', 'arrow', 'arrow', 'arrow'];
/** More dice are not thrown at once. */
const MOST_DICE = 20;

const number = (told: Draft, name: string, otherwise: number) => Number(told[name] ?? otherwise);

/** The die of a machine with losses, where it is open (wab-18.14). */
const works = (told: Draft, worksOn: number | null, fires: Next, silent: Next): Next =>
  worksOn === null || told.workDie !== undefined
    ? fires
    : {
        ...{ dice: 1, faces: D6 },
        next: ([die]) => (Number(die) >= worksOn ? fires : silent),
      };

/** The artillery die, where it is open, and the table of a misfire, of which only a 1 matters. */
const artillery = (told: Draft, then: (face: string) => Next): Next =>
  told.artilleryDie !== undefined
    ? then(String(told.artilleryDie))
    : { ...{ dice: 1, faces: ARTILLERY }, next: ([face]) => then(String(face)) };
const table = (told: Draft, then: (destroyed: boolean) => Next): Next =>
  told.misfireDie !== undefined
    ? then(told.misfireDie === 1)
    : { ...{ dice: 1, faces: D6 }, next: ([die]) => then(die === 1) };

/** Dice to wound, and what each wound becomes: models lost of so many that are hit. */
const wound = (
  hits: number,
  needed: number | null,
  faces: readonly number[],
  woundsEach: number,
  then: (lost: number) => Next,
): Next =>
  needed === null
    ? then(0)
    : {
        ...{ dice: hits, faces: D6 },
        next: (fallen) => ({
          ...{ dice: atLeast(fallen, needed), faces },
          next: (each) => then(atLeast(each, woundsEach)),
        }),
      };

/** Each rank after the other, as long as the bolt kills (wab-18.44, wab-18.45). */
const bolt: Thrower = (told) => {
  const answer = answerTo('wab/bolt-thrower', told);
  if (!answer.allowed) return null;
  const models = answer.line.length;
  const woundsEach = number(told, 'woundsEach', 1);
  const known = number(told, 'boltKilled', 0);
  const ends = (hits: boolean, modelsLost: number): Next => ({
    chances: {
      'shot-hits': hits,
      'any-lost': modelsLost > 0,
      ...(models > 1 && { 'line-lost': modelsLost === models }),
    },
    ...{ means: { modelsLost }, tables: { modelsLost } },
  });
  const from = (rank: number): Next => {
    const one = answer.line[rank];
    if (!one) return ends(true, rank);
    return wound(1, one.needsToWound, D4, woundsEach, (lost) =>
      lost > 0 ? from(rank + 1) : ends(true, rank),
    );
  };
  const { hitsOn } = answer;
  const shot: Next =
    answer.hit === null
      ? {
          ...{ dice: 1, faces: D6 },
          next: ([die]) =>
            hitsOn !== null && Number(die) >= hitsOn ? from(known) : ends(false, 0),
        }
      : answer.hit
        ? from(known)
        : ends(false, 0);
  return works(told, answer.worksOn, shot, ends(false, 0));
};

/** The guess, both artillery dice, and who stands between them (wab-18.53 to wab-18.57). */
const ball: Thrower = (told) => {
  const answer = answerTo('wab/cannon', told);
  if (!answer.allowed) return null;
  const asks = told.targetAway !== undefined && told.artilleryDie !== 'misfire';
  const base = number(told, 'lineBase', 20) / 25.4;
  const ends = (hits: number, modelsLost: number, misfires = false, destroyed = false): Next => ({
    chances: {
      ...{ misfires, 'machine-destroyed': destroyed },
      ...(asks && { 'shot-hits': hits > 0, 'any-lost': modelsLost > 0 }),
    },
    ...(asks && {
      means: { modelsHit: hits, modelsLost },
      tables: { modelsHit: hits, modelsLost },
    }),
  });
  const struck = (from: number, inches: number) => {
    const stop = Math.max(from, Math.min(from + inches, number(told, 'stopsAt', Infinity)));
    return Array.from({ length: number(told, 'onTheLine', 1) }, (_, i) => {
      const front = number(told, 'targetAway', 0) + i * base;
      return stop > from
        ? from < front + base && stop > front
        : from >= front && from < front + base;
    }).filter(Boolean).length;
  };
  const hurt = (hits: number) =>
    wound(hits, answer.needsToWound, D6, number(told, 'woundsEach', 1), (lost) => ends(hits, lost));
  const flies = (first: string): Next => {
    if (first === 'misfire') return table(told, (destroyed) => ends(0, 0, true, destroyed));
    if (!asks) return ends(0, 0);
    const from = number(told, 'guess', 0) + Number(first);
    const bounce = (face: string) => hurt(struck(from, face === 'misfire' ? 0 : Number(face)));
    return told.bounceDie !== undefined
      ? bounce(String(told.bounceDie))
      : { ...{ dice: 1, faces: ARTILLERY }, next: ([face]) => bounce(String(face)) };
  };
  if (number(told, 'onTheLine', 1) > MOST_DICE) return null;
  return works(told, answer.worksOn, artillery(told, flies), ends(0, 0));
};

/** Where the stone lands, and those under it; they are told, wherever it lands (wab-18.29 to wab-18.33). */
const stone: Thrower = (told) => {
  const answer = answerTo('wab/catapult', told);
  if (!answer.allowed) return null;
  const faces = (told.catapultSize ?? 'normal') === 'normal' ? D3 : D6;
  const hole = told.underHole !== false;
  const others = number(told, 'underTemplate', 0);
  const counts = told.artilleryDie !== 'misfire' && (hole || others > 0);
  const woundsEach = number(told, 'woundsEach', 1);
  if (others > MOST_DICE) return null;
  const ends = (deviates: number | string, destroyed: boolean): Next => {
    const chances = {
      ...{ 'lands-as-aimed': deviates === 0, misfires: deviates === 'misfire' },
      'machine-destroyed': destroyed,
    };
    if (!counts) return { chances, tables: { deviates } };
    const hit = (dice: number, then: (lost: number) => Next) =>
      wound(dice, answer.needsToWound, faces, woundsEach, then);
    return hit(Number(hole), (holed) => ({
      ...{ dice: others, faces: D6 },
      next: (fallen) =>
        hit(atLeast(fallen, 4), (rest) => {
          const modelsLost = holed + rest;
          return {
            chances: {
              ...chances,
              'any-lost': modelsLost > 0,
              ...(hole && { 'hole-dies': holed > 0 }),
            },
            ...{ means: { modelsLost }, tables: { deviates, modelsLost } },
          };
        }),
    }));
  };
  const lands = (face: string): Next => {
    if (face === 'misfire') return table(told, (destroyed) => ends('misfire', destroyed));
    const scatters = (shown: unknown) => ends(shown === 'hit' ? 0 : Number(face), false);
    return told.scatterDie !== undefined
      ? scatters(told.scatterDie)
      : { ...{ dice: 1, faces: SCATTER }, next: ([shown]) => scatters(shown) };
  };
  return works(told, answer.worksOn, artillery(told, lands), ends('no-shot', false));
};

/** Only the two dice; where the stone comes down is thrown in src/engine/wab/machines/scatter.test.ts. */
const lands: Thrower = (told) => {
  if (!answerTo('wab/stone-lands', told).allowed) return null;
  const ends = (shown: unknown, face: string): Next => ({
    chances: {
      ...(told.scatterDie === undefined && {
        'lands-as-aimed': shown === 'hit' && face !== 'misfire',
      }),
      misfires: face === 'misfire',
    },
  });
  return artillery(told, (face) =>
    told.scatterDie !== undefined
      ? ends(told.scatterDie, face)
      : { ...{ dice: 1, faces: SCATTER }, next: ([shown]) => ends(shown, face) },
  );
};

/** The template of an organ gun (wab-18.67 to wab-18.69). */
const barrels: Thrower = (told) => {
  const answer = answerTo('wab/organ-gun', told);
  if (!answer.allowed) return null;
  const { needsToWound, needsToSave } = answer;
  const models = number(told, 'underTemplate', 0);
  if (models > MOST_DICE) return null;
  const spares = (told.readings as Draft | undefined)?.R239 === 'b';
  const ends = (modelsLost: number, misfires = false, destroyed = false): Next => ({
    chances: { misfires, 'machine-destroyed': destroyed, 'any-lost': modelsLost > 0 },
    ...{ means: { modelsLost }, tables: { modelsLost } },
  });
  const save = (wounds: number): Next =>
    needsToSave === null
      ? ends(wounds)
      : {
          ...{ dice: wounds, faces: D6 },
          next: (fallen) => ends(wounds - atLeast(fallen, needsToSave)),
        };
  const fires: Next = {
    ...{ dice: models, faces: D6 },
    next: (fallen) =>
      needsToWound === null
        ? ends(0)
        : {
            ...{ dice: atLeast(fallen, 4), faces: D6 },
            next: (wounds) => save(atLeast(wounds, needsToWound)),
          },
  };
  const shot = artillery(told, (face) =>
    face !== 'misfire'
      ? fires
      : spares
        ? ends(0, true)
        : table(told, (destroyed) => ends(0, true, destroyed)),
  );
  return works(told, answer.worksOn, shot, ends(0));
};

/** Hits on a machine: whom each finds, to wound and to save (wab-18.7, wab-18.9, wab-18.13). */
const struck: Thrower = (told) => {
  const answer = answerTo('wab/machine-hits', told);
  if (answer.destroyedByHit) return null;
  const hits = number(told, 'hitCount', 1);
  const inCombat = told.machineHitBy === 'combat';
  const crew = number(told, 'crew', 2);
  const characters = number(told, 'charactersWith', 0);
  const manned = crew > 0 && told.crewAway !== true;
  const strength = number(told, 'machineHitStrength', 3);
  if (hits > MOST_DICE) return null;
  const ends = (onMachine: number, onCrew: number): Next => {
    const machineWounds = Math.min(onMachine, answer.machineWoundsLeft);
    const crewLost = Math.min(onCrew, crew);
    const told = { machineWounds, ...(manned && !inCombat && { crewLost }) };
    return {
      chances: {
        'machine-wounded': machineWounds > 0,
        'machine-destroyed': machineWounds >= answer.machineWoundsLeft,
        ...(manned && !inCombat && { 'crewman-lost': crewLost > 0 }),
      },
      ...{ means: told, tables: told },
    };
  };
  const lessened = (save: unknown) => {
    const needed = Math.max(2, Number(save) + Math.max(0, strength - 3));
    return save === undefined || needed > 6 ? null : needed;
  };
  const harm = (
    dice: number,
    needed: number | null,
    save: number | null,
    then: (wounds: number) => Next,
  ): Next =>
    needed === null || dice === 0
      ? then(0)
      : {
          ...{ dice, faces: D6 },
          next: (fallen) => {
            const wounds = atLeast(fallen, needed);
            return save === null
              ? then(wounds)
              : {
                  ...{ dice: wounds, faces: D6 },
                  next: (saves) => then(wounds - atLeast(saves, save)),
                };
          },
        };
  const shared = (onMachine: number, onMen: number): Next =>
    harm(onMachine, answer.machineWoundsOn, lessened(told.machineSave), (wounds) => {
      const onCrew = (found: number) =>
        harm(found, answer.crewWoundsOn, lessened(told.save), (lost) => ends(wounds, lost));
      if (!manned || onMen === 0) return ends(wounds, 0);
      const faces = Array.from({ length: crew + characters }, (_, i) => i + 1);
      return characters === 0
        ? onCrew(onMen)
        : {
            ...{ dice: onMen, faces },
            next: (fallen) => onCrew(onMen - atLeast(fallen, crew + 1)),
          };
    });
  if (inCombat) return shared(hits, 0);
  return answer.machineHits !== null
    ? shared(answer.machineHits, hits - answer.machineHits)
    : {
        ...{ dice: hits, faces: D6 },
        next: (fallen) => shared(hits - atLeast(fallen, 5), atLeast(fallen, 5)),
      };
};

/** War machines. */
export const machines: Readonly<Record<string, Thrower>> = {
  'wab/bolt-thrower': bolt,
  'wab/cannon': ball,
  'wab/catapult': stone,
  'wab/stone-lands': lands,
  'wab/organ-gun': barrels,
  'wab/machine-hits': struck,
};
