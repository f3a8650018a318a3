import {
  type Draft,
  type Face,
  type Next,
  once,
  type Thrower,
} from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';

export const D6 = [1, 2, 3, 4, 5, 6];

export const group = (draft: Draft, name: string): Draft => ({ ...(draft[name] as Draft) });
/** The draft with other values in one of its groups. */
export const within = (draft: Draft, name: string, values: Draft): Draft => ({
  ...draft,
  [name]: { ...group(draft, name), ...values },
});

const has = (unit: Draft, ability: string) =>
  ((unit.abilities ?? []) as readonly string[]).includes(ability);
/** Professionals throw each 1 of an attack once more (onus-9.16). */
export const again = (unit: Draft) => (has(unit, 'professionals') ? 1 : undefined);

/** A unit whose life nobody names has 6, or 1 more than its wounds: it must not grow with what is thrown. */
export const lifeOf = ({ life, wounds = 0, taken = 0 }: Draft) =>
  Number(life ?? Math.max(6, Number(wounds) + Number(taken) + 1));

/** So many dice that hit and the rest that miss: a 6 always does, a 1 never (onus-7.137, onus-7.138). */
export const hitting = (hits: number, dice: number) =>
  Array.from({ length: dice }, (_, i) => (i < hits ? 6 : 1));

/** No field takes a greater life, which a unit with 30 wounds would have. */
export const MOST_LIFE = 30;

const repeated = (face: Face, dice: number) => Array.from({ length: dice }, () => face);

/** What each face of a die is worth, from a roll that shows nothing else: each die counts for itself (onus-7.135). */
export function worth(dice: number, told: (thrown: readonly Face[]) => number | null) {
  const each = once((face: Face) => Number(told(repeated(face, dice)) ?? Number.NaN) / dice);
  return (fallen: readonly Face[]) => fallen.reduce<number>((sum, face) => sum + each(face), 0);
}

/** Dice of an attack whatever they are for: the successes of one stage, or the wounds of both. */
export const attackRoll: Thrower = (told) => {
  const first = answerTo('onus/attack-roll', told);
  const dice = Number(
    told.attackDice ?? ([told.toHit, told.toWound].find(Array.isArray)?.length || 4),
  );
  const draft = { ...told, attackDice: dice };
  const die = { faces: D6, again: first.mayReroll ? 1 : undefined };
  const ended = once(
    (successes: number): Next => ({
      chances: { 'at-least-one': successes > 0 },
      means: { successes },
      tables: { successes },
    }),
  );
  const thrown = (
    many: number,
    field: string,
    of: (draft: Draft) => number | null,
    next: (sum: number) => Next,
  ): Next => {
    const sum = worth(many, (fallen) =>
      of({ ...draft, ...(many < dice && { toHit: hitting(many, dice) }), [field]: fallen }),
    );
    return many === 0 ? next(0) : { ...die, dice: many, next: (fallen) => next(sum(fallen)) };
  };
  const hitsOf = (one: Draft) => answerTo('onus/attack-roll', { ...one, toWound: undefined }).hits;
  const woundsOf = (one: Draft) => answerTo('onus/attack-roll', one).woundsDone;
  const wound = once((hits: number) => thrown(hits, 'toWound', woundsOf, ended));
  const { woundsDone } = first;
  // Every hit is rolled to wound, so that these dice tell the hits as well (onus-7.136, onus-7.167).
  const hits = first.hits ?? (told.toWound as readonly Face[] | undefined)?.length ?? null;
  if (told.rollStage === 'hit')
    return hits === null ? thrown(dice, 'toHit', hitsOf, ended) : ended(hits);
  if (woundsDone !== null) return ended(woundsDone);
  if (hits !== null) return wound(hits);
  return told.rollStage === 'wound' ? wound(dice) : thrown(dice, 'toHit', hitsOf, wound);
};

/** What an answer tells of the dice of one attack. */
interface Struck {
  dice: number;
  hits: number | null;
  woundsDone: number | null;
}

/**
 * The dice of an attack as they fall, to hit and then to wound. What goes on depends on the hits and wounds alone, so that
 * it goes on from the first dice that came to them.
 */
export function struck(
  told: Draft,
  unit: Draft,
  look: (draft: Draft) => Struck,
  add: (draft: Draft, values: Draft) => Draft,
  ended: (draft: Draft) => Next,
): Next {
  const known = new Map<string, Next>();
  const goOn = (draft: Draft): Next => {
    const { dice, hits, woundsDone } = look(draft);
    const thrown = (many: number, field: string): Next => ({
      ...{ dice: many, faces: D6, again: again(unit) },
      next: (fallen) => goOn(add(draft, { [field]: fallen })),
    });
    const key = `${hits} ${woundsDone}`;
    const next = () =>
      woundsDone !== null
        ? ended(draft)
        : hits === null
          ? thrown(dice, 'toHit')
          : thrown(hits, 'toWound');
    const found = known.get(key) ?? next();
    known.set(key, found);
    return found;
  };
  return goOn(told);
}

const FATES = { broken: 'broken', flees: 'fleeing', eliminated: 'eliminated' };
const ends = (who: string, fate: string | null) =>
  Object.fromEntries(Object.entries(FATES).map(([name, one]) => [`${who}-${name}`, fate === one]));

const add = (draft: Draft, values: Draft) => ({ ...draft, ...values });

/** A shot: its dice, and the check of a target that it wounds. */
export const shot: Thrower = (told) => {
  const { taken, ...unit } = group(told, 'target');
  if (lifeOf({ ...unit, taken }) > MOST_LIFE) return null;
  const fixed = within(told, 'target', { life: lifeOf({ ...unit, taken }) });
  const open = { ...fixed, target: { ...group(fixed, 'target'), taken: undefined } };
  const look = once((draft: Draft) => {
    const { dice, hits, woundsDone, fate } = answerTo('onus/shot', draft);
    return { dice, hits, woundsDone, fate };
  });
  const ended = (draft: Draft): Next => {
    const { hits, woundsDone, fate } = look(draft);
    if (taken !== undefined && taken !== woundsDone) return { void: true };
    if (fate === 'open')
      return { dice: 1, faces: D6, next: ([moraleDie]) => ended({ ...draft, moraleDie }) };
    const hit = hits ?? ((draft.toWound ?? []) as readonly Face[]).length;
    const wounds = woundsDone ?? Number.NaN;
    return {
      chances: {
        'at-least-one-hit': hit > 0,
        'at-least-one-wound': wounds > 0,
        ...ends('target', fate),
      },
      means: { hits: hit, wounds },
      tables: { hits: hit, wounds },
    };
  };
  return struck(open, group(told, 'shooter'), look, add, ended);
};

/** Elephants that trample: the wounds of a unit end with its life (onus-7.169). */
export const trample: Thrower = (told) => {
  const look = once((draft: Draft) => {
    const { dice, hits, woundsDone, fate } = answerTo('onus/trample', draft);
    return { dice, hits, woundsDone, fate };
  });
  const victim = group(told, 'victim');
  const left = lifeOf(victim) - Number(victim.wounds ?? 0);
  const ended = (draft: Draft): Next => {
    const { woundsDone, fate } = look(draft);
    if (fate === 'open')
      return { dice: 1, faces: D6, next: ([moraleDie]) => ended({ ...draft, moraleDie }) };
    const wounds = Math.min(left, woundsDone ?? Number.NaN);
    return {
      chances: { 'victim-wounded': wounds > 0, ...ends('victim', fate) },
      means: { wounds },
      tables: { wounds },
    };
  };
  return struck(told, group(told, 'elephants'), look, add, ended);
};
