const LETTERS = 70;
const ITEMS = 2;

/** The beginning of a value: of long texts their first words, of lists their first entries. */
function shortened(value: unknown, key: string): unknown {
  if (typeof value === 'string' && value.length > LETTERS) return `${value.slice(0, LETTERS)}…`;
  if (!Array.isArray(value)) return value;
  return key === '' || value.length <= ITEMS ? value : [...value.slice(0, ITEMS), '…'];
}

/** One entry of a file as somebody reads it. */
export const excerptOf = (entry: object) =>
  JSON.stringify(entry, (key, value) => shortened(value, key), 2);
