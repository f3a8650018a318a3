import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** The printed list for morale. */
export const morale = defineExamples({
  'onus-15.26': {
    'near-the-general': applies('onus/modifier-list', {
      es: 'Una unidad de moral 8 en el radio de su general, con 1 sección ampliada y 2 heridas, es atacada por la retaguardia por una unidad con Terror y debe chequear.',
      en: 'A unit of morale 8 within the radius of its general, with 1 extended section and 2 wounds, is attacked on its rear by a unit with Terror and must check.',
      ask: {
        unit: { morale: 8, general: 'in-radius', extended: 1, wounds: 2, attackedOn: ['rear'] },
        enemy: { abilities: ['terror'] },
      },
      gives: { listedMorale: -5, moraleValue: 3 },
      cites: ['onus-15.26', 'onus-15.29', 'onus-15.32', 'onus-15.34', 'onus-15.35'],
      case: 329,
    }),
  },
  'onus-15.27': {
    'a-hero': applies('onus/modifier-list', {
      es: 'Un Héroe anima a unos mercenarios de moral 6 con 2 heridas.',
      en: 'A Hero heartens mercenaries of morale 6 with 2 wounds.',
      ask: { unit: { morale: 6, hero: true, wounds: 2 } },
      gives: { listedMorale: -1, moraleValue: 5 },
      cites: ['onus-15.27', 'onus-15.35'],
    }),
  },
  'onus-15.28': {
    'a-dead-general': applies('onus/modifier-list', {
      es: 'El general ha muerto; una unidad de su bando tiene moral 7.',
      en: 'The general is dead; a unit of his side has morale 7.',
      ask: { unit: { morale: 7, generalLost: true } },
      gives: { listedMorale: -1, moraleValue: 6 },
    }),
    'his-own-unit-flees': applies('onus/modifier-list', {
      es: 'El general está en una unidad de moral 7 que huye y que trata de recuperarse.',
      en: 'The general is in a unit of morale 7 that is fleeing and tries to recover.',
      ask: { unit: { morale: 7, fleeing: true, general: 'in-unit' }, attackedBy: 'nobody' },
      gives: { moraleValue: 5 },
    }),
  },
  'onus-15.29': {
    'facing-elephants': applies('onus/modifier-list', {
      es: 'Unos legionarios de moral 7 combaten contra elefantes con Terror.',
      en: 'Legionaries of morale 7 fight elephants with Terror.',
      ask: { unit: { morale: 7 }, enemy: { kind: 'elephants', abilities: ['terror'] } },
      gives: { listedMorale: -1, moraleValue: 6 },
    }),
    'shot-at-by-elephants': doesNotApply('onus/modifier-list', {
      es: 'Unos legionarios de moral 7 reciben de frente un disparo desde unos elefantes con Terror.',
      en: 'Legionaries of morale 7 are shot at on their front from elephants with Terror.',
      ask: {
        unit: { morale: 7 },
        enemy: { kind: 'elephants', abilities: ['terror'] },
        attackedBy: 'shot',
      },
      gives: { listedMorale: 0, moraleValue: 7 },
      cites: ['onus-10.1'],
    }),
  },
  'onus-15.30': {
    'a-march-attacked': applies('onus/modifier-list', {
      es: 'Una unidad de moral 7 en marcha forzada es atacada de frente.',
      en: 'A unit of morale 7 in forced march is attacked on its front.',
      ask: { unit: { morale: 7, forcedMarch: true } },
      gives: { listedMorale: -2, moraleValue: 5 },
    }),
  },
  'onus-15.31': {
    'on-a-flank': applies('onus/modifier-list', {
      es: 'Unos Triarii de moral 8 son atacados por un flanco.',
      en: 'Triarii of morale 8 are attacked on a flank.',
      ask: { unit: { morale: 8, attackedOn: ['flank'] } },
      gives: { listedMorale: -1, moraleValue: 7 },
    }),
    'a-square': doesNotApply('onus/modifier-list', {
      es: 'Unos Triarii de moral 8 en Cuadro son atacados por un flanco.',
      en: 'Triarii of morale 8 in Square are attacked on a flank.',
      ask: { unit: { morale: 8, formation: 'square', attackedOn: ['flank'] } },
      gives: { listedMorale: 0, moraleValue: 8 },
      cites: ['onus-10.1'],
    }),
  },
  'onus-15.32': {
    'rear-and-flank': applies('onus/modifier-list', {
      es: 'Unos Triarii de moral 8 son atacados por un flanco y por la retaguardia a la vez.',
      en: 'Triarii of morale 8 are attacked on a flank and on the rear at once.',
      ask: { unit: { morale: 8, attackedOn: ['flank', 'rear'] } },
      gives: { listedMorale: -3, moraleValue: 5 },
      cites: ['onus-15.31', 'onus-15.32'],
    }),
  },
  'onus-15.33': {
    'two-more-enemies': applies('onus/modifier-list', {
      es: 'Una unidad de moral 7 atacada de frente combate además con otras 2 enemigas.',
      en: 'A unit of morale 7 attacked on its front fights another 2 enemies besides.',
      ask: { unit: { morale: 7, otherEnemies: 2 } },
      gives: { listedMorale: -2, moraleValue: 5 },
    }),
  },
  'onus-15.34': {
    'both-sides': applies('onus/modifier-list', {
      es: 'Una unidad de moral 7 está ampliada en 2 secciones.',
      en: 'A unit of morale 7 is extended by 2 sections.',
      ask: { unit: { morale: 7, extended: 2 } },
      gives: { listedMorale: -2, moraleValue: 5 },
    }),
    'only-enveloping': doesNotApply('onus/modifier-list', {
      es: 'Una unidad de moral 7 envuelve con 2 secciones de su carta, sin estar ampliada.',
      en: 'A unit of morale 7 envelops with 2 sections of its card, without being extended.',
      ask: { unit: { morale: 7, enveloping: 2 } },
      gives: { listedMorale: 0, moraleValue: 7 },
      cites: ['onus-10.1'],
    }),
  },
  'onus-15.35': {
    'four-wounds': applies('onus/modifier-list', {
      es: 'Una unidad de moral 7 lleva 4 heridas.',
      en: 'A unit of morale 7 has 4 wounds.',
      ask: { unit: { morale: 7, wounds: 4 } },
      gives: { listedMorale: -4, moraleValue: 3 },
    }),
  },
  'onus-15.36': {
    'no-officers': applies('onus/modifier-list', {
      es: 'Unos galos de moral 6 han perdido a sus oficiales.',
      en: 'Gauls of morale 6 have lost their officers.',
      ask: { unit: { morale: 6, noOfficers: true } },
      gives: { listedMorale: -1, moraleValue: 5 },
    }),
  },
  'onus-15.37': {
    'everything-at-once': applies('onus/modifier-list', {
      es: 'Una unidad Rota de moral 9, con un Héroe y Sin Oficiales, muerto su general, con 1 herida, es atacada por un flanco y por 1 enemiga más; debe chequear.',
      en: 'A Broken unit of morale 9, with a Hero and with No Officers, its general dead, with 1 wound, is attacked on a flank and by 1 enemy more; it must check.',
      ask: {
        unit: {
          morale: 9,
          broken: true,
          hero: true,
          noOfficers: true,
          generalLost: true,
          wounds: 1,
          attackedOn: ['flank'],
          otherEnemies: 1,
        },
      },
      gives: { listedMorale: -5, moraleValue: 4 },
      cites: [
        'onus-15.27',
        'onus-15.28',
        'onus-15.31',
        'onus-15.33',
        'onus-15.35',
        'onus-15.36',
        'onus-15.37',
      ],
      case: 383,
    }),
  },
});
