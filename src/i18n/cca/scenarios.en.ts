import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: titled(`
    cca/whose-turn: Whose turn is it? | Whose turn each one of a battle is | Says whose turn the first, second, third ... turn of a battle is, and which one it is of that player.
    cca/sections: Sections of a hex | Flank or centre, for each side | Says in which sections of the battlefield a hex lies, as the player at one of the edges sees them. Hexes are named as on the board: a letter for the row, A to I from the lower edge, and a number from the left, 1 to 13 in A, C, E, G and I, 1 to 12 in B, D, F and H, which lie half a hex to the right.
    cca/victory: Who has won? | Banners gained, banners needed | Counts the Victory Banners of one army, those that it had and those that it gains now, and says whether it has won.
    cca/scenario: Facts of a scenario | Leaders, cards, first move and banners | Says what the Council of War and the special rules of a battle set: leaders, command cards, who moves first, banners to win and, by turn, the hands. Maps and set-ups are not in it.
  `),

  fields: labelled(`
    nthTurn: Turn of the battle | Which turn of the battle it is, those of both players counted together from 1.
    hex: Hex | A hex of the board, by its row, A to I, and its number, such as E5. It is required.
    homeEdge: Player's edge | The edge of the board at which the player sits: bottom, that of row A; top, that of row I. His left and his right are seen from there.
    wantedSection: Section asked about | A section, to know whether the hex lies in it and whether a card for it reaches a unit there: left, centre, right; none, not asked.
    bannersToWin: Banners to win | Victory Banners that win the battle, where it is none of the book. Left out: those of the scenario; with other, unknown.
    banners: Banners before | Victory Banners that the army has already, before what happens now.
    unitsEliminated: Enemy units eliminated | Enemy units that lose their last block now.
    leadersEliminated: Enemy leaders eliminated | Enemy leaders who are eliminated now.
    unitsReduced: Enemy units reduced | Enemy units that lose blocks now and keep at least 1.
    leadersLeft: Enemy leaders who left | Enemy leaders who leave now over their own edge when they evade.
    unitsExited: Units that exit | Units of the army that leave now over the opponent's edge. Only Roman ones at Castulo give banners.
    leaderExits: With their leader | Yes, if a leader of the army leaves together with one of those units.
    campsEntered: Camps entered | Camp hexes that units of the army enter now, each for the first time. Only Roman ones at Baecula give banners.
    campsEnteredGoingBack: Camps entered going back | Camp hexes that units of the army enter now for the first time in an evasion or a retreat, besides those of campsEntered.
    campsEnteredAgain: Camps entered again | Camp hexes that units of the army enter now and that gave a banner before.
    place: Hex of the map | A kind of hex, to know whether it can be entered in that battle: river, a river hex that is not a bend; river-bend, a bend of the river; lake and steep-hill, only at Lake Trasimene; none, not asked.
  `),

  answers: labelled(`
    player: Player | Whose turn it is: his army where the battle was told, otherwise first, who began, or second, the other player.
    ownTurnNumber: Turn of that player | Which of his own turns it is, counted from 1.
    leaderNames: Leaders | The leaders of that army by name.
    hexSections: Sections | The sections in which the hex lies, as that player sees them.
    onDottedLine: On a dotted line | Whether a dotted line cuts the hex, which then lies in 2 sections.
    inSection: In that section | Whether the hex lies in the section asked about; null if none was.
    won: Has won | Whether the army asked about has won; null if it is not known how many banners win.
    winner: Winner | The army that has won; player, the player whose banners were counted, where his army was not told; none, nobody yet; null if it is not known how many banners win.
    bannersNow: Banners now | Victory Banners of the army, with those.
    bannersToWin: Banners to win | Victory Banners that win the battle; null if it is not known.
    bannersMissing: Banners missing | Victory Banners that the army still lacks; null if it is not known how many win.
    scipioLost: Scipio is lost | Whether the Roman side loses its leader Publius Scipio at Castulo.
    year: Year BC | Year of the battle before Christ, as the book prints it.
    carthage: Carthage | What the Council of War gives to Carthage.
    opponent: The other side | What the Council of War gives to Rome or Syracuse.
    army: Army | Which army that is.
    cardsDealt: Command cards | Command cards that it is dealt at the start.
    command: Command | Its Command in that turn: how many units some cards order, and the dice of I am Spartacus and Rally.
    movesFirst: Moves first | Whether it plays the first turn of the battle.
    draws: Draws | Command cards that it draws at the end of that turn.
    handAtEnd: Hand at the end | Command cards that it holds at the end of that turn, with no card lost or gained otherwise.
    firstPlayer: First turn | The army that plays the first turn.
    specialRules: Special rules | The special rules of the battle, in short.
    suggestedFirst: For a first game | Whether the book suggests it for a first game.
    deckAfterDeal: Cards in the deck | Command cards that remain in the deck once both hands are dealt.
    passable: Can be entered | Whether that kind of hex can be entered in that battle; null if none was asked about.
  `),

  terms: {
    ...worded(`
      player: first = the player who began | second = the other player
      winner: player = this player | none = nobody yet
    `),
    ...said(`
      army.player: this player
      bottom: bottom edge (row A)
      top: top edge (row I)
      place.none: not asked
      river-bend: bend of the river
      himilco: Himilco
      hasdrubal: Hasdrubal
      hasdrubal-gisgo: Hasdrubal Gisgo
      hannibal: Hannibal
      daphnaeus: Daphnaeus
      timoleon: Timoleon
      flaminius: Flaminius
      varro: Varro
      scipio: Scipio
      publius-scipio: Publius Scipio
      gnaeus-scipio: Gnaeus Scipio
      fords-at-bends: the river is fordable only at its 5 bends
      no-fords: the river is not fordable
      impassable-lake: the lake is impassable
      steep-hills: 4 steep hills are impassable
      growing-hand: the Roman hand grows from 2 cards to 4
      loss-of-scipio: if Publius Scipio is lost, Carthage wins
      roman-exits: Roman units that exit count as banners
      camps: camps that Romans enter count as banners
    `),
  },

  steps: said(`
    cca-2.4/hex: For this player the hex lies here: {sections}.
    cca-2.5: A dotted line cuts the hex: it belongs at the same time to {sections}.
    cca-3.1: For a first game the book suggests this battle.
    cca-3.4: The player sits at the {edge}, and from there sees his left and his right.
    cca-3.5: By the Council of War Carthage is dealt {carthage} command cards and its opponent {opponent}; hands are secret.
    cca-3.6: The other {cards} cards form the deck, face down.
    cca-3.8: Before starting, victory and special rules are reviewed: {number} {number?special rule|special rules}.
    cca-3.9: The Council of War names who starts: {army}.
    cca-4.1/won: With {banners} {banners?banner|banners} the {number} that win are reached.
    cca-4.1/short: With {banners} {banners?banner|banners} the {number} that win are not reached.
    cca-4.1/unknown: The scenario sets how many banners win, and it was not told.
    cca-4.2: Enemy units and leaders eliminated give {number} {number?banner|banners}.
    cca-4.3: A banner is taken only with the last block of a unit or the block of a leader; units that were only reduced: {number}.
    cca-4.4: In this battle there are banners for objectives too.
    cca-5.2/whose: Turns alternate: turn {nthTurn} of the battle is turn {number} of {player}.
    cca-5.1: The first turn is for {army}.
    cca-7.3/either: A unit there may be ordered from either of the 2 sections.
    cca-13.25/no-banner: A leader who leaves over his own edge when he evades gives no banner.
    banners-to-win: At {scenario} {number} Victory Banners win.
    council: At {scenario} {army} is dealt {cards} command cards.
    cca-7.6: Command is {command}, the most cards that the side may hold.
    leaders: Leaders of {army}: {leaders}.
    special-rule: Special rule: {rule}.
    cca-19.17: In turn {number} the Roman player plays 1 card and draws {draws}: he ends with {hand}.
    cca-19.7/place: The Crimissos is fordable only at its 5 bends, and this hex is none of them.
    cca-19.7/bend: The Crimissos is fordable at its 5 bends, and this hex is one of them.
    cca-19.11/place: The Ticinus is not fordable.
    cca-19.15/place: Lake Trasimene is impassable.
    cca-19.16/place: The 4 steep hills are impassable.
    cca-19.27: The Roman side has lost Publius Scipio: Carthage wins at once.
    cca-19.27/left: By leaving the battlefield Publius Scipio is lost: Carthage wins at once.
    cca-19.27/exit: By leaving with his unit Publius Scipio is lost: Carthage wins at once.
    cca-19.28: Roman units that exit over the Carthaginian edge from there give {number} {number?banner|banners}.
    cca-19.32: Camp hexes that Roman units enter give {number} {number?banner|banners}.
    cca-19.32/going-back: Camp hexes that Roman units enter going back give {number} {number?banner|banners}.
    cca-19.32/again: Camp hexes entered again give {number} {number?banner|banners} more.
  `),

  because: said(`
    exit-from-left: They leave from the Roman left section.
    no-objectives: In this battle there are no banners for objectives.
    not-carthaginian: The leader is not Roman.
    not-roman-units: The units are not Roman.
    reading-r64-b: Reading b of R64 is used: leaving the battlefield is not being lost.
    reading-r97-a: Reading a of R97 is used: he leaves with his unit and is not lost.
    reading-r98-c: Reading c of R98 is used: only entering by an order or an advance counts.
    reading-r98-a: Reading a of R98 is used: each camp hex gives its banner once.
  `),

  ...summed(`
    sections/of: For the player at the {edge}, hex {hex} lies here: {sections}. | Sections: {sections} |
    sections/in: For the player at the {edge}, hex {hex} does lie in that section ({section}). | In the section | It does lie in that section.
    sections/out: For the player at the {edge}, hex {hex} does not lie in that section ({section}). | Not in the section
    victory/won: The winner is {army}, with {banners} {banners?banner|banners}. | Winner: {army} | The winner is {army}, with {banners} {banners?banner|banners}.
    victory/on: Nobody has won yet: {army} has {banners} of {number} banners. | Not yet: {banners} of {number} | The game goes on: {banners} {banners?banner|banners} of {number}.
    victory/counted: This is what {army} has: {banners} {banners?banner|banners}. | Banners: {banners} | That makes {banners} {banners?banner|banners}.
    scenario: At {scenario} {number} banners win and the first turn is for {army}; at the end of its turn {turn} Carthage holds {own} cards and its opponent {other}. | First: {army}; banners: {number} |
    whose-turn: Turn {nthTurn} of the battle belongs to {player}; it is that player's turn {number}. | {player} | It is turn {number} of {player}.
    scenario/passable: At {scenario} that hex can be entered ({place}). | Can be entered | It can be entered.
    scenario/impassable: At {scenario} that hex cannot be entered ({place}). | Impassable | It cannot be entered.
  `),

  problems: said(`
    which-army: At {scenario} that counts for one army only: say whose it is.
    scenario-sets-banners: The scenario sets that {number} banners win: leave this field out, or the scenario.
    leader-exits-with-unit: A leader exits with his unit: say how many units exit.
    only-at-trasimene: There are such hexes only at Lake Trasimene ({place}), not at {scenario}.
  `),
} satisfies PartOfMessages;
