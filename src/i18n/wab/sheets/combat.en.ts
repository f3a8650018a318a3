export default {
  'combat/title': 'Close combat',
  'combat/about':
    'Who strikes first, the tables to hit and to wound, saves, and who wins a combat by how much.',

  'combat/phase': 'The combat phase',
  'combat/steps':
    'All combats are fought – who won, and by how much – Break tests – Panic tests – flight – pursuit – ranks are redressed.',

  'combat/order': 'Who strikes first',
  'combat/chargers':
    '**Chargers,** whatever their Initiative; a countercharger straight after them.',
  'combat/both-charged':
    'Pursuers who reach a new enemy count as chargers. If both sides charged: the higher Initiative.',
  'combat/quicker': '**Nobody charged:** the higher Initiative.',
  'combat/equal':
    '**Equal:** who won the round before; after a draw, whose musicians won the momentum. If nobody has it, each side rolls 1 die, and the higher goes first.',

  'combat/blows': 'Blows',
  'combat/no-reply':
    'Each model that falls before it could strike takes one model’s blows away from its unit.',
  'combat/champion': 'A champion who fights: **1 more attack**.',

  'combat/result': 'Combat result',
  'combat/wounds': '**+1** for each unsaved wound caused; not for those beyond what was left.',
  'combat/ranks':
    '**+1** for each full rank of infantry behind the first, with 4 models or more, **+2 at most**: only of the best unit, and by the ranks at the start of the turn.',
  'combat/close-order':
    '**+1** for infantry in close order with ranks of 4 or more; once. Never for cavalry.',
  'combat/standard':
    '**+1** for a standard, however many, but not of skirmishers; and **+1** for the battle standard.',
  'combat/higher': '**+1** for fighting from a higher position.',
  'combat/flank':
    '**+1** for attacking a flank with a unit that has 5 models or more after casualties; once.',
  'combat/rear':
    '**+2** for a rear, by the same rule. If both sides attack flanks, or rears, only the one with more units there.',
  'combat/momentum':
    '**+1** for having won the round before; never for cavalry in difficult terrain.',
  'combat/winner': 'The higher total wins, by the difference. Equal totals are a draw.',

  'combat/lost': 'Ranks and close order are lost',
  'combat/flanked': 'Charged in flank or rear by a formed unit of 5 models or more.',
  'combat/few': 'With fewer than 5 models left, when it is no longer formed.',
  'combat/across': 'Fighting across an obstacle, to attack or to defend it.',
  'combat/difficult':
    'In close order, wholly or partly in difficult terrain. Open order keeps its ranks there.',
  'combat/elephant': 'With an elephant in the combat, for both sides.',
  'combat/not-regained': 'Both bonuses at once, and until that combat is over.',

  'blows/to-hit': 'To hit, by Weapon Skill (WS)',
  'blows/skills': 'WS \\ enemy’s',
  'blows/compare': 'One die for each attack; the number in the table or more hits.',
  'blows/rider':
    'Against cavalry, the rider’s Weapon Skill counts. A mount that attacks uses its own.',
  'blows/obstacle':
    '**-1** to hit the defenders of an obstacle, until their attackers win a round.',
  'blows/seven': 'If it takes a 7, a 6 hits with Strength -1; 8: -2; 9: -3; 10: -4.',
  'blows/defenceless': 'An enemy with Weapon Skill 0 is hit without a roll.',

  'blows/to-wound': 'To wound, and less save',
  'blows/strengths': 'Strength \\ Toughness',
  'blows/lowered': 'Save',
  'blows/wound': 'The number in the table or more wounds; **N:** it cannot wound.',
  'blows/own-strength':
    'The warrior’s own Strength, with what his weapon adds: lance 2 in a charge on open ground, halberd 1, two-handed axe 2. Humans never have more than 5.',
  'blows/no-charge-bonus': 'Against a defended obstacle weapons add nothing for the charge.',

  'armour/title': 'Armour save',
  'armour/worn': 'Armour',
  'armour/none': 'None',
  'armour/light': 'Light',
  'armour/heavy': 'Heavy',
  'armour/foot/none': 'On foot',
  'armour/foot/shield': 'Shield',
  'armour/foot/large-shield': 'Large shield',
  'armour/mounted/none': 'Mounted',
  'armour/mounted/shield': 'and shield',
  'armour/saved': 'One die for each wound; the save or more ignores it.',
  'armour/less': 'Each point of Strength above 3 lowers the save by 1.',
} as const;
