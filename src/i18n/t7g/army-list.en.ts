import { labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** A whole army, with the profiles that its player copies from his book of armies. */
export default {
  queries: {
    't7g/army-list': {
      title: 'Army list',
      line: 'With the profiles of your units',
      about:
        "A list with the Values, Defences, weapons and rules that a player's own army list gives to his units, and with his Commanders: says what it costs, what part each kind of Troops and each Commander has of it, and all that breaks a rule of the book, which has no profiles.",
      fields: labelled(`
        units: Units | The Troop units, each with the profile that the player copies from his army list.
        commanders: Commanders | The General and all other Commanders, in any order; their places are counted from 1.
        speed: Speed (inches) | The Speed of the profile; of a battery, the first of the two. Left out: it is not known.
        fire: Fire | The Fire of the profile; of a pair such as 4/3, the first. Left out: it is not known.
        combat: Combat | The Combat of the profile. Left out: it is not known.
        discipline: Discipline | The Discipline of the profile, without the point that is bought. Left out: it is not known.
        courage: Courage | The Courage of the profile. Left out: it is not known.
        stamina: Stamina | The Stamina of the profile. Left out: it is not known.
        infantryDefence: Against Infantry | The Defence of the profile against infantry and artillery. Left out: it is not known.
        cavalryDefence: Against Cavalry | The Defence of the profile against cavalry. Left out: it is not known.
        weapon: Missile weapon | The missile weapon that its list gives it, as in t7g/shot. Left out: none.
        front: Front of the base (cm) | That of its base, if it is not the recommended one. Left out: the recommended one.
        depth: Depth of the base (cm) | That of its base, if it is not the recommended one. Left out: the recommended one.
      `),
    },
  },

  fields: labelled(`
    armyCalled: Name of the army | Whatever it is to be called. Left out: no name.
    volleysDefence: Against Volleys | The Defence of the profile against every missile weapon that is no cannon. Left out: it is not known.
    artilleryDefence: Against Artillery | The Defence of the profile against cannons. Left out: it is not known.
    unitRules: Special rules | Those that its army list gives it: brigade, Brigada; squares, Cuadros; elite, Élite; ambush, Emboscada; skirmishers, Escaramuzadores; mobile-fortress, Fortaleza Móvil; frenzied, Frenéticos; light, Ligera; mercenary, Mercenarios; numerous, Numerosos; sheltered, Resguardo; extended-arc, Ángulo Extendido; heavy-cavalry, Caballería Pesada; caracole, Caracolear; choragiew, Choragiew; dragoon, Dragón; impetuous, Impetuosos; open-order, Formación Abierta; harasser, Hostigador; vanguard, Vanguardia; draught-horses, Caballos de Tiro; experimental, Experimental; fortified-guns, Fortificada; mortar, Mortero. Those of all cavalry or of all artillery are not noted.
    largeBase: Large base | true for a Tercio Escuadronado, Large Cavalry or a Great Battery, whose base is larger.
  `),

  answers: labelled(`
    unitCards: Units | How many units there are, each of several alike counted.
    kindShares: By kind of Troops | Of each kind in the list, how many units there are, what they cost, and what part they are of the points of the Troops.
    kind: Kind of Troops | One of the kinds in the list.
    kindCost: Points | Points of the units of that kind, with their Elite options.
    share: Share (%) | Part of the points of the Troops, in hundredths, to the nearest.
    commandShares: Share of each Commander (%) | In the order of the list, what part of the points of the Troops each Commander leads, in hundredths, to the nearest.
  `),

  terms: worded(`
    unitRules unitRule: brigade = Brigade | squares = Squares | elite = Elite | ambush = Ambush | skirmishers = Skirmishers | mobile-fortress = Mobile Fortress | frenzied = Frenzied | light = Light | mercenary = Mercenary | numerous = Numerous | sheltered = Sheltered | extended-arc = Extended Arc | heavy-cavalry = Heavy Cavalry | caracole = Caracole | choragiew = Choragiew | dragoon = Dragoon | impetuous = Impetuous | open-order = Open Order | harasser = Harasser | vanguard = Vanguard | draught-horses = Draught Horses | experimental = Experimental | fortified-guns = Fortified | mortar = Mortar
  `),

  problems: said(`
    rule-of-others: A unit of the kind {kind} cannot have the rule {unitRule}.
    no-large-base: A Company has no large base: only a Tercio Escuadronado, Large Cavalry or a Great Battery has.
  `),
} satisfies PartOfMessages;
