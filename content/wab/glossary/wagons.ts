import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'war-wagon',
    term: { es: 'vagón de guerra', en: 'war wagon' },
    synonyms: { es: ['carromato de guerra'], en: ['battle wagon'] },
    meaning: {
      es: 'Un vagón con 6 de dotación que dispara y lucha por todos los lados. Cuenta siempre como una unidad formada de 6 miniaturas.',
      en: 'A wagon whose crew of 6 shoots and fights on every side. It always counts as a formed unit of 6 models.',
    },
    clause: 'wab-14.1',
  },
  {
    key: 'tarasnice',
    term: { es: 'tarasnice', en: 'tarasnice' },
    synonyms: { es: [], en: [] },
    meaning: {
      es: 'Una pieza pequeña en un vagón de guerra, que dispara como una carrobalista y maneja uno de la dotación.',
      en: 'A small gun on a war wagon that shoots like a carroballista and is worked by one of the crew.',
    },
    clause: 'wab-14.14',
  },
  {
    key: 'tabor',
    term: { es: 'tabor', en: 'tabor' },
    synonyms: { es: ['vagón tabor'], en: ['wagon tabor'] },
    meaning: {
      es: 'Vagones inmóviles que se despliegan como fortificación, con 10 defensores en cada uno.',
      en: 'Immobile wagons that are deployed as a fortification, with 10 defenders in each.',
    },
    clause: 'wab-14.31',
  },
]);
