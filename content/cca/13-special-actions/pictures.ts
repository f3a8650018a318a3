import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-13.11',
    name: 'two-hexes',
    position: 'cca1_bottom.LI-E5_top.HI-E6',
    ask: { what: 'evade', from: 'E5', attacker: 'HI' },
    expect: ['D3', 'E3', 'F3'],
    say: {
      es: 'Atacada desde E6, la infantería ligera de E5 se evade 2 hexes hacia su lado: a D3, E3 o F3.',
      en: 'Attacked from E6, the light infantry in E5 evades 2 hexes towards its own side: to D3, E3 or F3.',
    },
  },
  {
    clause: 'cca-13.12',
    name: 'only-one-hex',
    position: 'cca1_bottom.LI-E5.MI-D3-E3-F3_top.HI-E6',
    ask: { what: 'evade', from: 'E5', attacker: 'HI' },
    expect: ['D4', 'E4'],
    say: {
      es: 'D4 y E4 están libres, pero no los hexes de detrás, D3, E3 y F3: la infantería ligera de E5 se evade 1 hex.',
      en: 'D4 and E4 are free, but the hexes behind them, D3, E3 and F3, are not: the light infantry in E5 evades 1 hex.',
    },
  },
  {
    clause: 'cca-13.13',
    name: 'both-hexes-taken',
    position: 'cca1_bottom.LI-E5.MI-D4-E4_top.HI-E6',
    ask: { what: 'evade', from: 'E5', attacker: 'HI' },
    expect: [],
    say: {
      es: 'En los 2 hexes que dan a su lado, D4 y E4, hay unidades amigas: la infantería ligera de E5 no puede evadirse.',
      en: 'In the 2 hexes towards its own side, D4 and E4, stand friendly units: the light infantry in E5 may not evade.',
    },
  },
  {
    clause: 'cca-13.18',
    name: 'up-to-three-hexes',
    position: 'cca1_bottom.LD-E5_top.MI-E6',
    ask: { what: 'evade', from: 'E5', attacker: 'MI' },
    expect: ['D4', 'E4', 'D3', 'E3', 'F3', 'C2', 'D2', 'E2', 'F2'],
    say: {
      es: 'El líder de E5, al que los dados no han impactado, retrocede hacia su lado 1, 2 o 3 hexes, siempre a una de las filas 4, 3 y 2.',
      en: 'The leader in E5, whom the dice have missed, falls back towards his own side by 1, 2 or 3 hexes, that is, into row 4, 3 or 2.',
    },
  },
  {
    clause: 'cca-13.20',
    name: 'friends-behind-him',
    position: 'cca1_bottom.HI-D4.MI-E4*.LD-E5_top.LI-E6',
    ask: { what: 'evade', from: 'E5', attacker: 'LI' },
    expect: ['D4', 'D3', 'E3', 'F3', 'C2', 'D2', 'E2', 'F2'],
    say: {
      es: 'El líder de E5 puede unirse a la unidad de D4. Por E4, donde ya hay un líder, puede pasar pero no quedarse.',
      en: 'The leader in E5 may join the unit in D4. Through E4, where there is a leader already, he may pass, but he may not stay.',
    },
  },
  {
    clause: 'cca-13.25',
    name: 'near-his-edge',
    position: 'cca1_bottom.LD-E2_top.MI-E3',
    ask: { what: 'evade', from: 'E2', attacker: 'MI' },
    expect: ['E1', 'F1'],
    say: {
      es: 'El líder de E2 puede quedarse en E1 o en F1, o salir desde allí por su borde: el oponente no gana estandarte.',
      en: 'The leader in E2 may stay in E1 or F1, or leave from there over his own edge: the opponent gains no banner.',
    },
  },
  {
    clause: 'cca-13.26',
    name: 'both-ways-held',
    position: 'cca1_bottom.LD-E5_top.MI-D4.HI-E4.LI-E6',
    ask: { what: 'evade', from: 'E5', attacker: 'LI' },
    expect: ['D4', 'E4'],
    say: {
      es: 'Hay enemigos en los 2 hexes que dan a su lado, D4 y E4: el líder de E5 puede intentar escapar por uno de ellos, donde lo atacan.',
      en: 'Enemies hold both of the 2 hexes towards his own side, D4 and E4: the leader in E5 may try to escape through one of them, where he is attacked.',
    },
  },
  {
    clause: 'cca-13.26',
    name: 'one-way-open',
    position: 'cca1_bottom.LD-E5_top.MI-D4.LI-E6',
    ask: { what: 'evade', from: 'E5', attacker: 'LI' },
    expect: ['E4', 'E3', 'F3', 'D2', 'E2', 'F2'],
    say: {
      es: 'Sólo D4 está en manos del enemigo: no hay escape, y el líder de E5 retrocede por E4.',
      en: 'Only D4 is in enemy hands: there is no escape, and the leader in E5 falls back by E4.',
    },
  },
  {
    clause: 'cca-13.38',
    name: 'no-second-combat',
    position: 'cca1_bottom.HI-E5_top.LI-E6.MI-F7',
    ask: { what: 'advance', from: 'E5', to: 'E6' },
    expect: ['E6'],
    say: {
      es: 'La infantería pesada de E5 ha eliminado al enemigo de E6 y puede entrar en ese hex, pero desde allí no ataca a F7: va a pie y sin líder.',
      en: 'The heavy infantry in E5 has eliminated the enemy in E6 and may enter that hex, but it does not attack F7 from there: it is on foot and without a leader.',
    },
  },
  {
    clause: 'cca-13.39',
    name: 'with-its-leader',
    position: 'cca1_bottom.HI-E5*_top.LI-E6.MI-F7',
    ask: { what: 'advance', from: 'E5', to: 'E6' },
    expect: ['E6', 'F7'],
    say: {
      es: 'La infantería pesada de E5 lleva un líder unido: avanza a E6, donde ha vencido, y desde allí puede atacar a F7.',
      en: 'The heavy infantry in E5 has a leader attached: it advances to E6, where it has won, and may attack F7 from there.',
    },
  },
  {
    clause: 'cca-13.40',
    name: 'one-hex-further',
    position: 'cca1_bottom.MC-E5_top.LI-E6.MI-F7',
    ask: { what: 'advance', from: 'E5', to: 'E6' },
    expect: ['E6', 'D6', 'F6', 'E7', 'E5', 'F5', 'F7'],
    say: {
      es: 'La caballería media de E5 avanza a E6, donde ha vencido, y de allí, si quiere, a cualquier hex libre adyacente; si se queda, puede atacar a F7.',
      en: 'The medium cavalry in E5 advances to E6, where it has won, and from there, if it wishes, to any free adjacent hex; if it stays, it may attack F7.',
    },
  },
  {
    clause: 'cca-13.42',
    name: 'another-enemy',
    position: 'cca1_bottom.WR-E5_top.MI-E6.LI-D7.HI-F6',
    ask: { what: 'advance', from: 'E5', to: 'E6' },
    expect: ['E6', 'F6'],
    say: {
      es: 'Los guerreros de E5 avanzan a E6 y pueden atacar otra vez a cualquier enemigo adyacente a ese hex: F6 lo es, D7 no.',
      en: 'The warriors in E5 advance to E6 and may attack once more any enemy adjacent to that hex: F6 is, D7 is not.',
    },
  },
]);
