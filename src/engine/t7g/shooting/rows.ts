import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { modified } from '../values/modified.ts';
import { modifiersOf, modifierTable, NONE } from '../values/modifiers.ts';
import {
  isCannon,
  isFar,
  isFirearm,
  isMixed,
  longerBy,
  rangeOf,
  type ShotInput,
} from './fields.ts';
import { FLINTLOCK_NEAR, weaponOf } from './weapons.ts';

const { bars, notes } = rulesOf<ShotInput>();

const reacts = ({ reaction }: ShotInput) => reaction;
const cardIs =
  (...cards: readonly ShotInput['card'][]) =>
  ({ card }: ShotInput) =>
    cards.includes(card);
const isFireCard = cardIs('fire');
const otherCard = on('card-of-fire', not(isFireCard));
const weaponIs =
  (...weapons: readonly ShotInput['shooter']['weapon'][]) =>
  ({ shooter }: ShotInput) =>
    weapons.includes(shooter.weapon);
/** Ruling R45: with the card ¡Fuego! cannons and dragoons may react too, or (b) never. */
const mayNotReact = ({ readings, reaction }: ShotInput) => reaction && readings.R45 === 'b';
const reachOf = (input: ShotInput) => ({
  inches: input.distance,
  reach: rangeOf(input),
  weapon: input.shooter.weapon,
});

/** Whether it may shoot at all. */
const MAY: Table<ShotInput, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      't7g-6.76',
      [isCannon],
      on('not-limbered', ({ shooter }) => shooter.limbered),
    ),
    bars('t7g-2.15/no-shot', [cardIs('attack', 'resist')]),
    bars('t7g-2.20/no-shot', [cardIs('run')]),
    bars('t7g-6.109', [isCannon], otherCard),
    bars('t7g-6.109/reaction', [isCannon, isFireCard, mayNotReact]),
    bars('t7g-6.58', [({ shooter }) => shooter.dragoon], otherCard),
    bars('t7g-6.58/reaction', [({ shooter }) => shooter.dragoon, isFireCard, mayNotReact]),
    notes(
      't7g-6.66',
      [weaponIs('bow', 'longbow'), reacts],
      on('no-harasser', ({ shooter }) => shooter.harasser),
      { unless: ['t7g-6.106'] },
    ),
    bars('t7g-6.106', [weaponIs('bow', 'longbow')], on('no-reaction', reacts)),
    bars('t7g-6.116', [weaponIs('javelin')], on('no-reaction', reacts)),
    bars(
      't7g-4.2',
      [],
      on('target-in-sight', ({ inSight }) => !inSight),
    ),
    notes('t7g-4.9/longer', [(input) => longerBy(input) > 0], {
      with: (input) => ({ longer: longerBy(input), reach: rangeOf(input) }),
    }),
    bars(
      't7g-4.9',
      [],
      on('within-range', (input) => input.distance > rangeOf(input)),
      { with: reachOf },
    ),
  ],
};

export function mayShoot(input: ShotInput, trace: Trace): boolean {
  const { weapon } = input.shooter;
  const { clause, range } = weaponOf(weapon);
  trace.step('t7g-4.17', { weapon, reach: range });
  trace.step(clause, { weapon, reach: range }, null, `${clause}/range`);
  return applyRows(MAY, input, true, trace);
}

const { decreases, gives, increases, notes: tells } = modifiersOf<ShotInput>();

const shoots = (trait: 'flematico' | 'raudo' | 'perfeccionista' | 'picaro') => (input: ShotInput) =>
  input.shooter[trait];
const weary = on('not-weary', ({ shooter }: ShotInput) => shooter.weary);
const byAttention = cardIs('attention');
const ATTENTION = { unless: ['t7g-2.16', 't7g-2.32'] } as const;
/** Ruling R27: pistols and Raudo spare the Decrease of ¡Atención! in a reaction too, or (b) only in an activation. */
const spared = ({ reaction, readings }: ShotInput) => !reaction || readings.R27 === 'a';
const mayFlee = ({ shooter, reaction, card }: ShotInput) =>
  reaction && card === 'fire' && shooter.harasser;
