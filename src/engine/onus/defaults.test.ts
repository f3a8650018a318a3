import { expect, test } from 'vitest';
import { rulingOn } from '../testing/ask.ts';
import { cases } from '../testing/cases.ts';

/** What a question takes as so where it was not told. */
const UNSAID = {
  'onus/hand-to-hand': `
    attacker.kind=camels defender.kind=cavalry attacker.taken=0 defender.taken=0 => mustCheck=[]
    attacker.abilities=[terror] attacker.taken=0 defender.taken=0 => mustCheck=[]
    // Morale 1, and Broken already.
    attacker.taken=0 defender.abilities=[steadfast] defender.broken defender.morale=1 defender.taken=1 defender.moraleDie=6 => defender.fate=broken`,
  'onus/combat-phase': `
    => combats=1 7.150/active-player`,
  'onus/shot': `
    target.abilities=[steadfast] target.broken target.morale=1 target.taken=1 moraleDie=6 => fate=broken`,
  'onus/move': `
    steps.0.ud=3         => allowed keepsActiveMarker !braveryActive !forcedMarchMarker -7.45~marker-removed
    steps.0.does=adopt   => refused steps.0.into formation-not-told`,
  'onus/pass-through': `
    => allowed -7.193/corner`,
  'onus/charge': `
    => allowed !ownerChooses -7.76`,
  'onus/contact': `
    contacts.0.attackerPart=front                                 => dice=1 onDefender.sides=[front]
    contacts.0.attackerPart=rear contacts.0.defenderPart=marker   => dice=1`,
  'onus/section-markers': `
    wounds=4     => woundsTaken=1 !eliminated
    wounds=5     => woundsTaken=1 eliminated`,
  'onus/complementary': `
    => says=[9.30,9.32,9.33]`,
  'onus/engaged-action': `
    engagedAction=reposition-180 enemies.0.sectionsTouching=2 => allowed -7.104`,
  'onus/flight-move': `
    onTheWay.0.whose=friend       => passages.0.passage=passes -7.193/corner-crossed -7.190/equal
    onTheWay.0.whose=friend R24=b => passages.0.passage=passes`,
  'onus/flight-phase': `
                                                        => checksNow -7.187/enemy-turn
    unit.kind=elephants modifiedMorale=4 moraleDie=4    => mayKill fate=steady`,
  'onus/trample': `
    victimFights => staysEngaged=null 7.202/not-yet`,
  'onus/event': `
    => allowed -7.132~other-events-before`,
  'onus/random-event': `
    attackerRank=veteran               => cardsTurnedUp=1 randomApplied=first
    wishBy=defender randomWish=discard => !allowed`,
  'onus/promotion': `
    => rankAfter=veteran`,
  'onus/army': `
    units.0.unitValue=100 pointsLimit=1000 => allowed -6.4`,
  // Two dice come to 7 or less with 21/36.
  'onus/leadership-check': `
    armyValue=1000 eliminatedValue=600 leadership=7 => leadershipCheckDue chanceToHoldEachTurn=7/12`,
  'onus/victory': `
    checkFailed => defeated`,
  'onus/phase': `
    => actionPhase=activation phaseNumber=1`,
};

for (const [id, rows] of Object.entries(UNSAID)) cases(id as keyof typeof UNSAID, `${id}:${rows}`);

test.each([
  ['onus/order', 'onus-5.9', 0],
  ['onus/end-of-turn', 'onus-7.204', 1],
] as const)('%s takes it that so many orders were played', (id, clause, ordersPlayed) => {
  const { steps } = rulingOn(id, {});
  expect(steps.find(({ say }) => say === clause)?.with).toEqual({ ordersPlayed });
});
