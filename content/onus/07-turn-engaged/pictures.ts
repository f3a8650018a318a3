import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-7.93',
    name: 'three-more',
    position:
      'onus1_bottom_A-46-54-wraps~X~right~2_top_X-50-50-m5-cavalry-extended~left-wraps~A~right~2-wraps~A~rear~1',
    ask: {
      what: 'contacts',
      before: 'onus1_bottom_A-46-54-wraps~X~right~2_top_X-50-50-m5-cavalry-extended~left',
    },
    expect: {
      before: { engagedPairs: [{ unitName: 'A', enemyName: 'X', dice: 4 }] },
      engagedPairs: [{ unitName: 'A', enemyName: 'X', dice: 7, exposureOfUnit: -3 }],
    },
    say: {
      es: 'Se combatía con 4 dados. X, activada, envuelve con sus 2 secciones libres y con la ampliada: 2 marcadores en el flanco de A y 1 en su retaguardia. Ahora son 7 dados.',
      en: 'The combat was fought with 4 dice. X, activated, envelops with its 2 free sections and the extended one: 2 markers at the flank of A and 1 at its rear. Now it is 7 dice.',
    },
  },
  {
    clause: 'onus-7.99',
    name: 'to-face-the-enemy',
    position: 'onus1_bottom_A-52-48-90-wraps~X~right~2_top_X-56-52-270-m5-cavalry-wraps~A~right~2',
    ask: {
      what: 'contacts',
      before: 'onus1_bottom_A-50-50_top_X-56-52-270-m5-cavalry-wraps~A~rear~2',
    },
    expect: {
      before: { engagedPairs: [{ unitName: 'A', dice: 4, exposureOfUnit: -3 }] },
      engagedPairs: [{ unitName: 'A', dice: 6, exposureOfUnit: -1, exposureOfEnemy: -1 }],
    },
    say: {
      es: 'A miraba hacia arriba (el contorno vacío) y recibía a X por el flanco y la retaguardia. Se recoloca 90°: los 4 contactos de X siguen, ya ninguno por retaguardia, y A envuelve con 2 secciones. Ambas tiran 6 dados.',
      en: 'A looked up (the empty outline) and had X at its flank and rear. It repositions by 90°: the 4 contacts of X remain, none of them at the rear any more, and A envelops with 2 sections. Both roll 6 dice.',
    },
    quiz: {
      of: 'engagedPairs.0.dice',
      among: [2, 4, 6, 8],
      tell: { es: '{n} dados', en: '{n} dice' },
      es: 'X tenía a A cogida por el flanco y la retaguardia (el contorno vacío) con 4 secciones. A se recoloca 90° y envuelve con 2. ¿Cuántos dados se tiran ahora?',
      en: 'X had A by the flank and the rear (the empty outline) with 4 sections. A repositions by 90° and envelops with 2. How many dice are rolled now?',
    },
  },
  {
    clause: 'onus-7.102',
    name: 'about-face',
    position: 'onus1_bottom_A-50-54-wraps~X~right~1_top_X-52-50-wraps~A~right~1',
    ask: { what: 'contacts', before: 'onus1_bottom_A-50-54-180_top_X-52-50-wraps~A~left~1' },
    expect: {
      before: { engagedPairs: [{ unitName: 'A', dice: 4, exposureOfUnit: -3 }] },
      engagedPairs: [{ unitName: 'A', dice: 5, exposureOfUnit: -1, exposureOfEnemy: -1 }],
    },
    say: {
      es: 'X atacaba a A por la retaguardia con 3 secciones y la envolvía con 1. A, que miraba hacia abajo (la flecha vacía), se da la vuelta en su sitio: el marcador de X sigue donde estaba, y A envuelve a su vez con 1 sección. Son 5 dados.',
      en: 'X attacked A from the rear with 3 sections and enveloped it with 1. A, which looked down (the empty arrow), faces about where it stands: the marker of X stays where it was, and A envelops in its turn with 1 section. That makes 5 dice.',
    },
    quiz: {
      of: 'engagedPairs.0.dice',
      among: [3, 4, 5, 6],
      tell: { es: '{n} dados', en: '{n} dice' },
      es: 'X atacaba a A por la retaguardia y la envolvía. A se da la vuelta y envuelve también. ¿Cuántos dados se tiran ahora?',
      en: 'X attacked A from the rear and enveloped it. A faces about and envelops too. How many dice are rolled now?',
    },
  },
  {
    clause: 'onus-7.106',
    name: 'straight-back',
    position: 'onus1_bottom_A-50-54-m4_top_X-52-50-wraps~A~right~1',
    ask: { what: 'withdraw', unit: 'A', distance: 2 },
    expect: {
      ...{ allowed: true, mostBackward: 2, backward: 2, endX: 50, endY: 64, endHeading: 0 },
      enemiesInContact: [{ enemyName: 'X', mayFollow: true, keepsContact: true, gap: 0 }],
    },
    say: {
      es: 'A, de movimiento 4, se repliega 2 UD sin dejar de mirar a X. X puede quedarse, y entonces retira su marcador, o seguirla (el contorno vacío) y mantener el contacto.',
      en: 'A, of movement 4, withdraws 2 UD, still facing X. X may stay, and then takes its marker away, or follow (the empty outline) and keep contact.',
    },
    quiz: {
      of: 'mostBackward',
      among: [1, 2, 4],
      tell: { es: '{n} UD', en: '{n} UD' },
      es: 'A, de movimiento 4, se repliega de X. ¿Cuántas UD puede retroceder como mucho?',
      en: 'A, of movement 4, withdraws from X. How many UD may it go back at most?',
    },
  },
  {
    clause: 'onus-7.112',
    name: 'too-slow',
    position: 'onus1_bottom_A-50-54-m5-cavalry_top_X-50-50-m2',
    ask: { what: 'withdraw', unit: 'A', distance: 2.5 },
    expect: {
      ...{ allowed: true, backward: 2.5, endY: 66.5 },
      enemiesInContact: [{ enemyName: 'X', mayFollow: true, keepsContact: false, gap: 0.5 }],
    },
    say: {
      es: 'A se repliega 2,5 UD. X sólo mueve 2 UD: la sigue (el contorno vacío) y se queda a 0,5 UD, ya sin combate.',
      en: 'A withdraws 2.5 UD. X moves only 2 UD: it follows (the empty outline) and is left 0.5 UD away, with no combat any more.',
    },
  },
]);
