import type { Field, Fields, Groups } from './field.ts';
import {
  readCount,
  readCounts,
  readHex,
  readHexes,
  readList,
  readMeasure,
  readOption,
  readText,
} from './read-value.ts';
import type { Values } from './values.ts';
import { missing, type Report, type Violation, wrong } from './violation.ts';

export type Read<F extends Fields> = { value: Values<F> } | { violations: Violation[] };

/** Turns whatever was sent into a situation, or says what is wrong with each field. Never throws. */
export function read<F extends Fields>(fields: F, draft: unknown): Read<F> {
  const violations: Violation[] = [];
  const value = readGroup(fields, draft, '', violations);
  return violations.length > 0 ? { violations } : { value: value as Values<F> };
}

function readGroup(fields: Fields, draft: unknown, path: string, report: Report): unknown {
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) {
    report.push({ field: path, problem: 'not-an-object', with: { fields: Object.keys(fields) } });
    return undefined;
  }
  const known = Object.keys(fields);
  for (const name of Object.keys(draft)) {
    if (Object.hasOwn(fields, name)) continue;
    report.push({ field: join(path, name), problem: 'unknown-field', with: { fields: known } });
  }
  const value: Record<string, unknown> = {};
  for (const name of known) {
    const given = Object.hasOwn(draft, name) ? (draft as Record<string, unknown>)[name] : undefined;
    value[name] = readField(fields[name] as Field, given, join(path, name), report);
  }
  return value;
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

function readField(field: Field, given: unknown, path: string, report: Report): unknown {
  if (given === undefined || given === null) {
    if (field.need === 'required') report.push(missing(field, path));
    if (field.kind === 'group') return readGroup(field.fields, {}, path, report);
    return field.need === 'default' ? field.default : undefined;
  }
  switch (field.kind) {
    case 'group':
      return readGroup(field.fields, given, path, report);
    case 'choice':
      return readOption(field.options, given, path, report);
    case 'count':
      return readCount(field, given, path, report);
    case 'measure':
      return readMeasure(field, given, path, report);
    case 'counts':
      return readCounts(field, given, path, report);
    case 'text':
      return readText(field, given, path, report);
    case 'groups':
      return readGroups(field, given, path, report);
    case 'flag':
      if (typeof given !== 'boolean') report.push(wrong(path, 'not-yes-or-no', given));
      return given;
    case 'list':
      return readList(field, given, path, report);
    case 'hex':
      return readHex(field, given, path, report);
    case 'hexes':
      return readHexes(field, given, path, report);
  }
}

function readGroups(
  { fields, most }: Groups<Fields>,
  given: unknown,
  path: string,
  report: Report,
) {
  if (!Array.isArray(given)) {
    report.push(wrong(path, 'not-a-list-of-objects', given, { fields: Object.keys(fields) }));
    return given;
  }
  if (given.length > most) report.push(wrong(path, 'too-many', given.length, { max: most }));
  return given.map((item, i) => readGroup(fields, item, `${path}.${i}`, report));
}
