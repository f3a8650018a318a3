import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** What the faces do to the target of a fire. */
export const hits = defineExamples({
  'cca-10.20': {
    'one-hit-and-one-flag': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos que no ha movido dispara a infantería media de 4 bloques, sin apoyo ni líder, y saca 1 triángulo azul y 1 bandera.',
      en: 'A light bows unit that has not moved fires at medium infantry of 4 blocks, without support or leader, and rolls 1 blue triangle and 1 flag.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI' }, faces: ['blue', 'flag'] },
      gives: { result: { hits: 1, retreatHexes: 1 } },
      cites: ['cca-10.20', 'cca-10.25', 'cca-10.24'],
      case: 369,
    }),
  },
  'cca-10.21': {
    'light-cavalry-at-auxilia': applies('cca/ranged-combat', {
      es: 'Una unidad de caballería ligera dispara a auxiliares y saca 2 círculos verdes.',
      en: 'A light cavalry unit fires at auxilia and rolls 2 green circles.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'AX' }, faces: ['green', 'green'] },
      gives: { hitsOn: ['green'], result: { hits: 2, blocksLeft: 2 } },
      case: 105,
    }),
  },
  'cca-10.22': {
    warriors: applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a guerreros y saca 1 triángulo azul y 1 cuadrado rojo.',
      en: 'A light bows unit fires at warriors and rolls 1 blue triangle and 1 red square.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'WR' }, faces: ['blue', 'red'] },
      gives: { hitsOn: ['blue'], result: { hits: 1, misses: 1 } },
    }),
    'leader-with-the-unit': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos que no ha movido dispara a infantería media de 4 bloques con un líder unido.',
      en: 'A light bows unit that has not moved fires at medium infantry of 4 blocks with a leader attached.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI', leader: 'attached' } },
      gives: { dice: 2 },
      odds: { 'leader-lost': '11/1296' },
      case: 211,
    }),
  },
  'cca-10.23': {
    'light-cavalry-at-elephants': applies('cca/ranged-combat', {
      es: 'Una unidad de caballería ligera dispara a elefantes de 2 bloques y saca 2 cuadrados rojos.',
      en: 'A light cavalry unit fires at elephants of 2 blocks and rolls 2 red squares.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'EL' }, faces: ['red', 'red'] },
      gives: { result: { hits: 2, eliminated: true, banners: 1 } },
      cites: ['cca-10.23', 'cca-10.27'],
    }),
  },
  'cca-10.24': {
    'chance-of-a-retreat': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos que no ha movido dispara a infantería media de 4 bloques en terreno despejado, sin apoyo ni líder.',
      en: 'A light bows unit that has not moved fires at medium infantry of 4 blocks in the open, without support or leader.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'MI' } },
      gives: { hexesPerFlag: 1, flagsIgnorable: 0 },
      odds: { retreats: '11/36' },
      cites: ['cca-10.18', 'cca-10.24'],
      case: 321,
    }),
    elephants: applies('cca/ranged-combat', {
      es: 'Una unidad ligera con hondas dispara a elefantes y saca 1 bandera.',
      en: 'A light slings unit fires at elephants and rolls 1 flag.',
      ask: { attacker: { unit: 'LS' }, defender: { unit: 'EL' }, faces: ['flag', 'green'] },
      gives: { result: { retreatHexes: 1, rampage: true } },
      cites: ['cca-10.24', 'cca-12.21'],
    }),
  },
  'cca-10.25': {
    'swords-and-leader': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos, con un líder amigo adyacente, dispara a infantería pesada y saca 1 espada y 1 símbolo de líder.',
      en: 'A light bows unit with a friendly leader adjacent fires at heavy infantry and rolls 1 sword and 1 leader symbol.',
      ask: {
        attacker: { unit: 'LB', leader: 'adjacent' },
        defender: { unit: 'HI' },
        faces: ['swords', 'leader'],
      },
      gives: { result: { hits: 0, misses: 2 } },
      cites: ['cca-10.23', 'cca-10.25'],
      case: 103,
    }),
    'lone-leader': doesNotApply('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a un líder solo y saca 1 espada y 1 símbolo de líder.',
      en: 'A light bows unit fires at a lone leader and rolls 1 sword and 1 leader symbol.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'LD' }, faces: ['swords', 'leader'] },
      gives: { result: { hits: 1, leaderLost: true } },
      cites: ['cca-10.26'],
    }),
  },
  'cca-10.26': {
    'lone-leader': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos en terreno despejado que no ha movido dispara a un líder solo.',
      en: 'A light bows unit in the open that has not moved fires at a lone leader.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'LD' } },
      gives: { dice: 2, hitsOn: ['leader'] },
      odds: { 'leader-lost': '11/36' },
      cites: ['cca-10.26', 'cca-15.4'],
      case: 115,
    }),
    'leader-hit': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a un líder solo y saca 1 símbolo de líder y 1 bandera.',
      en: 'A light bows unit fires at a lone leader and rolls 1 leader symbol and 1 flag.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'LD' }, faces: ['leader', 'flag'] },
      gives: { mustEvade: false, result: { eliminated: true, banners: 1 } },
      cites: ['cca-10.26', 'cca-15.6'],
    }),
    'leader-attached': doesNotApply('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a infantería media con un líder unido y saca 1 símbolo de líder.',
      en: 'A light bows unit fires at medium infantry with a leader attached and rolls 1 leader symbol.',
      ask: {
        attacker: { unit: 'LB' },
        defender: { unit: 'MI', leader: 'attached' },
        faces: ['leader'],
      },
      gives: { result: { hits: 0, leaderLost: false } },
      cites: ['cca-10.25'],
    }),
  },
  'cca-10.27': {
    'last-block': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a infantería media de 1 bloque y saca 1 triángulo azul.',
      en: 'A light bows unit fires at medium infantry of 1 block and rolls 1 blue triangle.',
      ask: {
        attacker: { unit: 'LB' },
        defender: { unit: 'MI', blocks: 1 },
        faces: ['blue', 'green'],
      },
      gives: { result: { blocksLeft: 0, eliminated: true, banners: 1 } },
      cites: ['cca-10.22', 'cca-10.27'],
    }),
    'no-momentum-advance': applies('cca/ranged-combat', {
      es: 'Una unidad de caballería ligera elimina a distancia a infantería ligera de 1 bloque que está a 2 hexes.',
      en: 'A light cavalry unit eliminates light infantry of 1 block 2 hexes away in ranged combat.',
      ask: {
        attacker: { unit: 'LC' },
        defender: { unit: 'LI', blocks: 1 },
        faces: ['green', 'red'],
      },
      gives: { mayAdvance: false, result: { eliminated: true } },
      case: 329,
    }),
  },
  'cca-10.28': {
    'two-hits-on-one-block': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos consigue 2 impactos contra infantería media de 1 bloque.',
      en: 'A light bows unit scores 2 hits on medium infantry of 1 block.',
      ask: {
        attacker: { unit: 'LB' },
        defender: { unit: 'MI', blocks: 1 },
        faces: ['blue', 'blue'],
      },
      gives: { result: { hits: 2, blocksLost: 1 } },
      cites: ['cca-10.27', 'cca-10.28'],
      case: 107,
    }),
    'two-hits-on-two-blocks': doesNotApply('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos consigue 2 impactos contra infantería media de 2 bloques.',
      en: 'A light bows unit scores 2 hits on medium infantry of 2 blocks.',
      ask: {
        attacker: { unit: 'LB' },
        defender: { unit: 'MI', blocks: 2 },
        faces: ['blue', 'blue'],
      },
      gives: { result: { hits: 2, blocksLost: 2 } },
      cites: ['cca-10.27'],
    }),
  },
  'cca-10.29': {
    'light-cavalry': applies('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a caballería ligera y saca 1 bandera y 1 círculo verde.',
      en: 'A light bows unit fires at light cavalry and rolls 1 flag and 1 green circle.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'LC' }, faces: ['flag', 'green'] },
      gives: { result: { blocksLeft: 2, retreatHexes: 4 } },
      cites: ['cca-10.27', 'cca-10.29', 'cca-12.2'],
    }),
    'warriors-ignore-one': applies('cca/ranged-combat', {
      es: 'Unos auxiliares disparan a guerreros a fuerza completa y sacan 2 banderas; los guerreros ignoran 1.',
      en: 'Auxilia fire at warriors at full strength and roll 2 flags; the warriors ignore 1.',
      ask: { attacker: { unit: 'AX' }, defender: { unit: 'WR' }, faces: ['flag', 'flag'] },
      gives: { result: { flagsIgnored: 1, retreatHexes: 2 } },
      cites: ['cca-10.29', 'cca-11.15', 'cca-12.3'],
    }),
  },
});
