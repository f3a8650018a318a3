import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    ccn/setup: Setting up a battle | What each side sets up and gets | Goes through the steps of setting up, and counts the blocks that unit symbols stand for and the cards that the deck has left after the deal.
    ccn/sections: Sections of a hex | Flank or centre, for each side | Says in which sections of the battlefield a hex is, as the player at one edge sees them. Hexes are named as on the board of Ancients, since the book has lost the figure of its own (R41): a letter for the row, A to I from the bottom edge, and a number from the left, 1 to 13 in A, C, E, G and I, 1 to 12 in B, D, F and H, which stand half a hex to the right.
    ccn/victory: Has he won? | Banners gained, banners needed | Counts the Victory Banners of a player, those that he had and those that he gains now, and says whether the game ends.
  `),

  fields: labelled(`
    setupStep: Step | Which step is asked about: battle, choosing it; sides, where each player sits; materials, what each takes; terrain; units; cards; dice; special-rules; start, who begins; all, every one.
    unitSymbols: Symbols on the map | How many symbols of units of one type the scenario map shows. Left out: not asked.
    blocksPerUnit: Blocks of a unit | Blocks of a unit of that type by its national card; it is needed with unitSymbols. Left out: not known.
    cardsDealt: Cards of one side | Command cards that one side is dealt by the scenario notes. Left out: not asked.
    cardsDealtOpponent: Cards of the other side | Command cards that the other side is dealt; it is needed with cardsDealt. Left out: not asked.
    hex: Hex | The hex that is asked about, by its letter and number. It is required.
    homeEdge: Edge of the player | The edge of the board at which the player sits: bottom, that of row A; top, that of row I. His left and right are seen from there.
    wantedSection: Section asked about | A section, to know whether the hex is in it and whether a card for it reaches a unit there: left, centre, right; none, not asked.
    bannersToWin: Banners to win | Victory Banners with which the scenario is won. Left out: not known.
    banners: Banners before | Victory Banners that the player has already, before what happens now.
    unitsEliminated: Units eliminated | Enemy units whose last block is eliminated now.
    leadersEliminated: Leaders eliminated | Enemy leaders eliminated now, attached or alone.
    objectiveBanners: Banners for objectives | Banners that the scenario gives now for hexes or other objectives.
    unitsReduced: Units reduced | Enemy units that lose blocks now and are still there.
    leadersLeft: Leaders who left | Enemy leaders who leave the board by their own side in a retreat.
    inOpponentTurn: In the opponent's turn | Whether it is the turn of his opponent.
  `),

  answers: labelled(`
    recommendedFirst: First battle | The battle that the book recommends for a first game.
    tracksEach: Tracks | Infantry in Square tracks that each player takes.
    tokensEach: Tokens | Numbered square tokens that each player takes.
    unitsPerSymbol: Units per symbol | Units that each symbol of the map stands for.
    deckAfterDeal: Deck after the deal | Cards that the deck has left after the deal; null if the hands were not given.
    maySeeOpponentCards: Sees the opponent's cards | Whether a player may look at the cards that his opponent was dealt.
    diceOnTable: Dice | Battle dice within reach of both players.
    scenarioSays: By the scenario | What the notes of the scenario decide.
    hexSections: Sections | The sections that the hex is in, as that player sees them.
    onDashedLine: On a dashed line | Whether a dashed line cuts the hex.
    inSection: In the section | Whether the hex is in the section asked about; null if none was.
    won: He has won | Whether the player has won now; null if it is not known with how many banners.
    endsAtOnce: Ends at once | Whether the game ends at that very moment, with the turn unfinished.
    bannersGained: Banners gained | Victory Banners that he gains now.
    bannersNow: Banners now | Victory Banners that he has with those.
    bannersToWin: Banners to win | Victory Banners with which the scenario is won; null if not known.
    bannersMissing: Banners missing | Victory Banners that he still lacks; null if it is not known with how many he wins.
  `),

  terms: {
    ...worded(`
      setupStep step: all = all steps | battle = the battle | sides = the sides | materials = what each player takes | terrain = the ground | units = the units | cards = the cards | dice = the dice | special-rules = the special rules | start = who begins
      homeEdge edge: bottom = bottom | top = top
    `),
    ...said(`
      rolica: Rolica (first French position)
      who-starts: who starts
    `),
  },

  steps: said(`
    ccn-2.5/hex: For this player the hex is here: {sections}.
    ccn-2.6: A dashed line cuts the hex: it belongs to {sections} at the same time.
    ccn-3.1: The players choose a battle; for a first game the book recommends the one that opens the scenario book, Rolica (first French position).
    ccn-3.2: The scenario says which army is at the top and which at the bottom; each player sits on the side of his own.
    ccn-3.2/edge: The player sits at this edge ({edge}) and sees left and right from there.
    ccn-3.3: Each player takes the national card of his army, 1 track and {number} tokens, numbered from 1 to {number}.
    ccn-3.4: The terrain tiles go where the scenario map shows them.
    ccn-3.5: Each unit symbol is 1 full unit, with the blocks of its national card.
    ccn-3.5/placed: {number} {number?symbol stands|symbols stand} for {blocks} {blocks?block|blocks}.
    ccn-3.6: Each side is dealt as many cards as the scenario notes say, and hides them; the rest are the deck.
    ccn-3.6/rest: Of the {deck} cards {cards} are left in the deck.
    ccn-3.7/setup: The {dice} dice and the Victory Banners lie within reach of both.
    ccn-3.8: Special rules and special victory conditions of the battle are gone through.
    ccn-3.9: The player whom the scenario notes name takes the first turn.
    ccn-4.1/unknown: Whoever has the banners of the scenario first wins: usually {least} to {most}.
    ccn-4.1/won: With {banners} {banners?banner|banners} he has the {number} that win.
    ccn-4.1/short: With {banners} {banners?banner|banners} he does not have the {number} that win.
    ccn-4.2: Each enemy unit and each enemy leader eliminated gives 1 banner; here that makes {number}.
    ccn-4.2/last-block: A unit that has blocks left gives no banner.
    ccn-4.3: The objectives of the scenario give {number} {number?banner|banners}.
    ccn-4.4: The game ends at once: the turn is not finished.
    ccn-5.8/hex: So it always counts as part of the flank and of the Center.
    ccn-5.22/hex: A unit there may get an order meant for either section.
    ccn-5.201/no-banner: A leader who leaves by his own side gives no banner.
    ccn-5.247: It ends in the opponent's turn too.
  `),

  because: said(`
    banners-missing: Banners are still missing.
  `),

  ...summed(`
    setup/all: A battle is set up in these steps, one after the other. | All the steps
    setup/one: This is what the book says of {step} when a battle is set up. | Setting up: {step} |
    sections/of: For the player at the {edge} hex {hex} is here: {sections}. | Sections: {sections} |
    sections/in: For the player at the {edge} hex {hex} is in that section ({section}). | In the section | Yes, it is in that section.
    sections/out: For the player at the {edge} hex {hex} is not in that section ({section}). | Not in the section | No, it is not in that section.
    victory/won: The player has {banners} {banners?banner|banners} of {number} and wins at once. | Won: {banners} of {number} | He wins at once, with {banners} {banners?banner|banners} of {number}.
    victory/on: The game goes on: the player has {banners} of {number} {number?banner|banners}. | Not yet: {banners} of {number} | The game goes on: {banners} {banners?banner|banners} of {number}.
    victory/counted: The player has {banners} {banners?banner|banners}. | Banners: {banners} | That makes {banners} {banners?banner|banners}.
  `),

  problems: said(`
    how-many-blocks: Say how many blocks a unit of that type has by its national card: the book does not.
    both-hands: Say how many cards each side is dealt.
  `),
} satisfies PartOfMessages;
