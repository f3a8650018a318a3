export default {
  'combat/title': 'Combat',
  'combat/about':
    'The charge, the steps of a combat, what changes Combat dice and Courage dice, what each side does afterwards, and hand weapons.',

  'combat/charge': 'The charge',
  'combat/only': 'Only with Assault!, as an order or a reaction; a unit that can charge must.',
  'combat/sight': 'The enemy must be in sight: not across Hidden terrain.',
  'combat/reach':
    'Speed+ must reach the nearest enemy Centre by the shortest way. It stops at contact; bases are not aligned.',
  'combat/reactions': 'The unit charged may react; cavalry may always flee.',
  'combat/very-difficult': 'Through Very Difficult terrain it arrives Disordered.',
  'combat/flank':
    '**Flank charge** if it starts behind the frontal 180º of its target. Squares ignores it.',

  'combat/course': 'The combat, in this order',
  'combat/attack':
    '**The attacker rolls** Combat in D6; each die equal to the Defence against Infantry or Cavalry, or higher, hits. Artillery counts as infantry.',
  'combat/resist': '**The defender resists** with Courage in D6: each **5+** cancels a hit.',
  'combat/harm': '1 Wear for each hit not cancelled; a unit that cancels none is Disordered.',
  'combat/reply':
    '**The defender rolls** and the attacker resists. It is simultaneous: a unit destroyed still rolls.',
  'combat/winner': '**The winner** is whoever caused more Wear.',
  'combat/break':
    '**Break check** beyond Stamina: original Discipline, and a **6** for each marker too many.',
  'combat/moves': '**The loser leaves;** in a tie, the unit that charged.',

  'combat/dice': 'Combat dice',
  'combat/assault': '**Combat+** Assault!, as an order or a reaction; not in the bad war.',
  'combat/height':
    '**Combat+** Height, with all 4 Centres on it and an enemy with some Centre outside.',
  'combat/trickster': '**Combat+** Trickster, from Hidden terrain.',
  'combat/dexterity': '**Combat +1** at the end: Dexterity.',
  'combat/weary': '**Combat-** Weary; not with bardiches, or with Phlegmatic inside.',
  'combat/flanked': '**Combat-** Flanked.',
  'combat/fortress':
    '**Combat-** Cavalry that charges a Mobile Fortress from the front, or an Emplaced Fortification from anywhere.',

  'combat/courage': 'Courage dice',
  'combat/protected':
    '**Courage+** Charged when Protected, with Undaunted, or as Fortified artillery that has not moved.',
  'combat/grenades': 'The enemy’s grenades cancel Protected.',
  'combat/resists': '**Courage+** Reaction Resist!; not in the bad war.',
  'combat/will': '**Courage +1** at the end: Will.',
  'combat/disordered': '**Courage-** Disordered.',
  'combat/flanked-courage': '**Courage-** Flanked, unless Gallant is inside.',

  'combat/after': 'Afterwards',
  'combat/disengage':
    '**Disengage:** 3″ straight back without turning; a flanked unit faces its enemy first.',
  'combat/retreat':
    '**Retreat,** if it lost and cancelled nothing: twice its Speed, then it turns round and is Disordered.',
  'combat/no-room': 'No room to complete it: 1 more Wear; with Calm inside, not for a disengage.',
  'combat/separates': 'The winner moves 1″ away if needed.',
  'combat/consolidate':
    '**Consolidate:** a unit that charged and sees its enemy fail a break check may move 3″ ahead; Impetuous ones must.',
  'combat/pursuit':
    '**Pursuit:** infantry that retreats from cavalry is destroyed, and the cavalry advances its Speed; with lances, cavalry too.',
  'combat/artillery': 'Artillery that loses is destroyed.',
  'combat/fortress-stays':
    'Against a Mobile Fortress the attacker always leaves; if it retreats itself, the fortress is lost.',

  'combat/bad-war': 'Bad war',
  'combat/invoked':
    'If two units with pikes tie, either player may call for another round; and again while they tie.',
  'combat/barred': 'Not with a flank charge, nor against a fortified defender.',
  'combat/without': 'Without the Increases of Assault!, Resist!, Salvoes and Bayonet.',

  'arms/title': 'Hand weapons',
  'arms/weapon': 'Weapon',
  'arms/does': 'What it does',
  'arms/halberds': 'Halberds',
  'arms/disordered': 'Combat+ against a Disordered enemy.',
  'arms/bardiches': 'Bardiches',
  'arms/not-weary': 'No Combat- when Weary.',
  'arms/bayonets': 'Bayonet',
  'arms/by-cavalry': 'Combat+ when cavalry charges it.',
  'arms/at-infantry': 'Combat+ with Assault! against infantry. Never when Disordered.',
  'arms/swordsmen': 'Swordsmen',
  'arms/in-bad-war': 'Combat+ in the bad war.',
  'arms/lances': 'Lances',
  'arms/destroy': 'Destroy cavalry that retreats.',
  'arms/heavy-lances': 'Heavy lances',
  'arms/counter-charge': 'A further Combat+ in a counter-charge.',
  'arms/two-handed': 'Two-handed swords',
  'arms/needs-six': 'The beaten enemy is Disordered unless it rolls a 6 with its Discipline.',
  'arms/pikes': 'Pikes',
  'arms/charged': 'Combat+ when cavalry charges them, if not Disordered.',
  'arms/tie': 'Bad war if they tie with others.',
  'arms/grenades': 'Grenades',
  'arms/cancel': 'Cancel Protected.',
  'arms/salvoes': 'Salvoes',
  'arms/own-assault': 'Combat+ with Assault!, if not Disordered.',
} as const;
