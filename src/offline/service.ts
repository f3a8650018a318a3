import { WORKER_FILE } from './edition.ts';
import { Fault } from './fault.ts';

/** Registers the worker; there is one from the first system that is taken until the last is removed. */
export async function register(base: string) {
  if (!('serviceWorker' in navigator)) throw new Fault('denied');
  if (!('DecompressionStream' in self && 'locks' in navigator)) throw new Fault('old');
  try {
    await navigator.serviceWorker.register(base + WORKER_FILE, {
      scope: base,
      updateViaCache: 'none',
    });
  } catch (error) {
    throw new Fault(error instanceof TypeError ? 'network' : 'denied', error);
  }
  await navigator.serviceWorker.ready;
}

export async function unregister(base: string) {
  const registration = await navigator.serviceWorker.getRegistration(base);
  await registration?.unregister();
}
