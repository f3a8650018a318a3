import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { read } from '../../core/schema/read.ts';
import { answerTo } from '../../testing/ask.ts';
import { WEAPON_NAMES } from '../shooting/weapons.ts';
import { TROOP_KINDS } from '../units/unit-rows.ts';
import { CARD_FIELDS, CARDS_FIELDS } from './card.ts';
import { isOfTheOther, NAMES, ORDINARY, valuesFor } from './given.ts';
import { parseCards, writeCards, writtenOf } from './notation.ts';
import { SAMPLES } from './samples.ts';
import { unitCards } from './unit-cards.ts';
import { usableCard, usableCards } from './usable.ts';

const unsaid = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const upTo = (max: number, min = 0) => fc.integer({ min, max });
const card = fc.record({
  unitCalled: fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.slice(0, 60)),
  unitTroops: fc.constantFrom(...TROOP_KINDS),
  models: upTo(80, 1),
  width: unsaid(upTo(40, 1)),
  movement: upTo(12),
  weaponSkill: upTo(10),
  leadership: upTo(10),
  closeWeapon: fc.constantFrom(...CARD_FIELDS.closeWeapon.options),
  weapon: unsaid(fc.constantFrom(...WEAPON_NAMES)),
  bodyArmour: fc.constantFrom(...CARD_FIELDS.bodyArmour.options),
  shield: fc.constantFrom(...CARD_FIELDS.shield.options),
  barding: fc.constantFrom(...CARD_FIELDS.barding.options),
  save: unsaid(upTo(6, 2)),
  standard: fc.boolean(),
  champion: fc.boolean(),
  formation: fc.constantFrom(...CARD_FIELDS.formation.options),
  veteran: fc.boolean(),
  finestHorses: fc.boolean(),
  baseWidth: unsaid(upTo(80, 10).map((halves) => halves / 2 + 5)),
  unitPoints: unsaid(upTo(9999)),
});

/** With every value, as a question reads it. */
const meant = (draft: unknown) => read(CARDS_FIELDS, draft);

test('cards in one word are read back with every value', () => {
  fc.assert(
    fc.property(fc.array(card, { maxLength: 5 }), (units) => {
      const text = writeCards({ armyCalled: 'Roma', units });
      expect(text).toMatch(/^[\w.~,-]+$/);
      expect(meant(parseCards(text))).toEqual(meant({ armyCalled: 'Roma', units }));
    }),
  );
});

test('a card is as short as what is unusual on it', () => {
  const units = [{ unitCalled: 'Triarii', models: 16, width: 4, closeWeapon: 'spear' }] as const;
  expect(writeCards({ units })).toBe('wabu1__u.Triarii.n16.w4.c-spear');
  const phalanx = [{ unitCalled: 'P', formation: 'phalanx', veteran: true }] as const;
  expect(writeCards({ units: phalanx })).toBe('wabu1__u.P.f-phalanx.veteran');
});

test('a damaged text is told where it is damaged, and what is no value is not written', () => {
  expect(parseCards('wabu1__u.Triarii.n16.q9')).toMatchObject({ at: 21 });
  expect(parseCards('wabu1__u.Triarii.n99')).toMatchObject({ at: 17 });
  expect(parseCards('t7ga1_')).toMatchObject({ at: 0 });
  expect(writtenOf({ units: [{ models: 0 }] })).toBeUndefined();
  expect(writtenOf({ units: [{ colour: 'red' }] })).toBeUndefined();
});

/** The fields that are blamed, with the clauses that say so. */
const blamed = (unit: object) => {
  const reply = put(unitCards, { units: [unit] });
  return 'violations' in reply
    ? reply.violations.map(({ field, clause }) => `${field} ${clause ?? ''}`.trim())
    : [];
};

describe('what contradicts itself is told at its value, with the clause', () => {
  test.each([
    [{ models: 4, width: 6 }, ['units.0.width wab-1.29']],
    [{ unitTroops: 'character', models: 2 }, ['units.0.models wab-1.44']],
    [{ unitTroops: 'character', models: 1, champion: true }, ['units.0.champion wab-8.6']],
    [{ unitTroops: 'elephants', models: 1, standard: true }, ['units.0.standard wab-8.12']],
    [{ unitTroops: 'large-artillery', models: 1, musician: true }, ['units.0.musician wab-8.16']],
    [{ barding: 'full-metal' }, ['units.0.barding wab-11.3']],
    [{ save: 2 }, ['units.0.save wab-11.4']],
    [{ unitTroops: 'cavalry', save: 2 }, ['units.0.save wab-11.4']],
    [{ unitTroops: 'cavalry', save: 2, barding: 'half-cloth' }, []],
    [{ unitTroops: 'cavalry', formation: 'shieldwall' }, ['units.0.formation wab-13.88']],
    [{ formation: 'massed-cavalry' }, ['units.0.formation wab-13.82']],
    [{ ferocious: true }, ['units.0.ferocious wab-13.70']],
    [{ finestHorses: true }, ['units.0.finestHorses wab-13.68']],
    [{ unitTroops: 'cataphracts', ferocious: true, finestHorses: true }, []],
    [{ weaponSkill: 11 }, ['units.0.weaponSkill']],
    [{ models: 4 }, []],
  ])('%o', (unit, fields) => {
    expect(blamed(unit)).toEqual(fields);
  });
});

