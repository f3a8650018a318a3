import { defineTable } from '../../src/library/registry.ts';

export default defineTable({
  turn: [
    {
      clauses: ['onus-7.10', 'onus-6.9', 'onus-6.11'],
      say: {
        es: 'Con victoria por bajas: contarlas y, si pasan de la mitad del ejército, chequear Liderazgo',
        en: 'With victory by casualties: count them and, beyond half the army, check Leadership',
      },
    },
    {
      clauses: ['onus-7.11', 'onus-7.13', 'onus-7.15'],
      say: {
        es: 'Activación: jugar órdenes, como mucho una por unidad',
        en: 'Activation: play orders, at most one on each unit',
      },
    },
    {
      clauses: ['onus-7.17', 'onus-7.20'],
      say: {
        es: 'Activación: chequear moral con las Rotas y en huida que se activan',
        en: 'Activation: check the morale of Broken and fleeing units that are activated',
      },
    },
    {
      clauses: ['onus-7.23', 'onus-7.73', 'onus-7.89', 'onus-9.19'],
      say: {
        es: 'Movimiento: mover, maniobrar y cargar con las unidades activas; las Impetuosas cargan siempre que pueden',
        en: 'Movement: move, manoeuvre and charge with active units; Impetuous ones charge whenever they can',
      },
    },
    {
      clauses: ['onus-7.116', 'onus-7.121'],
      say: {
        es: 'Disparo: las unidades activas que pueden, un ataque a distancia cada una',
        en: 'Shooting: one ranged attack with each active unit that can',
      },
    },
    {
      clauses: ['onus-7.146', 'onus-7.147'],
      say: {
        es: 'Hostigadores: gastar el movimiento que les queda',
        en: 'Skirmishers: use the movement they have left',
      },
    },
    {
      clauses: ['onus-7.149', 'onus-7.150', 'onus-7.152'],
      say: {
        es: 'Combate: resolver todos, en el orden que elija el jugador activo; quien se pone en huida mueve en el acto',
        en: 'Combat: resolve them all, in the order that the active player chooses; whoever starts to flee moves at once',
      },
    },
    {
      clauses: ['onus-7.187', 'onus-7.190'],
      say: {
        es: 'Huida: chequear las unidades propias que ya huían; las que fallan mueven',
        en: 'Flight: check own units that were already fleeing; those that fail move',
      },
    },
    {
      clauses: ['onus-7.204', 'onus-7.205', 'onus-7.206'],
      say: {
        es: 'Fin de turno: robar cartas, según si se ha jugado alguna orden',
        en: 'End of turn: draw cards, depending on whether any order was played',
      },
    },
    {
      clauses: ['onus-7.208', 'onus-4.12'],
      say: {
        es: 'Fin de turno: descartar hasta el Liderazgo del general',
        en: 'End of turn: discard down to the general’s Leadership',
      },
    },
  ],
  sides: [
    { es: 'Jugador 1', en: 'Player 1' },
    { es: 'Jugador 2', en: 'Player 2' },
  ],
  counters: [
    { key: 'orders', say: { es: 'Órdenes jugadas este turno', en: 'Orders played this turn' } },
    { key: 'hand', say: { es: 'Cartas en la mano', en: 'Cards in hand' } },
    {
      key: 'casualties',
      say: {
        es: 'Puntos de bajas (eliminadas y en huida)',
        en: 'Casualty points (eliminated and fleeing)',
      },
      points: true,
    },
    {
      key: 'army',
      say: { es: 'Valor inicial del ejército', en: 'Initial value of the army' },
      points: true,
    },
  ],
  dice: {
    faces: [1, 2, 3, 4, 5, 6],
    most: 14,
    resolve: [
      { query: 'onus/attack-roll', field: 'toHit' },
      { query: 'onus/hand-to-hand', field: 'attacker.toHit' },
      { query: 'onus/shot', field: 'toHit' },
    ],
  },
});
