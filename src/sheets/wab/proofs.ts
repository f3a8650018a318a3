import { proof } from '../sheet.ts';

/** A question about Ancient Battles by the rest of its id, with what is the same each time. */
const asked =
  (query: string, same: object = {}) =>
  (input: object, expect: object = {}) =>
    proof(`wab/${query}`, { ...same, ...input }, expect);

export const afterCombat = asked('after-combat');
/** Blows of 5 models of Weapon Skill 3 at enemies of Weapon Skill 3. */
export const blows = asked('blows', { models: 5, skill: 3, enemySkill: 3 });
export const bonuses = asked('bonuses-lost');
/** A Break test on Leadership 7 after losing by 1. */
export const breakTest = asked('break-test', { leadership: 7 });
export const chase = asked('flight-pursuit');
export const charge = asked('charge', { movement: 4 });
export const combatStep = asked('combat-steps');
export const event = asked('turn-sequence');
export const fear = asked('fear-test', { leadership: 7 });
export const flightDirection = asked('flight-direction');
export const flightMove = asked('flight-move', { movement: 4 });
export const followUp = asked('follow-up', { movement: 4 });
/** A unit of Movement 4. */
export const forcedCharge = asked('forced-charge', { movement: 4 });
/** Two units of 20 in 4 ranks of 5. */
export const fighters = asked('fighters');
/** A unit of 20 that has failed its Break test against 10. */
export const giveGround = asked('give-ground', { models: 20, enemyModels: 10 });
/** A unit of Movement 4 in close order. */
export const manoeuvre = asked('manoeuvre', { movement: 4 });
/** Archers with composite bows. */
export const mayShoot = asked('may-shoot', { weapon: 'bow' });
/** A unit of Movement 4. */
export const moves = asked('movement', { movement: 4 });
export const overrun = asked('overrun', { movement: 4 });
export const panic = asked('panic-test', { leadership: 7 });
export const panicPursuit = asked('panic-pursuit');
export const pursuit = asked('pursuit');
export const pursuitMove = asked('pursuit-move', { movement: 4 });
export const rally = asked('rally-test', { leadership: 7 });
/** A unit charged by infantry of Movement 4 from 6 inches. */
export const reaction = asked('charge-reaction', {
  chargers: [{ chargerMovement: 4, chargerDistance: 6 }],
});
export const reform = asked('reform-test', { leadership: 7 });
export const returns = asked('off-table', { leadership: 7 });
export const save = asked('armour-save');
/** Archers in 3 ranks of 5. */
export const shooters = asked('shooters', { models: 15, wide: 5 });
/** Shots of 5 models of Ballistic Skill 3. */
export const shooting = asked('shooting', { shots: 5, skill: 3 });
export const shotsIntoCombat = asked('shots-into-melee');
export const sight = asked('line-of-sight');
export const strikes = asked('strike-order');
export const terrainMove = asked('terrain-move', { movement: 4 });

export const unreliable = asked('unreliable-unit');
export const warband = asked('warband-test');
/** A weapon of infantry that stands, in the first turn of a combat. */
export const weapon = asked('close-weapon');

/** What a side has in all that adds nothing of its own, against one that adds nothing but what is said. */
export const totals = (own: object, ownTotal: number, enemy: object = {}, expect: object = {}) => {
  const sides = { own: { order: 'other', ...own }, enemy: { order: 'other', ...enemy } };
  return proof('wab/combat-result', sides, { ownTotal, ...expect });
};

/** Heavy chariots that charge. */
export const impact = asked('impact-hits');
/** Light chariots in line. */
export const chariotMove = asked('chariot-move');
/** A squadron of 3 light chariots. */
export const chariotLosses = asked('chariot-losses');
export const chariotSave = asked('chariot-save');
export const crewShots = asked('crew-shots');
export const vehicles = asked('vehicles');
/** Drilled troops charged by scythed chariots to the front. */
export const openRanks = asked('open-ranks', { leadership: 7 });
/** What infantry feels of Indian elephants. */
export const beastFear = asked('beast-fear');
export const elephantMove = asked('elephant-move');
/** Blows at an elephant from its front. */
export const elephantHits = asked('elephant-hits');
export const elephantEffect = asked('elephant-effect');
export const crewAttacks = asked('crew-attacks');
export const stampede = asked('stampede', { mahoutLeadership: 7 });
export const stampedeMove = asked('stampede-move');

/** 12 models in 3 ranks of 4. */
export const phalanx = asked('phalanx');
/** Five men in front, all with shields, who form a shieldwall. */
export const shieldwall = asked('shieldwall');
/** The first charge of 10 riders, who beat 20 infantry. */
export const ferocious = asked('ferocious-charge');
/** Levies who meet as many enemies. */
export const levyFear = asked('levy-fear');
export const veterans = asked('veterans', { diceThrown: 10, hitsBefore: 2 });
export const feigns = asked('feigned-flight', { movement: 4, distance: 6 });
export const parthian = asked('parthian-shot', { movement: 8 });
export const mixed = asked('mixed-unit');
export const leadership = asked('leadership-test');
export const disengage = asked('disengage', { movement: 4, leadership: 7 });
/** Three ranks of 5. */
export const testudo = asked('testudo');

/** A catapult that guesses 20 inches. */
export const catapult = asked('catapult', { guess: 20 });
export const boltThrower = asked('bolt-thrower');
/** A cannon that guesses 20 inches. */
export const cannon = asked('cannon', { guess: 20 });
export const organGun = asked('organ-gun');
export const machineHits = asked('machine-hits', { machine: 'catapult' });
export const machineMove = asked('machine-move', { machine: 'catapult' });
export const machineCrew = asked('machine-crew');
/** Two catapults. */
export const battery = asked('battery', { oneMachine: 'catapult', otherMachine: 'catapult' });
export const listUnit = asked('list-unit');
export const armyList = asked('army-list');
export const armyShares = asked('army-shares', { armyPoints: 1000 });
export const romanStandard = asked('roman-standard');
export const carroballista = asked('carroballista');
export const warDogHits = asked('war-dog-hits');

/** Light infantry that has not deployed. */
export const skirmishFormation = asked('skirmish-formation');
export const coherency = asked('skirmish-coherency');
export const skirmishFear = asked('skirmish-fear');
export const wagonMove = asked('wagon-move');
export const wagonShots = asked('wagon-shots', { distance: 10 });
export const wagonHits = asked('wagon-hits');
export const wagonFight = asked('wagon-fight');
export const wagonFate = asked('wagon-fate');
export const wagonAfter = asked('wagon-after');
export const warWagon = asked('war-wagon');
export const tabor = asked('tabor');
export const taborDefenders = asked('tabor-defenders');
export const armyBreak = asked('army-break');
export const victory = asked('victory-points');
