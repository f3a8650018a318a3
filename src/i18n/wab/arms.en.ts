import { labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Weapons of close combat, armour and saves. */
export default {
  fields: labelled(`
    woundBy: Wounded by | missile, a shot or what is thrown; close-combat, a blow. It matters for bucklers, pavises, cloth barding and weapons in both hands.
    woundFrom: From | Where the shot or blow comes from: front, flank or rear of the unit. It matters for half barding and pavises.
    byDagger: Dagger or improvised weapon | true if the blow is one of a dagger or of an improvised weapon such as a stone in the hand or a club.
  `),

  answers: {},

  terms: worded(`
    woundBy: missile = a missile | close-combat = a blow
    woundFrom: front = the front | flank = the flank | rear = the rear
  `),

  steps: said(`
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
    on-foot-as-said: The warrior is on foot.
    armour-as-good: With this armour the save is the same with a shield.
    against-a-missile: It is a missile that wounds.
    not-from-the-front: The wound does not come from the front.
    no-missile-from-the-front: The wound is not that of a missile from the front.
    no-skirmishers: They do not skirmish.
    no-combat-to-the-front: The wound is not that of a blow to the front.
    within-the-limit: The save is no better than the best possible one.
    at-the-limit: The save is the best possible one already.
    not-in-the-short-table: The short table does not list this.
  `),

  problems: said(`
    daggers-in-close-combat: A dagger wounds in close combat: say so.
    only-missiles-print-one: Only missile weapons print a modifier; a blow lowers the save by its Strength.
  `),
} satisfies PartOfMessages;
