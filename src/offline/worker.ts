import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler, setDefaultHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { LANGS, type Lang } from '../i18n/lang.ts';
import { ONLY_TAKEN } from '../search/format.ts';
import { readTaken } from './device.ts';
import { systemsOf } from './edition.ts';
import { Shelf } from './shelf.ts';
import { OFFLINE_SLUG } from './slug.ts';

/** What the site's types call `self` is a page; this is what a worker has. */
declare const self: { readonly registration: { readonly scope: string } };

/** Seconds that a page which is better fresh waits for the network. */
const PATIENCE = 3;

const base = new URL(self.registration.scope).pathname;
const shelf = new Shelf(base);
const network = new NetworkOnly();
const hurried = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
const offlinePages = LANGS.map((lang) => `${lang}/${OFFLINE_SLUG[lang]}/`);

const pathOf = ({ pathname }: URL) =>
  decodeURIComponent(pathname.slice(base.length)).replace(/(^|\/)index\.html$/, '$1');
const isHere = (url: URL) => url.origin === location.origin && url.pathname.startsWith(base);

/** The language of an address, else the first of the reader's that the site has. */
function langOf(url: URL): Lang {
  const asked = [pathOf(url), ...navigator.languages].map((one) => one.slice(0, 2));
  return LANGS.find((lang) => lang === asked.find((one) => LANGS.includes(one as Lang))) ?? 'es';
}

/** The page where systems are taken: the newest one knows how to read the newest edition. */
registerRoute(
  ({ url }) => isHere(url) && offlinePages.includes(pathOf(url)),
  async (options) => {
    try {
      return await hurried.handle(options);
    } catch (error) {
      const kept = await shelf.get(pathOf(options.url));
      if (!kept) throw error;
      return kept;
    }
  },
);

/** Without a network only what was taken can be searched. */
registerRoute(
  ({ url }) => isHere(url) && pathOf(url) === 'search/systems.json',
  async (options) => {
    try {
      return await hurried.handle(options);
    } catch {
      const taken = await readTaken(base);
      const kept = await shelf.get(pathOf(options.url));
      const games = Object.entries(kept ? await kept.json() : {});
      const here = games.filter(([key]) => taken && systemsOf(taken).includes(key));
      return Response.json(Object.fromEntries(here), { headers: { [ONLY_TAKEN]: 'yes' } });
    }
  },
);

/** A short link is for those who have a network; without one it leads to the card, in a language of the reader. */
registerRoute(
  ({ url }) => isHere(url) && /^c\/[^/]+\/$/.test(pathOf(url)),
  async (options) => {
    try {
      return await hurried.handle(options);
    } catch (error) {
      const card = `${langOf(options.url)}/${pathOf(options.url)}`;
      if (await shelf.get(card)) return Response.redirect(`${base}${card}${options.url.search}`);
      throw error;
    }
  },
);

/** What was taken comes from the device and stays as it was taken; the rest comes from the network. */
registerRoute(
  ({ url }) => isHere(url),
  async (options) => {
    const path = pathOf(options.url);
    const kept = await shelf.get(path);
    if (kept) return kept;
    const isFolder = !path.endsWith('/') && (await shelf.get(`${path}/`));
    if (isFolder) return Response.redirect(`${options.url.pathname}/${options.url.search}`);
    return network.handle(options);
  },
);
setDefaultHandler(network);

/** A page that was not taken, without a network: the page that says so, and what there is. */
setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error();
  const lang = langOf(url);
  return (await shelf.get(`${lang}/${OFFLINE_SLUG[lang]}/`, 503)) ?? Response.error();
});

// The page that takes the first system goes on without being loaded again. A later worker never pushes
// an older one aside: it takes over when the last tab is closed, and both read the same device.
clientsClaim();
