import { createHash } from 'node:crypto';
import type { AstroIntegration, MiddlewareHandler } from 'astro';

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Data such as JSON-LD is not run and needs no leave. */
const RUNS = /^(?!.*\btype=)|\btype="?(?:module|text\/javascript)\b/;
const BLOCKED = /<[a-z][\w-]*(?:\s+[\w:@.-]+(?:="[^"]*")?)*?\s+(?:style|on[a-z]+)="[^"]*"/;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

const digest = (text: string) =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The policy of one page: its own files, and the inline scripts and styles that stand in it. */
export function policyFor(html: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (tag === 'style') styles.add(digest(text));
    else if (!/\bsrc=/.test(attributes) && RUNS.test(attributes)) scripts.add(digest(text));
  }
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** The page with its policy as the first thing after the charset, so that it governs all that follows. */
export function withPolicy(html: string): string {
  const blocked = BLOCKED.exec(html.replace(INLINE, ''))?.[0];
  if (blocked) throw new Error(`style="..." and on...="..." are blocked by the policy: ${blocked}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}">`;
  if (!CHARSET.test(html)) throw new Error('there is no <meta charset="utf-8">');
  return html.replace(CHARSET, (charset) => charset + meta);
}

/** Gives every page a strict Content-Security-Policy as it is built. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  try {
    return new Response(withPolicy(await response.text()), response);
  } catch (cause) {
    throw new Error(`${url.pathname}: ${(cause as Error).message}`, { cause });
  }
};

export const securityPolicy = (): AstroIntegration => ({
  name: 'security-policy',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware }) => {
      // While pages are being written, scripts that no page has are in them too.
      if (command === 'build') addMiddleware({ order: 'post', entrypoint: import.meta.filename });
    },
  },
});
