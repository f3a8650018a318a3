import { readingId, readingNamed } from '../library/reading-ids.ts';
import { readHouse } from '../widgets/house/house.ts';

/** What a piece of evidence shows; each is kept as a short link that has no language and no host. */
export type Shown =
  /** `cca-11.15` */
  | { kind: 'clause'; id: string }
  /** `cca-11.15/four-blocks`, as it was written or with the state that a reader has given it. */
  | { kind: 'example'; id: string; name: string; state: string }
  /** `cca/close-combat?attacker.unit=WR` */
  | { kind: 'calculator'; query: string; state: string }
  /** `cca/board?p=cca2_…&do=ask#game=…` */
  | { kind: 'board'; system: string; search: string; hash: string }
  /** `cca-R50`, or `cca-R50=b` where one of its readings is meant. */
  | { kind: 'reading'; id: string; letter: string | undefined };

const CLAUSE = /^([a-z][a-z0-9]*)[-\s]?([0-9a-z]+\.\d+)$/i;
const LINK =
  /^(?:(?<clause>[a-z][a-z0-9]*-[0-9a-z]+\.\d+)(?:\/(?<name>[a-z0-9-]+)(?:\?(?<tried>.*))?)?|(?<reading>[a-z][a-z0-9]*-R\d+)(?:=(?<letter>[a-z]))?|(?<board>[a-z][a-z0-9]*)\/board(?<search>\?[^#]*)?(?<hash>#.*)?|(?<query>[a-z][a-z0-9]*\/[a-z][a-z0-9-]*)(?:\?(?<state>[^#]*))?)$/;

/** What a link shows; undefined where it is none. */
export function shownBy(link: string): Shown | undefined {
  const { clause, name, tried, reading, letter, board, search, hash, query, state } =
    LINK.exec(link)?.groups ?? {};
  if (clause && name) return { kind: 'example', id: clause, name, state: tried ?? '' };
  if (clause) return { kind: 'clause', id: clause };
  if (reading) return { kind: 'reading', id: reading, letter };
  if (board) return { kind: 'board', system: board, search: search ?? '', hash: hash ?? '' };
  return query ? { kind: 'calculator', query, state: state ?? '' } : undefined;
}

/** How a page is shown, and what other sites add to links: nothing of these is evidence. */
const MANNER = /^(embed|theme|v|try|fbclid|gclid|utm_\w+|mc_\w+|ref|si)$/;

function stateIn(params: URLSearchParams): string {
  for (const name of [...params.keys()]) if (MANNER.test(name)) params.delete(name);
  const text = params.toString().replaceAll('%2C', ',').replaceAll('%2F', '/');
  return text.replaceAll('%7E', '~').replaceAll('%3A', ':');
}

const withState = (link: string, state: string) => (state ? `${link}?${state}` : link);

const idIn = (text: string) => CLAUSE.exec(text)?.slice(1).join('-').toLowerCase();

function readingIn(text: string): string | undefined {
  const [id = '', letter] = text.split('=');
  const named = readingNamed(id);
  if (!named || (letter !== undefined && !/^[a-z]$/.test(letter))) return undefined;
  return readingId(named.system, named.doubt) + (letter === undefined ? '' : `=${letter}`);
}

/** An example that an address opens or points at; else its clause. */
function clauseLink(id: string, params: URLSearchParams, hash: string): string {
  const tried = params.get('try') ?? (hash.includes('/') ? hash : undefined);
  const example = tried ? shownBy(tried) : undefined;
  if (!tried || example?.kind !== 'example') return id;
  return withState(tried, params.has('try') ? stateIn(params) : '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the address of a page shows; a page of house rules each of its readings. */
function linksAt({ pathname, searchParams, hash }: URL): string[] {
  const place = decoded(hash.slice(1));
  const names = decoded(pathname).split('/').filter(Boolean);
  const [before = '', last = ''] = names.slice(-2);
  const clause = before === 'c' ? idIn(last) : idIn(place.split('/')[0] ?? '');
  if (before === 'calc') {
    const query = `${names.at(-3)}/${last}`;
    return [withState(query, stateIn(searchParams))];
  }
  if (last === 'board')
    return searchParams.has('p') || place.startsWith('game=')
      ? [
          withState(`${before}/board`, stateIn(searchParams)) +
            (place.startsWith('game=') ? hash : ''),
        ]
      : [];
  if (clause) return [clauseLink(clause, searchParams, place)];
  const reading = names.map(readingIn).find(Boolean) ?? readingIn(place);
  if (reading) return [reading];
  return [...readHouse(hash.slice(1)).house.readings].map((one) => one.join('='));
}

/** The links of what somebody has pasted: an id, the address of a page, or several of them. */
export function linksIn(text: string): { links: string[]; unknown: string[] } {
  const links: string[] = [];
  const unknown: string[] = [];
  const whole = idIn(text.trim());
  for (const piece of whole ? [whole] : text.split(/\s+/).filter(Boolean)) {
    const written = piece.replace(/[,;.)\]]+$/, '');
    const isAddress = /^(https?:\/\/|\/)/.test(written);
    const named = idIn(written) ?? readingIn(written);
    const found = isAddress
      ? URL.canParse(written, 'https://iusbelli.example')
        ? linksAt(new URL(written, 'https://iusbelli.example'))
        : []
      : [named ?? (/[/?]/.test(written) ? written : '')];
    const good = found.filter((link) => shownBy(link));
    links.push(...good);
    if (good.length === 0) unknown.push(piece.slice(0, 80));
  }
  return { links: [...new Set(links)], unknown };
}
