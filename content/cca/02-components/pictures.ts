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
      en: 'The player at the top plays a card for his right: it can order G3 and H4, which from the bottom are on the left. G6 is in the centre.',
    },
  },
  {
    clause: 'cca-2.5',
    name: 'cut-hexes',
    position: 'cca2_bottom_top',
    ask: { what: 'sections', side: 'bottom' },
    expect: ['A5', 'C5', 'E5', 'G5', 'I5', 'A9', 'C9', 'E9', 'G9', 'I9'],
    say: {
      es: 'Las 2 líneas de puntos cortan A5, C5, E5, G5 e I5 por un lado y A9, C9, E9, G9 e I9 por el otro: esos 10 hexes son a la vez de flanco y de centro.',
      en: 'The 2 dotted lines cut A5, C5, E5, G5 and I5 on one side and A9, C9, E9, G9 and I9 on the other: those 10 hexes are flank and centre at once.',
    },
  },
]);
