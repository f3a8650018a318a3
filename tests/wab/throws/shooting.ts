import type { Next, Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { atLeast, D6, throwsAllAgain } from './dice.ts';

/** More dice are not thrown at once. */
const MOST_DICE = 20;

interface Dice {
  shots: number;
  hitsOn: number | null;
  needsToWound: number | null;
  needsToSave: number | null;
  hits?: number;
  wounding?: number;
  saves?: number;
}

/** Dice to hit, to wound and to save of one group, as far as they are not told (wab-4.37, wab-4.51, wab-4.54). */
function group(dice: Dice, then: (unsaved: number) => Next): Next {
  const { shots, hitsOn, needsToWound, needsToSave, hits, wounding, saves } = dice;
  const rolled = (count: number, need: number | null, next: (good: number) => Next): Next =>
    need === null
      ? next(0)
      : { ...{ dice: count, faces: D6 }, next: (fallen) => next(atLeast(fallen, need)) };
  const save = (wounds: number): Next =>
    saves === undefined
      ? rolled(wounds, needsToSave, (saved) => then(wounds - saved))
      : then(wounds - saves);
  const wound = (hit: number) =>
    wounding === undefined ? rolled(hit, needsToWound, save) : save(wounding);
  return hits === undefined && wounding === undefined
    ? rolled(shots, hitsOn, wound)
    : wound(hits ?? 0);
}

interface Told {
  veteran?: boolean;
  otherGroups?: readonly Partial<Dice>[];
  farShots?: number;
  targetModels?: number;
  lostThisPhase?: number;
  woundsEach?: number;
  woundsBefore?: number;
  targetLeadership?: number;
  targetStartModels?: number;
  targetFlees?: boolean;
}

/** What so many unsaved wounds do to the target, and the 2D6 of the test that they call for (wab-4.64). */
function ends(told: Told, wounds: number): Next {
  const { targetModels, lostThisPhase = 0, woundsEach = 1, woundsBefore = 0 } = told;
  const models = targetModels === undefined ? 1000 : targetModels - lostThisPhase;
  const unsavedWounds = Math.min(wounds, models * woundsEach - woundsBefore);
  const modelsLost = Math.floor((unsavedWounds + woundsBefore) / woundsEach);
  const known = { means: { unsavedWounds, modelsLost }, tables: { unsavedWounds, modelsLost } };
  const chances = { 'any-wound': unsavedWounds > 0 };
  if (targetModels === undefined) return { ...known, chances };
  const left = models - modelsLost;
  const isTested =
    4 * (lostThisPhase + modelsLost) >= targetModels && left > 0 && told.targetFlees !== true;
  const all = { ...chances, 'panic-test': isTested, 'target-destroyed': left === 0 };
  const { targetLeadership, targetStartModels = 0 } = told;
  if (!isTested || targetLeadership === undefined)
    return { ...known, chances: { ...all, ...(targetLeadership && { 'target-flees': false }) } };
  const target = targetLeadership - Number(2 * left <= targetStartModels);
  return {
    ...{ dice: 2, faces: D6 },
    next: ([one, two]) => ({
      ...known,
      chances: { ...all, 'target-flees': Number(one) + Number(two) > target },
    }),
  };
}

/** The hits of veterans, all of their dice thrown again where few hit; several groups are not thrown through. */
const veteranHits = (
  { shots, hitsOn }: Pick<Dice, 'shots' | 'hitsOn'>,
  then: (hits: number) => Next,
): Next => {
  if (hitsOn === null) return then(0);
  const throwing = (next: (hits: number) => Next): Next => ({
    ...{ dice: shots, faces: D6 },
    next: (fallen) => next(atLeast(fallen, hitsOn)),
  });
  return throwing((hits) =>
    throwsAllAgain({ veteran: true }, hits, { dice: shots, hitsOn }) ? throwing(then) : then(hits),
  );
};

const volley: Thrower = (draft) => {
  const { allowed, groups } = answerTo('wab/shooting', draft);
  const { target = '' } = draft as SharedTold;
  if (!allowed) return null;
  if (['elephant', 'machine', 'war-wagon'].includes(target)) return shared(draft);
  if (groups.some(({ shots }) => shots > MOST_DICE)) return null;
  const told = draft as Told;
  const first = groups.length - (told.otherGroups?.length ?? 0);
  const all = groups.map((one, i) => ({
    ...one,
    ...(i >= first ? told.otherGroups?.[i - first] : first === 1 ? draft : {}),
    ...{ shots: one.shots, hitsOn: one.hitsOn },
  })) as Dice[];
  const open = all.every(({ hits, wounding }) => hits === undefined && wounding === undefined);
  if (told.veteran && open) {
    const [sole] = all;
    if (sole === undefined || all.length > 1) return null;
    return veteranHits(sole, (hits) => group({ ...sole, hits }, (unsaved) => ends(told, unsaved)));
  }
  const from = (i: number, wounds: number): Next => {
    const dice = all[i];
    return dice ? group(dice, (unsaved) => from(i + 1, wounds + unsaved)) : ends(told, wounds);
  };
  return from(0, 0);
};

interface SharedTold extends Told {
  target?: string;
  machine?: string;
  woundsLeft?: number;
  crew?: number;
}
export const WOUNDS = { elephant: 6, 'war-wagon': 4, catapult: 3, cannon: 3 } as Record<
  string,
  number
>;
export const CREWS = { elephant: 3, machine: 2, 'war-wagon': 6 } as Record<string, number>;

interface SharedNeeds {
  needsToWound: number | null;
  needsToSave: number | null;
  crewNeedsToWound: number | null;
  crewNeedsToSave: number | null;
}
/** The die of each hit, then the wounds of the body and those of the crew. */
export const shareHits = (
  hits: number,
  { needsToWound, needsToSave, crewNeedsToWound, crewNeedsToSave }: SharedNeeds,
  then: (body: number, crew: number) => Next,
): Next => ({
  ...{ dice: hits, faces: D6 },
  next: (fallen) => {
    const onCrew = atLeast(fallen, 5);
    const harmed = (
      dice: Pick<Dice, 'needsToWound' | 'needsToSave'>,
      on: number,
      next: (n: number) => Next,
    ) => group({ ...dice, shots: on, hits: on, hitsOn: null }, next);
    return harmed({ needsToWound, needsToSave }, hits - onCrew, (hurt) =>
      harmed({ needsToWound: crewNeedsToWound, needsToSave: crewNeedsToSave }, onCrew, (killed) =>
        then(hurt, killed),
      ),
    );
  },
});

/** Each hit rolls 1D6: on 1 to 4 it is the elephant's, machine's or wagon's, else the crew's (wab-17.16, wab-18.7, wab-14.17). */
const shared = (draft: Parameters<Thrower>[0]): Next | null => {
  const { groups } = answerTo('wab/shooting', draft);
  const { target = '', machine = 'catapult', ...told } = draft as SharedTold;
  const most = {
    body: told.woundsLeft ?? WOUNDS[target === 'machine' ? machine : target] ?? 2,
    crew: told.crew ?? CREWS[target] ?? 0,
  };
  const end = (body: number, crew: number): Next => {
    const [bodyWounds, crewLost] = [Math.min(body, most.body), Math.min(crew, most.crew)];
    const unsavedWounds = bodyWounds + crewLost;
    const { targetModels, lostThisPhase = 0, targetFlees } = told;
    const left = (targetModels ?? 0) - lostThisPhase - crewLost;
    const all = lostThisPhase + crewLost;
    const tests = targetModels !== undefined && left > 0 && 4 * all >= targetModels;
    const isTested = tests && targetFlees !== true;
    const known = {
      means: { unsavedWounds, bodyWounds, crewLost, modelsLost: crewLost },
      tables: { unsavedWounds, bodyWounds, crewLost },
    };
    const chances = {
      'any-wound': unsavedWounds > 0,
      'body-wounded': bodyWounds > 0,
      'body-destroyed': bodyWounds === most.body,
      'crew-gone': crewLost === most.crew,
      ...(targetModels !== undefined && target === 'machine' && { 'panic-test': isTested }),
    };
    const { targetLeadership, targetStartModels = 0 } = told;
    if (target !== 'machine' || targetModels === undefined || targetLeadership === undefined)
      return { ...known, chances };
    if (!isTested) return { ...known, chances: { ...chances, 'target-flees': false } };
    const passes = targetLeadership - Number(2 * left <= targetStartModels);
    return {
      ...{ dice: 2, faces: D6 },
      next: ([one, two]) => ({
        ...known,
        chances: { ...chances, 'target-flees': Number(one) + Number(two) > passes },
      }),
    };
  };
  const first = groups.length - (told.otherGroups?.length ?? 0);
  const from = (i: number, body: number, crew: number): Next => {
    const dice = groups[i];
    if (!dice) return end(body, crew);
    const share = (hits: number) =>
      shareHits(hits, dice, (hurt, killed) => from(i + 1, body + hurt, crew + killed));
    const { hits } =
      i >= first
        ? (told.otherGroups?.[i - first] ?? {})
        : first > 1
          ? {}
          : (draft as Partial<Dice>);
    if (hits !== undefined) return share(hits);
    if (told.veteran) return veteranHits(dice, share);
    const { hitsOn } = dice;
    if (hitsOn === null) return share(0);
    return {
      ...{ dice: dice.shots, faces: D6 },
      next: (fallen) => share(atLeast(fallen, hitsOn)),
    };
  };
  const isMixed = told.veteran === true && groups.length > 1;
  return isMixed || groups.some(({ shots }) => shots > MOST_DICE) ? null : from(0, 0, 0);
};

/** One die against what the answer says (wab-4.54, wab-4.21). */
const save: Thrower = (draft) => {
  const { needsToSave, saved } = answerTo('wab/armour-save', draft);
  if (saved !== null || needsToSave === null) return { chances: { saved: saved === true } };
  return {
    ...{ dice: 1, faces: D6 },
    next: ([die]) => ({ chances: { saved: Number(die) >= needsToSave } }),
  };
};

const melee: Thrower = (draft) => {
  const { oddHit } = answerTo('wab/shots-into-melee', draft);
  if (oddHit === 'none') return null;
  if (oddHit !== 'open') return { chances: { 'odd-hits-enemy': oddHit === 'enemy' } };
  return {
    ...{ dice: 1, faces: D6 },
    next: ([die]) => ({ chances: { 'odd-hits-enemy': Number(die) >= 4 } }),
  };
};

export const shooting: Readonly<Record<string, Thrower>> = {
  'wab/shooting': volley,
  'wab/armour-save': save,
  'wab/shots-into-melee': melee,
};
