import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import { chunkName } from './scripts/chunk-names.ts';
import { fewFiles, helperInPlace } from './scripts/few-files.ts';
import { notFoundByLanguage } from './scripts/not-found.ts';
import { queryModules } from './scripts/query-modules.ts';
import { securityPolicy } from './scripts/security-policy.ts';
import { siteMap } from './scripts/site-map.ts';
import { clauseLinks } from './src/clause-links.ts';
import { CODE_STYLE } from './src/code-classes.ts';
import { termLinks } from './src/term-links.ts';

/** What every live example needs comes in few files, since each costs its headers; nothing of it loads with a page. */
const GROUPS = [
  // By themselves: every page has the one, the home of a game the other, and would fetch the calculator for them.
  {
    name: 'preload',
    test: /vite\/preload-helper|src\/widgets\/kept\.ts|src\/book\/style-sheet\.ts|styles\/called\.css\?url/,
  },
  { name: 'device', test: /src\/widgets\/device\.ts$/ },
  { name: 'words', test: /src\/search\/(words|element)\.ts$|src\/engine\/core\/edits\.ts$/ },
  { name: 'preact', test: /node_modules\/preact\/(dist|hooks)\// },
];
/** After the engine, so that none of it is taken along. */
const WIDGETS = [
  { name: 'calculator', test: /src\/widgets\/(Calculator\.tsx|live\.ts)$/ },
  // What the first hit waits for, in one file.
  { name: 'search', test: /src\/(book\/search|i18n\/search-tools)\.ts$/ },
  // Each by itself: those of one system may bring along a file of its engine.
  {
    name: (id) => `dice-${/systems\/(\w+)/.exec(id)?.[1]}`,
    test: /src\/systems\/\w+\/dice\.ts$/,
  },
];

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://iusbelli.example',
  base: process.env.BASE_PATH ?? '/',
  trailingSlash: 'always',
  // The tests read the content store from here too (astro check writes it).
  cacheDir: './.astro',
  i18n: {
    locales: ['es', 'en'],
    defaultLocale: 'es',
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  devToolbar: { enabled: false },
  markdown: {
    // Quotes and dashes stay as written: each language brings its own.
    processor: satteri({
      mdastPlugins: [clauseLinks, termLinks],
      features: { smartPunctuation: false },
    }),
    shikiConfig: CODE_STYLE,
  },
  integrations: [
    mdx(),
    preact({ include: ['**/*.tsx'] }),
    notFoundByLanguage(),
    securityPolicy(),
    ...siteMap(),
  ],
  vite: {
    plugins: [queryModules(), fewFiles(GROUPS, WIDGETS), helperInPlace()],
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Nothing here does something when a property of it is read: what only names one may go.
            treeshake: { propertyReadSideEffects: false },
            output: {
              chunkFileNames: (chunk) => chunkName(chunk),
            },
          },
        },
      },
    },
    build: {
      // The measured table is one page: its style stands in it, as that of other single pages, which are shorter.
      assetsInlineLimit: (file) => /\/plane-desk\.[\w-]+\.css$/.test(file) || undefined,
      rolldownOptions: {
        // Rolldown warns once per MDX file about Astro's own "use astro:head-inject".
        onLog(level, log, next) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
  },
});
