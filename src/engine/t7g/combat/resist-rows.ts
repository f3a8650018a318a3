import { applyRows } from '../../core/rows.ts';
import { on } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { modified } from '../values/modified.ts';
import { modifiersOf, modifierTable, NONE } from '../values/modifiers.ts';
import { type Bout, cannotBeFlanked, cardOf, has, isInProtection, isUndaunted } from './fields.ts';

/** Each die that resists in combat must show it (t7g-5.14). */
export const RESIST_FROM = 5;

const { decreases, gives, increases, notes: tells } = modifiersOf<Bout>(({ who }) => ({ who }));

const isCharged = ({ who }: Bout) => who === 'defender';
const shelterIs =
  (...shelters: readonly Bout['unit']['shelter'][]) =>
  ({ unit }: Bout) =>
    shelters.includes(unit.shelter);
/** Only who is charged reacts so: nobody attacks with that card. */
const resists = (bout: Bout) => bout.manner === 'charge' && cardOf(bout, bout.who) === 'resist';
const flanked = on('charged-in-front', ({ flank }: Bout) => flank);
/** Ruling R62: Protegido counts once, or (b) from each of its sources. */
const countsBeside = ({ unit, readings }: Bout) => !isInProtection(unit) || readings.R62 === 'b';

/** What raises and lowers Courage. */
const COURAGE = modifierTable<Bout>([
  tells('t7g-5.31/courage', [({ badWar }) => badWar, resists], { unless: ['t7g-2.38'] }),
  increases('t7g-2.38/combat', [resists]),
  tells(
    't7g-6.114',
    [isCharged, ({ enemy }) => has(enemy, 'grenades')],
    on('unprotected', (bout) => isInProtection(bout.unit) || isUndaunted(bout)),
    { unless: ['t7g-5.39', 't7g-9.41', 't7g-6.82', 't7g-7.85'] },
  ),
  increases('t7g-5.39', [isCharged, shelterIs('wall')]),
  tells('t7g-9.34/combat', [isCharged, shelterIs('fence')]),
  increases('t7g-9.41/side', [isCharged, shelterIs('building')]),
  increases('t7g-6.82/combat', [isCharged, shelterIs('guns')]),
  increases(
    't7g-7.85',
    [isCharged, ({ unit }) => unit.imperterrito],
    on('has-acted', isUndaunted),
    on('protected-already', countsBeside),
  ),
  tells('t7g-6.63/combat', [({ unit }) => unit.openOrder && unit.disordered]),
  decreases(
    't7g-1.29/combat',
    [],
    on('not-disordered', ({ unit }) => unit.disordered),
  ),
  tells('t7g-5.11/combat', [isCharged, ({ unit }) => cannotBeFlanked(unit)], flanked, {
    unless: ['t7g-7.81', 't7g-5.9'],
  }),
  tells('t7g-7.81', [isCharged, ({ unit }) => unit.gallardo], flanked, { unless: ['t7g-5.9'] }),
  decreases('t7g-5.9/courage', [isCharged], flanked),
  gives('t7g-7.38', ({ unit }) => unit.will, [({ unit }) => unit.will > 0]),
]);

/** Dice with which it resists; nothing where its Courage is not told. */
export function resistDice(bout: Bout, trace: Trace): number | null {
  const { courage: value } = bout.unit;
  if (value === undefined) return null;
  const by = applyRows(COURAGE, bout, NONE, trace);
  return modified({ value, ...by, readings: bout.readings }, trace);
}
