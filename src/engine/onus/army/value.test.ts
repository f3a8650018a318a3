import { cases } from '../../testing/cases.ts';

cases(
  'onus/army',
  `
  what units come to with the percentage of their general, against a limit:
    units.0.unitValue=1000 generals.0.pointsPercent=30 pointsLimit=1300 => allowed pointsLimit=1300 armyValue=1300 generalsBonus=300 pointsLeft=0 pointsOver=0 6.5/*
    units.0.unitValue=1000 generals.0.pointsPercent=30 pointsLimit=1299 => !allowed pointsLimit=1299 armyValue=1300 pointsLeft=0 pointsOver=1 6.5/*
    units.0.unitValue=850 generals.0.pointsPercent=20 pointsLimit=1000 => !allowed pointsLimit=1000 armyValue=1020 unitBudget=833 unitPointsLeft=0 6.5/*
    units.0.unitValue=833 generals.0.pointsPercent=20 pointsLimit=1000 => allowed pointsLimit=1000 armyValue=999.6 pointsLeft=0.4 unitPointsLeft=0 6.5/*
    units.0.unitValue=769 generals.0.pointsPercent=30 pointsLimit=1000 => allowed pointsLimit=1000 armyValue=999.7 unitBudget=769 6.5/*
    units.0.unitValue=770 generals.0.pointsPercent=30 pointsLimit=1000 => !allowed pointsLimit=1000 armyValue=1001 unitBudget=769 6.5/*
    units.0.unitValue=600 generals.0.pointsPercent=30 pointsLimit=1000 => allowed pointsLimit=1000 armyValue=780 pointsLeft=220 unitPointsLeft=169 6.5/*
    units.0.unitValue=500 generals.0.pointsPercent=0 pointsLimit=500 => allowed pointsLimit=500 armyValue=500 unitBudget=500 unitPointsLeft=0 6.5/*
  each of several generals adds his percentage of the units that he leads: generals.0.pointsPercent=30 generals.1.pointsPercent=10 pointsLimit=900
    units.0.unitValue=400 units.1.unitValue=300 units.1.ledBy=2 units.2.unitValue=50 units.2.ledBy=0 => allowed unitsValue=750 generalsBonus=150 armyValue=900 unitBudget=null unitPointsLeft=null says=[3.8/unnamed,3.8/unnamed,3.8/unnamed,12.13,12.13,6.2,6.5/within]
  a unit as a Veteran costs 30 % more, as Elite 50 % more:
    units.0.unitValue=100                                    => unitsValue=100 unitCosts.0.unitCost=100 unitCosts.0.asVeteran=130 unitCosts.0.asElite=150 unitCosts.0.costTogether=100
    units.0.unitValue=100 units.0.unitRank=veteran units.0.copies=2 => unitsValue=260 unitCosts.0.unitCost=130 unitCosts.0.costTogether=260
    units.0.unitValue=100 units.0.unitRank=elite             => unitsValue=150
    units.0.unitValue=90                                     => unitsValue=90 unitCosts.0.unitCost=90 unitCosts.0.asVeteran=117 unitCosts.0.asElite=135 unitCosts.0.costTogether=90
    units.0.unitValue=90 units.0.unitRank=veteran units.0.copies=2 => unitsValue=234 unitCosts.0.unitCost=117 unitCosts.0.costTogether=234
    units.0.unitValue=90 units.0.unitRank=elite              => unitsValue=135
    units.0.unitValue=95                                     => unitsValue=95 unitCosts.0.unitCost=95 unitCosts.0.asVeteran=123.5 unitCosts.0.asElite=142.5 unitCosts.0.costTogether=95
    units.0.unitValue=95 units.0.unitRank=veteran units.0.copies=2 => unitsValue=247 unitCosts.0.unitCost=123.5 unitCosts.0.costTogether=247
    units.0.unitValue=95 units.0.unitRank=elite              => unitsValue=142.5
    units.0.unitValue=80                                     => unitsValue=80 unitCosts.0.unitCost=80 unitCosts.0.asVeteran=104 unitCosts.0.asElite=120 unitCosts.0.costTogether=80
    units.0.unitValue=80 units.0.unitRank=veteran units.0.copies=2 => unitsValue=208 unitCosts.0.unitCost=104 unitCosts.0.costTogether=208
    units.0.unitValue=80 units.0.unitRank=elite              => unitsValue=120
  what a general leaves for units:
    generals.0.pointsPercent=0 pointsLimit=1000  => allowed unitBudget=1000 unitPointsLeft=1000
    generals.0.pointsPercent=20 pointsLimit=1500 => allowed unitBudget=1250 unitPointsLeft=1250
    generals.0.pointsPercent=15 pointsLimit=2000 => allowed unitBudget=1739 unitPointsLeft=1739
    generals.0.pointsPercent=25 pointsLimit=1000 => allowed unitBudget=800 unitPointsLeft=800
  what is agreed, and what is not:
    units.0.unitValue=100 units.0.unitRank=veteran generals.0.pointsPercent=30 => allowed=null armyValue=169 pointsLeft=null unitBudget=null
    units.0.unitValue=100 units.0.unitRank=veteran !ranksAgreed pointsLimit=500 => !allowed
    units.0.unitValue=100 !ranksAgreed pointsLimit=500       => allowed
    units.0.unitValue=1100 pointsLimit=1000                  => !allowed
    units.0.unitValue=1100 pointsLimit=1000 novicePoints=100 => allowed pointsLimit=1100
  what a novice has besides is told: units.0.unitValue=1100 pointsLimit=1000
    novicePoints=100 => 12.2/*
                     => -12.2/* -6.4/*
    mercenaries      => 6.4/*
  the clauses of an army:
                                                         => allowed=null says=[]
    units.0.unitValue=100                                => allowed=null says=[3.8/unnamed]
    units.0.unitValue=100 novicePoints=20                => says=[3.8/unnamed]
    units.0.unitValue=3 pointsLimit=1                    => !allowed says=[3.8/unnamed,6.2,6.5]
    generals.0={} pointsLimit=1000                       => says=[4.10,6.2,6.5/within]
    generals.0={} pointsLimit=1000 novicePoints=20       => says=[4.10,12.2,6.2,6.5/within]
  a unit cannot be led by a general who is not there:
    units.0.unitValue=100 units.1.unitValue=100 units.1.ledBy=2 generals.0={} => refused units.1.ledBy led-by-nobody 12.13
`,
);
