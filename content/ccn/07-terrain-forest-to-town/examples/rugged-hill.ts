import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** The rugged hill. */
export const ruggedHill = defineExamples({
  'ccn-7.21/nobody-enters': forbids('ccn/may-move', {
    es: 'Una unidad de infantería ligera quiere mover 2 hexágonos, el primero de colina escarpada.',
    en: 'A light infantry unit wants to move 2 hexes, the first of them a rugged hill.',
    ask: { unit: 'light', hexes: 2, hex1: { ground: 'rugged-hill' } },
    gives: { allowed: false, maxOnPath: 0 },
  }),
  'ccn-7.21/retreat': applies('ccn/terrain', {
    es: 'Una unidad de línea quiere retirarse a una colina escarpada.',
    en: 'A line unit wants to retreat onto a rugged hill.',
    ask: { unit: 'line', terrain: 'rugged-hill', enters: 'retreat' },
    gives: { allowed: false, mustStop: null },
  }),
  'ccn-7.22/no-combat-there': forbids('ccn/terrain', {
    es: 'Una unidad de caballería ligera querría combatir desde una colina escarpada.',
    en: 'A light cavalry unit would like to fight from a rugged hill.',
    ask: { unit: 'light-cavalry', terrain: 'rugged-hill' },
    gives: { allowed: false, mayFightOnEntry: null },
  }),
  'ccn-7.22/leader': applies('ccn/terrain', {
    es: 'Un líder solo querría refugiarse en una colina escarpada, donde no lo alcance una melee.',
    en: 'A lone leader would like to take refuge on a rugged hill, where no melee reaches him.',
    ask: { unit: 'leader', terrain: 'rugged-hill' },
    gives: { allowed: false },
  }),
  'ccn-7.23/between-two-units': applies('ccn/line-of-sight', {
    es: 'Entre dos unidades en terreno llano, en E7 y E9, hay una colina escarpada, en E8.',
    en: 'Between two units on level ground, in E7 and E9, there is a rugged hill, in E8.',
    ask: { from: 'E7', to: 'E9', ruggedHills: ['E8'] },
    gives: { visible: false, blockedBy: ['E8'] },
    case: 467,
  }),
  'ccn-7.23/beside-the-line': doesNotApply('ccn/line-of-sight', {
    es: 'La colina escarpada está en F8, y se mira de E7 a E9.',
    en: 'The rugged hill is in F8, and one looks from E7 to E9.',
    ask: { from: 'E7', to: 'E9', ruggedHills: ['F8'] },
    gives: { visible: true },
    cites: ['ccn-5.90'],
  }),
});
