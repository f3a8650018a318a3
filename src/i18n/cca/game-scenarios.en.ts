import { said } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: {
    ' by ': 'the word by and the camps on the way',
    ...said(`
      lake:a: a lake
      steep-hill:a: a steep hill
    `),
  },

  steps: said(`
    game/not-at-an-edge: {hex} is not at an edge of the battlefield: nobody can leave from there.
    game/not-on-the-way: No way to {hex} takes just those camps, or there is a shorter one that takes them.
    game/several-ways: Several ways to {hex} take different camps: say which of them are taken.
  `),

  problems: said(`
    position/more-leaders-than-named: At {scenario} {army} has {number} {number?leader|leaders}: the one in {hex} is too many.
    position/more-than-its-map: At {scenario} there are {most} hexes of that kind at most ({terrain}): {hex} is too many.
    position/no-camp-there: In hex {hex} there is no camp that could have been taken.
    position/no-such-army: Character {at}: the armies of that battle are {options:raw}.
    position/no-such-scenario: Character {at}: the battles are {options:raw}.
    position/only-at-trasimene: Hex {hex} is {terrain:a}: only the battle of Lake Trasimene has that.
    position/scenario-sets-command: Character {at}: at {scenario} Command is what the Council of War sets.
    position/scenario-sets-goal: Character {at}: at {scenario} {number} banners win.
  `),

  game: said(`
    do/move-by: Move from {from} to {to} through {camps}
    told/captured: {side:The} captures the camp in {hex}: 1 banner.
    told/exited: {unit:The} leaves the battlefield over {over}: 1 banner for {side:the}.
    told/exited-led: {unit:The} leaves the battlefield over {over} with its leader: 1 banner for {side:the}.
    told/won-by-loss: Rome has lost Publius Scipio: {side:the}, which is Carthage, wins at once.
    unsaid/edges: The edge of each army is only on the map of the book: choose it here.
    unsaid/terrain: The terrain is only on the map of the book: place it.
    unsaid/forces: The units, and the places of the leaders, are only on the map of the book: place them.
    unsaid/bends: Which are the 5 fordable bends of the river is only on the map of the book.
    unsaid/lake: The hexes of the lake are only on the map of the book.
    unsaid/steep-hills: Which hexes are the 4 steep hills is only on the map of the book.
    unsaid/camps: The number and the places of the camps are only on the map of the book.
  `),
} satisfies PartOfMessages;
