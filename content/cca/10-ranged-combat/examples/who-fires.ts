import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Who may fire at whom, and what the target may not do. */
export const whoFires = defineExamples({
  'cca-10.1': {
    'medium-infantry': forbids('cca/ranged-combat', {
      es: 'Una unidad de infantería media quiere disparar a infantería ligera que está a 2 hexes.',
      en: 'A medium infantry unit wants to fire at light infantry 2 hexes away.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI' } },
      gives: { allowed: false, range: 0, dice: 0 },
      case: 99,
    }),
    warriors: applies('cca/ranged-combat', {
      es: 'Unos guerreros quieren disparar a caballería media que está a 2 hexes.',
      en: 'Warriors want to fire at medium cavalry 2 hexes away.',
      ask: { attacker: { unit: 'WR' }, defender: { unit: 'MC' } },
      gives: { allowed: false },
    }),
    auxilia: doesNotApply('cca/ranged-combat', {
      es: 'Unos auxiliares quieren disparar a infantería media que está a 2 hexes.',
      en: 'Auxilia want to fire at medium infantry 2 hexes away.',
      ask: { attacker: { unit: 'AX' }, defender: { unit: 'MI' } },
      gives: { allowed: true, dice: 2 },
      cites: ['cca-10.11', 'cca-10.18'],
    }),
  },
  'cca-10.2': {
    'two-hexes-away': applies('cca/may-battle', {
      es: 'Una unidad de infantería ligera combate contra infantería media enemiga que está a 2 hexes.',
      en: 'A light infantry unit battles enemy medium infantry 2 hexes away.',
      ask: { attacker: { unit: 'LI' }, defender: { unit: 'MI' }, kind: 'ranged', distance: 2 },
      gives: { allowed: true, kind: 'ranged' },
      case: 363,
    }),
  },
  'cca-10.3': {
    'not-seen': forbids('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos tiene infantería pesada a 3 hexes, pero no la ve.',
      en: 'A light bows unit has heavy infantry 3 hexes away but does not see it.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'HI' }, distance: 3, lineOfSight: false },
      gives: { allowed: false, inRange: true },
      cites: ['cca-10.12', 'cca-10.3'],
    }),
    'neither-range-nor-sight': applies('cca/ranged-combat', {
      es: 'Unos auxiliares quieren disparar a infantería pesada que está a 3 hexes y a la que no ven.',
      en: 'Auxilia want to fire at heavy infantry that is 3 hexes away and that they do not see.',
      ask: { attacker: { unit: 'AX' }, defender: { unit: 'HI' }, distance: 3, lineOfSight: false },
      gives: { allowed: false, inRange: false },
      cites: ['cca-10.11', 'cca-10.3'],
    }),
    'seen-and-in-range': doesNotApply('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos ve infantería pesada que está a 3 hexes.',
      en: 'A light bows unit sees heavy infantry 3 hexes away.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'HI' }, distance: 3 },
      gives: { allowed: true },
      cites: ['cca-10.12'],
    }),
  },
  'cca-10.4': {
    'adjacent-target': forbids('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos quiere disparar a la infantería media adyacente.',
      en: 'A light bows unit wants to fire at the medium infantry adjacent to it.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI' }, distance: 1 },
      gives: { allowed: false, inRange: false },
      case: 97,
    }),
    'on-the-board': applies('cca/line-of-sight', {
      es: 'Una unidad ligera con arcos en G5 mira a una unidad enemiga en H5.',
      en: 'A light bows unit in G5 looks at an enemy unit in H5.',
      ask: { from: 'G5', to: 'H5', shooter: 'LB' },
      gives: { visible: true, distance: 1, inRange: false },
      cites: ['cca-10.10', 'cca-10.4'],
    }),
    'two-hexes': doesNotApply('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos quiere disparar a infantería media que está a 2 hexes.',
      en: 'A light bows unit wants to fire at medium infantry 2 hexes away.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI' } },
      gives: { allowed: true, inRange: true },
      cites: ['cca-10.2', 'cca-10.12'],
    }),
  },
  'cca-10.5': {
    'enemy-adjacent': forbids('cca/ranged-combat', {
      es: 'Unos auxiliares con 1 unidad enemiga adyacente quieren disparar a infantería media que está a 2 hexes.',
      en: 'Auxilia with 1 enemy unit adjacent want to fire at medium infantry 2 hexes away.',
      ask: { attacker: { unit: 'AX', enemiesAdjacent: 1 }, defender: { unit: 'MI' } },
      gives: { allowed: false },
      cites: ['cca-11.2', 'cca-10.5'],
      case: 3,
    }),
    'darken-the-sky': applies('cca/ranged-combat', {
      es: 'Con El Cielo se Oscurece, una unidad ligera con arcos con 1 unidad enemiga adyacente quiere disparar a otra que está a 2 hexes.',
      en: 'Under Darken the Sky a light bows unit with 1 enemy unit adjacent wants to fire at another 2 hexes away.',
      ask: {
        attacker: { unit: 'LB', enemiesAdjacent: 1 },
        defender: { unit: 'MI' },
        card: 'darken-the-sky',
      },
      gives: { allowed: false, fires: 0 },
      case: 281,
    }),
    'lone-leader-adjacent': doesNotApply('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos tiene adyacente a un líder enemigo solo y quiere disparar a infantería media que está a 2 hexes.',
      en: 'A light bows unit has a lone enemy leader adjacent and wants to fire at medium infantry 2 hexes away.',
      ask: { attacker: { unit: 'LB', leaderAdjacent: true }, defender: { unit: 'MI' } },
      gives: { allowed: true, dice: 2 },
      cites: ['cca-10.2'],
    }),
    'lone-leader-by-the-other-reading': forbids('cca/ranged-combat', {
      es: 'La misma unidad con el líder enemigo solo adyacente, con la lectura b de R50.',
      en: 'The same unit with the lone enemy leader adjacent, by reading b of R50.',
      ask: {
        attacker: { unit: 'LB', leaderAdjacent: true },
        defender: { unit: 'MI' },
        readings: { R50: 'b' },
      },
      gives: { allowed: false },
    }),
  },
  'cca-10.6': {
    'light-infantry': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a infantería ligera que está a 2 hexes.',
      en: 'A light bows unit fires at light infantry 2 hexes away.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'LI' } },
      gives: { mayBattleBack: false, mayEvade: false },
      cites: ['cca-10.6', 'cca-10.7'],
      case: 117,
    }),
    'light-cavalry-answers-not': applies('cca/ranged-combat', {
      es: 'Una unidad de caballería ligera dispara a otra igual que está a 2 hexes y no saca nada.',
      en: 'A light cavalry unit fires at another like it 2 hexes away and rolls nothing.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'LC' }, faces: ['red', 'blue'] },
      gives: { mayBattleBack: false, result: { hits: 0, misses: 2 } },
      cites: ['cca-10.21', 'cca-10.6'],
    }),
    'lone-leader': doesNotApply('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a un líder solo que está a 2 hexes.',
      en: 'A light bows unit fires at a lone leader 2 hexes away.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'LD' } },
      gives: { mustEvade: true, mayBattleBack: false },
      cites: ['cca-13.15'],
    }),
  },
  'cca-10.7': {
    'light-cavalry': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con hondas dispara a caballería ligera que está a 3 hexes.',
      en: 'A light slings unit fires at light cavalry 3 hexes away.',
      ask: { attacker: { unit: 'LS' }, defender: { unit: 'LC' }, distance: 3 },
      gives: { mayEvade: false, mustEvade: false },
    }),
    'lone-leader': doesNotApply('cca/ranged-combat', {
      es: 'Unos auxiliares disparan a un líder solo que está a 2 hexes y sacan 1 círculo verde y 1 bandera.',
      en: 'Auxilia fire at a lone leader 2 hexes away and roll 1 green circle and 1 flag.',
      ask: { attacker: { unit: 'AX' }, defender: { unit: 'LD' }, faces: ['green', 'flag'] },
      gives: { mustEvade: true, result: { hits: 0, flags: 0 } },
      cites: ['cca-10.26', 'cca-13.18', 'cca-13.15'],
    }),
  },
});
