import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-13.11',
    name: 'two-hexes',
    position: 'cca2_bottom.LI-E5_top.HI-F5',
    ask: { what: 'evade', from: 'E5', attacker: 'HI' },
    expect: ['C4', 'C5', 'C6'],
    say: {
      es: 'Atacada desde F5, la infantería ligera de E5 se evade 2 hexes hacia su lado: a C4, C5 o C6.',
      en: 'Attacked from F5, the light infantry in E5 evades 2 hexes towards its own side: to C4, C5 or C6.',
    },
  },
  {
    clause: 'cca-13.12',
    name: 'only-one-hex',
    position: 'cca2_bottom.LI-E5.MI-C4-C5-C6_top.HI-F5',
    ask: { what: 'evade', from: 'E5', attacker: 'HI' },
    expect: ['D4', 'D5'],
    say: {
      es: 'D4 y D5 están libres, pero no los hexes de detrás, C4, C5 y C6: la infantería ligera de E5 se evade 1 hex.',
      en: 'D4 and D5 are free, but the hexes behind them, C4, C5 and C6, are not: the light infantry in E5 evades 1 hex.',
    },
  },
  {
    clause: 'cca-13.13',
    name: 'both-hexes-taken',
    position: 'cca2_bottom.LI-E5.MI-D4-D5_top.HI-F5',
    ask: { what: 'evade', from: 'E5', attacker: 'HI' },
    expect: [],
    say: {
      es: 'En los 2 hexes que dan a su lado, D4 y D5, hay unidades amigas: la infantería ligera de E5 no puede evadirse.',
      en: 'In the 2 hexes towards its own side, D4 and D5, stand friendly units: the light infantry in E5 may not evade.',
    },
  },
  {
    clause: 'cca-13.18',
    name: 'up-to-three-hexes',
    position: 'cca2_bottom.LD-E5_top.MI-F5',
    ask: { what: 'evade', from: 'E5', attacker: 'MI' },
    expect: ['D4', 'D5', 'C4', 'C5', 'C6', 'B3', 'B4', 'B5', 'B6'],
    say: {
      es: 'El líder de E5, al que los dados no han impactado, retrocede hacia su lado 1, 2 o 3 hexes, siempre a una de las filas D, C y B.',
      en: 'The leader in E5, whom the dice have missed, falls back towards his own side by 1, 2 or 3 hexes, that is, into row D, C or B.',
    },
  },
  {
    clause: 'cca-13.20',
    name: 'friends-behind-him',
    position: 'cca2_bottom.HI-D4.MI-D5*.LD-E5_top.LI-F5',
    ask: { what: 'evade', from: 'E5', attacker: 'LI' },
    expect: ['D4', 'C4', 'C5', 'C6', 'B3', 'B4', 'B5', 'B6'],
    say: {
      es: 'El líder de E5 puede unirse a la unidad de D4. Por D5, donde ya hay un líder, puede pasar pero no quedarse.',
      en: 'The leader in E5 may join the unit in D4. Through D5, where there is a leader already, he may pass, but he may not stay.',
    },
  },
  {
    clause: 'cca-13.25',
    name: 'near-his-edge',
    position: 'cca2_bottom.LD-B5_top.MI-C5',
    ask: { what: 'evade', from: 'B5', attacker: 'MI' },
    expect: ['A5', 'A6'],
    say: {
      es: 'El líder de B5 puede quedarse en A5 o en A6, o salir desde allí por su borde: el oponente no gana estandarte.',
      en: 'The leader in B5 may stay in A5 or A6, or leave from there over his own edge: the opponent gains no banner.',
    },
  },
]);
