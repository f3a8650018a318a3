import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-13.26',
    name: 'both-ways-held',
    position: 'cca2_bottom.LD-E5_top.MI-D4.HI-D5.LI-F5',
    ask: { what: 'evade', from: 'E5', attacker: 'LI' },
    expect: ['D4', 'D5'],
    say: {
      es: 'Hay enemigos en los 2 hexes que dan a su lado, D4 y D5: el líder de E5 puede intentar escapar por uno de ellos, donde lo atacan.',
      en: 'Enemies hold both of the 2 hexes towards his own side, D4 and D5: the leader in E5 may try to escape through one of them, where he is attacked.',
    },
  },
  {
    clause: 'cca-13.26',
    name: 'one-way-open',
    position: 'cca2_bottom.LD-E5_top.MI-D4.LI-F5',
    ask: { what: 'evade', from: 'E5', attacker: 'LI' },
    expect: ['D5', 'C5', 'C6', 'B4', 'B5', 'B6'],
    say: {
      es: 'Sólo D4 está en manos del enemigo: no hay escape, y el líder de E5 retrocede por D5.',
      en: 'Only D4 is in enemy hands: there is no escape, and the leader in E5 falls back by D5.',
    },
  },
  {
    clause: 'cca-13.38',
    name: 'no-second-combat',
    position: 'cca2_bottom.HI-E5_top.LI-F5.MI-G6',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5'],
    say: {
      es: 'La infantería pesada de E5 ha eliminado al enemigo de F5 y puede entrar en ese hex, pero desde allí no ataca a G6: va a pie y sin líder.',
      en: 'The heavy infantry in E5 has eliminated the enemy in F5 and may enter that hex, but it does not attack G6 from there: it is on foot and without a leader.',
    },
  },
  {
    clause: 'cca-13.39',
    name: 'with-its-leader',
    position: 'cca2_bottom.HI-E5*_top.LI-F5.MI-G6',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5', 'G6'],
    say: {
      es: 'La infantería pesada de E5 lleva un líder unido: avanza a F5, donde ha vencido, y desde allí puede atacar a G6.',
      en: 'The heavy infantry in E5 has a leader attached: it advances to F5, where it has won, and may attack G6 from there.',
    },
  },
  {
    clause: 'cca-13.40',
    name: 'one-hex-further',
    position: 'cca2_bottom.MC-E5_top.LI-F5.MI-G6',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5', 'F4', 'F6', 'G5', 'E5', 'E6', 'G6'],
    say: {
      es: 'La caballería media de E5 avanza a F5, donde ha vencido, y de allí, si quiere, a cualquier hex libre adyacente; si se queda, puede atacar a G6.',
      en: 'The medium cavalry in E5 advances to F5, where it has won, and from there, if it wishes, to any free adjacent hex; if it stays, it may attack G6.',
    },
  },
  {
    clause: 'cca-13.41',
    name: 'no-hex-further',
    position: 'cca2_bottom.EL-E5_top.LI-F5.MI-G6',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5', 'G6'],
    say: {
      es: 'Los elefantes de E5 avanzan a F5, donde han vencido, y no más allá; desde F5 pueden atacar otra vez, aquí a G6.',
      en: 'The elephants in E5 advance to F5, where they have won, and no further; from F5 they may attack once more, here G6.',
    },
  },
  {
    clause: 'cca-13.42',
    name: 'another-enemy',
    position: 'cca2_bottom.WR-E5_top.MI-F5.LI-G4.HI-F6',
    ask: { what: 'advance', from: 'E5', to: 'F5' },
    expect: ['F5', 'F6'],
    say: {
      es: 'Los guerreros de E5 avanzan a F5 y pueden atacar otra vez a cualquier enemigo adyacente a ese hex: F6 lo es, G4 no.',
      en: 'The warriors in E5 advance to F5 and may attack once more any enemy adjacent to that hex: F6 is, G4 is not.',
    },
  },
]);
