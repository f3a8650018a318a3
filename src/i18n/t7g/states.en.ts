import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** How a unit stands: its markers, its Defences, its base. */
export default {
  queries: {
    't7g/unit-state': {
      title: 'State of a unit',
      line: 'Fresh, Weary, Disordered',
      about:
        'Says by its markers whether a unit is Fresh or Weary, which of its Values are reduced, whether it needs a check to act, how much more Wear it can take and whether a break check is due.',
      fields: labelled(`
        stamina: Stamina | The Stamina of the profile.
        fervour: Zeal (Fervor) | From how many Commanders it has the point of Zeal: each raises Stamina by 1.
      `),
      answers: labelled(`
        weary: Weary | Whether it has as much Wear as Stamina.
        wearLeft: Wear it can take | How many markers fit before it has more than its Stamina.
      `),
    },
    't7g/defence': {
      title: 'The Defence that counts',
      line: 'Which one it is, and what a die needs',
      about:
        'Says against which of the 4 Defences of the enemy is rolled, by who attacks, what each die needs and how likely it is to hit.',
      fields: labelled(`
        defence: Defence | The number of that Defence in the profile. Left out: the chance is not worked out.
        increases: Increases | How many Increases somebody would give the Defence.
        decreases: Decreases | How many Decreases somebody would give the Defence.
      `),
      answers: labelled(`
        against: Defence that counts | infantry, against Infantry; cavalry, against Cavalry; volleys, against Volleys; artillery, against Artillery.
      `),
    },
    't7g/base': {
      title: 'Base of a unit',
      line: 'Sizes and Centres',
      about:
        'Gives the recommended size of the base of a unit or a Commander, whether another base is farther off than matters, and where the Centres of the base are, seen from the Front one.',
      fields: labelled(`
        depth: Depth (cm) | That of the base in use. Left out: the recommended one.
        front: Frontage (cm) | That of the base in use. Left out: the recommended one.
        scale: Scale | In millimetres: 15 or 28.
      `),
    },
  },

  fields: labelled(`
    bardiches: Bardiches | true if the unit has bardiches.
    attackBy: Who attacks | infantry, infantry in combat; cavalry, cavalry in combat; gun-crew, artillery in combat; missile, a shot that is not a cannon's; cannon, a cannon.
    baseOf: Base of | tercio, Tercio Escuadronado; formation, another Formation; company, Company; cavalry, cavalry; large-cavalry, Large Cavalry; artillery, artillery; great-battery, Great Battery; general, the General; commander, another Commander.
  `),

  answers: labelled(`
    fresh: Fresh | Whether it has no Wear.
    combatFalls: Combat- | Whether Combat has the Decrease of being Weary.
    fireFalls: Fire- | Whether Fire has the Decrease of being Weary.
    courageFalls: Courage- | Whether Courage has the Decrease of being Disordered.
    checkToAct: Check to act | Whether it needs an order check to carry out an order.
    markerKinds: Kinds of marker | How many kinds of marker it bears: Wear and Disorder.
    falls: Values reduced | How many of Combat and Fire are reduced.
    needs: Number needed | From which number on a die hits; null if it is not known.
    hitChance: Chance of one die | Chance that one die hits, as an exact fraction.
    die-hits: It hits | Chance that one die hits.
    front: Recommended frontage (cm) | null where the base is round.
    depth: Recommended depth (cm) | null where the base is round.
    diameter: Greatest diameter (mm) | Of a Commander's base; null for all else.
    accepted: It will do | Whether the base is 3 cm off the recommended size at most.
    lateralAside: Lateral Centres, to each side (cm) | From the line between Front and Rear Centre to each Lateral Centre; null where the base is round.
    lateralBehind: Lateral Centres, behind the front (cm) | From the front back to the Lateral Centres; null where the base is round.
    rearBehind: Rear Centre, behind the front (cm) | From the Front Centre to the Rear one; null where the base is round.
  `),

  terms: worded(`
    against: infantry = Infantry | cavalry = Cavalry
    attackBy: infantry = infantry in combat | cavalry = cavalry in combat | gun-crew = artillery in combat | missile = a shot that is not a cannon's | cannon = a cannon
    baseOf: tercio = Tercio Escuadronado | formation = another Formation | company = Company | cavalry = Cavalry | large-cavalry = Large Cavalry | artillery = Artillery | great-battery = Great Battery | general = General | commander = another Commander
    scale: 15 = 15 mm | 28 = 28 mm
  `),

  steps: said(`
    t7g-1.3: Recommended base at {scale}: {front} × {depth} cm.
    t7g-1.3/off: The base is {cm} cm off the recommended size, and up to {most} cm do not matter.
    t7g-1.5: The Lateral Centres are {lateralAside} cm to each side of the Front one and {lateralBehind} cm behind it; the Rear one is {rearBehind} cm behind it.
    t7g-1.14: Its Stamina is {most}: that much Wear it can bear.
    t7g-1.23: The roll is against the enemy's Defence: {against}.
    t7g-1.24: No Increase and no Decrease touches a Defence.
    t7g-1.25: Each die hits with {needs} or more.
    t7g-1.26: It bears {markerKinds} {markerKinds?kind|kinds} of marker.
    t7g-1.27: Without Wear it is Fresh.
    t7g-1.27/wear: It has {wear} Wear: it is not Fresh.
    t7g-1.28/state: It has as much Wear as Stamina: it is Weary, with one Decrease of Combat and one of Fire.
    t7g-1.29/state: It is Disordered: one Decrease of Courage.
    t7g-4.16/over: It has {over} Wear too many: a break check is due.
    t7g-6.80/crew: In combat artillery counts as infantry.
    t7g-6.93/state: Bardiches spare it the Decrease of Combat, not that of Fire.
    t7g-7.5: A base of up to {diameter} mm in diameter at {scale}.
    t7g-7.79/state: Phlegmatic spares it the Decreases of being Weary.
  `),

  because: said(`
    within-its-stamina: Its Wear is within its Stamina.
    near-enough: The base is 3 cm off at most.
    nothing-would-change-it: Nothing claims to change it.
  `),

  ...summed(`
    unit-state/fresh: The unit is Fresh. | Fresh | It is Fresh.
    unit-state/worn: The unit has {wear} Wear. | {wear} Wear | It has {wear} Wear.
    unit-state/weary: The unit is Weary. | Weary | It is Weary.
    unit-state/beyond: The unit is {over} beyond its Stamina. | {over} too many | A break check is due.
    defence/which: The Defence against {against} counts. | {against} | The roll is against that Defence.
    defence/needs: Against {against} each die needs {needs}. | {needs} or more | Each die needs {needs}.
    base/is: The recommended base is {front} × {depth} cm, and this one will do. | {front} × {depth} cm | It will do: {front} × {depth} cm is recommended.
    base/off: The base is too far off the recommended {front} × {depth} cm. | Too far off | It is too far off.
    base/round: The base is round, of up to {diameter} mm. | {diameter} mm | It is up to {diameter} mm.
  `),

  problems: said(`
    round-base: The base of a Commander is round: it has neither frontage nor depth.
  `),
} satisfies PartOfMessages;
