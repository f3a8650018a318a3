import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Weapons of close combat, armour and saves. */
export default {
  queries: {
    'wab/close-weapon': {
      title: 'What a weapon of close combat does',
      line: 'Strength, Attacks, ranks, re-rolls, shield',
      about:
        'Says whether a unit may fight with a weapon in this turn of a combat, and what the weapon does then: hands, Strength, Attacks, ranks that fight, re-rolls, and whether a shield counts.',
      fields: labelled(`
        side: Side that is fought | On which side of this unit the enemy stands: front, flank or rear.
      `),
      answers: labelled(`
        attackBonus: More Attacks | How many Attacks each warrior has more by the weapon.
      `),
    },
  },

  fields: labelled(`
    woundBy: Wounded by | missile, a shot or what is thrown; close-combat, a blow. It matters for bucklers, pavises, cloth barding and weapons in both hands.
    woundFrom: From | Where the shot or blow comes from: front, flank or rear of the unit. It matters for half barding and pavises.
    byDagger: Dagger or improvised weapon | true if the blow is one of a dagger or of an improvised weapon such as a stone in the hand or a club.
    throughDifficult: Through difficult terrain | true if its charge or countercharge crossed difficult terrain.
    lastMoved: Last move | When the unit last moved in its movement phase, charges included: not; this-turn; own-turn-before, in its own last turn, while it is now the enemy's; gave-ground, it only gave ground after the round before. It matters for spears of infantry.
    weaponBefore: Weapon before | The weapon with which the unit has fought earlier in this combat. Left out: none yet.
    separated: Apart since | true if the units have been apart since then, because one fled or disengaged.
    secondWeapon: Second weapon | Another weapon that the unit would use at the same time. Left out: none.
    shotBefore: Shot at the charge | true if it has just shot another weapon at the charge.
    thrownBefore: Thrown before | true if it has used its throwing spears in an earlier combat.
    enemyBarded: Enemy on barded horses | true if the enemy rides barded horses; it matters for daggers alone.
    shootsTwice: Two shots of a sling | true if each slinger shoots twice: up to 9 inches, with Strength 2.
    otherWeaponShot: Another weapon too | true if the same models shoot another missile weapon in the same phase; in a reaction to a charge, if they will fight with another weapon.
  `),

  answers: labelled(`
    hands: Hands | How many hands the weapon takes.
    strengthBonus: Strength of the weapon | What it adds to Strength now, before the limit of 5.
    attackBonus: Attacks of the weapon | What it adds to the Attacks of each warrior.
    attacks: Attacks | How many Attacks each warrior has.
    reachRanks: Ranks behind | How many ranks behind the first strike too.
    ranksThatFight: Ranks that fight | From how many ranks the unit strikes at the enemy on that side, the first counted in.
    rerollsMisses: Misses re-rolled | Whether each die to hit that misses is thrown once more.
    shieldCounts: Shield counts | Whether a shield counts in close combat.
    throwsJavelins: Throws javelins | Whether it may throw javelins in its shooting phase.
    weaponStrength: Strength of the shot | The Strength of its hits at that range; null where it depends on a distance that is not told.
    weaponModifier: Taken off the save | What the weapon takes off a save at that range; null where it depends on a distance that is not told.
    ownSave: Your save | The save of your unit against these blows.
    enemySave: The enemy's save | The save of the enemy against these blows.
  `),

  terms: worded(`
    woundBy: missile = a missile | close-combat = a blow
    woundFrom: front = the front | flank = the flank | rear = the rear
    secondWeapon weaponBefore: hand-weapon = hand weapon | two-hand-weapons = two hand weapons | two-handed = two-handed weapon | halberd = halberd | spear = spear | throwing-spear = throwing spear | heavy-throwing-spear = heavy throwing spear | cavalry-spear = cavalry spear | lance = lance | kontos = kontos | pike = pike | mixed-weapons = mixed weapons | dagger = dagger
    lastMoved: not = has not moved | this-turn = this turn | own-turn-before = in its own last turn | gave-ground = gave ground
  `),

  steps: said(`
    wab-10.2: Only one weapon is used at a time.
    wab-10.3: The weapon with which it began to fight stays until the combat is over.
    wab-10.4: It may fight with another weapon than it shot with at the charge.
    wab-10.4/shooting: A model with two missile weapons shoots with one of them in a phase.
    wab-10.5: Mixed weapons are hand weapons and javelins.
    wab-10.6: In its shooting phase it may throw its javelins.
    wab-10.7: In the first turn of a combat mixed weapons re-roll each miss once.
    wab-10.8: A hand weapon changes nothing.
    wab-10.9: A weapon in each hand gives each warrior 1 more Attack.
    wab-10.12: A two-handed weapon takes both hands.
    wab-10.14: {who:The}: two-handed weapons strike last.
    wab-10.15: Both sides have two-handed weapons: the usual order applies.
    wab-10.16: The two-handed weapon adds 2 to Strength.
    wab-10.17: A halberd is a heavy blade on a long shaft, swung in both hands.
    wab-10.19: The halberd adds 1 to Strength.
    wab-10.20: The thrusting spear is held in one hand, on foot or horse.
    wab-10.21: Spearmen who have not moved fight from two ranks to their front.
    wab-20.12: It gave ground after the round before: it still fights in two ranks.
    wab-10.22: The spear of cavalry adds 1 to Strength on the charge.
    wab-10.23: The charge went through difficult terrain: the weapon adds nothing.
    wab-10.24: Throwing spears are thrown at very short range or held; they are not shot.
    wab-10.25: In the first turn of a combat infantry with throwing spears fights from two ranks.
    wab-10.26: In a new combat the throwing spears are there again.
    wab-10.27: In the first turn of a combat riders and skirmishers with throwing spears re-roll each miss once.
    wab-10.28: The charge went through difficult terrain: throwing spears re-roll nothing.
    wab-10.29: Heavy throwing spears are those like the pilum, the saunion and the angon.
    wab-10.30: In the first turn of a combat infantry with heavy throwing spears fights from two ranks.
    wab-10.31: In the first turn of a combat the heavy throwing spear adds 1 to Strength.
    wab-10.32: In the first turn of a combat skirmishers with heavy throwing spears re-roll each miss once.
    wab-10.33: Pikes are very long spears such as the sarissa.
    wab-10.34: Pikemen fight from two ranks to their front, moved or not.
    wab-10.35: {who:The}: pikes strike first to the front, whoever charged.
    wab-10.36: Both sides have pikes: the usual order applies.
    wab-10.37: {who:The}: pikes that do not fight to the front alone have no place before others.
    wab-10.38: The kontos counts as a spear of cavalry.
    wab-10.39: {who:The}: the kontos strikes first against shorter weapons, whoever charged.
    wab-10.40: Only the pike is longer than the kontos.
    wab-10.41: Both sides have the kontos: the usual order applies.
    wab-10.42: The lance adds 2 to Strength on the charge.
    wab-10.43: Javelins are always at short range.
    wab-10.44: Javelins are thrown as well after a move.
    wab-10.45: Javelins reach {range} inches and hit with Strength {strength}; they take {less} off the save.
    wab-10.46: Darts are always at short range.
    wab-10.47: Darts are thrown as well after a move.
    wab-10.48: Darts are thrown from ranks behind even after a move.
    wab-10.49: Darts reach {range} inches and hit with Strength {strength}; they take {less} off the save.
    wab-10.50: Stones are always at short range.
    wab-10.51: Stones are thrown as well after a move.
    wab-10.52: Stones are thrown from ranks behind even after a move.
    wab-10.53: Stones reach {range} inches and hit with Strength {strength}; they take {less} off the save.
    wab-10.54: Short bows are used in massed shooting.
    wab-10.55: The short bow reaches {range} inches and hits with Strength {strength}; it takes {less} off the save.
    wab-10.56: Bows are used in massed shooting.
    wab-10.57: The bow reaches {range} inches and hits with Strength {strength}; it takes {less} off the save.
    wab-10.58: Longbows are used in massed shooting.
    wab-10.59: The longbow reaches {range} inches and hits here with Strength {strength}; it takes {less} off the save.
    wab-10.60: A crossbow is not shot after a move.
    wab-10.61: With crossbows nobody shoots and flees.
    wab-10.62: The crossbow reaches {range} inches and hits here with Strength {strength}; it takes {less} off the save.
    wab-10.63: A handgun is not shot after a move.
    wab-10.64: With handguns nobody shoots and flees.
    wab-10.65: The handgun reaches {range} inches and hits here with Strength {strength}; it takes {less} off the save.
    wab-10.66: A light crossbow may be shot after a move.
    wab-10.67: The light crossbow reaches {range} inches and hits with Strength {strength}; it takes {less} off the save.
    wab-10.68: Slingers who stand still may shoot twice.
    wab-10.68/moved: Slingers who moved do not shoot twice.
    wab-10.69: Two shots of a sling reach 9 inches.
    wab-10.70: At a charge slingers do not shoot twice.
    wab-10.71: The sling reaches {range} inches and hits with Strength {strength}; it takes {less} off the save.
    wab-10.72: A staff sling is not shot after a move.
    wab-10.73: With staff slings nobody shoots and flees.
    wab-10.74: The staff sling reaches {range} inches and hits here with Strength {strength}; it takes {less} off the save.
    wab-10.10: Against a dagger or improvised weapon the save is better by 1: {better} or more.
    wab-10.11: Against a dagger or improvised weapon a model without a save has one of 6 or more.
    wab-10.13: The two-handed weapon takes both hands: the shield does not count in close combat.
    wab-10.18: The halberd takes both hands: the shield does not count in close combat.
    wab-11.1: Armour, shield and mount give it a save.
    wab-11.2: Mounted it is 1 point better: {save} or more.
    wab-11.3: Shield and barding improve the save by points, as far as they count against such a wound.
    wab-11.4: No save is better than {best} or more here.
    wab-11.9: Unarmoured riders save on 6 or more for their mount.
    wab-11.9/foot: Infantry without armour has no save by it.
    wab-11.10: Light armour saves on 6 or more.
    wab-11.11: Heavy armour saves on 5 or more.
    wab-11.12: Cataphract armour brings the special rule of cataphracts.
    wab-11.13: Cataphract armour saves on 3 or more.
    wab-11.14: Partial plate on foot saves on 4 or more.
    wab-11.15: Partial plate mounted saves on 3 or more.
    wab-11.16: Full plate saves on 3 or more.
    wab-11.17: The shield improves it by 1: {save} or more.
    wab-11.18: The large shield improves it by 2: {save} or more.
    wab-11.19: The pavise improves it by 2 against missiles from the front: {save} or more.
    wab-11.20: The buckler of a skirmisher improves it by 1: {save} or more.
    wab-11.21: In close combat the buckler improves it by 1: {save} or more.
    wab-11.23: Full metal barding improves it by 1: {save} or more.
    wab-11.24: Half metal barding improves it by 1 to the front: {save} or more.
    wab-11.25: In close combat full cloth barding improves it by 1: {save} or more.
    wab-11.26: In close combat to the front half cloth barding improves it by 1: {save} or more.
  `),

  because: said(`
    one-weapon-only: Each has one hand weapon only.
    is-a-halberd: It is a halberd.
    is-two-handed: It is a two-handed weapon, no halberd.
    has-a-save: It has a save as it is.
    half-barding: The barding is half barding.
    only-one-has-them: Only one of the two sides has them.
    both-have-them: Both sides have them.
    one-in-each-hand: A hand weapon in each hand may be used.
    same-weapon: It fights on with the same weapon.
    apart-since: The units have been apart since.
    not-thrown-before: They have not been used before.
    later-turn: It is not the first turn of this combat.
    no-charge-this-turn: It did not charge this turn.
    charge-in-the-open: The charge crossed no difficult terrain.
    in-ranks-on-foot: They fight on foot in ranks.
    skirmishers-have-none: Skirmishers fight from no second rank.
    has-moved: The unit has moved.
    to-the-front-alone: They fight to the front alone.
    not-to-the-front-alone: They do not fight to the front alone.
    enemy-has-pikes: The enemy has pikes, which are longer.
    has-not-moved: They have not moved.
    stays-after-the-shot: They do not flee after the shot.
    in-its-own-phase: It is their own shooting phase.
    shoots-once: Each shoots once.
    moved: They have moved.
    no-other-weapon: They shoot no other weapon.
    nobody-behind: Nobody stands behind the front rank.
    on-foot-as-said: The warrior is on foot.
    armour-as-good: With this armour the save is the same with a shield.
    against-a-missile: It is a missile that wounds.
    not-from-the-front: The wound does not come from the front.
    no-missile: It is no missile that wounds.
    no-missile-from-the-front: The wound is not that of a missile from the front.
    no-skirmishers: They do not skirmish.
    no-combat-to-the-front: The wound is not that of a blow to the front.
    within-the-limit: The save is no better than the best possible one.
    at-the-limit: The save is the best possible one already.
    not-in-the-short-table: The short table does not list this.
  `),

  ...summed(`
    close-weapon/used: It may fight so; the weapon adds {strengthBonus} to Strength, and {ranksThatFight} {ranksThatFight?rank fights|ranks fight}. | Strength +{strengthBonus}, {ranksThatFight} {ranksThatFight?rank|ranks} | It may fight so: Strength +{strengthBonus}, {ranksThatFight} {ranksThatFight?rank|ranks}.
    close-weapon/no: It may not fight so. | Not so | It may not fight so.
  `),

  problems: said(`
    weapon-said-twice: The weapon brings its own Strength: leave the bonuses out.
    only-riders-have-it: Only cavalry fights with this weapon: say so under the kind of unit.
    not-on-horseback: Nobody fights with a pike on horseback.
    no-turn-before: In the first turn of a combat nobody has fought in it before.
    only-slings-shoot-twice: Only slings shoot twice: say that the weapon is a sling.
    weapon-tells-it: At this range the weapon has another range, Strength or modifier: leave them out.
    daggers-in-close-combat: A dagger wounds in close combat: say so.
    only-missiles-print-one: Only missile weapons print a modifier; a blow lowers the save by its Strength.
  `),
} satisfies PartOfMessages;
