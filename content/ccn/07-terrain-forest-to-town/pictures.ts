import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-7.2',
    name: 'stops-there',
    position: 'ccn1_bottom.HC-E5x3_top_ground.forest-F4-F5',
    ask: { what: 'move', from: 'E5' },
    expect: [
      'E4',
      'E6',
      'D4',
      'D5',
      'E3',
      'E7',
      'F3',
      'F6',
      'D3',
      'D6',
      'C4',
      'C5',
      'C6',
      'F4',
      'F5',
    ],
    say: {
      es: 'La caballería pesada de E5 mueve 2 hexágonos, pero en el bosque de F4 y F5 se detiene: no llega a la fila G.',
      en: 'The heavy cavalry in E5 moves 2 hexes, but in the forest of F4 and F5 it stops: it does not reach row G.',
    },
  },
  {
    clause: 'ccn-7.13',
    name: 'overhead',
    position: 'ccn1_bottom.FA-E4x3.LN-E5x4_top.LN-E7x4_ground.hill-E4',
    ask: { what: 'sight', from: 'E4', to: 'E7' },
    expect: [],
    say: {
      es: 'La artillería de la colina de E4 ve E7 por encima de la infantería amiga de E5, adyacente y más baja.',
      en: 'The artillery on the hill in E4 sees E7 over the friendly infantry in E5, adjacent and lower.',
    },
  },
  {
    clause: 'ccn-7.16',
    name: 'behind-it',
    position: 'ccn1_bottom.LN-E4x4_top.LN-E6x4_ground.hill-E5',
    ask: { what: 'sight', from: 'E4', to: 'E6' },
    expect: ['E5'],
    say: {
      es: 'La colina de E5 tapa lo que hay detrás: desde E4 no se ve E6.',
      en: 'The hill in E5 hides what lies behind it: E6 cannot be seen from E4.',
    },
  },
  {
    clause: 'ccn-7.17',
    name: 'first-hex',
    position: 'ccn1_bottom.LN-E4x4_top.LN-E6x4_ground.hill-E6-E7',
    ask: { what: 'sight', from: 'E4', to: 'E6' },
    expect: [],
    say: {
      es: 'E6 es el primer hexágono de la colina: desde el llano, en E4, se ve.',
      en: 'E6 is the first hex of the hill: it can be seen from the low ground in E4.',
    },
  },
  {
    clause: 'ccn-7.18',
    name: 'second-hex',
    position: 'ccn1_bottom.LN-E4x4_top.LN-E7x4_ground.hill-E6-E7',
    ask: { what: 'sight', from: 'E4', to: 'E7' },
    expect: ['E6'],
    say: {
      es: 'Entre E4, en el llano, y E7, en la colina, está E6, también de la colina: no se ven.',
      en: 'Between E4, on low ground, and E7, on the hill, lies E6, a hill hex too: there is no sight.',
    },
  },
  {
    clause: 'ccn-7.19',
    name: 'plateau',
    position: 'ccn1_bottom.LN-E4x4_top.LN-E6x4_ground.hill-E4-E5-E6',
    ask: { what: 'sight', from: 'E4', to: 'E6' },
    expect: [],
    say: {
      es: 'E4, E5 y E6 son la misma colina: de E4 a E6 se ve.',
      en: 'E4, E5 and E6 are one hill: E6 can be seen from E4.',
    },
  },
  {
    clause: 'ccn-7.20',
    name: 'over-low-ground',
    position: 'ccn1_bottom.LN-E4x4_top.LN-E7x4_ground.hill-E4-E7',
    ask: { what: 'sight', from: 'E4', to: 'E7' },
    expect: [],
    say: {
      es: 'De la colina de E4 a la de E7 se ve por encima de E5 y E6, más bajos y vacíos.',
      en: 'From the hill in E4 to the one in E7 there is sight over E5 and E6, which are lower and empty.',
    },
  },
  {
    clause: 'ccn-7.20',
    name: 'unit-below',
    position: 'ccn1_bottom.LN-E4x4_top.LC-E5x3.LN-E7x4_ground.hill-E4-E7',
    ask: { what: 'sight', from: 'E4', to: 'E7' },
    expect: ['E5'],
    say: {
      es: 'La unidad de E5, aunque esté más baja, impide ver E7 desde la colina de E4.',
      en: 'The unit in E5, although lower, hides E7 from the hill in E4.',
    },
  },
]);
