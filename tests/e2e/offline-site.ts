import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { writeEdition } from '../../scripts/offline.ts';
import { serve } from '../../scripts/serve.ts';

/** On the disk of the built site, where its files can be linked. */
const BESIDE = 'test-results';

/** A server of a built site that can be stopped, and started again with another build. */
export class Site {
  private server: Server | undefined;
  private port = 0;
  /** Slices of packs that are still sent before the network goes; endless unless told. */
  private slicesLeft = Number.POSITIVE_INFINITY;

  async start(dist = 'dist') {
    const server = serve(dist, this.port);
    await new Promise((resolve) => server.once('listening', resolve));
    this.port = (server.address() as AddressInfo).port;
    server.prependListener('request', ({ url }, response) => {
      if (url?.endsWith('.pack') && this.slicesLeft-- <= 0) response.destroy();
    });
    this.server = server;
  }

  loseNetworkAfter(slices: number) {
    this.slicesLeft = slices;
  }

  at(path: string) {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  async stop() {
    this.slicesLeft = Number.POSITIVE_INFINITY;
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** The files of the built site under another folder, none of them copied: what is written there must be removed first. */
function linkSite(folder: string) {
  for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const place = join(folder, relative('dist', path));
    if (entry.isDirectory()) mkdirSync(place);
    else linkSync(path, place);
  }
}

/** The site as it is built the next time: one page says something else. */
export async function nextBuild(page: string, from: string, to: string) {
  mkdirSync(BESIDE, { recursive: true });
  const dist = mkdtempSync(join(BESIDE, 'next-'));
  linkSite(dist);
  const file = join(dist, page, 'index.html');
  const html = readFileSync(file, 'utf8').replaceAll(from, to);
  rmSync(file);
  writeFileSync(file, html);
  await writeEdition(dist);
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}
