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
`,
);
