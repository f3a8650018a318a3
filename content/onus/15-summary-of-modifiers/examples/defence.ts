import { applies, defineExamples, doesNotApply } from '../../../../src/content/example.ts';

/** The printed list for defence hand to hand. */
export const defence = defineExamples({
  'onus-15.8/a-hero': applies('onus/modifier-list', {
    es: 'Ha aparecido un Héroe entre unos legionarios de defensa 5/6.',
    en: 'A Hero has appeared among Legionaries of defence 5/6.',
    ask: { unit: { dodge: 5, armour: 6, hero: true } },
    gives: { listedDefence: 1, defence: [6, 7] },
  }),
  'onus-15.9/marching-and-taken-from-behind': applies('onus/modifier-list', {
    es: 'Una unidad de defensa 6/7 en marcha forzada es atacada cuerpo a cuerpo por la retaguardia por su único enemigo.',
    en: 'A unit of defence 6/7 in forced march is attacked hand to hand on its rear by its only enemy.',
    ask: { unit: { dodge: 6, armour: 7, forcedMarch: true, attackedOn: ['rear'] } },
    gives: { listedDefence: -2, defence: [4, 5] },
    case: 335,
  }),
  'onus-15.10/on-a-flank': applies('onus/modifier-list', {
    es: 'Una caballería ataca por un flanco a unos honderos de defensa 4/4.',
    en: 'Cavalry attacks slingers of defence 4/4 on a flank.',
    ask: { unit: { dodge: 4, armour: 4, attackedOn: ['flank'] }, enemy: { kind: 'cavalry' } },
    gives: { listedDefence: -1, defence: [3, 3] },
  }),
  'onus-15.11/rear-and-flank': applies('onus/modifier-list', {
    es: 'Una unidad de defensa 5/7 es atacada por la retaguardia y por un flanco a la vez.',
    en: 'A unit of defence 5/7 is attacked on its rear and a flank at once.',
    ask: { unit: { dodge: 5, armour: 7, attackedOn: ['flank', 'rear'] } },
    gives: { listedDefence: -3, defence: [2, 4] },
    cites: ['onus-15.10', 'onus-15.11'],
  }),
  'onus-15.11/a-square': doesNotApply('onus/modifier-list', {
    es: 'Una unidad de defensa 5/7 en Cuadro es atacada por la retaguardia por infantería.',
    en: 'A unit of defence 5/7 in Square is attacked on its rear by infantry.',
    ask: { unit: { dodge: 5, armour: 7, formation: 'square', attackedOn: ['rear'] } },
    gives: { listedDefence: 0, defence: [5, 7] },
    cites: ['onus-10.1'],
  }),
  'onus-15.12/two-more-enemies': applies('onus/modifier-list', {
    es: 'Unos Triarii de defensa 6/7 combaten de frente con una unidad, y otras 2 enemigas los atacan también.',
    en: 'Triarii of defence 6/7 fight one unit front to front, and another 2 enemies attack them as well.',
    ask: { unit: { dodge: 6, armour: 7, otherEnemies: 2 } },
    gives: { listedDefence: -2, defence: [4, 5] },
  }),
  'onus-15.12/once-for-all': applies('onus/modifier-list', {
    es: 'Los mismos Triarii de defensa 6/7 con otras 2 enemigas, si se acuerda un solo -1 como dice la lista.',
    en: 'The same Triarii of defence 6/7 with another 2 enemies, if a single -1 is agreed as the list says.',
    ask: { unit: { dodge: 6, armour: 7, otherEnemies: 2 }, readings: { R10: 'b' } },
    gives: { listedDefence: -1, defence: [5, 6] },
  }),
  'onus-15.13/no-officers': applies('onus/modifier-list', {
    es: 'Unos galos de defensa 4/5 han perdido a sus oficiales.',
    en: 'Gauls of defence 4/5 have lost their officers.',
    ask: { unit: { dodge: 4, armour: 5, noOfficers: true } },
    gives: { listedDefence: -1, defence: [3, 4] },
  }),
  'onus-15.14/a-square-without-officers': applies('onus/modifier-list', {
    es: 'Una unidad de defensa 5/6 en Cuadro y Sin Oficiales es atacada por un flanco por caballería.',
    en: 'A unit of defence 5/6 in Square and with No Officers is attacked on a flank by cavalry.',
    ask: {
      unit: { dodge: 5, armour: 6, formation: 'square', noOfficers: true, attackedOn: ['flank'] },
      enemy: { kind: 'cavalry' },
    },
    gives: { listedDefence: 1, defence: [6, 7] },
    cites: ['onus-15.13', 'onus-15.14'],
    case: 381,
  }),
  'onus-15.14/against-infantry': doesNotApply('onus/modifier-list', {
    es: 'Una unidad de defensa 5/6 en Cuadro es atacada por infantería.',
    en: 'A unit of defence 5/6 in Square is attacked by infantry.',
    ask: { unit: { dodge: 5, armour: 6, formation: 'square' } },
    gives: { listedDefence: 0, defence: [5, 6] },
    cites: ['onus-10.1'],
  }),
  'onus-15.15/shield-wall': applies('onus/modifier-list', {
    es: 'Unos legionarios de defensa 5/6 en Muro de Escudos son atacados de frente.',
    en: 'Legionaries of defence 5/6 in Shield Wall are attacked on their front.',
    ask: { unit: { dodge: 5, armour: 6, formation: 'shield-wall' } },
    gives: { listedDefence: 1, defence: [6, 7] },
  }),
});
