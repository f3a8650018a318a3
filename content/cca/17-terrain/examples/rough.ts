import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';
import { combat, may } from '../../battles.ts';

/** Rough ground. */
export const rough = defineExamples({
  'cca-17.1/medium-infantry': applies('cca/terrain', {
    es: 'Una unidad de infantería media entra en terreno abrupto.',
    en: 'A medium infantry unit enters rough ground.',
    ask: { unit: 'MI', terrain: 'rough' },
    gives: { mustStop: false },
  }),
  'cca-17.2/heavy-cavalry': applies('cca/terrain', {
    es: 'Una unidad de caballería pesada entra en terreno abrupto.',
    en: 'A heavy cavalry unit enters rough ground.',
    ask: { unit: 'HC', terrain: 'rough' },
    gives: { mustStop: true },
  }),
  'cca-17.2/heavy-infantry': doesNotApply('cca/terrain', {
    es: 'Una unidad de infantería pesada entra en terreno abrupto.',
    en: 'A heavy infantry unit enters rough ground.',
    ask: { unit: 'HI', terrain: 'rough' },
    gives: { mustStop: false },
    cites: ['cca-17.1'],
  }),
  'cca-17.3/heavy-infantry': applies('cca/close-combat', {
    es: 'Una unidad de infantería pesada mueve 1 hex, entra en terreno abrupto y ataca a infantería media.',
    en: 'A heavy infantry unit moves 1 hex into rough ground and attacks medium infantry.',
    ask: { attacker: { unit: 'HI', terrain: 'rough', moved: 1 }, defender: { unit: 'MI' } },
    gives: { allowed: true, dice: 2 },
    cites: ['cca-17.3', 'cca-17.5'],
    case: 235,
  }),
  'cca-17.4/medium-cavalry': forbids('cca/close-combat', {
    es: 'Una unidad de caballería media mueve 2 hexes, entra en terreno abrupto y quiere atacar a infantería ligera.',
    en: 'A medium cavalry unit moves 2 hexes into rough ground and wants to attack light infantry.',
    ask: { attacker: { unit: 'MC', terrain: 'rough', moved: 2 }, defender: { unit: 'LI' } },
  }),
  'cca-17.4/light-cavalry-fires': applies('cca/ranged-combat', {
    es: 'Una unidad de caballería ligera mueve 1 hex, entra en terreno abrupto y quiere disparar a infantería media que está a 2.',
    en: 'A light cavalry unit moves 1 hex into rough ground and wants to fire at medium infantry 2 away.',
    ask: { attacker: { unit: 'LC', terrain: 'rough', moved: 1 }, defender: { unit: 'MI' } },
    gives: { allowed: false },
  }),
  'cca-17.4/elephants-charge': forbids('cca/may-battle', {
    es: 'Con Carga Montada, unos elefantes entran en terreno abrupto con su tercer hex y quieren atacar a infantería media.',
    en: 'Under Mounted Charge elephants enter rough ground with their third hex and want to attack medium infantry.',
    ask: may({ unit: 'EL', terrain: 'rough', moved: 3 }, 'MI', { card: 'mounted-charge' }),
    cites: ['cca-18.50', 'cca-17.4'],
  }),
  'cca-17.4/elephants-charge-by-the-other-reading': doesNotApply('cca/may-battle', {
    es: 'Con Carga Montada, unos elefantes entran en terreno abrupto con su tercer hex y quieren atacar a infantería media, con la lectura b de R102.',
    en: 'Under Mounted Charge elephants enter rough ground with their third hex and want to attack medium infantry, by reading b of R102.',
    ask: may({ unit: 'EL', terrain: 'rough', moved: 3 }, 'MI', {
      card: 'mounted-charge',
      readings: { R102: 'b' },
    }),
    gives: { allowed: true },
    cites: ['cca-18.50'],
  }),
  'cca-17.4/already-there': doesNotApply('cca/close-combat', {
    es: 'Una unidad de caballería media que ya estaba en terreno abrupto ataca a infantería ligera sin mover.',
    en: 'A medium cavalry unit that already stood in rough ground attacks light infantry without moving.',
    ask: { attacker: { unit: 'MC', terrain: 'rough' }, defender: { unit: 'LI' } },
    gives: { allowed: true, dice: 2 },
    cites: ['cca-17.5'],
  }),
  'cca-17.5/out-of-it': applies('cca/close-combat', {
    es: 'Una unidad de infantería pesada ataca desde terreno abrupto a infantería media en terreno despejado.',
    en: 'A heavy infantry unit attacks medium infantry in the open from rough ground.',
    ask: { attacker: { unit: 'HI', terrain: 'rough' }, defender: { unit: 'MI' } },
    gives: { dice: 2 },
    cites: ['cca-11.17', 'cca-17.5'],
  }),
  'cca-17.5/into-it': applies('cca/close-combat', {
    es: 'Una unidad de caballería media ataca desde terreno despejado a infantería media en terreno abrupto.',
    en: 'A medium cavalry unit in the open attacks medium infantry in rough ground.',
    ask: { attacker: { unit: 'MC' }, defender: { unit: 'MI', terrain: 'rough' } },
    gives: { dice: 2, battleBack: { dice: 2 } },
    cites: ['cca-11.20', 'cca-17.5', 'cca-11.12', 'cca-17.5'],
  }),
  'cca-17.5/light-infantry': doesNotApply('cca/close-combat', {
    es: 'Una unidad de infantería ligera ataca a caballería ligera en terreno abrupto.',
    en: 'A light infantry unit attacks light cavalry in rough ground.',
    ask: { attacker: { unit: 'LI' }, defender: { unit: 'LC', terrain: 'rough' } },
    gives: { dice: 2 },
    cites: ['cca-11.8'],
  }),
  'cca-17.6/clash-of-shields': applies('cca/close-combat', {
    es: 'Con Choque de Escudos, una unidad de infantería pesada en terreno abrupto ataca a infantería media.',
    en: 'Under Clash of Shields a heavy infantry unit in rough ground attacks medium infantry.',
    ask: combat({ unit: 'HI', terrain: 'rough' }, 'MI', { card: 'clash-of-shields' }),
    gives: { dice: 4 },
    cites: ['cca-17.5', 'cca-18.28', 'cca-17.6'],
    case: 401,
  }),
  'cca-17.6/bonus-combat-without-the-card': doesNotApply('cca/close-combat', {
    es: 'Tras su Avance de Ímpetu con Choque de Escudos, una unidad de caballería media libra su combate de bonificación contra infantería media en terreno abrupto.',
    en: 'After its Momentum Advance under Clash of Shields a medium cavalry unit fights its bonus combat against medium infantry in rough ground.',
    ask: combat('MC', { unit: 'MI', terrain: 'rough' }, { card: 'clash-of-shields', bonus: true }),
    gives: { dice: 2 },
    cites: ['cca-11.20', 'cca-17.5'],
  }),
  'cca-17.7/rough-between': applies('cca/line-of-sight', {
    es: 'Entre una unidad ligera con arcos, en E7, y su objetivo, en E9, sólo está E8, abrupto y vacío.',
    en: 'Between a light bows unit in E7 and its target in E9 there is only E8, rough and empty.',
    ask: { from: 'E7', to: 'E9', roughs: ['E8'], shooter: 'LB' },
    gives: { visible: true, inRange: true },
    cites: ['cca-10.13', 'cca-17.7'],
    case: 113,
  }),
});
