import { RUBRIC } from '../reading/colours.ts';
import { standalone } from '../reading/marks/mark.ts';
import { IUS_BELLI } from '../reading/marks/signs.ts';

export const GET = () =>
  new Response(standalone(IUS_BELLI, 32, RUBRIC), { headers: { 'content-type': 'image/svg+xml' } });
