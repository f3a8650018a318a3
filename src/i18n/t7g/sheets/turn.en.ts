export default {
  'turn/title': 'The turn and the orders',
  'turn/about':
    'The order of the turn, the 5 orders and their reactions, order checks and break checks, Wear, movement and points.',

  'turn/course': 'The turn',
  'turn/planning':
    '**Planning.** Exhausted markers come off; a hidden order card beside each Troop unit.',
  'turn/initiative':
    '**Initiative.** 1D6 + the General’s Level; ties are rolled again. The winner chooses who goes first.',
  'turn/goes':
    '**In goes.** One Commander, if wished, and then one Troop unit, always. They need not share a command.',
  'turn/alone': '**No Troops left to activate:** only a Commander in each go, or pass.',
  'turn/end': '**End.** When neither side has a Troop unit left to activate.',

  'turn/check': 'Order check',
  'turn/fresh': 'A Fresh unit carries out its order without a roll.',
  'turn/worn':
    'With Wear it rolls its **Discipline** in D6: one **5+** is enough. If it fails, the order is lost.',
  'turn/no-commander': 'Discipline- without a Commander of its own inside, or near and in sight.',
  'turn/reaction': 'To react it always rolls, even if Fresh; if it fails, the card is lost.',
  'turn/reacting-to':
    'When reacting: Discipline- if charged in the flank; Discipline+ for Evasion from infantry.',

  'turn/reacting': 'When units react',
  'turn/when':
    'A unit that has not acted, when an enemy moves nearer than 3″ (4″ at 28 mm) to its Front Centre, or charges it.',
  'turn/optional': 'It is optional: the card may be kept.',
  'turn/by-card':
    'The card already laid is shown, and the unit reacts as it says. The card is spent.',

  'turn/moving': 'Moving',
  'turn/line-free':
    'The line of the Front Centre crosses no unit and no Impassable terrain, and the unit turns by 90º at most.',
  'turn/advance': 'It goes up to its Speed, in inches, and does not end on top of anything.',
  'turn/room': 'Corridor of 3″ (4″ at 28 mm). 1″ or more from the enemy, except with Assault!.',
  'turn/easy': '**Easy:** Speed+, if the whole move is in it.',
  'turn/difficult': '**Difficult:** Speed-.',
  'turn/very-difficult': '**Very Difficult:** Speed-, and the unit is Disordered.',
  'turn/impassable': '**Impassable:** nobody passes, not even a Commander.',

  'turn/wear': 'Wear and Disorder',
  'turn/state-fresh': '**Fresh,** without Wear: obeys without a check.',
  'turn/weary': '**Weary,** with as much Wear as Stamina: Combat- and Fire-.',
  'turn/disordered': '**Disordered:** Courage-. Reorganising with Ready! removes it.',
  'turn/break':
    '**Beyond its Stamina:** a break check. Roll the original Discipline; it takes a **6** for each marker too many.',
  'turn/broken': 'If it passes, it stays Weary; if it fails, it is a casualty.',
  'turn/mercenaries': 'Mercenaries fail without a roll.',

  'turn/victory': 'End and points',
  'turn/lead':
    'The game ends after turn 5 with a lead of 5 points (Decisive), after 6 with 3 (Clear), after 7 with 1 (Fair), or after 8, always (Pyrrhic).',
  'turn/points': 'Destroyed enemies: General 3; Formation 2; cavalry, Company or artillery 1.',

  'turn/orders': 'The 5 orders',
  'turn/card': 'Card',
  'turn/as-order': 'As an order',
  'turn/as-reaction': 'As a reaction',
  'turn/ready': '**Ready!**',
  'turn/ready-order':
    'Up to 2 different actions: move, reorganise (removes Disorder), face, shoot with Fire-.',
  'turn/ready-reaction': 'Changes its orientation, or shoots with Fire-.',
  'turn/assault': '**Assault!**',
  'turn/assault-order':
    'Charges if it can; if not, it closes in. Speed+ and Combat+. With no enemy in sight it does nothing.',
  'turn/assault-reaction':
    'Against a charge, counter-charge half way (infantry against cavalry, 1″ at most); against a move, interception. Combat+.',
  'turn/run': '**Run!**',
  'turn/run-order': 'Moves with Speed++. Neither shoots nor fights.',
  'turn/run-reaction': 'Flees: at least its unmodified Speed, at most Speed++.',
  'turn/fire': '**Fire!**',
  'turn/fire-order': 'Shoots at full Fire and does not move.',
  'turn/fire-reaction': 'Shoots before the combat; firearms with Fire+.',
  'turn/resist': '**Resist!**',
  'turn/resist-order': 'Removes 1 Wear if it has 2 or more; Elite units, even the last one.',
  'turn/resist-reaction': 'Courage+ to resist damage; not in the bad war.',
} as const;
