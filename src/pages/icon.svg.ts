import { RUBRIC } from '../book/colours.ts';
import { standalone } from '../book/marks/mark.ts';
import { IUS_BELLI } from '../book/marks/signs.ts';

export const GET = () =>
  new Response(standalone(IUS_BELLI, 32, RUBRIC), { headers: { 'content-type': 'image/svg+xml' } });
