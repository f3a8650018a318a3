import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-4.2',
    name: 'before-its-front',
    position: 't7g1_bottom_A-36-40_top_X-36-35_Y-42-43-270-company',
    ask: {
      what: 'asked',
      all: [
        { question: 'table-sight', unit: 'A', other: 'X' },
        { question: 'table-sight', unit: 'A', other: 'Y' },
      ],
    },
    expect: {
      X: { allowed: true, nearestVisible: 'front', sightDistance: 5 },
      Y: { allowed: false, nearestVisible: null },
    },
    say: {
      es: 'A ve los Centros que están delante de la línea de su frente: el Frontal de X, a 5″, y los laterales y el posterior. Y queda entera por detrás.',
      en: 'A sees the Centres that lie before the line of its front: the Front Centre of X, 5″ away, its sides and its rear. Y lies wholly behind.',
    },
    quiz: {
      of: 'Y.allowed',
      among: [true, false],
      es: 'A puede disparar a X. ¿Y a Y?',
      en: 'A may shoot at X. May it shoot at Y?',
    },
  },
  {
    clause: 't7g-4.3',
    name: 'behind-a-company',
    position: 't7g1_bottom_A-36-40_F-36-37-company_top_X-36-33',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: false, nearestVisible: null, sightDistance: null },
    say: {
      es: 'Las líneas de A a los 4 Centros de X pasan por encima de F, amiga de A: no hay línea de visión.',
      en: 'The lines from A to all 4 Centres of X pass over F, a friend of A: there is no line of sight.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'F, amiga de A, está delante de X. ¿Puede A disparar a X?',
      en: 'F, a friend of A, stands before X. May A shoot at X?',
    },
  },
  {
    clause: 't7g-4.4',
    name: 'too-narrow',
    position:
      't7g1_bottom_A-36-42-company_B-84.27c-36-company_C-98.62c-36-company_top_X-36-31-company',
    ask: {
      what: 'asked',
      all: [{ question: 'table-sight', unit: 'A', other: 'X' }],
      apart: [['B', 'C']],
    },
    expect: { allowed: false, nearestVisible: null },
    say: {
      es: 'La línea de A a X no toca a nadie, pero pasa entre B y C, a 2,5″ una de otra: al pasillo le faltan 0,5″.',
      en: 'The line from A to X touches nobody, but it passes between B and C, 2.5″ apart: the corridor is 0.5″ too narrow.',
    },
  },
  {
    clause: 't7g-4.5',
    name: 'past-a-commander',
    position: 't7g1_bottom_A-36-40_C-36-38-commander_top_X-36-34',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: true, nearestVisible: 'front', sightDistance: 6 },
    say: {
      es: 'El Mando C está en la línea de A a X, pero no tapa a nadie: A ve el Centro Frontal de X, a 6″.',
      en: 'Commander C stands on the line from A to X, but he hides nobody: A sees the Front Centre of X, 6″ away.',
    },
  },
  {
    clause: 't7g-4.6',
    name: 'the-next-nearest',
    position: 't7g1_bottom_A-36-40_F-37.2-37-company_top_X-92.11c-86.31c',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: true, nearestVisible: 'right', sightDistance: 7.5 },
    say: {
      es: 'F tapa el Centro Frontal de X, el más cercano. A ve el de su lado derecho: puede disparar si su alcance llega a 7,5″.',
      en: 'F hides the Front Centre of X, the nearest. A sees that of its right side: it may shoot if its range reaches 7.5″.',
    },
  },
  {
    clause: 't7g-4.7',
    name: 'from-a-hill',
    position: 't7g1_hill-31-38.5-41-43.5_bottom_A-36-40_F-36-36.5-company_top_X-36-32',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: false, nearestVisible: null },
    say: {
      es: 'A está en la colina, pero la altura no le deja disparar por encima de F.',
      en: 'A stands on the hill, but height does not let it shoot over F.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A está en lo alto de la colina, con su amiga F delante. ¿Puede disparar a X por encima de F?',
      en: 'A stands up on the hill, its friend F before it. May it shoot at X over F?',
    },
  },
  {
    clause: 't7g-4.8',
    name: 'either-of-two',
    position: 't7g1_bottom_A-36-40_top_X-33-36-143.1-company_Y-40.5-34-216.9-company',
    ask: {
      what: 'asked',
      all: [
        { question: 'table-sight', unit: 'A', other: 'X' },
        { question: 'table-sight', unit: 'A', other: 'Y' },
      ],
    },
    expect: { X: { allowed: true, sightDistance: 5 }, Y: { allowed: true, sightDistance: 7.5 } },
    say: {
      es: 'A ve a X, a 5″, y a Y, a 7,5″. Si su arma llega a ambas, elige.',
      en: 'A sees X, 5″ away, and Y, 7.5″ away. If its weapon reaches both, it chooses.',
    },
    quiz: {
      of: 'Y.allowed',
      among: [true, false],
      es: 'A ve a X, a 5″, y a Y, a 7,5″, y su alcance es de 12″. ¿Puede disparar a Y?',
      en: 'A sees X, 5″ away, and Y, 7.5″ away, and its range is 12″. May it shoot at Y?',
    },
  },
  {
    clause: 't7g-4.9',
    name: 'half-an-inch-beyond',
    position: 't7g1_bottom_A-36-40-r8_top_X-36-31.5',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: false, sightDistance: 8.5, range: 8, inRange: false },
    say: {
      es: 'El arma de A alcanza 8″ desde su Centro Frontal; el Centro más cercano de X está a 8,5″.',
      en: 'The weapon of A reaches 8″ from its Front Centre; the nearest Centre of X is 8.5″ away.',
    },
    quiz: {
      of: 'inRange',
      among: [true, false],
      es: 'El alcance de A es de 8″, y el Centro más cercano de X está a 8,5″. ¿Llega?',
      en: 'The range of A is 8″, and the nearest Centre of X is 8.5″ away. Does it reach?',
    },
  },
  {
    clause: 't7g-4.24',
    name: 'inside-it-is-seen',
    position: 't7g1_wood-31-29.5-41-36.5_bottom_A-36-40_top_X-36-35',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: true, nearestVisible: 'front', sightDistance: 5 },
    say: {
      es: 'X está dentro del bosque, pues su Centro Frontal lo está: el bosque no la tapa y A la ve a 5″.',
      en: 'X is inside the wood, since its Front Centre is: the wood does not hide it, and A sees it 5″ away.',
    },
  },
]);
