import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Repositioning by 90 and 180 degrees. */
export const repositioning = defineExamples({
  'onus-7.98': {
    'two-kinds': applies('onus/engaged-action', {
      es: 'Una unidad trabada y activa se recoloca 90 grados.',
      en: 'An active engaged unit repositions by 90 degrees.',
      ask: { engagedAction: 'reposition-90' },
      gives: { allowed: true, engagedAfter: true },
      cites: ['onus-7.98', 'onus-7.99'],
    }),
  },
  'onus-7.99': {
    'turns-to-face-its-attacker': applies('onus/engaged-action', {
      es: 'Una unidad atacada en la retaguardia por 2 secciones es activada, se recoloca 90 grados con 2 secciones de su frente en contacto y hay sitio para envolver con 4 marcadores.',
      en: 'A unit attacked on the rear by 2 sections is activated, repositions by 90 degrees with 2 sections of its front in contact, and there is room to envelop with 4 markers.',
      ask: {
        engagedAction: 'reposition-90',
        extended: 2,
        enemies: [{ onOwnFront: false, sectionsTouching: 2 }],
        enemyContactsBefore: 2,
        keptByCard: 2,
        frontAfter: 2,
        roomForMarkers: 4,
      },
      gives: { allowed: true, markersNeeded: 0, markersPlaced: 4, diceAfter: 6 },
      cites: ['onus-7.98', 'onus-7.99', 'onus-7.100', 'onus-7.105'],
      case: 24,
    }),
    'no-space': forbids('onus/engaged-action', {
      es: 'Una unidad trabada quiere recolocarse 90 grados sin espacio libre para ello.',
      en: 'An engaged unit wants to reposition by 90 degrees without free space for it.',
      ask: { engagedAction: 'reposition-90', freeSpace: false },
      gives: { allowed: false },
    }),
  },
  'onus-7.100': {
    'three-markers-keep-the-contacts': applies('onus/engaged-action', {
      es: 'Una unidad se recoloca 90 grados. El enemigo tenía en contacto 5 secciones frontales, y la carta girada sólo tocaría 2.',
      en: 'A unit repositions by 90 degrees. The enemy had 5 front sections in contact, and the turned card alone would touch only 2.',
      ask: { engagedAction: 'reposition-90', enemyContactsBefore: 5, keptByCard: 2 },
      gives: { allowed: true, markersNeeded: 3 },
      cites: ['onus-7.99', 'onus-7.100'],
      case: 23,
    }),
    'enemy-marker-in-the-way': forbids('onus/engaged-action', {
      es: 'Para que una unidad se recolocara 90 grados habría que retirar un marcador del enemigo.',
      en: 'For a unit to reposition by 90 degrees a marker of the enemy would have to be removed.',
      ask: { engagedAction: 'reposition-90', enemyMarkersChange: true },
      gives: { allowed: false },
    }),
  },
  'onus-7.101': {
    'over-a-friendly-marker': forbids('onus/engaged-action', {
      es: 'La única forma en que una unidad podría recolocarse 90 grados dejaría su carta sobre un marcador de Sección amigo.',
      en: 'The only way in which a unit could reposition by 90 degrees would leave its card over a friendly Section marker.',
      ask: { engagedAction: 'reposition-90', overlapsSomething: true },
      gives: { allowed: false },
      case: 185,
    }),
    'nothing-in-the-way': doesNotApply('onus/engaged-action', {
      es: 'Una unidad se recoloca 90 grados sin quedar encima de nada.',
      en: 'A unit repositions by 90 degrees and lies over nothing.',
      ask: { engagedAction: 'reposition-90' },
      gives: { allowed: true },
      cites: ['onus-7.99', 'onus-7.100'],
    }),
    'over-another-unit': applies('onus/engaged-action', {
      es: 'Hay espacio libre para girar 90 grados, pero la carta taparía parte de otra unidad.',
      en: 'There is free space to turn by 90 degrees, but the card would cover part of another unit.',
      ask: { engagedAction: 'reposition-90', freeSpace: true, overlapsSomething: true },
      gives: { allowed: false },
      cites: ['onus-7.99', 'onus-7.101'],
    }),
  },
  'onus-7.102': {
    'front-where-the-rear-was': applies('onus/engaged-action', {
      es: 'Una unidad atacada sólo por la retaguardia se recoloca 180 grados.',
      en: 'A unit attacked on its rear only repositions by 180 degrees.',
      ask: { engagedAction: 'reposition-180', enemies: [{ onOwnFront: false }] },
      gives: { allowed: true, attackDice: [0], engagedAfter: true },
      cites: ['onus-7.98', 'onus-7.102'],
    }),
  },
  'onus-7.103': {
    'two-own-markers': applies('onus/engaged-action', {
      es: 'Una unidad que envuelve al enemigo con 2 marcadores se recoloca 180 grados.',
      en: 'A unit that envelops the enemy with 2 markers repositions by 180 degrees.',
      ask: { engagedAction: 'reposition-180', enemies: [{ ownMarkers: 2 }] },
      gives: { attackDice: [2], markersRemoved: 2, eventsInAttack: false },
      cites: ['onus-7.102', 'onus-7.103', 'onus-7.158'],
    }),
  },
  'onus-7.104': {
    'enemy-marker-stays': applies('onus/engaged-action', {
      es: 'Una unidad atacada por la retaguardia, con 1 sección enemiga que la envuelve, es activada y se recoloca 180 grados.',
      en: 'A unit attacked from the rear, with 1 enemy section enveloping it, is activated and repositions by 180 degrees.',
      ask: { engagedAction: 'reposition-180', enemies: [{ onOwnFront: false, enemyMarkers: 1 }] },
      gives: { allowed: true, enemyMarkersStay: true, markersPlaced: 3 },
      cites: ['onus-7.102', 'onus-7.104', 'onus-7.105'],
      case: 25,
    }),
  },
  'onus-7.105': {
    'envelops-after-turning': applies('onus/engaged-action', {
      es: 'Tras recolocarse 180 grados, una unidad tiene 2 secciones frontales en contacto y 2 libres.',
      en: 'After repositioning by 180 degrees a unit has 2 front sections in contact and 2 free.',
      ask: { engagedAction: 'reposition-180', frontAfter: 2 },
      gives: { allowed: true, markersPlaced: 2 },
      cites: ['onus-7.102', 'onus-7.105'],
    }),
  },
});
