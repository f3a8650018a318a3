import { defineTable } from '../../src/library/registry.ts';

export default defineTable({
  turn: [
    {
      clauses: ['wab-1.56', 'wab-7.6', 'wab-6.50'],
      say: {
        es: 'Comienzo del turno: pánico por amigos que huyen a 4″ y vuelta a la mesa de quien la dejó persiguiendo',
        en: 'Start of the turn: panic from friends fleeing within 4″, and the return of pursuers who left the table',
      },
    },
    {
      clauses: ['wab-2.1', 'wab-3.2', 'wab-3.70'],
      say: {
        es: 'Movimiento 1: anunciar todas las cargas y a quien se destraba, sin medir',
        en: 'Movement 1: declare all charges and whoever disengages, without measuring',
      },
    },
    {
      clauses: ['wab-2.3', 'wab-3.6'],
      say: {
        es: 'El enemigo responde por cada unidad cargada; los disparos y las huidas de su respuesta, en el acto',
        en: 'The enemy answers for each unit charged; shots and flights of his answers at once',
      },
    },
    {
      clauses: ['wab-2.4', 'wab-2.78'],
      say: {
        es: 'Movimiento 2: reagrupar a los que huyen, con un chequeo de Liderazgo',
        en: 'Movement 2: rally those who flee, with a Leadership test',
      },
    },
    {
      clauses: ['wab-2.5', 'wab-2.71'],
      say: {
        es: 'Movimiento 3: movimientos obligatorios: los que siguen huyendo, los que se destraban',
        en: 'Movement 3: compulsory moves: those still fleeing, those who disengage',
      },
    },
    {
      clauses: ['wab-2.7', 'wab-3.20', 'wab-3.22'],
      say: {
        es: 'Movimiento 4: mover las cargas, en el orden que elija quien carga; las que no llegan fallan',
        en: 'Movement 4: move the charges, in the order their player chooses; those that fall short fail',
      },
    },
    {
      clauses: ['wab-2.8', 'wab-2.11', 'wab-2.46'],
      say: {
        es: 'Movimiento 5: mover todo lo demás; ninguna unidad a menos de 1″ de un enemigo',
        en: 'Movement 5: move all else; no unit comes nearer than 1″ to an enemy',
      },
    },
    {
      clauses: ['wab-4.1', 'wab-4.64'],
      say: {
        es: 'Disparo: anunciar todos los blancos y resolver; pánico a quien perdió una cuarta parte',
        en: 'Shooting: name all targets, then resolve; panic for whoever lost a quarter',
      },
    },
    {
      clauses: ['wab-5.1', 'wab-5.8', 'wab-9.55'],
      say: {
        es: 'Combate: desafíos y golpes; primero quien cargó, después por Iniciativa',
        en: 'Close combat: challenges, then blows; chargers first, the rest by Initiative',
      },
    },
    {
      clauses: ['wab-5.39', 'wab-6.1', 'wab-7.12'],
      say: {
        es: 'Resultados, chequeos de desmoralización de los que perdieron y, después de todos, los de pánico',
        en: 'Results, Break tests of those who lost and, after all of them, Panic tests',
      },
    },
    {
      clauses: ['wab-6.79', 'wab-6.36', 'wab-6.63'],
      say: {
        es: 'Mover: los que ceden terreno, los que huyen y, al final, quien persigue o sigue',
        en: 'Move: those giving ground, those fleeing and last whoever pursues or follows up',
      },
    },
    {
      clauses: ['wab-5.7', 'wab-6.74'],
      say: { es: 'Reordenar filas', en: 'Redress ranks' },
    },
  ],
  sides: [
    { es: 'Jugador 1', en: 'Player 1' },
    { es: 'Jugador 2', en: 'Player 2' },
  ],
  counters: [
    { key: 'fleeing', say: { es: 'Unidades que huyen', en: 'Units fleeing' } },
    { key: 'destroyed', say: { es: 'Unidades perdidas', en: 'Units lost' } },
    { key: 'standards', say: { es: 'Estandartes capturados', en: 'Standards captured' } },
  ],
  dice: {
    faces: [1, 2, 3, 4, 5, 6],
    most: 20,
    resolve: [
      { query: 'wab/break-test', field: 'dice' },
      { query: 'wab/panic-test', field: 'dice' },
      { query: 'wab/rally-test', field: 'dice' },
      { query: 'wab/flight-pursuit', field: 'dice' },
    ],
  },
});
