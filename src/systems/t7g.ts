import { dot, lines } from '../book/marks/mark.ts';
import { breakCheck } from '../engine/t7g/checks/break-check.ts';
import { initiative } from '../engine/t7g/checks/initiative.ts';
import { orderCheck } from '../engine/t7g/checks/order-check.ts';
import { order } from '../engine/t7g/orders/order.ts';
import { plan } from '../engine/t7g/orders/plan.ts';
import { queries } from '../engine/t7g/table/queries.ts';
import { INCH, usualTable } from '../engine/t7g/table/scale.ts';
import { gameEnd } from '../engine/t7g/turn/game-end.ts';
import { go } from '../engine/t7g/turn/go.ts';
import { unitState } from '../engine/t7g/values/state.ts';
import { armyWords } from '../i18n/t7g/army-words.ts';
import { PLANE_WORDS } from '../i18n/t7g/plane.ts';
import { PLAN_WORDS } from '../i18n/t7g/turn-plan.ts';
import { sheets, words } from '../sheets/t7g/index.ts';
import type { Manifest } from './manifest.ts';

export const t7g: Manifest = {
  // A square of pikes with a sleeve of shot at each corner.
  sign: {
    viewBox: '0 0 32 32',
    body:
      lines('M9 11h14v14H9zM12 11V3M16 11V1.8M20 11V3M12.5 15h0') +
      [14.5, 18, 21.5].flatMap((y) => [12.5, 16, 19.5].map((x) => dot(x, y, 0.9))).join('') +
      lines('M3.5 8h3v3h-3zM25.5 8h3v3h-3zM3.5 25h3v3h-3zM25.5 25h3v3h-3z'),
  },
  board: {
    of: 'plane',
    words: PLANE_WORDS,
    queries,
    values: ['tableKind', 'trait'],
    pictures: () => import('./t7g/pictures.ts'),
    table: { ...usualTable({ scale: 15 }), unit: INCH },
  },
  army: { es: armyWords('es'), en: armyWords('en') },
  plan: {
    queries: [plan, orderCheck, order, unitState, breakCheck, initiative, go, gameEnd],
    labels: ['commanderLevel'],
    words: PLAN_WORDS,
  },
  sheets: { sheets, words },
};
