import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** A part of the attacker on a part of the defender, with so many sections. */
const touch = <const A extends string, const D extends string>(
  attackerPart: A,
  defenderPart: D,
  touching: number,
) => ({ attackerPart, defenderPart, touching });

/** What touches what, and what it comes to. */
export const contact = defineExamples({
  'onus-7.77/two-and-a-bit': applies('onus/contact', {
    es: 'Al contactar hay 2 secciones del todo encaradas y parte de una tercera.',
    en: 'On contact 2 sections face the enemy fully and part of a third is in contact.',
    ask: { contacts: [{ touching: 2, partlyTouching: 1 }] },
    gives: { dice: 3 },
    cites: ['onus-7.77', 'onus-7.166'],
    case: 14,
  }),
  'onus-7.78/flank-and-then-the-rear': applies('onus/contact', {
    es: 'Una unidad sin ampliar carga por un flanco: 2 de sus secciones quedan en él y las 2 libres envuelven la retaguardia.',
    en: 'A unit that is not extended charges a flank: 2 sections are on it, and its 2 free sections envelop the rear.',
    ask: { contacts: [touch('front', 'left-flank', 2), touch('marker', 'rear', 2)] },
    gives: { dice: 4, freeSections: 0, onDefender: { defencePenalty: -3, moralePenalty: -3 } },
    cites: ['onus-7.166', 'onus-7.78', 'onus-7.79', 'onus-10.2', 'onus-10.3'],
    case: 171,
  }),
  'onus-7.78/dacians-with-six': applies('onus/contact', {
    es: 'Una unidad dacia ampliada por los dos lados carga contra una romana con 4 secciones y envuelve con las 2 frontales libres.',
    en: 'A Dacian unit extended on both sides charges a Roman one with 4 sections and envelops with its 2 free front sections.',
    ask: {
      contacts: [{ touching: 4 }, touch('marker', 'left-flank', 2)],
      attacker: { extended: 2 },
    },
    gives: { dice: 6, onDefender: { defencePenalty: -1 } },
    cites: ['onus-7.166', 'onus-7.78'],
    case: 38,
  }),
  'onus-7.79/rear-flank-and-front': applies('onus/contact', {
    es: 'Una unidad montada ampliada por los dos lados ataca a una infantería con 3 secciones en la retaguardia, 2 en un flanco y 1 en el frente.',
    en: 'A mounted unit extended on both sides attacks infantry with 3 sections on the rear, 2 on a flank and 1 on the front.',
    ask: {
      contacts: [
        touch('marker', 'rear', 3),
        touch('front', 'right-flank', 2),
        touch('marker', 'front', 1),
      ],
      attacker: { extended: 2 },
    },
    gives: { dice: 6, onDefender: { defencePenalty: -3, moralePenalty: -3 } },
    cites: ['onus-7.166', 'onus-7.79', 'onus-10.2', 'onus-10.3'],
    case: 16,
  }),
  'onus-7.79/front-alone': doesNotApply('onus/contact', {
    es: 'Dos unidades se enfrentan frente contra frente con 4 secciones.',
    en: 'Two units meet front to front with 4 sections.',
    ask: {},
    gives: { dice: 4, onDefender: { defencePenalty: 0, moralePenalty: 0 } },
    cites: ['onus-7.166'],
  }),
  'onus-7.80/five-sections': applies('onus/contact', {
    es: 'Una unidad montada ampliada por la izquierda carga contra una infantería por la retaguardia con 2 secciones; otras 2 de su carta envuelven un flanco y la ampliada, la retaguardia con 1 más.',
    en: 'A mounted unit extended on its left charges infantry on the rear with 2 sections; 2 more of its card envelop a flank, and the extended one the rear with 1 more.',
    ask: {
      contacts: [
        touch('front', 'rear', 2),
        touch('marker', 'left-flank', 2),
        touch('marker', 'rear', 1),
      ],
      attacker: { extended: 1 },
    },
    gives: { dice: 5, freeSections: 0 },
    cites: ['onus-7.166', 'onus-7.78', 'onus-7.80'],
    case: 15,
  }),
  'onus-7.81/enveloped-unit-is-hindered': applies('onus/contact', {
    es: 'Una unidad carga de frente con 2 secciones y envuelve un flanco con 2 marcadores.',
    en: 'A unit charges frontally with 2 sections and envelops a flank with 2 markers.',
    ask: { contacts: [{ touching: 2 }, touch('marker', 'right-flank', 2)] },
    gives: { dice: 4, defenderPinned: true },
  }),
  'onus-7.81/nothing-envelops-it': doesNotApply('onus/contact', {
    es: 'Una unidad carga de frente con 4 secciones y no envuelve.',
    en: 'A unit charges frontally with 4 sections and does not envelop.',
    ask: { contacts: [{ touching: 4 }] },
    gives: { dice: 4, defenderPinned: false, onDefender: { defencePenalty: 0, moralePenalty: 0 } },
    cites: ['onus-7.166'],
  }),
  'onus-7.81/blocked-by-markers': forbids('onus/engaged-action', {
    es: 'Una unidad activa, envuelta por 2 marcadores de modo que no puede moverse a ningún lado, quiere recolocarse 180 grados.',
    en: 'An active unit, enveloped by 2 markers so that it cannot move to any side, wants to reposition by 180 degrees.',
    ask: { engagedAction: 'reposition-180', blocked: true, enemies: [{ enemyMarkers: 2 }] },
    cites: ['onus-7.90', 'onus-7.81'],
  }),
  'onus-7.82/enemy-destroyed': applies('onus/section-markers', {
    es: 'Una unidad envuelve con 2 marcadores a un enemigo que es destruido en el combate.',
    en: 'A unit is enveloping an enemy with 2 markers when the enemy is destroyed in combat.',
    ask: { markerEvent: 'enemy-destroyed', markersMet: 2 },
    gives: { markersRemoved: 2, markersKept: 0, woundsTaken: 0 },
    case: 173,
  }),
  'onus-7.83/between-two-enemies': applies('onus/contact', {
    es: 'Unos partos cargan entre dos enemigos: tropiezan con el segundo y se adaptan, con 4 secciones ante el primero.',
    en: 'Parthians charge between two enemies: they bump into the second one and adapt, with 4 sections against the first.',
    ask: { contacts: [{ touching: 4 }], bumpsIntoAnother: true },
    gives: { dice: 4 },
    cites: ['onus-7.83', 'onus-7.166'],
    case: 17,
  }),
  'onus-7.84/flank-against-flank': applies('onus/contact', {
    es: 'Unos partos tocan de lado, con 2 secciones, a otra unidad enemiga, sin que ninguna de las dos esté encarada.',
    en: 'Parthians touch another enemy unit sideways with 2 sections, and neither faces the other there.',
    ask: { contacts: [touch('left-flank', 'right-flank', 2)] },
    gives: { dice: 0, idleSections: 2 },
    cites: ['onus-7.84', 'onus-7.166'],
    case: 17,
  }),
  'onus-7.84/all-of-them-face': doesNotApply('onus/contact', {
    es: 'Una unidad toca con 2 secciones de su frente el flanco de un enemigo.',
    en: 'A unit touches the flank of an enemy with 2 sections of its front.',
    ask: { contacts: [{ defenderPart: 'left-flank', touching: 2 }] },
    gives: { dice: 2, idleSections: 0, onDefender: { defencePenalty: -1, moralePenalty: -1 } },
    cites: ['onus-7.166'],
  }),
});
