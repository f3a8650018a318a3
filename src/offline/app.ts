import { PAPER } from '../book/colours.ts';
import type { Lang } from '../i18n/lang.ts';
import { ui } from '../i18n/ui.ts';
import { at, homePath } from '../library/links.ts';

export interface Icon {
  name: string;
  size: number;
  /** How much of its width the sign fills. */
  sign: number;
  /** Maskable: a phone cuts it to the shape of its own icons, so that the sign keeps to the middle. */
  purpose: 'any' | 'maskable';
}

export const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, sign: 0.86, purpose: 'any' },
  { name: 'icon-512', size: 512, sign: 0.86, purpose: 'any' },
  { name: 'maskable-512', size: 512, sign: 0.6, purpose: 'maskable' },
];

/** What a browser needs to install the site: one app for each language. */
export const manifestFor = (lang: Lang) => ({
  id: homePath(lang),
  name: 'Ius Belli',
  short_name: 'Ius Belli',
  description: ui(lang).tagline,
  lang,
  start_url: homePath(lang),
  scope: at('/'),
  display: 'standalone',
  // Where a browser can, its own way back stays: this is a book to leaf through.
  display_override: ['minimal-ui', 'standalone'],
  theme_color: PAPER.light,
  background_color: PAPER.light,
  icons: ICONS.map(({ name, size, purpose }) => ({
    src: at(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
});
