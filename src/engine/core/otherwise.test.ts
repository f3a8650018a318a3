import { describe, expect, test } from 'vitest';
import { QUERIES } from '../index.ts';
import { decidesHere, hangsOn } from './otherwise.ts';
import { put, type Query, type Ruling } from './query.ts';

function asked(id: string, draft: object) {
  const query = QUERIES.find((one) => one.id === id) as Query;
  const reply = put(query, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return { query, draft: draft as Record<string, unknown>, ruling: reply.ruling };
}

const hanging = (id: string, draft: object) => {
  const { query, draft: said, ruling } = asked(id, draft);
  return hangsOn(query, said, ruling).map(({ id: name, adopted, taken, otherwise }) => [
    name,
    adopted,
    taken,
    otherwise.map((one) => one.reading),
  ]);
};

const LEADER_NEAR = { attacker: { unit: 'LB', leaderAdjacent: true }, defender: { unit: 'MI' } };

describe('the readings that an answer hangs on', () => {
  test('foot beside a leader may or may not fire, as R50 is read', () => {
    expect(hanging('cca/ranged-combat', LEADER_NEAR)).toEqual([['R50', 'a', 'a', ['b']]]);
    const { query, draft, ruling } = asked('cca/ranged-combat', LEADER_NEAR);
    const [{ otherwise }] = hangsOn(query, draft, ruling) as [ReturnType<typeof hangsOn>[0]];
    expect(otherwise[0]?.ruling.answer).toMatchObject({ allowed: false });
  });

  test('one that is not adopted is told, with what the adopted one gives', () => {
    const other = { ...LEADER_NEAR, readings: { R50: 'b' } };
    expect(hanging('cca/ranged-combat', other)).toEqual([['R50', 'a', 'b', ['a']]]);
  });

  test('one that is not adopted is told where it changes nothing too', () => {
    const far = { attacker: { unit: 'LB' }, defender: { unit: 'MI' }, readings: { R50: 'b' } };
    expect(hanging('cca/ranged-combat', far)).toEqual([['R50', 'a', 'b', []]]);
  });

  test('with no unclear place on the way there is none', () => {
    const plain = { attacker: { unit: 'HI' }, defender: { unit: 'MI' } };
    expect(hanging('cca/close-combat', plain)).toEqual([]);
  });
});

/** Every reading asked, whether the rules looked at it or not. */
function hangsOnAny(query: Query, draft: Record<string, unknown>, ruling: Ruling) {
  const group = query.fields.readings;
  if (group?.kind !== 'group') return [];
  return Object.entries(group.fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice') return [];
    const others = field.options.filter((option) => {
      const reply = put(query, { ...draft, readings: { [name]: option } });
      const result = ({ answer, odds }: Ruling) => JSON.stringify([answer, odds]);
      return 'ruling' in reply && result(reply.ruling) !== result(ruling);
    });
    return others.length > 0 ? [name] : [];
  });
}

test.each(QUERIES.filter(({ fields }) => 'readings' in fields).map((query) => [query.id, query]))(
  'the sample of %s hangs on no reading that its rules do not look at',
  (_, query) => {
    const { draft, ruling } = asked(query.id, query.sample);
    const found = hangsOn(query, draft, ruling).map(({ id }) => id);
    expect(found).toEqual(hangsOnAny(query, draft, ruling));
  },
);

describe('the circumstances that decide', () => {
  const deciding = (id: string, draft: object) => {
    const { query, draft: said, ruling } = asked(id, draft);
    return decidesHere(query, said, ruling).map(({ path }) => path);
  };

  test.each([
    ['the forest', { defender: { unit: 'MI', terrain: 'forest' } }, ['defender.terrain']],
    ['the open ground', { defender: { unit: 'MI', terrain: 'clear' } }, []],
    ['blocks that change no die', { attacker: { unit: 'HI', blocks: 2 } }, ['attacker.unit']],
  ])('%s', (_, situation, paths) => {
    const draft = { attacker: { unit: 'MI' }, defender: { unit: 'MI' }, ...situation };
    expect(deciding('cca/close-combat', draft)).toEqual(paths);
  });

  test('what decides by another reading on which the answer hangs', () => {
    const { query, draft, ruling } = asked('cca/ranged-combat', LEADER_NEAR);
    const hangings = hangsOn(query, draft, ruling);
    const paths = decidesHere(query, draft, ruling, hangings).map(({ path }) => path);
    expect(paths).toContain('attacker.leaderAdjacent');
    expect(decidesHere(query, draft, ruling).map(({ path }) => path)).not.toContain(
      'attacker.leaderAdjacent',
    );
  });

  test('what was rolled', () => {
    const draft = { ...LEADER_NEAR, distance: 2, faces: ['blue', 'flag'] };
    expect(deciding('cca/ranged-combat', draft)).toContain('faces');
  });
});
