import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-2.4',
    name: 'seen-from-the-top',
    position: 'cca1_bottom_top.MI-C7.LI-D8.HI-F7_turn-top',
    ask: { what: 'order', card: 'order-two-units-right' },
    expect: ['C7', 'D8'],
    say: {
      es: 'El jugador de arriba juega una carta para su derecha: vale para C7 y para D8, que desde abajo se ven a la izquierda. F7 está en el centro.',
      en: 'The player at the top plays a card for his right: it serves C7 and D8, which from the bottom are on the left. F7 is in the centre.',
    },
  },
  {
    clause: 'cca-2.5',
    name: 'cut-hexes',
    position: 'cca1_bottom_top',
    ask: { what: 'sections', side: 'bottom' },
    expect: ['D2', 'D4', 'D6', 'D8', 'I2', 'I4', 'I6', 'I8'],
    say: {
      es: 'Las 2 líneas de puntos cortan D2, D4, D6 y D8 por un lado e I2, I4, I6 e I8 por el otro: esos 8 hexes son a la vez de flanco y de centro.',
      en: 'The 2 dotted lines cut D2, D4, D6 and D8 on one side and I2, I4, I6 and I8 on the other: those 8 hexes are flank and centre at once.',
    },
  },
]);
