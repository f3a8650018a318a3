import { said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: worded(`
    leaderMust: nothing = nothing | retreat = retreats 1, 2 or 3 hexes | escape = goes through an enemy unit by Escape | leave = leaves the map by his own edge | perish = is eliminated
  `),

  steps: said(`
    ccn-5.160: The leader is hit: he is removed, and the opponent of his owner gains 1 banner.
    ccn-5.160/if: The opponent of his owner rolls; if the leader is hit, that opponent gains 1 banner.
    ccn-5.161: The unit has blocks left: {dice} dice are rolled for its leader, who is hit if both are sabers.
    ccn-5.164: The unit is eliminated: {dice} die is rolled for its leader, who is hit by a saber.
    ccn-5.165: The leader stands at his own edge: if he survives, he must leave the map, and this gives no banner.
    ccn-5.166: {target:The} has lost its last block in its retreat: its leader retreats from that hex.
    ccn-5.167: Enemy units hold the ways back: if he survives, the leader must escape through one of them.
    ccn-5.168: {target:The} was lost at its own edge: if he survives, its leader must leave the map, and this gives no banner.
    ccn-5.169: The leader cannot go into impassable hexes either: he is eliminated and gives 1 banner.
    ccn-5.170: {target:The} is eliminated: its flags have no effect on the leader.
    ccn-5.197: If he survives, the leader retreats 1, 2 or 3 hexes towards his own side, as his owner chooses.
    ccn-5.203/closed: Every hex behind the leader is impassable: he is eliminated and gives 1 banner.
    ccn-5.209/only-way: Enemy units hold the hexes behind the leader: if he survives, he must escape through one of them.
  `),

  because: said(`
    leader-safe: The leader is not hit.
    lost-in-the-retreat: The unit was not lost to the dice but to its retreat.
  `),
} satisfies PartOfMessages;
