import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-9.36': clause('restriction', '4743-4749', ['wab-9.38', 'wab-9.47'], {
    words: 'apuntar al héroe, francotirador | snipe the hero, pick out',
  }),
  'wab-9.37': clause('modifier', '4752-4760', ['wab-4.45', 'wab-9.47'], {
    restates: ['wab-4.45'],
    words: 'blanco pequeño | small target',
  }),
  'wab-9.38': clause('restriction', '4763-4765', ['wab-9.36'], {
    words: 'protegido por la unidad | protected by the unit',
  }),
  'wab-9.39': clause('procedure', '4766-4777', ['wab-9.38'], {
    words: 'cuidado señor, esquivar la piedra | look out sir, dodge the stone',
  }),
  'wab-9.40': clause('procedure', '4780-4792', ['wab-9.4', 'wab-3.6'], {
    words: 'cargan a mi héroe | my hero is charged',
  }),
  'wab-9.41': clause('procedure', '4795-4799', ['wab-6.7', 'wab-6.9'], {
    words: 'héroe pierde | hero loses',
  }),
  'wab-9.42': clause('option', '4802-4818', ['wab-5.12', 'wab-9.66'], {
    words: 'pegar al héroe, elegir objetivo | hit the hero, choose target',
  }),
  'wab-9.43': clause('procedure', '4820-4828', ['wab-4.63'], {
    words: 'puntos de vida del héroe | hero hit points',
  }),
  'wab-9.44': clause('procedure', '4834-4844', ['wab-5.37'], {
    words: 'muere el héroe, hueco | hero dies, gap',
  }),
  'wab-9.45': clause('procedure', '4847-4850', ['wab-9.44'], {
    words: 'muerto por disparo | shot dead',
  }),
  'wab-9.46': clause('restriction', '4853-4863', ['wab-9.13'], {
    words: 'bajarse del carro | get off the chariot',
  }),
  'wab-9.47': clause('exception', '4866-4872', ['wab-9.36'], {
    words: 'apuntar al carro | target the chariot',
  }),
  'wab-9.48': clause('exception', '4875-4879', ['wab-4.45', 'wab-9.37', 'wab-4.41'], {
    words: 'penalización en elefante | penalty on an elephant',
  }),
  'wab-9.49': clause('procedure', '4882-4885', ['wab-9.52'], {
    words: 'quién recibe la flecha | who takes the arrow',
  }),
  'wab-9.50': clause('option', '4889-4895', ['wab-5.12', 'wab-9.53'], {
    words: 'golpear al del carro | strike the rider',
  }),
  'wab-9.51': clause('procedure', '4898-4904', ['wab-9.13'], {
    words: 'reparto en elefante | elephant hit table',
  }),
  'wab-9.52': clause('procedure', '4907-4912', ['wab-9.49'], {
    words: 'flechas contra el carro | arrows at the chariot',
  }),
  'wab-9.53': clause('procedure', '4912-4914', ['wab-9.50'], {
    words: 'declarar el golpe | declare blows',
  }),
  'wab-9.54': clause('procedure', '4920-4925', ['wab-4.54'], {
    words: 'TS en carro | save on a chariot',
  }),
});
