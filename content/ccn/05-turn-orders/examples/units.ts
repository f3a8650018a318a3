import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** Units, their classes, and leaders: ccn-5.25 to ccn-5.31, ccn-5.248. */
export const units = defineExamples({
  'ccn-5.25/blocks-of-one-hex': applies('ccn/unit', {
    es: 'En un hexágono hay 4 bloques con la etiqueta de infantería de línea.',
    en: 'In one hex there are 4 blocks with the label of line infantry.',
    ask: { unit: 'line' },
    gives: { isUnit: true, arm: 'infantry' },
  }),
  'ccn-5.26/yellow-band': applies('ccn/unit', {
    es: 'Unos bloques llevan la etiqueta de coraceros.',
    en: 'Some blocks carry the label of Cuirassiers.',
    ask: { unit: 'cuirassiers' },
    gives: { arm: 'cavalry', band: 'yellow' },
  }),
  'ccn-5.26/leader-without-a-band': applies('ccn/unit', {
    es: 'Un bloque muestra a un general a caballo.',
    en: 'A block shows a mounted general.',
    ask: { unit: 'leader' },
    gives: { band: null, isUnit: false },
  }),
  'ccn-5.27/horse-artillery': applies('ccn/unit', {
    es: 'Un jugador recibe artillería montada en su despliegue.',
    en: 'A player has horse artillery in his set-up.',
    ask: { unit: 'horse-artillery' },
    gives: { standing: 'regular' },
    cites: ['ccn-5.27', 'ccn-5.248'],
  }),
  'ccn-5.28/militia': applies('ccn/unit', {
    es: 'Un jugador recibe milicia en su despliegue.',
    en: 'A player has militia in his set-up.',
    ask: { unit: 'militia' },
    gives: { standing: 'irregular', sabersHitUnits: false, retreatPerFlag: 3 },
    cites: ['ccn-5.28', 'ccn-5.248'],
  }),
  'ccn-5.29/cuirassiers': applies('ccn/unit', {
    es: 'Un jugador quiere saber a cuál de las clases pertenecen sus coraceros.',
    en: 'A player wants to know to which of the classes his Cuirassiers belong.',
    ask: { unit: 'cuirassiers' },
    gives: { standing: 'elite' },
    case: 413,
  }),
  'ccn-5.29/rifle-light-infantry': applies('ccn/unit', {
    es: 'Un jugador recibe fusileros ligeros en su despliegue.',
    en: 'A player has Rifle Light infantry in his set-up.',
    ask: { unit: 'rifle' },
    gives: { standing: 'elite' },
    cites: ['ccn-5.29', 'ccn-5.248'],
  }),
  'ccn-5.30/old-guard': applies('ccn/unit', {
    es: 'Un jugador recibe a la Vieja Guardia en su despliegue; cuántas banderas ignora está en su tarjeta nacional.',
    en: 'A player has the Old Guard in his set-up; how many flags it ignores stands on its national card.',
    ask: { unit: 'old-guard' },
    gives: { standing: 'guard', meleeDiceMore: 2, flagsOfType: null },
    cites: ['ccn-5.30', 'ccn-5.248'],
  }),
  'ccn-5.31/not-a-unit': applies('ccn/unit', {
    es: 'Un jugador recibe a un líder en su despliegue.',
    en: 'A player has a leader in his set-up.',
    ask: { unit: 'leader' },
    gives: { isUnit: false, arm: null, standing: null },
  }),
  'ccn-5.31/no-order-for-a-unit': forbids('ccn/may-order', {
    es: 'Un jugador juega Bombard sin tener artillería y quiere dar la orden a 1 unidad cualquiera a un líder solo.',
    en: 'A player plays Bombard without having artillery and wants to give the order for any 1 unit to a lone leader.',
    ask: { commandCard: 'bombard', unit: 'leader', noneOfKind: true },
    cites: ['ccn-8.33', 'ccn-5.31', 'ccn-5.13'],
  }),
  'ccn-5.248/one-class-each': applies('ccn/unit', {
    es: 'Un jugador recibe infantería ligera, de una de las 4 clases, en su despliegue.',
    en: 'A player has light infantry, of one of the 4 classes, in his set-up.',
    ask: { unit: 'light' },
    gives: { standing: 'elite' },
    cites: ['ccn-5.29', 'ccn-5.248'],
  }),
});
