import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './library.ts';

/** What the site is made of: a change of anything else is no other site. */
const MADE_OF = ['content', 'src', 'public', 'package.json'];

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Version of the project and the commit that last changed the site; `+` where files have changed since. */
function name(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const commit = git('log', '-1', '--format=%h', '--', ...MADE_OF);
  const changed = git('status', '--porcelain', '--', ...MADE_OF) ? '+' : '';
  return commit ? `${version} (${commit}${changed})` : version;
}

export const BUILD = name();