const keepsFlight = (input: ShotInput) => mayFlee(input) && !input.shooter.givesUpFlight;
const reactsInFull = on('shot-of-an-activation', reacts);
const isNear = on('beyond-six-inches', ({ distance }: ShotInput) => distance <= FLINTLOCK_NEAR);

/** What raises and lowers Fire. */
const FIRE = modifierTable<ShotInput>([
  tells('t7g-7.79/fire', [shoots('flematico')], weary, { unless: ['t7g-1.28'] }),
  decreases('t7g-1.28/fire', [], weary),
  tells('t7g-6.122/spared', [weaponIs('pistol'), spared], on('other-card', byAttention), ATTENTION),
  tells('t7g-6.115', [weaponIs('javelin')], on('other-card', byAttention), ATTENTION),
  tells('t7g-7.105', [shoots('raudo'), spared], on('other-card', byAttention), ATTENTION),
  decreases('t7g-2.16', [byAttention], on('is-a-reaction', not(reacts))),
  decreases('t7g-2.32', [byAttention, reacts]),
  tells('t7g-6.68', [isFirearm, mayFlee], on('gives-up-flight', keepsFlight), {
    unless: ['t7g-6.102'],
  }),
  increases('t7g-6.102', [isFirearm], reactsInFull),
  tells('t7g-6.120', [weaponIs('flintlock'), reacts, not(keepsFlight)], isNear, {
    unless: ['t7g-6.119'],
  }),
  increases('t7g-6.119', [weaponIs('flintlock')], isNear),
  increases('t7g-7.99', [shoots('perfeccionista')]),
  increases('t7g-7.100/fire', [shoots('picaro')]),
  gives('t7g-7.34', ({ shooter }) => shooter.drill, [({ shooter }) => shooter.drill > 0]),
]);

/** Dice of the shot: its Fire, of the two where there are two, with all that bears on it. */
export function fireDice(input: ShotInput, trace: Trace): number {
  const { fire, farFire = fire } = input.shooter;
  const value = isMixed(input) && isFar(input) ? farFire : fire;
  if (isMixed(input)) trace.step('t7g-6.104', { inches: input.distance, fire: value });
  const by = applyRows(FIRE, input, NONE, trace);
  return modified({ value, ...by, readings: input.readings }, trace);
}

const inCover = ({ target }: ShotInput) => target.cover;
const behindWall = ({ target }: ShotInput) => target.fortifiedGuns;
const stoic = ({ target }: ShotInput) => target.estoico;
const disordered = on('not-disordered', ({ target }: ShotInput) => target.disordered);

/** What raises and lowers the Courage of who is shot at. Cover counts once (ruling R62). */
const COURAGE = modifierTable<ShotInput>([
  tells(
    't7g-6.121',
    [({ shooter }) => shooter.mortar],
    on('in-the-open', any<ShotInput>(inCover, behindWall, stoic)),
    { unless: ['t7g-4.25', 't7g-7.76', 't7g-6.82'] },
  ),
  increases('t7g-4.25', [], on('in-the-open', inCover), { unless: ['t7g-7.76', 't7g-6.82'] }),
  increases('t7g-7.76', [stoic], { unless: ['t7g-6.82'] }),
  increases('t7g-6.82', [behindWall]),
  increases('t7g-2.38', [({ target }) => target.resists]),
  increases(
    't7g-6.19',
    [({ target }) => target.mobileFortress],
    on('shot-by-a-cannon', not(isCannon)),
  ),
  tells('t7g-6.63', [({ target }) => target.openOrder], disordered, { unless: ['t7g-1.29'] }),
  decreases('t7g-1.29', [], disordered),
  gives('t7g-7.37', ({ target }) => target.sacrifice, [({ target }) => target.sacrifice > 0]),
]);

/** Dice with which the target resists; nothing where its Courage is not told. */
export function courageDice(input: ShotInput, trace: Trace): number | null {
  const { courage: value } = input.target;
  if (value === undefined) return null;
  const by = applyRows(COURAGE, input, NONE, trace);
  return modified({ value, ...by, readings: input.readings }, trace);
}
