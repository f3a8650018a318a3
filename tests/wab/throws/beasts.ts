import type { Draft, Next, Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { atLeast, D6 } from './dice.ts';

const D3 = [1, 2, 3];
const sumOf = (dice: readonly (number | string)[]) =>
  dice.reduce<number>((all, die) => all + Number(die), 0);

/** A Leadership test, after which the question is asked again. */
const tested =
  (query: 'wab/open-ranks' | 'wab/stampede', name: string, value: string): Thrower =>
  (told) => {
    const look = (draft: Draft) => answerTo(query, draft) as Record<string, unknown>;
    const { [value]: now, target } = look(told);
    if (target === null || now !== null) return { chances: { [name]: now === true } };
    return {
      ...{ dice: 2, faces: D6 },
      next: (fallen) => ({ chances: { [name]: look({ ...told, dice: fallen })[value] === true } }),
    };
  };

/** The dice of a scythed chariot's march, of terrain and of an impact (wab-16.17, wab-16.13, wab-16.28, wab-16.29). */
const march: Thrower = (told) => {
  const asked = answerTo('wab/chariot-move', told);
  if (!asked.allowed) return null;
  const inchesOf = (draft: Draft) => Number(answerTo('wab/chariot-move', draft).allowance);
  const ends = (draft: Draft): Next => ({
    ...{ means: { marchInches: inchesOf(draft) }, tables: { marchInches: inchesOf(draft) } },
  });
  return asked.marchDice > 0 && told.marchDie === undefined
    ? { ...{ dice: 1, faces: D6 }, next: ([die]) => ends({ ...told, marchDie: die }) }
    : ends(told);
};

const terrain: Thrower = (told) => {
  const { terrainDice, wreckedUpTo, lostToWounds, lostToTerrain } = answerTo(
    'wab/chariot-losses',
    told,
  );
  const left = Number(told.vehicles ?? 3) - lostToWounds;
  const ends = (lost: number): Next => ({
    chances: { 'all-cross': lost === 0, 'one-left': left - lost === 1 },
    ...{ means: { chariotsLeft: left - lost }, tables: { chariotsLeft: left - lost } },
  });
  return lostToTerrain !== null
    ? ends(lostToTerrain)
    : {
        ...{ dice: terrainDice, faces: D6 },
        next: (fallen) => ends(terrainDice - atLeast(fallen, wreckedUpTo + 1)),
      };
};

const impact: Thrower = (told) => {
  const { impactDice, allowed, needsToWound, needsToSave } = answerTo('wab/impact-hits', told);
  if (!allowed) return null;
  const heavy = (told.chariotKind ?? 'heavy') === 'heavy';
  const ends = (fallen: readonly (number | string)[]): Next => {
    const hits = sumOf(fallen) + (heavy ? 0 : 2 * impactDice);
    const spared = {
      ...(!heavy && { 'all-survive': fallen.every((die) => Number(die) === 1) }),
    };
    const known = { means: { hits }, tables: { hits } };
    if (told.chariotStrength === undefined) return { ...known, chances: spared };
    const wound = (unsavedWounds: number): Next => ({
      chances: { ...spared, 'any-wound': unsavedWounds > 0 },
      means: { hits, unsavedWounds },
      tables: { hits, unsavedWounds },
    });
    if (needsToWound === null) return wound(0);
    return {
      ...{ dice: hits, faces: D6 },
      next: (dice) => {
        const wounds = atLeast(dice, needsToWound);
        return needsToSave === null
          ? wound(wounds)
          : {
              ...{ dice: wounds, faces: D6 },
              next: (saves) => wound(wounds - atLeast(saves, needsToSave)),
            };
      },
    };
  };
  if (impactDice > 3) return null;
  return told.dice
    ? ends(told.dice as number[])
    : { ...{ dice: impactDice, faces: heavy ? D3 : D6 }, next: ends };
};

const save: Thrower = (draft) => {
  const { needsToSave, saved } = answerTo('wab/chariot-save', draft);
  if (saved !== null || needsToSave === null) return { chances: { saved: saved === true } };
  return {
    ...{ dice: 1, faces: D6 },
    next: ([die]) => ({ chances: { saved: Number(die) >= needsToSave } }),
  };
};

/** Whom each hit strikes, then the wounds of the beast and those of its men (wab-17.16). */
const onElephant: Thrower = (told) => {
  const answer = answerTo('wab/elephant-hits', told);
  const hits = Number(told.hitsScored ?? 1);
  const warriors = Number(told.warriors ?? 2);
  const men = warriors + Number(told.mahoutAlive ?? true);
  const most = Number(told.woundsLeft ?? 6);
  const ends = (beast: number, crew: number): Next => {
    const [elephantWounds, crewLost] = [Math.min(beast, most), Math.min(crew, men)];
    return {
      chances: {
        'elephant-dies': elephantWounds >= most,
        'mahout-dies': (told.mahoutAlive ?? true) === true && crewLost > warriors,
        'elephant-wounded': elephantWounds > 0,
      },
      ...{ means: { elephantWounds, crewLost }, tables: { elephantWounds, crewLost } },
    };
  };
  const wounds = (
    dice: number,
    need: number | null,
    saves: number | null,
    then: (unsaved: number) => Next,
  ): Next =>
    need === null
      ? then(0)
      : {
          ...{ dice, faces: D6 },
          next: (fallen) => {
            const hurt = atLeast(fallen, need);
            return saves === null
              ? then(hurt)
              : {
                  ...{ dice: hurt, faces: D6 },
                  next: (thrown) => then(hurt - atLeast(thrown, saves)),
                };
          },
        };
  const shared = (beast: number): Next =>
    wounds(beast, answer.needsToWound, answer.needsToSave, (onBeast) =>
      wounds(hits - beast, answer.crewNeedsToWound, answer.crewNeedsToSave, (onCrew) =>
        ends(onBeast, onCrew),
      ),
    );
  if (hits > 6) return null;
  return answer.hitsOnElephant !== null
    ? shared(answer.hitsOnElephant)
    : {
        ...{ dice: hits, faces: D6 },
        next: (fallen) => shared(hits - atLeast(fallen, 5)),
      };
};

const run: Thrower = (told) => {
  const { allowed } = answerTo('wab/stampede-move', told);
  if (!allowed) return null;
  const ends = (draft: Draft): Next => {
    const { stampedeEnds, inchesMoved } = answerTo('wab/stampede-move', draft);
    return {
      chances: {
        ...((told.inTheWay ?? 'nobody') !== 'nobody' && {
          'attacks-it': stampedeEnds === 'attacks',
        }),
        ...(told.impassableAt !== undefined && {
          'turned-aside': stampedeEnds === 'turned-aside',
        }),
        ...(told.edgeAt !== undefined && { 'off-table': stampedeEnds === 'off-table' }),
      },
      means: { inchesMoved: Number(inchesMoved) },
      tables: { inchesMoved: Number(inchesMoved) },
    };
  };
  return told.dice
    ? ends(told)
    : { ...{ dice: 2, faces: D6 }, next: (fallen) => ends({ ...told, dice: fallen }) };
};

/** The same where it lies on a table. */
const onTable: Thrower = (told) => {
  if (answerTo('wab/table-stampede', told).runsTo === null) return null;
  const ends = (draft: Draft): Next => {
    const { stampedeEnds, inchesMoved, turnedAside } = answerTo('wab/table-stampede', draft);
    return {
      chances: {
        'attacks-it': stampedeEnds === 'attacks',
        'turned-aside': turnedAside === true,
        'off-table': stampedeEnds === 'off-table',
      },
      means: { inchesMoved: Number(inchesMoved) },
      tables: { inchesMoved: Number(inchesMoved) },
    };
  };
  return told.dice
    ? ends(told)
    : { ...{ dice: 2, faces: D6 }, next: (fallen) => ends({ ...told, dice: fallen }) };
};

/** Chariots and elephants. */
export const beasts: Readonly<Record<string, Thrower>> = {
  'wab/chariot-move': march,
  'wab/chariot-losses': terrain,
  'wab/impact-hits': impact,
  'wab/chariot-save': save,
  'wab/open-ranks': tested('wab/open-ranks', 'opens', 'opensRanks'),
  'wab/elephant-hits': onElephant,
  'wab/stampede': tested('wab/stampede', 'stampedes', 'stampedes'),
  'wab/stampede-move': run,
  'wab/table-stampede': onTable,
};
