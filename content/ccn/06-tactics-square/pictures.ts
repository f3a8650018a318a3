import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-6.42',
    name: 'apart',
    position: 'ccn1_bottom.LN-E5x4s1_top.LC-E7x3.LN-G5x4',
    ask: { what: 'battle', from: 'E5' },
    expect: ['E7', 'G5'],
    say: {
      es: 'El cuadro de E5 no tiene enemigos adyacentes: puede disparar a E7 o a G5, a 2 hexágonos, con 1 dado.',
      en: 'The square in E5 has no enemy adjacent: it may fire at E7 or G5, 2 hexes away, with 1 die.',
    },
  },
  {
    clause: 'ccn-6.42',
    name: 'adjacent',
    position: 'ccn1_bottom.LN-E5x4s1_top.LC-E6x3.LN-G5x4',
    ask: { what: 'battle', from: 'E5' },
    expect: ['E6'],
    say: {
      es: 'Con la caballería enemiga en E6, el cuadro de E5 ya no dispara a G5: sólo puede atacar E6 en melee, con 1 dado.',
      en: 'With the enemy cavalry in E6, the square in E5 no longer fires at G5: it may only attack E6 in melee, with 1 die.',
    },
  },
  {
    clause: 'ccn-6.50',
    name: 'past-the-infantry',
    position: 'ccn1_bottom.FA-C5x3.LN-D5x4_top.LN-E5x4',
    ask: { what: 'sight', from: 'C5', to: 'E5' },
    expect: [],
    say: {
      es: 'La infantería de D5 ataca E5. La línea de la artillería, de C5 a E5, corre entre D4 y D5, y sólo un lado está ocupado: puede sumarse.',
      en: 'The infantry in D5 attacks E5. The line of the artillery, from C5 to E5, runs between D4 and D5, and only one side is occupied: it may join.',
    },
  },
  {
    clause: 'ccn-6.51',
    name: 'behind-the-infantry',
    position: 'ccn1_bottom.FA-C5x3.LN-D5x4_top.LN-E6x4',
    ask: { what: 'sight', from: 'C5', to: 'E6' },
    expect: ['D5'],
    say: {
      es: 'La infantería de D5 ataca E6 y está en la línea de la artillería, de C5 a E6: no puede sumarse.',
      en: 'The infantry in D5 attacks E6 and stands in the line of the artillery, from C5 to E6: it may not join.',
    },
  },
]);