test('a unit that is too small may not begin the battle (wab-1.28)', () => {
  const answer = answerTo('wab/unit-cards', {
    units: [{ models: 4 }, { unitTroops: 'light-chariots', models: 3, width: 3 }],
  });
  expect(answer).toMatchObject({ allowed: false, units: [{ tooFew: true }, { tooFew: false }] });
});

test('armour takes off Movement and saves, barding is apart (wab-2.12, wab-11.2, wab-11.23)', () => {
  const answer = answerTo('wab/unit-cards', {
    units: [
      { bodyArmour: 'heavy', shield: 'large-shield' },
      { unitTroops: 'cavalry', models: 8, movement: 8, bodyArmour: 'light', barding: 'full-cloth' },
      { save: 4, bodyArmour: 'light' },
    ],
  });
  expect(answer).toMatchObject({
    units: [
      { factor: 3, saveInCombat: 3, saveFromShots: 3 },
      { factor: 8, saveInCombat: 4, saveFromShots: 5, orderOfUnit: 'close' },
      { factor: 4, saveInCombat: 4, saveFromShots: 4 },
    ],
  });
});

test('the samples are cards, and of an unfinished list what can be used is used', () => {
  for (const { values } of SAMPLES) expect(blamed(values)).toEqual([]);
  const [one] = usableCards({ units: [{ unitCalled: 'A', models: 'many', width: 30, save: 9 }] });
  expect(one).toMatchObject({ unitCalled: 'A', models: 20, width: 20, save: undefined });
  expect(usableCards('nothing')).toEqual([]);
});

const HORSE = usableCard({
  ...{ unitTroops: 'cavalry', models: 8, width: 4, movement: 8, weaponSkill: 4, weapon: 'javelin' },
  ...{ bodyArmour: 'heavy', shield: 'shield', ballisticSkill: 2, musician: true },
});
const says = (query: string, asksArmour = false) => valuesFor(query, HORSE, () => asksArmour);

test('what a card leaves unsaid of a warrior a round of combat takes for itself', () => {
  const round = (own: object) => answerTo('wab/combat-round', { own });
  expect(round(ORDINARY)).toEqual(round({}));
  for (const [name, value] of Object.entries(ORDINARY))
    if (!name.startsWith('base')) expect(round({ [name]: value + 3 })).not.toEqual(round({}));
});

test('a card says what each question asks for by its name', () => {
  expect(says('wab/combat-round')).toMatchObject({
    ...{ models: 8, width: 4, skill: 4, movement: 7, save: 3, order: 'cavalry', musician: true },
  });
  expect(says('wab/shooting')).toMatchObject({ skill: 2, range: 8, strength: undefined });
  expect(says('wab/movement')).toMatchObject({ movement: 8, bodyArmour: 'heavy', kind: 'cavalry' });
  const cataphracts = usableCard({ unitTroops: 'cataphracts', movement: 8, finestHorses: true });
  expect(valuesFor('wab/combat-round', cataphracts, () => false)).toMatchObject({
    ...{ formation: 'cataphracts', order: 'cavalry', attackerTroops: 'cavalry', movement: 9 },
  });
  expect(valuesFor('wab/movement', cataphracts, () => false)).toMatchObject({
    ...{ formation: 'cataphracts', movement: 8, finestHorses: true, kind: 'cavalry' },
  });
  const inRound = (unitTroops: (typeof TROOP_KINDS)[number]) =>
    valuesFor('wab/combat-round', usableCard({ unitTroops }), () => false);
  expect(inRound('war-wagon')).toMatchObject({ attackerTroops: 'war-wagon', notHuman: false });
  expect(inRound('elephants')).toMatchObject({ attackerTroops: 'elephants', notHuman: false });
  // Machines are refused there.
  expect(inRound('small-artillery').notHuman).toBe(true);
  expect(says('wab/charge-reaction')).toMatchObject({
    ...{ targetMovement: 7, bareMovement: 8, troops: 'cavalry', missiles: true },
  });
  // A question that asks what he wears works the save out itself.
  expect(says('wab/combat-round', true).save).toBeUndefined();
  const others = (query: string) => NAMES.filter((name) => isOfTheOther(query, name));
  expect(others('wab/blows')).toEqual(expect.arrayContaining(['enemySkill', 'toughness', 'save']));
  expect(others('wab/break-test')).toContain('enemyModels');
  expect(others('wab/break-test')).not.toContain('models');
  expect(others('wab/charge-reaction')).not.toContain('targetMovement');
});
