import { draftOf } from '../../../src/engine/testing/words.ts';
import { caseOf } from '../../ties/case-rows.ts';
import type { Case } from '../../ties/worked-cases.ts';

const combatant = (words: string) => draftOf(`unit=${words.trim()}`);

/** A unit and what else is so of it, whom it attacks, and after a comma the rest: `line blocks=4 > line, bonus`. */
function drafted(words: string) {
  const [who = '', more = ''] = words.split(', ');
  const [attacker = {}, defender = {}] = who.split(' > ').map(combatant);
  return { attacker, defender, ...draftOf(more) };
}

const asked = (query: string, text: string): Case[] =>
  text
    .trim()
    .split('\n')
    .map((row) => caseOf(query, row, drafted));

/** Dice of melees that are no examples of its room. */
export const MELEE = asked(
  'ccn/melee',
  `
  11 all dice at cavalry that Retires and Reforms: line blocks=4 > light-cavalry, retires => dice=4 hitsOn=[cavalry]
  13 a square has one die: light-cavalry blocks=3 leader > line, formsSquare => strikesFirst=defender dice=1
  14 and the cavalry then one: light-cavalry blocks=3 > line, formsSquare => attackDice=1
  15 a square that attacks cavalry: line blocks=4 inSquare > light-cavalry blocks=3 => dice=1 battleBackDice=1
  16 infantry strikes a square first: line blocks=4 > line blocks=4 inSquare => strikesFirst=attacker battleBackDice=1
  16 a square strikes cavalry first: light-cavalry blocks=3 > line inSquare => strikesFirst=defender dice=1 attackDice=1
  207 four dice at infantry: line blocks=4 > line blocks=4 => means.hits='2'
  233 Cavalry Charge against a town: heavy-cavalry blocks=3 > line terrain=town, card=cavalry-charge => dice=1
  237 cavalry from hill to hill: heavy-cavalry blocks=3 terrain=hill > line terrain=hill => dice=4
  247 out of a quarry: line blocks=4 moved=1 terrain=quarry > line => dice=3
  249 cavalry out of fieldworks: light-cavalry blocks=3 fieldworks=between > line => dice=1
  251 from a bridge: heavy-cavalry blocks=2 terrain=bridge > line => dice=3
  255 Cavalry Charge in the Bonus Attack: light-cavalry blocks=3 > line, card=cavalry-charge bonus => dice=5
  257 no die of the card to battle back: line blocks=4 > line blocks=3, card=cold-steel => battleBackDice=3
  259 heavy cavalry battles back: line blocks=4 > heavy-cavalry blocks=2 => battleBackDice=3
  285 Cavalry Charge against a square: heavy-cavalry blocks=3 > line inSquare, card=cavalry-charge => attackDice=1
  287 cavalry against a square in forest: light-cavalry blocks=3 > line terrain=forest, formsSquare => allowed attackDice=0
  295 infantry against a square: line blocks=4 > line blocks=3 inSquare => dice=4 battleBackDice=1
  301 the square's die lets cavalry attack: light-cavalry blocks=3 > line inSquare => chances.target-holds=5/6
  303 the die of Rifle Light in square: light-cavalry blocks=1 > rifle inSquare => chances.target-holds=2/3
  319 three dice at a lone leader: line blocks=3 > leader => chances.leader-lost=91/216
  351 no battle back after First Strike: line blocks=4 > line blocks=3, firstStrike => !mayBattleBack
  479 the Old Guard in square: old-guard blocks=4 inSquare > light-cavalry => dice=1
  487 a lone leader in a town: heavy-cavalry blocks=3 > leader terrain=town => dice=1
  489 cavalry that retires out of a forest: line blocks=4 > light-cavalry terrain=forest, retires => dice=3
  493 First Strike into a forest: line blocks=4 terrain=forest > line blocks=3, firstStrike => dice=2
`,
);

export const MELEE_ROLL = asked(
  'ccn/melee-roll',
  `
  263 any saber eliminates a lone leader: militia blocks=2 > leader, faces=[infantry,saber] => leaderLost banners=1
  267 only cavalry symbols hit: line blocks=4 > light-cavalry blocks=3, retires faces=[cavalry,saber,flag,infantry] => blocksLost=1 hexesMade=2
  289 a bounce flag is not ignored: cuirassiers blocks=3 leader > line inSquare blocks=4, roll=strikes-first faces=[flag] => flagsIgnorable=0 leftHex
  323 a lone leader shut in by impassable ground: line blocks=2 > leader freeHexes=0 closedBy=impassable, faces=[flag,infantry] => banners=1
  341 a retreat that cannot be made: line blocks=4 > line blocks=3 freeHexes=0, faces=[flag,cavalry,cavalry,artillery] => mayBattleBack nextDice=2
  347 two flags ignored: line blocks=4 > grenadier blocks=3 leader, faces=[infantry,flag,flag,saber] leaderCheck=[saber,flag] => flagsIgnored=2 nextDice=2
  349 after First Strike: line blocks=4 > line blocks=3, roll=first-strike faces=[infantry,saber,cavalry] => attackFollows nextDice=2
`,
);

export const AFTER_MELEE: Case[] = [
  [
    273,
    'infantry takes the ground of cavalry that Retired and Reformed',
    'ccn/advance',
    { unit: 'line', targetFate: 'retired' },
    { allowed: true, action: 'take-ground' },
  ],
  [
    343,
    'who battles back takes no ground',
    'ccn/advance',
    { unit: 'line', rolledAs: 'battle-back' },
    { allowed: false, mayAdvance: false },
  ],
];

export const MAY_MELEE = asked(
  'ccn/may-melee',
  `
  131 heavy cavalry under Cavalry Charge moves 3: heavy-cavalry moved=3 > line, card=cavalry-charge => allowed
  153 melee in the turn of entering a ford: line moved=1 terrain=ford > line => allowed
  269 cavalry does not retire from cavalry: light-cavalry > light-cavalry => reactions=[first-strike]
  383 no combat under La Grande Manoeuvre: light-cavalry moved=4 > line, card=grande-manoeuvre => !allowed
  385 line infantry after 2 hexes of a Force March: line moved=2 > line, card=force-march => !allowed
  389 no melee under Fire and Hold: line > line, card=fire-and-hold => !allowed
`,
);
