import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-5.213',
    name: 'into-the-hex',
    position: 'ccn1_bottom.LN-E5x4_top.LN-F5x2-G6x4',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5'],
    say: {
      es: 'La infantería de línea de E5 ha eliminado a la de F5 y puede Ocupar el Terreno. De ahí no pasa, ni ataca a G6: sólo la caballería tiene Ataque de Bonificación.',
      en: 'The line infantry in E5 has eliminated the one in F5 and may Take Ground there. It goes no further and does not attack G6: only cavalry has a Bonus Melee attack.',
    },
  },
  {
    clause: 'ccn-5.220',
    name: 'one-hex-further',
    position: 'ccn1_bottom.LC-E5x4_top.LN-F5x2-G6x4',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5', 'E5', 'E6', 'F4', 'F6', 'G5', 'G6'],
    say: {
      es: 'La caballería ligera de E5 entra en F5, donde ha vencido, y puede seguir a cualquier hexágono libre contiguo, también de vuelta a E5. Desde F5, F6 o G5 puede atacar a G6.',
      en: 'The light cavalry in E5 enters F5, where it has won, and may go on into any free hex next to it, back to E5 too. From F5, F6 or G5 it may attack G6.',
    },
  },
  {
    clause: 'ccn-5.224',
    name: 'forest-holds-it',
    position: 'ccn1_bottom.LC-E5x4_top.LN-F5x2-G6x4_ground.forest-F5',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5'],
    say: {
      es: 'F5 es bosque: la caballería ligera de E5 entra y se detiene allí. No avanza más y tampoco puede atacar a G6.',
      en: 'F5 is a forest: the light cavalry from E5 enters it and stops there. It goes no further, nor may it attack G6.',
    },
  },
  {
    clause: 'ccn-5.224',
    name: 'river-closes-it',
    position: 'ccn1_bottom.LC-E5x4_top.LN-F5x2_ground.river-G5-G6',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5', 'E5', 'E6', 'F4', 'F6'],
    say: {
      es: 'Tras entrar en F5, la caballería ligera de E5 puede seguir a E5, E6, F4 o F6, pero no a G5 ni a G6: no se entra en un río.',
      en: 'Once in F5, the light cavalry from E5 may go on to E5, E6, F4 or F6, but not to G5 or G6: nobody enters a river.',
    },
  },
  {
    clause: 'ccn-5.234',
    name: 'another-enemy',
    position: 'ccn1_bottom.HC-E5x3_top.LN-F5x2-E6x4.FA-F6x3',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5', 'E5', 'F4', 'G5', 'G6', 'E6', 'F6'],
    say: {
      es: 'La caballería pesada de E5 ha vencido en F5. Su Ataque de Bonificación puede ir contra E6 o contra F6: no tiene que ser contra la unidad que atacó primero.',
      en: 'The heavy cavalry from E5 has won in F5. Its Bonus Melee attack may be against E6 or against F6: it need not be against the unit that it attacked first.',
    },
  },
]);
