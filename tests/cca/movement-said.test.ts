import { expect, test } from 'vitest';
import components from '../../content/cca/02-components/examples.ts';
import setup from '../../content/cca/03-setup/examples.ts';
import object from '../../content/cca/04-object/examples.ts';
import turn from '../../content/cca/05-turn/examples.ts';
import movement from '../../content/cca/08-movement/examples.ts';
import battle from '../../content/cca/09-battle/examples.ts';
import scenarios from '../../content/cca/19-scenarios/examples.ts';
import { queries as movementQueries } from '../../src/engine/cca/movement/queries.ts';
import { ask } from '../../src/engine/index.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadTexts } from '../../src/i18n/load.ts';

type Draft = readonly [query: string, input: object];

const own = (query: string) => movementQueries.some(({ id }) => id === query);
const shown = [components, setup, object, turn, movement, battle, scenarios]
  .flat()
  .filter(({ query }) => own(query))
  .map(({ query, input }): Draft => [query, input]);

const MOVE = 'cca/may-move';
const VICTORY = 'cca/victory';
const LONE_LEADER = { hex1: { occupant: 'friendly-leader' } };

/** What no example of a clause says: refusals, readings, and the less common words. */
const SELDOM: readonly Draft[] = [
  [MOVE, { unit: 'LC', hexes: 1, hex2: { ground: 'hill' } }],
  [MOVE, { unit: 'LD', attachedLeader: 'goes' }],
  [MOVE, { unit: 'MI', detaches: true }],
  [MOVE, { unit: 'MI', ...LONE_LEADER }],
  [MOVE, { unit: 'MI', ...LONE_LEADER, readings: { R66: 'b' } }],
  [MOVE, { unit: 'MI', ...LONE_LEADER, readings: { R66: 'b' }, attachedLeader: 'goes' }],
  [MOVE, { unit: 'LD', hexes: 2, ...LONE_LEADER, readings: { R67: 'b' } }],
  [MOVE, { unit: 'LI', hexes: 1, hex1: { ground: 'rough' } }],
  [MOVE, { unit: 'LI', hexes: 1, hex1: { ground: 'coast' } }],
  [MOVE, { unit: 'LI', hexes: 1, hex1: { ground: 'camp' } }],
  [MOVE, { unit: 'LI', hexes: 1, scenario: 'baecula', army: 'carthage', hex1: { ground: 'camp' } }],
  [MOVE, { unit: 'LI', hexes: 2, orderedBy: 'double-time' }],
  [MOVE, { unit: 'LI', hexes: 1, orderedBy: 'clash-of-shields' }],
  [MOVE, { unit: 'LI', hexes: 3, orderedBy: 'order-light-troops', hex1: { occupant: 'friend' } }],
  [MOVE, { unit: 'WR', hexes: 3, orderedBy: 'double-time' }],
  [MOVE, { unit: 'MI', orderedBy: 'order-two-units-left', ordersGiven: 2 }],
  [MOVE, { unit: 'MI', earlierMove: 'finished' }],
  [MOVE, { unit: 'MI', scenario: 'castulo', leavesOver: 'side-edge' }],
  ['cca/turn', { step: 'second-move', wants: 'battle', card: 'move-fire-move' }],
  ['cca/turn', { step: 'second-move', wants: 'move' }],
  ['cca/turn', { step: 'battle', wants: 'draw', unfinished: true }],
  ['cca/turn', { step: 'move', wants: 'battle', unfinished: true }],
  ['cca/turn', { step: 'move', wants: 'play-card' }],
  ['cca/turn', { step: 'play-card', wants: 'play-card' }],
  ['cca/turn', { step: 'order', wants: 'order' }],
  ['cca/turn', { step: 'order', wants: 'battle' }],
  ['cca/turn', { step: 'order', wants: 'move', card: 'darken-the-sky' }],
  ['cca/turn', { step: 'order', wants: 'move', card: 'clash-of-shields' }],
  [VICTORY, { scenario: 'zama', bannersToWin: 8 }],
  [VICTORY, { leaderExits: true }],
  [VICTORY, { banners: 1 }],
  [VICTORY, { scenario: 'baecula', army: 'carthage', campsEntered: 1 }],
  [VICTORY, { scenario: 'baecula', campsEnteredAgain: 1, readings: { R98: 'b' } }],
  [VICTORY, { scenario: 'castulo', army: 'carthage', leadersLeft: 1, readings: { R64: 'b' } }],
  [VICTORY, { scenario: 'castulo', unitsExited: 1, leaderExits: true }],
  [VICTORY, { scenario: 'castulo', unitsExited: 1, leaderExits: true, readings: { R97: 'b' } }],
  [VICTORY, { scenario: 'castulo', unitsExited: 1, exitFrom: 'left' }],
  ['cca/scenario', { scenario: 'zama', place: 'lake' }],
  ['cca/sections', { hex: 'G5' }],
  ['cca/sections', { hex: 'G5', wantedSection: 'left' }],
];

for (const lang of LANGS) {
  const texts = await loadTexts(lang, 'cca');
  const samples = movementQueries.map(({ id, sample }): Draft => [id, sample]);
  test.each([...samples, ...shown, ...SELDOM])(`%s %j is said in ${lang}`, (query, input) => {
    const reply = ask(query, input);
    if (!reply) throw new Error(`No query ${query}`);
    if ('violations' in reply) {
      for (const one of reply.violations) expect(texts.problem(one)).not.toContain('undefined');
      return;
    }
    const { answer, summary, steps, notApplied } = reply.ruling;
    const effects = steps.flatMap(({ effect }) => (effect ? [effect.on] : []));
    for (const name of [...Object.keys(answer), ...effects])
      expect(texts.answer(name).help, name).not.toBe('');
    const sentences = [
      texts.summary(summary),
      texts.brief(reply.ruling),
      ...steps.map((step) => texts.step(step)),
      ...notApplied.map((one) => texts.because(one)),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d]/u);
  });
}

test('every sample is answered', () => {
  for (const { id, sample } of movementQueries) {
    const reply = ask(id, sample);
    expect(reply && 'ruling' in reply, id).toBe(true);
  }
});
