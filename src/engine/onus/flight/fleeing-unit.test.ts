import { cases } from '../../testing/cases.ts';

cases(
  'onus/fleeing-unit',
  `
  what a fleeing unit may do:
    fleeingAct=move|charge|adopt-formation|extend => !allowed
    fleeingAct=fight underAttack                  => allowed
    fleeingAct=defend                             => allowed
  the clauses of what it may do:
    fleeingAct=move               => says=[7.183/no-move] spares=[]
    fleeingAct=move underAttack   => says=[7.183/no-move]
    fleeingAct=move blocked       => says=[7.183/no-move]
    fleeingAct=be-activated       => says=[7.184/may]
    fleeingAct=fight              => says=[7.183/no-fight] spares=[]
    fleeingAct=fight blocked      => says=[7.176/fights] spares=[7.183~blocked-or-attacked]
    fleeingAct=fight underAttack  => says=[7.186/fights-back] spares=[7.183~blocked-or-attacked]
    fleeingAct=defend             => 7.186/defends
  // -2/-2 whatever the side; another enemy takes 1/1 more hand to hand.
  attacked it defends thus, and does not check: fleeingAct=defend
                                           => defence=[3,4] !moraleCheck
    unit.attackedOn=[flank]                => defence=[3,4] !moraleCheck
    attackedBy=shot unit.attackedOn=[rear] => defence=[3,4] !moraleCheck
    unit.otherEnemies=1                    => defence=[2,3] !moraleCheck
    unit.hero                              => defence=[4,5] !moraleCheck
  artillery never flees:
    fleeingAct=move unit.kind=onager => refused unit.fleeing artillery-flees 7.182
`,
);
