import { isDraft } from './paths.ts';

/** A draft as the parameters of a calculator that is not here: all that it says, under its paths. */
export function paramsOf(draft: object, path = ''): [string, string][] {
  return Object.entries(draft).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return isDraft(value) ? paramsOf(value, `${path}${name}.`) : [[path + name, String(value)]];
  });
}
