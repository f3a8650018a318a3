export default {
  'commanders/title': 'Commanders and Virtues',
  'commanders/about':
    'How Commanders are activated, their Actions and their exhaustion, how they fall, the Levels, the 11 Virtues and the automatic Traits.',

  'commanders/commanding': 'Commanding',
  'commanders/whom':
    'The General interacts with all units; another Commander with those of his command.',
  'commanders/distance':
    'Command distance: 6″ or less, edge to edge (9″ with Presence). The General gives it to all.',
  'commanders/from-inside': 'From inside a unit, less than 6″ from any of its Centres.',
  'commanders/no-target': 'On his own he is no target and does not cut sight.',
  'commanders/moves':
    'Activated, he moves up to 6″ (9″ with Élan), not slowed by terrain, and then must try an Action.',

  'commanders/action': 'Command Action',
  'commanders/declared':
    'The action and its target are named: at command distance and in sight unless it says otherwise.',
  'commanders/rolls': '**Level** in D6: one **5+** (or its number) makes it work.',
  'commanders/exhausted': 'With 0 or 1 successes he is Exhausted; with 2 or more he may act again.',
  'commanders/no-more': 'Exhausted, he is not activated again this turn.',
  'commanders/artillery': 'Artillery is affected only by those that name it.',

  'commanders/inside': 'Inside a unit',
  'commanders/gives': 'He gives it his Virtues; he takes no Command Actions.',
  'commanders/joins': 'He joins by moving into contact with it, and is Exhausted.',
  'commanders/leaves':
    'He leaves if he did not join it, nor it act, this turn; he does not join another in the same activation.',

  'commanders/casualties': 'How a Commander falls',
  'commanders/unneeded': '**Unneeded:** with no Troops of his left, he is removed.',
  'commanders/wrong-place':
    '**In the wrong place:** if an enemy Troop unit touches him, Level in D6 on 5+. No success: destroyed. 1: he moves away, Exhausted. 2 or more: he moves away.',
  'commanders/heroes': '**Like heroes:** he falls with the unit that he is in.',
  'commanders/cowards':
    '**Like cowards:** a friendly Troop unit is destroyed within 6″ and no other of his is: Level in D6 on 5+; without successes he is removed.',

  'commanders/levels': 'Levels',
  'commanders/at-most': 'Nobody has a higher Level than the General. Virtues and Traits: at most.',
  'commanders/level': 'Level',
  'commanders/general': 'General',
  'commanders/other': 'Other',
  'commanders/virtues': 'Virtues',
  'commanders/traits': 'Traits',

  'commanders/added': 'For his unit, or the one that he inspires. The point is added last.',
  'commanders/automatic': 'Automatic Traits (a)',

  'virtues/virtue': 'Virtue',
  'virtues/trait': 'Trait',
  'virtues/title': 'Virtues',
  'virtues/dedication': 'Dedication',
  'virtues/dedication-does': 'Speed +1.',
  'virtues/dexterity': 'Dexterity',
  'virtues/dexterity-does': 'Combat +1.',
  'virtues/drill': 'Drill',
  'virtues/drill-does': 'Fire +1.',
  'virtues/loyalty': 'Loyalty',
  'virtues/loyalty-does': 'Discipline +1, not in break checks.',
  'virtues/zeal': 'Zeal',
  'virtues/zeal-does': 'Stamina +1.',
  'virtues/sacrifice': 'Sacrifice',
  'virtues/sacrifice-does': 'Courage +1 against shooting.',
  'virtues/will': 'Will',
  'virtues/will-does': 'Courage +1 in combat.',
  'virtues/presence': 'Presence',
  'virtues/presence-does': 'Command distance of 9″.',
  'virtues/elan': 'Élan',
  'virtues/elan-does': 'Each move of his: 9″.',
  'virtues/fame': 'Fame',
  'virtues/fame-does': 'Interacts with any friendly Troops.',
  'virtues/initiative': 'Initiative',
  'virtues/initiative-does': 'General: 2 Levels higher for initiative.',
} as const;
