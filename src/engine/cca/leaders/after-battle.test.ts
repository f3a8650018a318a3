import { expect, test } from 'vitest';
import { read } from '../../core/schema/read.ts';
import { findQuery } from '../../index.ts';
import { replyTo, rulingOn } from '../../testing/ask.ts';
import { rows } from '../../testing/rows.ts';
import { draftOf, meant } from '../../testing/words.ts';

/** What is nothing: nobody is there, open ground, not told, the reading adopted. */
const NOTHING: readonly unknown[] = [undefined, false, 0, 'none', 'nobody', 'clear', 'a'];
const isNothing = (value: unknown) =>
  NOTHING.includes(value) || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
/** Of a situation what is something. */
const something = (values: object): object =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, one]) => [name, one && typeof one === 'object' ? something(one) : one])
      .filter(([, one]) => !isNothing(one)),
  );

const firstOf = (text = ''): [first: string, rest: object] => {
  const [first = '', ...words] = text.split(' ');
  return [first, draftOf(words.join(' '))];
};

rows(
  'what is left out means the ordinary case: nothing, but for this',
  `
  cca/retreat unit=MI | flags=1 rolledIn=attack rolledBy=other blockedBy=units stopsAtLeader
  cca/fall-back unit=MI | move=retreat direction=own-side nthHex=1 ends enemiesBehind=both
  cca/rampage | trampled.side=enemy
  cca/evade attacker.unit=MI defender.unit=LI | moment=declared
  cca/leader-check situation=alone | cause=close hits=1 hexesUsed=1
  cca/momentum unit=MI | rolledAs=attack target=retreated advances=1
`,
  (asked, besides = '') => {
    const [id, draft] = firstOf(asked);
    const situation = read(findQuery(id)?.fields ?? {}, draft);
    expect('value' in situation && something(situation.value)).toEqual(draftOf(besides, draft));
  },
);

rows(
  'the samples that forms show, and what comes of them',
  `
  cca/retreat | retreatHexes=4 hexesMade=3 blocksLostInRetreat=1
  cca/fall-back | allowed attaches mayStop
  cca/rampage | hexes=5 dice=10 hitsOn=[blue] result.hits=1 result.leaderCheckDice=2
  cca/evade | dice=4 mostHexes=1 result.hits=1 result.blocksLeft=3
  cca/leader-check | dice=4 chance=671/1296
  cca/momentum | allowed mostHexes=2 bonusCombat
`,
  (id, expected = '') => {
    const { answer } = rulingOn(id as Id, findQuery(id ?? '')?.sample ?? {});
    expect(answer).toMatchObject(draftOf(expected));
  },
);

type Id = Parameters<typeof rulingOn>[0];

/**
 * What is asked, and the values of the summary; below it steps: their sentence, the values in it and, after a bar, what
 * is worked out, before and after.
 */
