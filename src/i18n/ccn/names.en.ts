import { called, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What all subjects name: units, ground, cards, sections, faces of a die. */
export default {
  terms: {
    ...called(`
      line: the | line infantry unit | Line infantry
      militia: the | militia unit | Militia
      light: the | light infantry unit | Light infantry
      rifle: the | Rifle Light unit | Rifle Light
      grenadier: the | Grenadier unit | Grenadiers
      guard-grenadier: the | Guard Grenadier unit | Guard Grenadiers
      old-guard: the | Old Guard unit | Old Guard
      young-guard: the | Young Guard unit | Young Guard
      guard-light: the | Guard light infantry unit | Guard Light infantry
      light-cavalry: the | light cavalry unit | Light cavalry
      guard-light-cavalry: the | Guard light cavalry unit | Guard Light cavalry
      light-lancers: the | Light Lancer unit | Light Lancers
      heavy-cavalry: the | heavy cavalry unit | Heavy cavalry
      cuirassiers: the | Cuirassier unit | Cuirassiers
      guard-heavy-cavalry: the | Guard heavy cavalry unit | Guard Heavy cavalry
      foot-artillery: the | foot artillery unit | Foot artillery
      guard-foot-artillery: the | Guard foot artillery unit | Guard Foot artillery
      horse-artillery: the | horse artillery unit | Horse artillery
      guard-horse-artillery: the | Guard horse artillery unit | Guard Horse artillery
      leader: the | lone leader | Lone leader
    `),
    ...worded(`
      section unitSection: left = Left Flank | left-and-center = Left Flank and Center | center = Center | center-and-right = Center and Right Flank | right = Right Flank
      nation: french = France | british = Great Britain | portuguese = Portugal | other-rounds-up = another nation that rounds up | other-rounds-down = another nation that rounds down
    `),
    ...said(`
      infantry: infantry
      cavalry: cavalry
      artillery: artillery
      flag: flag
      saber: saber
      clear: open ground
      forest: forest
      hill: hill
      rugged-hill: rugged hill
      town: town or windmill
      river: river
      ford: fordable river
      bridge: bridge
      quarry: sand quarry
      fieldworks.none: no fieldworks
      between: between the two units
      elsewhere: on another hexside
      card.none: another card
      scout-left: Scout Left Flank
      scout-center: Scout Center
      scout-right: Scout Right Flank
      probe-left: Probe Left Flank
      probe-center: Probe Center
      probe-right: Probe Right Flank
      attack-left: Attack Left Flank
      attack-center: Attack Center
      attack-right: Attack Right Flank
      assault-left: Assault Left Flank
      assault-center: Assault Center
      assault-right: Assault Right Flank
      coordinated-advance: Coordinated Advance
      flank-attack: Flank Attack
      forward: Forward
      recon-in-force: Recon in Force
      bayonet-charge: Bayonet Charge
      bombard: Bombard
      cavalry-charge: Cavalry Charge
      counter-attack: Counter-Attack
      elan: Élan
      fire-and-hold: Fire and Hold
      first-strike: First Strike
      force-march: Force March
      cold-steel: Give Them the Cold Steel
      leadership: Leadership
      grande-manoeuvre: La Grande Manoeuvre
      rally: Rally
      short-supply: Short Supply
    `),
  },
} satisfies PartOfMessages;
