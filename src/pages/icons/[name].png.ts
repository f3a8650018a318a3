import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { PAPER, RUBRIC } from '../../book/colours.ts';
import { standalone } from '../../book/marks/mark.ts';
import { IUS_BELLI } from '../../book/marks/signs.ts';
import { ICONS, type Icon } from '../../offline/app.ts';

/** The sign on its paper, as the icon of an installed site. */
export const getStaticPaths = () =>
  ICONS.map((icon) => ({ params: { name: icon.name }, props: icon }));

export const GET: APIRoute<Icon> = async ({ props: { size, sign } }) => {
  const drawing = sharp(Buffer.from(standalone(IUS_BELLI, Math.round(size * sign), RUBRIC)));
  const paper = { width: size, height: size, channels: 4, background: PAPER.light } as const;
  const png = await sharp({ create: paper })
    .composite([{ input: await drawing.toBuffer() }])
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
