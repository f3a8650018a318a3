import { applies, defineExamples, doesNotApply } from '../../../../src/content/example.ts';

/** The printed list for attack hand to hand. */
export const attack = defineExamples({
  'onus-15.1/three-wounds': applies('onus/modifier-list', {
    es: 'Unos legionarios de ataque 4/3 llevan 4 heridas.',
    en: 'Legionaries of attack 4/3 have 4 wounds.',
    ask: { unit: { hit: 4, wound: 3, wounds: 4 } },
    gives: { listedAttack: -1, attack: [3, 2] },
  }),
  'onus-15.2/no-officers': applies('onus/modifier-list', {
    es: 'Unos galos de ataque 4/4 han perdido a sus oficiales.',
    en: 'Gauls of attack 4/4 have lost their officers.',
    ask: { unit: { hit: 4, wound: 4, noOfficers: true } },
    gives: { listedAttack: -1, attack: [3, 3] },
  }),
  'onus-15.3/broken': applies('onus/modifier-list', {
    es: 'Unos mercenarios de ataque 3/3 están Rotos.',
    en: 'Mercenaries of attack 3/3 are Broken.',
    ask: { unit: { hit: 3, wound: 3, broken: true } },
    gives: { listedAttack: -1, attack: [2, 2] },
  }),
  'onus-15.4/the-charged-phalanx': applies('onus/modifier-list', {
    es: 'Unos Triarii de ataque 4/3 en Falange reciben de frente la carga de una infantería.',
    en: 'Triarii of attack 4/3 in Phalanx are charged frontally by infantry.',
    ask: { unit: { hit: 4, wound: 3, formation: 'phalanx' }, whoCharged: 'enemy' },
    gives: { listedAttack: 1, attack: [5, 4], strikesFirst: true },
  }),
  'onus-15.4/touched-on-the-rear': doesNotApply('onus/modifier-list', {
    es: 'Unos Triarii de ataque 4/3 en Falange sólo tienen contacto por la retaguardia.',
    en: 'Triarii of attack 4/3 in Phalanx are touched on their rear alone.',
    ask: { unit: { hit: 4, wound: 3, formation: 'phalanx', attackedOn: ['rear'] } },
    gives: { listedAttack: 0, attack: [4, 3], strikesFirst: false },
    cites: ['onus-10.1'],
  }),
  'onus-15.5/the-charge': applies('onus/modifier-list', {
    es: 'Unos catafractos de ataque 4/4 cargan en Punta de Flecha contra caballería.',
    en: 'Cataphracts of attack 4/4 charge cavalry in Arrowhead.',
    ask: {
      unit: { kind: 'cavalry', hit: 4, wound: 4, formation: 'arrowhead' },
      enemy: { kind: 'cavalry' },
      whoCharged: 'unit',
    },
    gives: { listedAttack: 1, attack: [5, 5] },
  }),
  'onus-15.5/charged-themselves': doesNotApply('onus/modifier-list', {
    es: 'Los catafractos de ataque 4/4 en Punta de Flecha reciben la carga.',
    en: 'The cataphracts of attack 4/4 in Arrowhead are charged.',
    ask: {
      unit: { kind: 'cavalry', hit: 4, wound: 4, formation: 'arrowhead' },
      enemy: { kind: 'cavalry' },
      whoCharged: 'enemy',
    },
    gives: { listedAttack: 0, attack: [4, 4] },
    cites: ['onus-10.1'],
  }),
  'onus-15.6/against-chariots': applies('onus/modifier-list', {
    es: 'Unos Lanceros de ataque 3/3 combaten contra carros.',
    en: 'Lancers of attack 3/3 fight chariots.',
    ask: { unit: { hit: 3, wound: 3, abilities: ['lancers'] }, enemy: { kind: 'chariots' } },
    gives: { listedAttack: 1, attack: [4, 4], notOnTheList: [] },
  }),
  'onus-15.6/sarissas-are-not-named': doesNotApply('onus/modifier-list', {
    es: 'Unas Sarissas de ataque 3/3 combaten contra carros.',
    en: 'Sarissas of attack 3/3 fight chariots.',
    ask: { unit: { hit: 3, wound: 3, abilities: ['sarissas'] }, enemy: { kind: 'chariots' } },
    gives: { listedAttack: 0, attack: [4, 4], notOnTheList: ['sarissas'] },
    cites: ['onus-10.1'],
  }),
  'onus-15.7/elephants-ram': applies('onus/modifier-list', {
    es: 'Unos elefantes de ataque 4/4 con Embestir cargan contra unos honderos.',
    en: 'Elephants of attack 4/4 with Ram charge slingers.',
    ask: { unit: { kind: 'elephants', hit: 4, wound: 4, abilities: ['ram'] }, whoCharged: 'unit' },
    gives: { listedAttack: 1, attack: [5, 5], strikesFirst: true },
  }),
  'onus-15.7/against-cavalry': doesNotApply('onus/modifier-list', {
    es: 'Los mismos elefantes de ataque 4/4 con Embestir cargan contra caballería.',
    en: 'The same elephants of attack 4/4 with Ram charge cavalry.',
    ask: {
      unit: { kind: 'elephants', hit: 4, wound: 4, abilities: ['ram'] },
      enemy: { kind: 'cavalry' },
      whoCharged: 'unit',
    },
    gives: { listedAttack: 0, attack: [4, 4], strikesFirst: false },
    cites: ['onus-10.1'],
  }),
});
