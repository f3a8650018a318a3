import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { combat } from '../../battles.ts';

/** Coast and rivers. */
export const water = defineExamples({
  'cca-17.23/light-cavalry': forbids('cca/terrain', {
    es: 'Una unidad de caballería ligera quiere entrar en un hex de costa.',
    en: 'A light cavalry unit wants to enter a coast hex.',
    ask: { unit: 'LC', terrain: 'coast' },
  }),
  'cca-17.23/in-a-retreat': applies('cca/terrain', {
    es: 'Una unidad de infantería media que se retira 1 hex quiere ir a un hex de costa.',
    en: 'A medium infantry unit that retreats 1 hex wants to go onto a coast hex.',
    ask: { unit: 'MI', terrain: 'coast', enters: 'retreat' },
    gives: { allowed: false },
    cites: ['cca-17.23', 'cca-12.8'],
    case: 257,
  }),
  'cca-17.24/nobody-there': applies('cca/terrain', {
    es: 'Una unidad de infantería media combate desde la costa.',
    en: 'A medium infantry unit fights from the coast.',
    ask: { unit: 'MI', terrain: 'coast' },
    gives: { mostDice: null, mayBattleOnEntry: null },
    cites: ['cca-17.23', 'cca-17.24'],
  }),
  'cca-17.25/coast-between': applies('cca/line-of-sight', {
    es: 'Entre una unidad en E7 y otra en E9 hay un hex de costa, E8.',
    en: 'Between a unit in E7 and another in E9 there is a coast hex, E8.',
    ask: { from: 'E7', to: 'E9', coasts: ['E8'] },
    gives: { visible: true, blockedBy: [], distance: 2 },
  }),
  'cca-17.26/not-one-of-the-bends': forbids('cca/terrain', {
    es: 'En el río Crimiso, una unidad de infantería media quiere entrar en un hex de río que no es ninguno de sus 5 recodos vadeables.',
    en: 'At the river Crimissos a medium infantry unit wants to enter a river hex that is none of its 5 fordable bends.',
    ask: { unit: 'MI', terrain: 'river' },
    case: 243,
  }),
  'cca-17.26/in-a-retreat': applies('cca/terrain', {
    es: 'Una unidad de infantería pesada en retirada sólo tiene detrás río no vadeable.',
    en: 'A heavy infantry unit in retreat has only river that is not fordable behind it.',
    ask: { unit: 'HI', terrain: 'river', enters: 'retreat' },
    gives: { allowed: false },
    cites: ['cca-17.26', 'cca-12.8'],
  }),
  'cca-17.26/fordable-bend': doesNotApply('cca/terrain', {
    es: 'En el río Crimiso, una unidad de infantería media quiere entrar en uno de sus 5 recodos vadeables.',
    en: 'At the river Crimissos a medium infantry unit wants to enter one of its 5 fordable bends.',
    ask: { unit: 'MI', terrain: 'ford' },
    gives: { allowed: true, mustStop: true },
    cites: ['cca-17.27'],
  }),
  'cca-17.27/light-cavalry': applies('cca/terrain', {
    es: 'Una unidad de caballería ligera entra en un río vadeable.',
    en: 'A light cavalry unit enters a fordable river.',
    ask: { unit: 'LC', terrain: 'ford' },
    gives: { mustStop: true, mayBattleOnEntry: true },
    cites: ['cca-17.27', 'cca-17.28'],
  }),
  'cca-17.27/in-a-retreat': doesNotApply('cca/terrain', {
    es: 'Una unidad de caballería ligera pasa por un río vadeable en una retirada.',
    en: 'A light cavalry unit passes through a fordable river in a retreat.',
    ask: { unit: 'LC', terrain: 'ford', enters: 'retreat' },
    gives: { mustStop: false },
    cites: ['cca-12.7'],
  }),
  'cca-17.28/medium-infantry': applies('cca/close-combat', {
    es: 'Una unidad de infantería media mueve 1 hex, entra en un río vadeable y ataca a infantería ligera en la orilla.',
    en: 'A medium infantry unit moves 1 hex into a fordable river and attacks light infantry on the bank.',
    ask: { attacker: { unit: 'MI', terrain: 'ford', moved: 1 }, defender: { unit: 'LI' } },
    gives: { allowed: true, dice: 2 },
    cites: ['cca-17.28', 'cca-17.29'],
  }),
  'cca-17.29/into-it': applies('cca/close-combat', {
    es: 'Una unidad de infantería pesada ataca a caballería media que está en un río vadeable.',
    en: 'A heavy infantry unit attacks medium cavalry in a fordable river.',
    ask: { attacker: { unit: 'HI' }, defender: { unit: 'MC', terrain: 'ford' } },
    gives: { dice: 2 },
    cites: ['cca-11.17', 'cca-17.29'],
  }),
  'cca-17.29/light-infantry': doesNotApply('cca/close-combat', {
    es: 'Una unidad de infantería ligera en un río vadeable ataca a caballería ligera.',
    en: 'A light infantry unit in a fordable river attacks light cavalry.',
    ask: { attacker: { unit: 'LI', terrain: 'ford' }, defender: { unit: 'LC' } },
    gives: { dice: 2 },
    cites: ['cca-11.8'],
  }),
  'cca-17.30/mounted-charge': applies('cca/close-combat', {
    es: 'Con Carga Montada, una unidad de caballería pesada en un río vadeable ataca a infantería media.',
    en: 'Under Mounted Charge a heavy cavalry unit in a fordable river attacks medium infantry.',
    ask: combat({ unit: 'HC', terrain: 'ford' }, 'MI', { card: 'mounted-charge' }),
    gives: { dice: 3 },
    cites: ['cca-17.29', 'cca-18.49', 'cca-17.30'],
  }),
  'cca-17.30/bonus-combat-without-the-card': doesNotApply('cca/close-combat', {
    es: 'Tras su Avance de Ímpetu con Choque de Escudos, una unidad de caballería media libra su combate de bonificación contra infantería media en un río vadeable.',
    en: 'After its Momentum Advance under Clash of Shields a medium cavalry unit fights its bonus combat against medium infantry in a fordable river.',
    ask: combat('MC', { unit: 'MI', terrain: 'ford' }, { card: 'clash-of-shields', bonus: true }),
    gives: { dice: 2 },
    cites: ['cca-11.20', 'cca-17.29'],
  }),
  'cca-17.31/ford-between': applies('cca/line-of-sight', {
    es: 'Entre una unidad ligera con arcos, en E7, y su objetivo, en E9, hay un río vadeable vacío, E8.',
    en: 'Between a light bows unit in E7 and its target in E9 there is an empty fordable river, E8.',
    ask: { from: 'E7', to: 'E9', fords: ['E8'], shooter: 'LB' },
    gives: { visible: true },
    case: 403,
  }),
});
