/** Where a built file points outside the path below which its site stands. */
export interface Place {
  /** Without a slash at its end: '/ius', or '' at the root of a host. */
  base: string;
  /** 'https://example.org' */
  site: string;
}

const ATTRIBUTES = /\s[\w:-]+="(\/[^"]*)"/g;
const CSS_URLS = /url\(["']?(\/[^"')]*)/g;
const JSON_STRINGS = /"(\/[^"]*)"/g;

const BY_ENDING: Record<string, readonly RegExp[]> = {
  html: [ATTRIBUTES, CSS_URLS],
  svg: [ATTRIBUTES, CSS_URLS],
  css: [CSS_URLS],
  json: [JSON_STRINGS],
  webmanifest: [JSON_STRINGS],
};

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Addresses of the site's own host in a file that do not lie below its path. */
export function outside(file: string, text: string, { base, site }: Place): string[] {
  const patterns = BY_ENDING[file.split('.').at(-1) ?? ''] ?? [];
  const own = new RegExp(`${literal(site)}(?![\\w.-])([^"'\\s<>)\\]\\\\]*)`, 'g');
  const addresses = [...patterns, own]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, address = '']) => address);
  return [...new Set(addresses)].filter((address) => !`${address}/`.startsWith(`${base}/`));
}
