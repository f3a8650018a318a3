import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-6.105',
    name: 'over-a-friend',
    position: 't7g1_bottom_A-36-40-bows_F-36-37-company_top_X-36-30',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: true, nearestVisible: 'front', sightDistance: 10 },
    say: {
      es: 'A lleva arcos. F está a 3″ de A y a 7″ de X, más cerca de A: los arcos tiran por encima.',
      en: 'A has bows. F is 3″ from A and 7″ from X, nearer to A: the bows shoot over it.',
    },
  },
]);
