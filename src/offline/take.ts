import { hold, type Progress, readTaken, release } from './device.ts';
import type { Edition } from './edition.ts';
import { register, unregister } from './service.ts';

/** Takes an edition as it is, worker and packs, or leaves everything as it was. */
export async function take(base: string, edition: Edition, tell: Progress) {
  await register(base);
  try {
    await hold(base, edition, tell);
  } catch (error) {
    if (!(await readTaken(base))) await unregister(base);
    throw error;
  }
  // Asked for with something on the device, so that the browser sees what it is for.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Removes a system, and with the last one everything that was ever kept. */
export async function remove(base: string, system: string) {
  await release(base, system);
  if (!(await readTaken(base))) await unregister(base);
}
