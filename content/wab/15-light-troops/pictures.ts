import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-15.15',
    name: 'through-the-gaps',
    position: 'wab1_bottom_A-36-40_top_X-36-36-skirmish-n5_Z-36-28',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'Z' }] },
    expect: { allowed: true, modelsSeeing: 5 },
    say: {
      es: 'Los hostigadores X dejan huecos: por ellos A ve a Z con sus 5 miniaturas delanteras.',
      en: 'The skirmishers X leave gaps: through them A sees Z with its 5 front models.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'Entre A y Z están los hostigadores X. ¿Ve A a Z?',
      en: 'The skirmishers X stand between A and Z. Does A see Z?',
    },
  },
  {
    clause: 'wab-15.15',
    name: 'no-gap',
    position: 'wab1_bottom_A-36-40_top_X-36-36_Z-36-28',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'Z' }] },
    expect: { allowed: false, modelsSeeing: 0 },
    say: {
      es: 'Con X formada en el mismo sitio no hay huecos: A no ve a Z.',
      en: 'With X formed in the same place there are no gaps: A does not see Z.',
    },
  },
]);