const TOLD = `
  cca/retreat unit=MC hits=1 leaderAt=2 => target=MC hexes=2 due=3 lost=0 left=2 paid=0
    12.1 target=MC hits=1
    12.11 target=MC hexes=2 | joinsLeader false true
    12.12 target=MC hexes=2 | mayStop false true
    12.5 target=MC
    11.56 unit=MC
  cca/retreat unit=MC leader=attached ignores=0 leaderAt=2 => target=MC hexes=1 due=3 lost=2 left=1
    8.32/retreat target=MC hexes=2 | hexesMade 3 1
    12.14 target=MC flags=1 ignorable=1 ignored=0
    12.9 target=MC
    12.10 target=MC
  cca/retreat unit=HI freeHexes=0 blockedBy=impassable => target=HI hexes=0 due=1 lost=1 left=3
    12.8 target=HI
    12.13 target=HI hexes=1 lost=1 | blocks 4 3
    11.55 unit=HI
  cca/retreat unit=EL freeHexes=0 => target=EL hexes=0 due=1 lost=0 left=2 paid=1
    12.28 hexes=1 | blockersLose 0 1
  cca/retreat unit=EL flags=2 => hexes=2 due=2
    12.27 hexes=2
  cca/fall-back unit=HI hexTerrain=ford nthHex=2 => target=HI
    12.6/towards target=HI hexes=2 terrain=ford
    12.7 target=HI hexes=2 terrain=ford
  cca/fall-back unit=LI direction=sideways => target=LI
    12.6 target=LI hexes=1 terrain=clear | allowed true false
  cca/fall-back unit=LI move=evasion hexTerrain=forest R59=b => target=LI
    13.11/stops target=LI hexes=1 terrain=forest | mustStop false true
  cca/fall-back unit=LI holds=friendly-leader => target=LI
    12.12/may-stop target=LI hexes=1 terrain=clear | mayStop false true
  cca/rampage enemyUnits=2 friendlyUnits=1 trampled.who=WR trampled.leader=attached trampled.faces=[blue,blue] => target=WR hits=2 left=2
    12.22 hexes=3
    12.23 hexes=3 dice=6 | dice 0 6
    12.24 own=4 other=2
    12.25 target=WR faces=[blue]
    11.51 target=WR lost=2 left=2 | blocks 4 2
    15.1 dice=2
    12.26 target=WR
  cca/evade attacker.unit=MI defender.unit=LI defender.leader=attached defender.freeHexes=1 faces=[green,red,red,red] => unit=LI attacker=MI dice=4 faces=[green] hexes=1
    13.1 unit=LI attacker=MI
    13.3 unit=LI
    13.5 unit=LI
    13.12 unit=LI attacker=MI | mostHexes 0 1
    13.14 unit=LI
  cca/evade attacker.unit=LC defender.unit=CH => unit=CH attacker=LC
    13.9/no unit=CH attacker=LC | allowed true false
  cca/evade attacker.unit=MI defender.unit=LI moment=battle-back => unit=LI attacker=MI
    13.2 unit=LI attacker=MI | allowed true false
  cca/evade attacker.unit=MI defender.unit=LD => unit=LD attacker=MI dice=4 faces=[leader] hexes=3
    13.16 unit=LD
    13.15 unit=LD
  cca/leader-check situation=unit-hit checkFaces=[leader,leader] => dice=0 chance='1' hexes=0
    15.1 dice=2 | dice 0 2
    15.6 | banners 0 1
  cca/leader-check situation=unit-eliminated => dice=1 chance=1/6 hexes=3
    15.2 dice=1 | dice 0 1
    15.3 | mustEvade false true
  cca/leader-check situation=alone attacker.unit=MI => dice=4 chance=671/1296 hexes=3
    15.4 unit=MI target=LD
    13.16 unit=LD
    13.17 | hitsOn [] [leader]
    15.5 | mustEvade false true
  cca/leader-check situation=alone cause=rampage => dice=2 chance=11/36 hexes=0
    12.23 hexes=1 dice=2
    12.25/leader target=LD faces=[leader]
  cca/leader-check situation=escape attacker.unit=MI => dice=4 chance=671/1296 hexes=2
    13.27 unit=MI
    13.28 unit=MI
    13.29 | hitsOn [] [leader]
    13.30 hexes=2 | mustEvade false true
  cca/momentum unit=HI leader=attached => unit=HI hexes=1
    13.32 unit=HI terrain=clear | mostHexes 0 1
    15.9 unit=HI terrain=clear
    13.33 unit=HI
    13.37 unit=HI
    13.42 unit=HI
  cca/momentum unit=HC advances=0 => unit=HC hexes=2
    13.33/stays unit=HC | bonusCombat true false
  cca/momentum unit=HC vacatedTerrain=ford => unit=HC hexes=1
    17.27/advance unit=HC terrain=ford | extraHex true false
  cca/momentum unit=HC target=held => unit=HC hexes=0
    13.32/held unit=HC | mayAdvance true false
`;

const ofStep = (line: string) => {
  const [told = '', effect] = line.trim().split(' | ');
  const [say, ...words] = told.split(' ');
  const [on, from = '', to = ''] = effect?.split(' ') ?? [];
  const shown = [`cca-${say}`, draftOf(words.join(' '))];
  return on ? [...shown, on, meant(from), meant(to)] : shown;
};

const ASKED = TOLD.split(/^ {2}(?=cca)/m)
  .slice(1)
  .map((row) => {
    const [asked = '', ...steps] = row.trimEnd().split('\n');
    return [asked, steps.map(ofStep)] as const;
  });

test.each(ASKED)('%s', (asked, told) => {
  const [, id = '', words = '', values = ''] = /^(\S+) (.*) =>(.*)$/.exec(asked) ?? [];
  const { steps, summary } = rulingOn(id as Id, draftOf(words));
  const known = steps.map(({ say, with: shown, effect }) =>
    effect ? [say, shown, effect.on, effect.from, effect.to] : [say, shown],
  );
  for (const step of told) expect(known).toContainEqual(step);
  for (const { clause, say } of steps) expect(say.split('/')[0]).toBe(clause);
  expect(summary.with).toMatchObject(draftOf(values));
});

rows(
  'what a violation tells the player beside its field',
  `
  cca/retreat unit=HI rolledIn=ranged rolledBy=MI | unit=MI
  cca/retreat unit=HI leaderCheck=[] | target=HI
  cca/retreat unit=HI blockers.first=1 | unit=HI
  cca/rampage friendlyUnits=4 enemyUnits=4 | given=8 max=6
  cca/rampage trampled.who=MI trampled.leaderCheck=[] | target=MI
  cca/evade attacker.unit=LI defender.unit=LI faces=[red,red,red] | given=3 dice=2 unit=LI
  cca/evade attacker.unit=LI defender.unit=LI leaderCheck=[] | target=LI
  cca/evade attacker.unit=MI defender.unit=LI moment=ranged | unit=MI
  cca/leader-check situation=alone cause=ranged attacker.unit=HI | unit=HI
  cca/leader-check situation=unit-eliminated checkFaces=[red,red] | given=2 dice=1
  cca/momentum unit=LC vacatedTerrain=coast | unit=LC terrain=coast
`,
  (asked, values = '') => {
    const [id, draft] = firstOf(asked);
    const reply = replyTo(id as Id, draft);
    expect('violations' in reply && reply.violations.map((one) => one.with)).toEqual([
      draftOf(values),
    ]);
  },
);
