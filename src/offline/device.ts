import {
  bytesOf,
  EDITION_FILE,
  type Edition,
  FOLDER,
  FORMAT,
  restrict,
  type Slice,
  sliceFile,
  slicesOf,
  systemsOf,
  VERSION_FILE,
} from './edition.ts';
import { Fault, faultOf } from './fault.ts';

/** Slices that are fetched at a time. */
const AT_ONCE = 4;

/** One cache for a site, also where several stand on one host. */
const cacheName = (base: string) => `ius-belli ${base}`;
/** The edition that the device holds stands beside its slices; no server has this file. */
const takenFile = (base: string) => `${base}${FOLDER}taken.json`;

export async function cacheOf(base: string): Promise<Cache> {
  if (!isSecureContext) throw new Fault('insecure');
  try {
    return await caches.open(cacheName(base));
  } catch (error) {
    throw new Fault('denied', error);
  }
}

/** What the device holds. It is written last, whole, so that what it names is always all there. */
export async function readTaken(base: string): Promise<Edition | undefined> {
  const cache = await cacheOf(base);
  const taken: Edition | undefined = await (await cache.match(takenFile(base)))?.json();
  return taken?.format === FORMAT ? taken : undefined;
}

async function fetchFresh(address: string): Promise<string> {
  try {
    const response = await fetch(address, { cache: 'no-cache' });
    if (response.ok) return await response.text();
  } catch (error) {
    throw new Fault('network', error);
  }
  throw new Fault('network');
}

/** The edition that the site offers now, and its version alone. */
export const readOffered = async (base: string): Promise<Edition> =>
  JSON.parse(await fetchFresh(base + EDITION_FILE));
export const readVersion = (base: string) => fetchFresh(base + VERSION_FILE);

/** What the device does not have yet of an edition. */
export async function missingOf(base: string, edition: Edition): Promise<readonly Slice[]> {
  const cache = await cacheOf(base);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return slicesOf(edition).filter((slice) => !kept.has(base + sliceFile(slice)));
}

async function fetchSlice(base: string, slice: Slice): Promise<ArrayBuffer> {
  // The name is the digest; a page of a hotel's network in its place would not pass.
  const integrity = `sha256-${slice.digest.replaceAll('-', '+').replaceAll('_', '/')}=`;
  try {
    const response = await fetch(base + sliceFile(slice), { integrity, cache: 'no-store' });
    if (response.ok) return await response.arrayBuffer();
  } catch (error) {
    throw new Fault('network', error);
  }
  throw new Fault('network');
}

async function put(cache: Cache, address: string, body: BodyInit) {
  try {
    await cache.put(address, new Response(body));
  } catch (error) {
    const full = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new Fault(full ? 'quota' : 'denied', error);
  }
}

/** Refuses beforehand what the browser says it has no room for. */
async function checkRoom(needed: number) {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < needed) throw new Fault('quota');
}

/** Throws away what no edition on the device names. */
async function sweep(base: string) {
  const taken = await readTaken(base);
  if (!taken) {
    await caches.delete(cacheName(base));
    return;
  }
  const cache = await cacheOf(base);
  const named = new Set([
    takenFile(base),
    ...slicesOf(taken).map((slice) => base + sliceFile(slice)),
  ]);
  for (const request of await cache.keys())
    if (!named.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Takes and removes one at a time, whatever the number of tabs. */
async function alone<T>(base: string, act: () => Promise<T>): Promise<T> {
  return navigator.locks.request(cacheName(base), { ifAvailable: true }, (lock) => {
    if (!lock) throw new Fault('busy');
    return act();
  });
}

export type Progress = (done: number, of: number) => void;

async function fetchAll(base: string, slices: readonly Slice[], tell: Progress) {
  const cache = await cacheOf(base);
  const waiting = [...slices];
  const of = bytesOf(slices);
  let done = 0;
  tell(done, of);
  const fetchSome = async () => {
    try {
      for (let slice = waiting.shift(); slice; slice = waiting.shift()) {
        await put(cache, base + sliceFile(slice), await fetchSlice(base, slice));
        done += slice.bytes;
        tell(done, of);
      }
    } catch (error) {
      // One that fails is enough for the others to stop.
      waiting.length = 0;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, fetchSome));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Makes the device hold this edition and nothing else. Until all of it is there, what it held before
 * stays as it was. What has arrived when the network is lost is there for the next attempt; when
 * there is no room, it is thrown away.
 */
export const hold = (base: string, edition: Edition, tell: Progress = () => {}) =>
  alone(base, async () => {
    const missing = await missingOf(base, edition);
    await checkRoom(bytesOf(missing));
    try {
      await fetchAll(base, missing, tell);
      await put(await cacheOf(base), takenFile(base), JSON.stringify(edition));
    } catch (error) {
      if (faultOf(error) !== 'network') await sweep(base);
      throw error;
    }
    await sweep(base);
  });

/** Takes a system off the device; what the others need stays. */
export const release = (base: string, system: string) =>
  alone(base, async () => {
    const taken = await readTaken(base);
    const left = taken ? systemsOf(taken).filter((one) => one !== system) : [];
    const cache = await cacheOf(base);
    if (taken && left.length > 0)
      await put(cache, takenFile(base), JSON.stringify(restrict(taken, left)));
    else await cache.delete(takenFile(base));
    await sweep(base);
  });
