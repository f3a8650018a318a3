export default {
  'shooting/title': 'Shooting',
  'shooting/about':
    'The steps of a shot, who may shoot, what changes its dice and those that resist it, and the weapons with their ranges.',

  'shooting/course': 'A shot',
  'shooting/sight':
    '**See.** A straight line from the Front Centre to an enemy Centre. Troops cut it, and Hidden terrain that it crosses from side to side; Commanders do not.',
  'shooting/range': '**Range.** To the nearest Centre in sight.',
  'shooting/roll':
    '**Roll.** Fire in D6; each die equal to the Defence or higher hits: against Volleys or, for a cannon, Artillery.',
  'shooting/resist':
    '**Resist.** Courage in D6: each **4+** cancels a hit by Volleys; only each **6**, one by Artillery.',
  'shooting/harm':
    '**Damage.** 1 Wear for each hit not cancelled; with no success at all, Disordered.',
  'shooting/break':
    '**Break.** Beyond its Stamina: original Discipline in D6, and a **6** for each marker too many.',

  'shooting/who': 'Who shoots, and how',
  'shooting/cards':
    'With Fire!, without moving; with Ready!, with Fire-. With Assault!, Run! or Resist!, not at all.',
  'shooting/fire-only': 'Cannons and Dragoons only with Fire!.',
  'shooting/no-reaction': 'As a reaction neither bows (but for a Harasser) nor javelins.',
  'shooting/over': 'Never over a unit; bows may, over friends that are nearer to them.',
  'shooting/limbered': 'A limbered battery does not shoot.',
  'shooting/extended': 'Extended Arc: from a Lateral Centre too.',

  'shooting/fire': 'Fire dice',
  'shooting/reaction': '**Fire+** Firearm that reacts; a Harasser only if it gives up its flight.',
  'shooting/near-by': '**Fire+** Flintlock at 6″ or less; not added to that of reacting.',
  'shooting/traits': '**Fire+** Perfectionist; Trickster.',
  'shooting/drill': '**Fire +1** at the end: Drill.',
  'shooting/weary': '**Fire-** Weary, unless Phlegmatic is inside.',
  'shooting/ready':
    '**Fire-** With Ready!, as a reaction too; not javelins, pistols at 4″ or less, or with Swift.',

  'shooting/courage': 'Courage dice of the target',
  'shooting/covered':
    '**Courage+** Covered, with Stoic, or Fortified artillery that has not moved: once only.',
  'shooting/mortar': 'A Mortar cancels Covered.',
  'shooting/resists': '**Courage+** Reaction Resist!.',
  'shooting/fortress': '**Courage+** Mobile Fortress, except against cannons.',
  'shooting/sacrifice': '**Courage +1** at the end: Sacrifice.',
  'shooting/disordered': '**Courage-** Disordered, but for Open Order.',

  'shooting/others': 'And besides',
  'shooting/longer':
    'For each success: Engineer, +3″ to a cannon; Mentor, +2″ to the next Troop unit.',
  'shooting/caracole':
    'Caracole: after a shot in its activation, with a check, it withdraws up to its Speed.',
  'shooting/harasser': 'Harasser with Fire!: reacts by shooting and fleeing, with a single check.',
  'shooting/experimental': 'Experimental cannon: 1 Wear of its own for each 1 that it rolls.',
  'shooting/super-heavy':
    'Super-heavy cannon: an order check to shoot; its target makes another or is Disordered.',
  'shooting/integrated': 'Integrated cannon: with Fire!, at the target of its Formation.',

  'shooting/weapons': 'The weapons',
  'shooting/weapon': 'Weapon',
  'shooting/musket': 'Musket',
  'shooting/arquebus': 'Arquebus',
  'shooting/arquebus-musket': 'Arquebus/Musket',
  'shooting/flintlock': 'Flintlock musket',
  'shooting/pistol': 'Pistol',
  'shooting/bow': 'Bow',
  'shooting/longbow': 'Longbow',
  'shooting/crossbow': 'Crossbow',
  'shooting/javelin': 'Javelin',
  'shooting/light-cannon': 'Light cannon',
  'shooting/medium-cannon': 'Medium cannon',
  'shooting/heavy-cannon': 'Heavy cannon',
  'shooting/super-heavy-cannon': 'Super-heavy cannon',
  'shooting/reach': 'Range',
  'shooting/against': 'Against',
  'shooting/rules': 'Rules',
  'shooting/volleys': 'Volleys',
  'shooting/artillery': 'Artillery',
  'shooting/firearm': 'Firearm.',
  'shooting/near': 'Fire+ at 6″ or less.',
  'shooting/two-fires': 'First Fire up to 8″, second beyond.',
  'shooting/checks': 'With a check.',
} as const;
