import { cases } from '../../testing/cases.ts';

cases(
  'onus/general',
  `
  // Figures, section 6.
  a general as he is, what he costs his army and whether his bonuses work:
    generalState=unharmed => generalNow=unharmed armyMorale=0 bonusesWork canRecover=null unitMorale=null leadershipNow=6 handLimit=6
    generalState=fleeing  => generalNow=fleeing armyMorale=-1 !bonusesWork canRecover unitMorale=null leadershipNow=5 handLimit=5
    generalState=wounded  => generalNow=wounded armyMorale=-1 !bonusesWork !canRecover unitMorale=null leadershipNow=5 handLimit=5
    generalState=dead     => generalNow=dead armyMorale=-1 !bonusesWork !canRecover unitMorale=null leadershipNow=5 handLimit=5
  what happens to his unit, or a card has moved him away:
    generalState=wounded hisUnit=eliminated !generalMoved    => generalNow=dead
    generalState=unharmed hisUnit=flees !generalMoved        => generalNow=fleeing
    generalState=unharmed hisUnit=flees generalMoved         => generalNow=unharmed
    generalState=wounded hisUnit=flees !generalMoved         => generalNow=wounded
    generalState=dead hisUnit=recovers !generalMoved         => generalNow=dead
    generalState=unharmed hisUnit=recovers generalMoved      => generalNow=unharmed
  he is spared where something is missing:
    hisUnit=eliminated                    => 4.3~no-card-moved-him
    hisUnit=recovers generalState=fleeing => -4.3~no-card-moved-him -4.2~switched-off
    hisUnit=eliminated generalMoved       => 4.2~switched-off
    hisUnit=recovers generalState=wounded => 4.14~lost-for-good
    hisUnit=recovers generalMoved         => -4.14~lost-for-good
  a unit near its general:
    fromGeneral=4.1 radius=4                             => unitMorale=0
    fromGeneral=0 radius=4                               => unitMorale=1
    general=in-radius fromGeneral=4 radius=4             => unitMorale=1
    general=in-unit fromGeneral=0                        => unitMorale=1
    general=in-radius|in-unit                            => unitMorale=1
    general=in-radius generalMorale=2                    => unitMorale=1
    general=in-unit generalMorale=2 generalState=wounded => unitMorale=-1
    fromGeneral=9 generalState=fleeing                   => unitMorale=-1
    general=in-unit fromGeneral=1            => refused fromGeneral in-unit-yet-away 4.5
    general=in-radius fromGeneral=5 radius=4 => refused fromGeneral in-radius-yet-beyond 4.6
    follows=2                                => refused follows no-such-general 12.12
    hisUnit=recovers                         => refused hisUnit nothing-to-recover-from 4.14
  several generals: leadership=7 otherGenerals.0.leadership=5
    generalState=unharmed otherGenerals.0.generalState=unharmed => commander=1 leadershipNow=7 armyMorale=0 generalsLeft=2
    generalState=dead|fleeing otherGenerals.0.generalState=unharmed => commander=2 leadershipNow=5 armyMorale=0 generalsLeft=1
    generalState=unharmed otherGenerals.0.generalState=dead  => commander=1 leadershipNow=7 armyMorale=0 generalsLeft=1
    generalState=dead otherGenerals.0.generalState=wounded   => commander=2 leadershipNow=4 armyMorale=-1 generalsLeft=0
    generalState=fleeing otherGenerals.0.generalState=fleeing => commander=2 leadershipNow=4 armyMorale=-1 generalsLeft=0
  several generals:
    leadership=5 otherGenerals.0.leadership=8 otherGenerals.1.leadership=7 => commander=2 leadershipNow=8 !commandTied zones=null
    otherGenerals.0={}                                       => commander=1 commandTied
    generalState=dead fromGeneral=1 otherGenerals.0.leadership=5 otherGenerals.0.generalState=unharmed otherGenerals.0.fromGeneral=2 => unitMorale=1 !bonusesWork
    commandBy=zone otherGenerals.0={}                        => zones=[left-flank,right-flank]
    commandBy=zone otherGenerals.0={} otherGenerals.1={} otherGenerals.2={} otherGenerals.3={} => zones=null
  only generals within range are counted:
    fromGeneral=1 otherGenerals.0.leadership=5 otherGenerals.0.generalState=unharmed => 12.9~fewer-than-two-in-range
  the clauses of one general, and those that nearly applied:
                                  => says=[4.4,4.7,4.8,4.9] spares=[4.12~general-holds,4.13~general-holds,4.11~general-holds]
    fromGeneral=0                 => says=[4.4,4.7,4.8,4.9,4.6] spares=[4.12~general-holds,4.13~general-holds,4.11~general-holds,4.5~not-in-his-unit]
    hisUnit=flees                 => says=[4.4,4.11/flees,4.12,4.7,4.8,4.13,4.11] spares=[4.3~no-card-moved-him]
    hisUnit=recovers generalMoved => says=[4.4,4.7,4.8,4.9]
    generalState=fleeing hisUnit=recovers => says=[4.4,4.14,4.7,4.8,4.9]
    commandBy=faction             => says=[4.4,4.7,4.8,4.9] spares=[4.12~general-holds,4.13~general-holds]
    commandBy=zone                => says=[4.4,4.7,4.8,4.9,12.12] spares=[4.12~general-holds,4.13~general-holds]
    commandBy=faction fromGeneral=4 => says=[4.4,4.7,4.8,4.9,12.10,4.6]
    commandBy=zone fromGeneral=4  => says=[4.4,4.7,4.8,4.9,12.12/helps,4.6,12.12]
    commandBy=zone hisUnit=eliminated => armyMorale=-1 says=[4.4,4.2,4.12,4.7,4.8,4.13,12.12/lost,12.12]
  the clauses of two generals of the same Leadership: otherGenerals.0={}
                   => says=[4.4,12.5,12.5/tie,4.7,4.8,4.9] spares=[12.6~commander-holds,4.12~general-holds,4.13~general-holds,4.11~general-holds]
    hisUnit=flees general=in-unit generalMorale=2 otherGenerals.0.fromGeneral=2 => unitMorale=1 says=[4.4,4.11/flees,12.5,12.5/tie,12.6,4.7,4.8,4.13,12.7,4.6]
    otherGenerals.0.generalState=dead => says=[4.4,12.5,12.5/tie,4.7,4.8,4.9,12.7] spares=[12.6~commander-holds,4.12~general-holds,4.13~general-holds]
    commandBy=zone otherGenerals.1={} hisUnit=flees => armyMorale=-1 says=[4.4,4.11/flees,12.5,12.5/tie,12.6,4.7,4.8,4.13,12.12/lost,12.12] spares=[4.3~no-card-moved-him,4.12~general-holds]
  the clauses of two generals, the first of whom leads: leadership=7 otherGenerals.0.leadership=5
                                          => says=[4.4,12.5,4.7,4.8,4.9]
    generalState=fleeing hisUnit=recovers => says=[4.4,4.14,12.5,12.6/again,4.7,4.8,4.9]
    hisUnit=recovers generalMoved         => says=[4.4,12.5,4.7,4.8,4.9]
  several generals: generalState=dead otherGenerals.0.leadership=5 otherGenerals.0.generalState=unharmed otherGenerals.0.fromGeneral=1
    commandBy=faction|zone follows=1 => armyMorale=-1 unitMorale=-1
    commandBy=faction|zone follows=2 => armyMorale=0 unitMorale=1
`,
);

cases(
  'onus/general-active',
  `
  the optional rule and the ability that make a general always active:
    !generalAlwaysActive hasThatAbility generalState=unharmed => activeWithoutOrder=1 generalUnitActive !anotherUnit ordersSpent=0
    !generalAlwaysActive !hasThatAbility generalState=unharmed => activeWithoutOrder=0 !generalUnitActive !anotherUnit ordersSpent=0
    generalAlwaysActive hasThatAbility generalState=wounded  => activeWithoutOrder=1 generalUnitActive !anotherUnit ordersSpent=0
    !generalAlwaysActive hasThatAbility generalState=wounded => activeWithoutOrder=0 !generalUnitActive !anotherUnit ordersSpent=0
    generalAlwaysActive !hasThatAbility generalState=dead    => activeWithoutOrder=0 !generalUnitActive !anotherUnit ordersSpent=0
    generalAlwaysActive hasThatAbility generalState=dead     => activeWithoutOrder=0 !generalUnitActive !anotherUnit ordersSpent=0
`,
);
