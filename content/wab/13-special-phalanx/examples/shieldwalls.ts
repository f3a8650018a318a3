import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Shieldwalls. */
export const shieldwalls = defineExamples({
  'wab-13.109/too-few-shields': applies('wab/shieldwall', {
    es: 'De las 6 miniaturas de la primera fila sólo 2 llevan escudo.',
    en: 'Of the 6 models of the front rank only 2 carry shields.',
    ask: { wallFront: 6, wallShields: 2 },
    gives: { allowed: false, leastShields: 3 },
    case: 655,
  }),
  'wab-13.109/half-of-them': applies('wab/shieldwall', {
    es: 'De las 7 miniaturas de la primera fila 4 llevan escudo.',
    en: 'Of the 7 models of the front rank 4 carry shields.',
    ask: { wallFront: 7, wallShields: 4 },
    gives: { allowed: true, leastShields: 4 },
  }),
  'wab-13.109/not-in-its-list': forbids('wab/shieldwall', {
    es: 'Una unidad a la que su lista no da el muro de escudos, con 6 escudos en su primera fila de 6, quiere formarlo.',
    en: 'A unit that its list does not name for shieldwalls, with 6 shields in its front rank of 6, wants to form one.',
    ask: { wallFront: 6, wallShields: 6, listed: false },
  }),
  'wab-13.110/all-of-its-move': applies('wab/shieldwall', {
    es: 'Una unidad con 6 escudos en su primera fila de 6 forma el muro de escudos.',
    en: 'A unit with 6 shields in its front rank of 6 forms the shieldwall.',
    ask: { wallFront: 6, wallShields: 6 },
    gives: { allowed: true, countsAsMoved: true },
  }),
  'wab-13.110/wants-to-move-too': forbids('wab/shieldwall', {
    es: 'La misma unidad querría avanzar y formar el muro de escudos.',
    en: 'The same unit would like to advance and form the shieldwall.',
    ask: { wallFront: 6, wallShields: 6, movesToo: true },
  }),
  'wab-13.110/as-a-manoeuvre': applies('wab/manoeuvre', {
    es: 'Una unidad de movimiento 4 forma un muro de escudos en vez de mover.',
    en: 'A unit of movement 4 forms a shieldwall instead of moving.',
    ask: { movement: 4, manoeuvres: [{ movePart: 'shieldwall' }] },
    gives: { allowed: true, spentInAll: 4, leftToMove: 0 },
  }),
  'wab-13.111/lost-the-round': forbids('wab/shieldwall', {
    es: 'Una unidad en muro de escudos pierde un turno de combate, pero aguanta.',
    en: 'A unit in shieldwall loses a round of combat, but holds.',
    ask: { wallDoes: 'stands', since: 'lost-a-round' },
    case: 657,
  }),
  'wab-13.111/won-the-round': applies('wab/shieldwall', {
    es: 'Una unidad en muro de escudos gana un turno de combate y no se mueve.',
    en: 'A unit in shieldwall wins a round of combat and does not move.',
    ask: { wallDoes: 'stands', since: 'won-a-round' },
    gives: { allowed: true },
  }),
  'wab-13.111/not-while-engaged': forbids('wab/shieldwall', {
    es: 'Una unidad que perdió su muro de escudos sigue trabada y querría formar otro.',
    en: 'A unit that lost its shieldwall is still engaged and would like to form another.',
    ask: { wallFront: 6, wallShields: 6, engaged: true },
  }),
  'wab-13.112/blows': applies('wab/blows', {
    es: 'Una infantería de HA 3 golpea el frente de un muro de escudos de HA 3.',
    en: 'Infantry of WS 3 strikes the front of a shieldwall of WS 3.',
    ask: { models: 5, skill: 3, enemySkill: 3, targetFormation: 'shieldwall' },
    gives: { needed: 5 },
  }),
  'wab-13.112/shots': applies('wab/shooting', {
    es: 'Unos arqueros de HP 3 disparan de frente a un muro de escudos a 10 pulgadas.',
    en: 'Archers of BS 3 shoot at the front of a shieldwall 10 inches away.',
    ask: { skill: 3, shots: 5, weapon: 'bow', distance: 10, targetFormation: 'shieldwall' },
    gives: { modifier: -1, needed: 5 },
  }),
  'wab-13.112/flank': doesNotApply('wab/blows', {
    es: 'Una infantería de HA 3 golpea el flanco de un muro de escudos de HA 3.',
    en: 'Infantry of WS 3 strikes the flank of a shieldwall of WS 3.',
    ask: {
      ...{ models: 5, skill: 3, enemySkill: 3 },
      ...{ targetFormation: 'shieldwall', targetSide: 'flank' },
    },
    gives: { needed: 4 },
    cites: ['wab-5.22'],
  }),
  'wab-13.113/forms-and-shoots': applies('wab/shieldwall', {
    es: 'Una unidad con jabalinas y 6 escudos en su primera fila de 6 forma el muro de escudos y quiere disparar ese turno.',
    en: 'A unit with javelins and 6 shields in its front rank of 6 forms the shieldwall and wants to shoot in that turn.',
    ask: { wallFront: 6, wallShields: 6, missiles: true },
    gives: { allowed: true, mayShootAfter: true, countsAsMoved: true },
  }),
});
