/** Changes of a row that no answer can tell, each with the reason; `npm run prove` says where one is told after all. */
const CANNOT_MATTER: Readonly<Record<string, string>> = {
  'allowance onus-7.37 changes nothing': 'the normal rate is the movement of the card, once',
  'mayCharge onus-7.74 changes nothing': 'onus-7.49 has barred the charge before it',
  'allowed onus-7.97/extend changes nothing': 'onus-7.62 has barred it before',
  'reducedBy onus-7.57 switches nothing off': 'onus-9.12 switches off the same for the same units',
  'attack onus-10.14 hero-defends-only (1.0) is never so':
    'it never is: a Hero is told beside the attack and left out of it',
  'skill onus-9.24 after skill onus-9.16':
    'only in shots do they stand side by side, where Deadly is never more than spared',
  'penalty onus-10.5/contact by-shot (0.2) is always so': 'a shot brings no other enemies along',
  'penalty onus-7.144/contact only-on-front (0.1) is always so':
    'on the front a shot takes off 0, and its steps are not told',
  'src/engine/onus/units.ts SECTIONS.rear is 5': 'read once, as the modules are loaded',
  'src/engine/onus/units.ts SECTIONS.rear is 3': 'read once, as the modules are loaded',
  'src/engine/onus/units.ts SECTIONS.flank is 3': 'read once, as the modules are loaded',
  'src/engine/onus/units.ts SECTIONS.flank is 1': 'read once, as the modules are loaded',
  'default of onus/morale-check enemyKind is cavalry': 'of its kinds only camels count',
  'default of onus/move rammed is destroyed': 'who fled and who is destroyed is gone',
  'default of onus/manoeuvre formsInto is shield-wall':
    'a formation that is not told is taken as a Shield Wall',
  'default of onus/manoeuvre kind is cavalry': 'only artillery moves otherwise than others',
  'default of onus/formation kind is cavalry': 'only artillery moves otherwise than others',
  'default of onus/contact contacts.defenderPart is marker': 'a marker is part of the front',
  'default of onus/flee woundsJustTaken is 2': 'one wound is as good as two',
  'default of onus/event playerRank is veteran': 'a Veteran plays as many events as others',
  'default of onus/event-count attackerRank is veteran': 'a Veteran plays as many events as others',
  'default of onus/event-count defenderRank is veteran': 'a Veteran plays as many events as others',
  'default of onus/random-event eventIn is shot': 'shots and combats draw the same',
  'default of onus/victory unitsInOrder is 2': 'only whether any is left counts',
  'default of onus/roster units.strength is 1': 'points are counted without it',
  'default of onus/end-of-turn eventsThisTurn is 1': 'events are no orders',
  'allowed onus-7.16/stays changes nothing': 'onus-7.14 or onus-7.89 bars the same',
  'allowed onus-6.7/not-agreed changes nothing': 'onus-6.15 bars the deployment after it',
  'allowed onus-6.7/not-agreed turned round': 'onus-6.15 bars the deployment after it',
  'groundPenalty onus-9.3 1 less': 'onus-2.2 takes UD only for a penalty above 0',
  'groundPenalty onus-9.4 1 less': 'onus-2.2 takes UD only for a penalty above 0',
  'groundPenalty onus-9.5 1 less': 'onus-2.2 takes UD only for a penalty above 0',
  'guardedFlanks onus-12.23 1 more': 'each flank is looked at alone: it is protected or not',
};

export default CANNOT_MATTER;
