import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-2.4',
    name: 'seen-from-the-top',
    position: 'cca2_bottom_top.MI-G3.LI-H4.HI-G6_turn-top',
    ask: { what: 'order', card: 'order-two-units-right' },
    expect: ['G3', 'H4'],
    say: {
      es: 'El jugador de arriba juega una carta para su derecha: vale para G3 y para H4, que desde abajo se ven a la izquierda. G6 está en el centro.',
      en: 'The player at the top plays a card for his right: it serves G3 and H4, which from the bottom are on the left. G6 is in the centre.',
    },
  },
  {
    clause: 'cca-2.5',
    name: 'cut-hexes',
    position: 'cca2_bottom_top',
    ask: { what: 'sections', side: 'bottom' },
    expect: ['B4', 'D4', 'F4', 'H4', 'B9', 'D9', 'F9', 'H9'],
    say: {
      es: 'Las 2 líneas de puntos cortan B4, D4, F4 y H4 por un lado y B9, D9, F9 y H9 por el otro: esos 8 hexes son a la vez de flanco y de centro.',
      en: 'The 2 dotted lines cut B4, D4, F4 and H4 on one side and B9, D9, F9 and H9 on the other: those 8 hexes are flank and centre at once.',
    },
  },
]);
