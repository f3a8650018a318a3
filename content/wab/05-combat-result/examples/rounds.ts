import { applies, defineExamples } from '../../../../src/library/example.ts';

/** One man against another, or two against two: Weapon Skill 3, Strength 3, no save. */
const ALONE = { models: 1, width: 1 };
const PAIR = { models: 2, width: 2 };
/** Nobody can wound anybody: Strength 3 against Toughness 9. */
const WALL = { toughness: 9 };

/** Whole rounds, from the first blow to the pursuit. */
export const rounds = defineExamples({
  'wab-5.38/duel': applies('wab/combat-round', {
    es: 'Un guerrero solo carga contra otro igual, los dos de Habilidad 3, Fuerza 3, Resistencia 3 y sin salvación.',
    en: 'A single warrior charges his like, both with Weapon Skill 3, Strength 3, Toughness 3 and no save.',
    ask: { own: { ...ALONE, charge: 'charged' }, enemy: ALONE },
    gives: { first: 'own' },
    odds: { 'enemy-wiped-out': '1/4', 'own-wiped-out': '3/16', draw: '9/16' },
    cites: ['wab-5.8', 'wab-5.38'],
  }),
  'wab-5.39/two-against-two': applies('wab/combat-round', {
    es: 'Dos guerreros cargan contra otros dos iguales; el que pierde con 1 huye, y los dos mueven 4 pulgadas.',
    en: 'Two warriors charge two of their like; whoever loses with 1 left flees, and both move 4 inches.',
    ask: { own: { ...PAIR, charge: 'charged' }, enemy: PAIR },
    gives: { first: 'own' },
    odds: {
      ...{ draw: '105/256', 'enemy-breaks': '9/32', 'own-breaks': '27/128' },
      ...{ 'enemy-caught': '575/4608', 'enemy-wiped-out': '1/16', 'own-wiped-out': '9/256' },
    },
    cites: ['wab-5.37', 'wab-5.39', 'wab-6.7'],
  }),
  'wab-5.39/standard-decides': applies('wab/combat-round', {
    es: 'Nadie puede herir a nadie; las dos unidades, de 20 en orden cerrado, son iguales, pero solo la tuya tiene estandarte.',
    en: 'Neither side can wound the other; both units of 20 in close order are alike, but only yours has a standard.',
    ask: { own: { ...WALL, standard: true }, enemy: WALL, lastRound: 'own-won' },
    gives: { own: { bonus: 5 }, enemy: { bonus: 3 } },
    odds: { 'own-wins': '1', 'enemy-holds': '5/18', 'enemy-breaks': '13/18' },
  }),
  'wab-5.53/lances-in-a-wood': applies('wab/combat-round', {
    es: 'Caballería con lanzas que suman 2 carga en un bosque contra infantería de Resistencia 3.',
    en: 'Cavalry with lances that add 2 charges in a wood against infantry with Toughness 3.',
    ask: {
      own: { order: 'cavalry', charge: 'charged', chargeBonus: 2, inDifficult: true },
      enemy: {},
      lastRound: 'own-won',
    },
    gives: { own: { needsToWound: 4, bonus: 0 } },
  }),
  'wab-5.44/one-point': applies('wab/combat-round', {
    es: 'Nadie puede herir a nadie; tu unidad, caballería que mueve 8 pulgadas, lleva el único estandarte contra 5 infantes en orden abierto, y se golpea a la vez.',
    en: 'Neither side can wound the other; your unit, cavalry that moves 8 inches, has the only standard against 5 infantry in open order, and blows are struck at once.',
    ask: {
      own: { ...WALL, standard: true, order: 'cavalry', movement: 8 },
      enemy: { ...WALL, order: 'open-infantry', models: 5 },
      lastRound: 'draw',
      readings: { R103: 'b' },
    },
    gives: { first: 'both', own: { bonus: 1 }, enemy: { bonus: 0 } },
    odds: { 'enemy-holds': '5/12', 'enemy-caught': '7063/15552' },
  }),
  'wab-5.46/gives-ground': applies('wab/combat-round', {
    es: 'Nadie puede herir a nadie; tu unidad de 10 lucha desde lo alto contra 20 en orden cerrado, y las dos tienen filas de 5; la tuya lleva estandarte.',
    en: 'Neither side can wound the other; your unit of 10 fights from above against 20 in close order, both in ranks of 5; yours has a standard.',
    ask: {
      own: { ...WALL, models: 10, standard: true, higher: true },
      enemy: WALL,
      readings: { R103: 'b' },
    },
    gives: { own: { bonus: 4 }, enemy: { bonus: 3 } },
    odds: { 'enemy-holds': '5/12', 'enemy-gives-ground': '7/12', 'enemy-breaks': '0' },
  }),
});
