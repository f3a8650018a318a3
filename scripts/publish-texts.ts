import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGS } from '../src/i18n/lang.ts';
import { loadLibrary } from '../src/library/library.ts';
import {
  type Judged,
  loadPublished,
  PARTS,
  type Part,
  type Published,
  publishedFile,
  reasonFaults,
  sameWording,
} from '../src/library/published.ts';

const USAGE = `npm run publish-texts
    takes in the clauses that are new
npm run publish-texts -- --wording <id>...
    the same meaning in better words; cca-8 or cca stands for whatever changed there
npm run publish-texts -- --confirm <id>... [es] [en] [examples]
    takes in a new version; the parts that are named were checked and hold under it as they are`;

/** What was asked for cannot be done; the message says why. */
class Refusal extends Error {}

const changedIn = (clause: Judged, published: Published) =>
  LANGS.filter((lang) => !sameWording(clause, published, lang));

/** A clause that was not published before. */
export function first({ id, version, title, text }: Judged, date: string): Published {
  if (version !== 1) throw new Refusal(`${id}: a new clause begins at version 1.`);
  return { version, date, title, text, checked: { es: 1, en: 1, examples: 1 }, past: [] };
}

/** The same meaning in better words. */
export function reworded(clause: Judged, published: Published): Published {
  const { id, version, title, text } = clause;
  const changed = changedIn(clause, published);
  if (changed.length === 0) return published;
  if (changed.some((lang) => published.checked[lang] !== version))
    throw new Refusal(`${id}: its version rose, so this is no mere wording: --confirm.`);
  return { ...published, title, text };
}

/** The version as it stands now; the parts that changed or are named have been checked against it. */
export function confirmed(clause: Judged, published: Published, named: readonly Part[]): Published {
  const { id, version, title, text, history = [], examples } = clause;
  const changed = changedIn(clause, published);
  if (version < published.version || version > published.version + 1)
    throw new Refusal(`${id}: from version ${published.version} to ${version} is no step.`);
  if (changed.some((lang) => published.checked[lang] === version))
    throw new Refusal(`${id}: its text changed and its version did not.`);
  const [fault] = reasonFaults(clause);
  if (fault) throw new Refusal(`${id}: ${fault}.`);
  const checked = { ...published.checked };
  const silent: Part[] = examples.length === 0 ? ['examples'] : [];
  for (const part of [...changed, ...named, ...silent]) checked[part] = version;
  const { checked: _, past, ...before } = published;
  return {
    version,
    date: history.at(-1)?.date ?? published.date,
    title,
    text,
    checked,
    past: version > published.version ? [...past, before] : past,
  };
}

interface Order {
  kind: 'new' | 'wording' | 'confirm';
  /** Clauses, or where wordings changed, chapters and systems. */
  names: readonly string[];
  parts: readonly Part[];
}

function readOrder(): Order {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { wording: { type: 'boolean' }, confirm: { type: 'boolean' } },
  });
  const { wording = false, confirm = false } = values;
  const parts = PARTS.filter((part) => positionals.includes(part));
  const names = positionals.filter((name) => !parts.some((part) => part === name));
  const kind = wording ? 'wording' : confirm ? 'confirm' : 'new';
  const sound = {
    new: positionals.length === 0,
    wording: !confirm && names.length > 0 && parts.length === 0,
    confirm: names.length > 0,
  };
  if (!sound[kind]) throw new Refusal(USAGE);
  return { kind, names, parts };
}

/** Whether a clause is the one that is named or, for a wording, stands in the chapter or system that is. */
const isMeant = ({ kind, names }: Order, id: string) =>
  names.some((name) => {
    const inside = id.startsWith(`${name}-`) || id.startsWith(`${name}.`);
    return id === name || (kind === 'wording' && inside);
  });

/** The published text of a clause after the order. */
function after(clause: Judged, published: Published | undefined, order: Order): Published {
  if (!published) return first(clause, new Date().toISOString().slice(0, 10));
  if (!isMeant(order, clause.id)) return published;
  return order.kind === 'confirm'
    ? confirmed(clause, published, order.parts)
    : reworded(clause, published);
}

async function publish(order: Order) {
  const { systems, clauses } = await loadLibrary();
  const ids = [...clauses.keys()];
  const unknown = order.names.filter(
    (name) => !ids.some((id) => isMeant({ ...order, names: [name] }, id)),
  );
  if (unknown.length > 0) throw new Refusal(`There is no clause ${unknown.join(', ')}.`);
  for (const { key, chapters } of systems) {
    const before = loadPublished(key);
    const now = { ...before };
    for (const clause of chapters.flatMap(({ texts }) => texts))
      now[clause.id] = after(clause, before[clause.id], order);
    const changed = Object.keys(now).filter((id) => now[id] !== before[id]);
    if (changed.length === 0) continue;
    const file = publishedFile(key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
    console.log(`${file}: ${changed.length} clauses`);
  }
}

if (import.meta.main) {
  try {
    await publish(readOrder());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
