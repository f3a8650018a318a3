import { defineTable } from '../../src/library/registry.ts';

export default defineTable({
  turn: [
    {
      clauses: ['t7g-2.3', 't7g-2.4'],
      say: {
        es: 'Planificación: quitar los marcadores de Agotado y poner una orden oculta junto a cada Tropa',
        en: 'Planning: remove Exhausted markers and lay a hidden order beside each Troop unit',
      },
    },
    {
      clauses: ['t7g-2.6', 't7g-2.7'],
      say: {
        es: 'Iniciativa: 1D6 más el Nivel del Comandante; quien gana elige qué bando empieza',
        en: 'Initiative: 1D6 plus the General’s Level; the winner chooses which side goes first',
      },
    },
    {
      clauses: ['t7g-2.8', 't7g-7.8', 't7g-7.24'],
      say: {
        es: 'En cada vez: activar un Mando, si se quiere; mueve e intenta una Acción de Mando',
        en: 'In each go: activate a Commander, if wished; he moves and tries a Command Action',
      },
    },
    {
      clauses: ['t7g-2.8', 't7g-2.23', 't7g-2.24'],
      say: {
        es: 'En cada vez: activar después una Tropa; si no está Fresca, con Chequeo de Orden',
        en: 'In each go: then activate a Troop unit; unless it is Fresh, with an order check',
      },
    },
    {
      clauses: ['t7g-2.28', 't7g-2.30'],
      say: {
        es: 'Mientras se mueve o se carga: el enemigo que no ha actuado puede reaccionar, siempre con Chequeo de Orden',
        en: 'As units move or charge: an enemy that has not acted may react, always with an order check',
      },
    },
    {
      clauses: ['t7g-4.18', 't7g-5.33'],
      say: {
        es: 'Tras un disparo o un combate: Chequeo de Ruptura de quien pasa de su Aguante',
        en: 'After a shot or a combat: a break check for whoever is beyond its Stamina',
      },
    },
    {
      clauses: ['t7g-2.12', 't7g-9.3', 't7g-9.58'],
      say: {
        es: 'Fin de turno, sin Tropas por activar: contar los puntos y, desde el turno 5, mirar la ventaja',
        en: 'End of turn, with no Troops left to activate: count points and, from turn 5 on, check the lead',
      },
    },
  ],
  sides: [
    { es: 'Jugador 1', en: 'Player 1' },
    { es: 'Jugador 2', en: 'Player 2' },
  ],
  counters: [
    { key: 'orders', say: { es: 'Tropas por activar', en: 'Troops left to activate' } },
    {
      key: 'wear',
      say: { es: 'Desgaste en la mesa', en: 'Wear on the table' },
    },
    {
      key: 'disorder',
      say: { es: 'Unidades Desordenadas', en: 'Disordered units' },
    },
    { key: 'exhausted', say: { es: 'Mandos Agotados', en: 'Exhausted Commanders' } },
    {
      key: 'points',
      say: { es: 'Puntos por enemigos destruidos', en: 'Points for destroyed enemies' },
    },
  ],
  dice: {
    faces: [1, 2, 3, 4, 5, 6],
    most: 14,
    resolve: [
      { query: 't7g/order-check', field: 'dice' },
      { query: 't7g/command-action', field: 'dice' },
      { query: 't7g/shot', field: 'shotDice' },
      { query: 't7g/break-check', field: 'dice' },
    ],
  },
});
