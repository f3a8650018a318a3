import { cases } from '../../testing/cases.ts';

cases(
  'onus/fleeing-unit',
  `
  what a fleeing unit may do:
    fleeingAct=move|charge|adopt-formation|extend => !allowed
    fleeingAct=fight underAttack                  => allowed
    fleeingAct=defend                             => allowed
  // -2/-2 whatever the side; another enemy takes 1/1 more hand to hand.
  attacked it defends thus, and does not check: fleeingAct=defend
                                           => defence=[3,4] !moraleCheck
    unit.attackedOn=[flank]                => defence=[3,4] !moraleCheck
    attackedBy=shot unit.attackedOn=[rear] => defence=[3,4] !moraleCheck
    unit.otherEnemies=1                    => defence=[2,3] !moraleCheck
    unit.hero                              => defence=[4,5] !moraleCheck
  artillery never flees:
    fleeingAct=move unit.kind=onager => refused unit.fleeing artillery-flees 7.182
  the clauses that are told, in their order, and no other:
    fleeingAct=fight                                             => says=[7.183/no-fight]
    fleeingAct=defend                                            => says=[7.186/defends,3.4/defence,7.186/defence,10.4,2.6,7.186/fate]
    fleeingAct=move blocked                                      => says=[7.183/no-move]
    fleeingAct=fight underAttack                                 => says=[7.186/fights-back]
    fleeingAct=shoot underAttack                                 => says=[7.183/no-shot]
    fleeingAct=defend unit.defenceBonus=1                        => says=[7.186/defends,3.4/defence,7.186/defence,10.4,2.6,5.3/value,7.186/fate] changes=[7.186/defence,5.3/value]
    fleeingAct=defend attackedBy=shot unit.otherEnemies=3        => says=[7.186/defends,3.4/defence,7.186/defence,10.4,2.6,7.186/fate]
    fleeingAct=defend unit.otherEnemies=2 unit.attackedOn=[flank] => says=[7.186/defends,3.4/defence,7.186/defence,10.4,2.6,10.5,7.186/fate]
`,
);
