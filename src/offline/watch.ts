import type { Lang } from '../i18n/lang.ts';
import { missingOf, readOffered, readTaken, readVersion } from './device.ts';
import { bytesOf, type Edition, FORMAT, restrict, systemsOf } from './edition.ts';
import { dateIn, type Say, sayer, sayFault, sizeIn } from './said.ts';
import { take } from './take.ts';

/** Editions that the reader does not want yet, for as long as the tab is open. */
const LATER = 'later';

const isPutOff = (version: string) => {
  try {
    return sessionStorage.getItem(LATER) === version;
  } catch {
    return false;
  }
};

function putOff(version: string) {
  try {
    sessionStorage.setItem(LATER, version);
  } catch {
    // Denied storage: the next page asks again.
  }
}

interface Offer {
  lang: Lang;
  base: string;
  say: Say;
  taken: Edition;
  next: Edition;
  size: string;
}

function button(words: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = words;
  made.addEventListener('click', press);
  return made;
}

/** Asks at the foot of the page; nothing is fetched before the reader agrees. */
function show({ lang, base, say, taken, next, size }: Offer) {
  const offer = document.createElement('aside');
  offer.className = 'offer';
  offer.role = 'status';
  const words = document.createElement('p');
  words.textContent = say('newer', { date: dateIn(lang, next) });
  const renew = button(say('renew', { size }), async () => {
    renew.disabled = true;
    try {
      await take(base, next, (done, of) => {
        words.textContent = say('taking', { done: sizeIn(lang, done), size: sizeIn(lang, of) });
      });
      location.reload();
    } catch (error) {
      words.textContent = sayFault(say, error, taken);
      renew.disabled = false;
    }
  });
  const later = button(say('later'), () => {
    putOff(next.version);
    offer.remove();
  });
  offer.append(words, renew, later);
  document.body.append(offer);
}

/** Looks whether there is a newer edition than the one on the device, and asks whether to take it. */
async function watch() {
  const lang = document.documentElement.lang as Lang;
  const base = document.body.dataset.base ?? '/';
  try {
    const taken = await readTaken(base);
    const version = await readVersion(base);
    if (!taken || version === taken.version || isPutOff(version)) return;
    const offered = await readOffered(base);
    // One that this page cannot read is left to the page of the offline site, which is always new.
    if (offered.format !== FORMAT) return;
    const next = restrict(offered, systemsOf(taken));
    const bytes = bytesOf(await missingOf(base, next));
    // What is on the device stays as it is, to the letter: there is nothing to ask.
    if (bytes === 0) await take(base, next, () => {});
    else show({ lang, base, say: sayer(lang), taken, next, size: sizeIn(lang, bytes) });
  } catch {
    // Without a network there is nothing newer to offer; the next page looks again.
  }
}

// The page where systems are taken says it itself; in a frame of another site it is no matter.
if (!document.querySelector('[data-system]') && top === window) void watch();
