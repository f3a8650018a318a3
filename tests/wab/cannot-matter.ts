/** Changes of a row that no answer can tell, each with the reason; `npm run prove` says where one is told after all. */
const OWN_STEP =
  'no other event comes later within the same step, so that the order of no two changes';
const BOTH_BAR = {
  column: 'wab-2.61 bars a column from charging as well',
  manoeuvre: 'wab-3.25 bars every manoeuvre in a charge as well',
  cataphracts: 'wab-13.31 and wab-3.58 bar cataphracts alike, and players quote either',
  ahead: 'who is ahead is in front by wab-3.45, which bars the flank as well',
  zone: 'who is neither ahead nor beside is behind by wab-3.51, which bars the flank as well',
  place: 'who would stand on others has no straight way there, which wab-15.7 bars as well',
  chariot: 'wab-9.4 bars a charge of his own as well',
  psychology: 'wab-9.35 bars whoever is bound by psychology as well',
};
const NO_FIELD = 'in a result the loss itself is told, with nothing that would spare it';
const NO_SKIRMISHERS =
  'in a result nobody tells that skirmishers charged, only that bonuses are lost';
const NO_WAGON =
  'what a war wagon brings is asked of a result; here it is another who fights beside it';
const NO_PHALANX = 'in bonuses that are lost nobody meets a phalanx';

const CANNOT_MATTER: Readonly<Record<string, string>> = {
  'usedFor wab-1.11 changes nothing': 'the answer begins with moving, which is what M is for',
  'spentInAll wab-20.16/turns after spentInAll wab-2.23':
    'of a wedge wab-1.38 has switched wab-2.23 off',
  'allowed wab-13.56/ranks after allowed wab-3.25':
    'of drilled troops that change formation wab-13.55 has switched wab-3.25 off',
  'toHitModifier wab-9.37 after toHitModifier wab-4.41/elephant':
    'of who rides an elephant wab-9.48 has switched wab-9.37 off',
  'allowed wab-18.16 after allowed wab-18.17':
    'where wab-18.17 holds, its crew does not shoot or wab-18.65 has switched wab-18.16 off',
  'mayAccept wab-9.57/accepts changes nothing':
    'nobody but a character has been allowed to by wab-9.59',
  'slowed wab-6.38 follows-up (1.0) is never so':
    'it is never so: the clause is of pursuits and told as what spares no follower',
  'unitBonus wab-5.54 1 more': 'of a unit only whether its close order adds counts (wab-5.54/once)',
  'turnOrder wab-1.56 1 more': OWN_STEP,
  'turnOrder wab-1.58 1 more': OWN_STEP,
  'turnOrder wab-2.3 1 more': OWN_STEP,
  'turnOrder wab-2.4 1 more': OWN_STEP,
  'turnOrder wab-2.5 1 more': OWN_STEP,
  'turnOrder wab-2.7 #2 1 more': OWN_STEP,
  'turnOrder wab-2.8 1 more': OWN_STEP,
  'turnOrder wab-5.1/turn 1 more': OWN_STEP,
  'turnOrder wab-5.2/turn 1 more': OWN_STEP,
  'turnOrder wab-5.3/turn 1 more': OWN_STEP,
  'turnOrder wab-5.4/turn 1 more': OWN_STEP,
  'turnOrder wab-5.5/turn 1 more': OWN_STEP,
  'turnOrder wab-5.6/turn 1 more': OWN_STEP,
  'turnOrder wab-5.7/turn 1 more': OWN_STEP,
  'allowed wab-13.56 changes nothing': BOTH_BAR.column,
  'allowed wab-13.56 turned round': BOTH_BAR.column,
  'allowed wab-13.56/into-column changes nothing': BOTH_BAR.manoeuvre,
  'allowed wab-13.56/into-column turned round': BOTH_BAR.manoeuvre,
  'allowed wab-3.58/cataphracts changes nothing': BOTH_BAR.cataphracts,
  'allowed wab-13.31 changes nothing': BOTH_BAR.cataphracts,
  'allowed wab-13.31 turned round': BOTH_BAR.cataphracts,
  'allowed wab-3.48/ahead changes nothing': BOTH_BAR.ahead,
  'allowed wab-3.48/ahead turned round': BOTH_BAR.ahead,
  'allowed wab-3.44/not-there changes nothing': BOTH_BAR.zone,
  'allowed wab-3.44/not-there turned round': BOTH_BAR.zone,
  'allowed wab-15.5/table-room changes nothing': BOTH_BAR.place,
  'allowed wab-15.5/table-room turned round': BOTH_BAR.place,
  'allowed wab-20.9/chariot changes nothing': BOTH_BAR.chariot,
  'allowed wab-20.9/chariot turned round': BOTH_BAR.chariot,
  'allowed wab-15.29 changes nothing': BOTH_BAR.psychology,
  'total wab-6.15 topic (0.1) is always so': 'here the models of a unit are always told',
  'total wab-13.97 no-phalanx-there (1.0) is never so': NO_PHALANX,
  'total wab-13.97 switches nothing off': NO_PHALANX,
  'total wab-14.21/wagon left out': NO_WAGON,
  'total wab-14.21/wagon topic (0.0) is never so': NO_WAGON,
  'total wab-14.21/wagon topic (0.1) is always so': NO_WAGON,
  'total wab-14.21/wagon topic (0.1) is never so': NO_WAGON,
  'total wab-14.21/wagon switches nothing off': NO_WAGON,
  'unitBonus wab-15.25 left out': NO_SKIRMISHERS,
  'unitBonus wab-15.25 topic (0.0) is always so': NO_SKIRMISHERS,
  'unitBonus wab-15.25 topic (0.0) is never so': NO_SKIRMISHERS,
  'unitBonus wab-15.25 topic (0.1) is never so': NO_SKIRMISHERS,
  'unitBonus wab-15.25 charged-in-front (1.0) is always so': NO_SKIRMISHERS,
  'unitBonus wab-15.25 charged-in-front (1.0) is never so': NO_SKIRMISHERS,
  'unitBonus wab-15.25 switches nothing off': NO_SKIRMISHERS,
  'unitBonus wab-6.13 combat-is-over (1.0) is always so': NO_FIELD,
  'unitBonus wab-6.14 charger-is-loose (1.0) is always so': NO_FIELD,
  'unitBonus wab-6.14 charger-too-few (2.0) is always so': NO_FIELD,
  'unitBonus wab-6.14 pursuit-is-no-charge (3.0) is always so': NO_FIELD,
  'unitBonus wab-6.15 enough-models (1.0) is always so': NO_FIELD,
  'unitBonus wab-6.16 not-across-it (1.0) is always so': NO_FIELD,
  'unitBonus wab-6.19 in-another-combat (1.0) is always so': NO_FIELD,
};

export default CANNOT_MATTER;
