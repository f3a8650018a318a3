import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';
import { fire } from '../../battles.ts';

/** The procedure of ranged combat, and how far units fire. */
export const range = defineExamples({
  'cca-10.8/from-announcement-to-retreat': applies('cca/ranged-combat', {
    es: 'Una unidad ligera con arcos dispara a infantería media que está a 3 hexes, en una colina, y saca 1 triángulo azul y 1 bandera.',
    en: 'A light bows unit fires at medium infantry 3 hexes away on a hill and rolls 1 blue triangle and 1 flag.',
    ask: fire('LB', { unit: 'MI', terrain: 'hill' }, { distance: 3, faces: ['blue', 'flag'] }),
    gives: { dice: 2, result: { hits: 1, retreatHexes: 1, blocksLeft: 3 } },
    cites: [
      'cca-10.8',
      'cca-10.9',
      'cca-10.12',
      'cca-10.18',
      'cca-10.17',
      'cca-10.22',
      'cca-10.27',
      'cca-10.29',
    ],
  }),
  'cca-10.9/one-target': applies('cca/ranged-combat', {
    es: 'Una unidad ligera con arcos anuncia que dispara a infantería media que está a 3 hexes.',
    en: 'A light bows unit announces that it fires at medium infantry 3 hexes away.',
    ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI' }, distance: 3 },
    gives: { allowed: true, dice: 2 },
    cites: ['cca-10.9', 'cca-10.18'],
  }),
  'cca-10.9/one-die-at-each': forbids('cca/ranged-combat', {
    es: 'Una unidad ligera con arcos quiere tirar uno de sus dados contra cada uno de 2 objetivos que tiene al alcance.',
    en: 'A light bows unit wants to roll one of its dice at each of 2 targets in range.',
    ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI' }, splitDice: true },
    cites: ['cca-10.9', 'cca-9.5'],
    case: 367,
  }),
  'cca-10.10/two-hexes-between': applies('cca/line-of-sight', {
    es: 'Entre la caballería ligera, en E5, y su objetivo, en E8, hay 2 hexes vacíos.',
    en: 'Between the light cavalry in E5 and its target in E8 lie 2 empty hexes.',
    ask: { from: 'E5', to: 'E8', shooter: 'LC' },
    gives: { distance: 3, range: 2, inRange: false, visible: true },
    cites: ['cca-10.10', 'cca-10.11'],
    case: 365,
  }),
  'cca-10.10/one-hex-between': applies('cca/line-of-sight', {
    es: 'Entre la caballería ligera, en E5, y su objetivo, en E7, hay 1 hex vacío.',
    en: 'Between the light cavalry in E5 and its target in E7 lies 1 empty hex.',
    ask: { from: 'E5', to: 'E7', shooter: 'LC' },
    gives: { distance: 2, inRange: true },
    cites: ['cca-10.10', 'cca-10.11'],
  }),
  'cca-10.11/auxilia-at-three': forbids('cca/ranged-combat', {
    es: 'Unos auxiliares quieren disparar a infantería pesada que está a 3 hexes.',
    en: 'Auxilia want to fire at heavy infantry 3 hexes away.',
    ask: { attacker: { unit: 'AX' }, defender: { unit: 'HI' }, distance: 3 },
    gives: { allowed: false, range: 2, inRange: false },
  }),
  'cca-10.11/light-cavalry-after-four-hexes': applies('cca/ranged-combat', {
    es: 'Una unidad de caballería ligera mueve 4 hexes y dispara a un objetivo que está a 2.',
    en: 'A light cavalry unit moves 4 hexes and fires at a target 2 away.',
    ask: { attacker: { unit: 'LC', moved: 4 }, defender: { unit: 'MI' } },
    gives: { allowed: true, dice: 1 },
    cites: ['cca-10.11', 'cca-10.18'],
    case: 6,
  }),
  'cca-10.11/mounted-charge': forbids('cca/ranged-combat', {
    es: 'Con Carga Montada, una unidad de caballería ligera mueve 2 hexes y quiere disparar a un objetivo que está a 2.',
    en: 'Under Mounted Charge a light cavalry unit moves 2 hexes and wants to fire at a target 2 away.',
    ask: { attacker: { unit: 'LC', moved: 2 }, defender: { unit: 'MI' }, card: 'mounted-charge' },
    gives: { allowed: false, inRange: true },
    cites: ['cca-10.11', 'cca-18.49'],
    case: 277,
  }),
  'cca-10.12/bows-at-three': applies('cca/ranged-combat', {
    es: 'Una unidad ligera con arcos que no ha movido dispara a un objetivo que ve y que está a 3 hexes.',
    en: 'A light bows unit that has not moved fires at a target that it sees 3 hexes away.',
    ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI' }, distance: 3 },
    gives: { allowed: true, dice: 2 },
    cites: ['cca-10.12', 'cca-10.18'],
    case: 4,
  }),
  'cca-10.12/slings-at-four': forbids('cca/ranged-combat', {
    es: 'Una unidad ligera con hondas quiere disparar a un objetivo que está a 4 hexes.',
    en: 'A light slings unit wants to fire at a target 4 hexes away.',
    ask: { attacker: { unit: 'LS' }, defender: { unit: 'MI' }, distance: 4 },
    gives: { allowed: false, inRange: false },
  }),
});
