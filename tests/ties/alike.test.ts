import { expect, test } from 'vitest';
import { decidedIn } from '../../src/library/alike.ts';
import { loadLibrary, loadTopics } from '../../src/library/library.ts';

const { systems } = await loadLibrary();
const topics = await loadTopics();

test.each(topics)('every game decides "$title.en", by clauses that it has', (topic) => {
  const decided = decidedIn(topic, systems);
  expect(decided.filter(({ clauses }) => clauses.length === 0)).toEqual([]);
  expect(decided.flatMap(({ clauses }) => clauses)).toHaveLength(topic.clauses.length);
});

test('every topic has a name of its own', () => {
  expect(new Set(topics.map(({ key }) => key)).size).toBe(topics.length);
});
