/** Questions of the measured table. */
export default `
wab/table-move unitName=A
  position=wab1_bottom_A-36-40-cavalry-wedge path.0.amount=2
  position=wab1_bottom_A-36-40-fleeing path.0.amount=2
  position=wab1_bottom_A-36-40_top_X-36-40 path.0.amount=2
  position=wab1_bottom_A-36-40-elephant path.0.amount=2 pace=march
  position=wab1_bottom_A-36-40-character path.0.go=wheel-left path.1.amount=2 pace=march
  position=wab1_bottom_A-36-40-nomusician path.0.amount=2 pace=march
  position=wab1_bottom_A-36-40-n12-w4 path.0.amount=2 pace=quick-march
  position=wab1_bottom_A-36-40-n12-w2 path.0.amount=2 pace=quick-march
  position=wab1_bottom_A-36-40-n12-w2_top_X-43-40-fleeing path.0.amount=2 pace=quick-march
  position=wab1_bottom_A-36-40_top_X-46-38-fleeing path.0.amount=2 pace=march
  position=wab1_bottom_A-36-40-cavalry_top_X-46-38 path.0.amount=2 pace=march
  position=wab1_bottom_A-36-40_top_X-46-38 path.0.amount=2 pace=march
  position=wab1_bottom_A-36-40 path.0.go=rank-fewer pace=march
  position=wab1_bottom_A-36-30 path.0.go=about-face pace=march R110=b
  position=wab1_wood-30-30-42-38_bottom_A-36-40 path.0.amount=3 pace=march
  position=wab1_bottom_A-36-40 path.0.go=rank-fewer path.1.go=rank-fewer path.2.go=rank-fewer
  position=wab1_bottom_A-36-40-n5 path.0.go=rank-fewer
  position=wab1_bottom_A-36-40-open path.0.go=rank-fewer path.1.go=about-face
  position=wab1_bottom_A-36-30 path.0.go=about-face path.1.go=rank-fewer
  position=wab1_bottom_A-36-44_F-36-38.5 path.0.amount=3
  position=wab1_lake-30-30-42-38_bottom_A-36-40 path.0.amount=3
  position=wab1_wall-30-38.5-42-38.5_bottom_A-36-40 path.0.amount=2.5
  position=wab1_jungle-30-30-42-40_bottom_A-36-40-m6 path.0.amount=1
  position=wab1_wood-30-30-42-39.5_bottom_A-36-40 path.0.amount=2.5
  position=wab1_bottom_A-36-40 path.0.amount=5
  position=wab1_bottom_A-36-40_top_X-36-37 path.0.amount=2.5
  position=wab1_bottom_A-36-40_top_X-36-31.5 path.0.amount=7.6 pace=march
  position=wab1_bottom_A-36-2 path.0.amount=2.5
  position=wab1_bottom_A-36-40
wab/table-reform unitName=A
  position=wab1_bottom_A-36-40_top_X-36-32 headingAfter=90
  position=wab1_bottom_A-36-40-nomusician headingAfter=90
  position=wab1_bottom_A-36-40-fleeing headingAfter=90
  position=wab1_bottom_A-36-40-character headingAfter=90
  position=wab1_bottom_A-36-40_top_X-36-40 headingAfter=90
  position=wab1_bottom_A-36-40_F-41-40 wideAfter=10
  position=wab1_lake-39-38-42-44_bottom_A-36-40 wideAfter=10
  position=wab1_bottom_A-36-40_top_X-40.5-41.5-270 wideAfter=10
  position=wab1_bottom_A-2-40 wideAfter=10
  position=wab1_bottom_A-36-40 wideAfter=21
  position=wab1_bottom_A-36-40-skirmish headingAfter=90
wab/table-skirmish unitName=A toX=36
  position=wab1_bottom_A-36-40-skirmish-n10 toY=36
  position=wab1_bottom_A-36-40-skirmish-n10 toY=31.9
  position=wab1_bottom_A-36-40-n10 toY=36
  position=wab1_bottom_A-36-40-skirmish-n10 toY=36 wideAfter=11
  position=wab1_wood-30-30-42-38_bottom_A-36-40-skirmish-n10 toY=32
  position=wab1_marsh-30-30-42-40_bottom_A-36-40-skirmish-cavalry-n3-w3 toY=36
  position=wab1_lake-30-30-42-38_bottom_A-36-40-skirmish-n10 toY=36
  position=wab1_bottom_A-36-40-skirmish-n10_F-36-36.5-n20-w5 toY=36
  position=wab1_bottom_A-36-40-skirmish-n10_top_X-36-33 toY=33.5
  position=wab1_bottom_A-36-40-skirmish-n10-fleeing toY=36
  position=wab1_bottom_A-36-40-skirmish-n10_top_X-36-40 toY=36
  position=wab1_bottom_A-36-40-skirmish-n10 toY=40 toX=3
wab/table-counter unitName=A targetName=X
  position=wab1_bottom_A-36-40-cavalry_top_X-36-32.1-cavalry
  position=wab1_bottom_A-36-40-cavalry_top_X-36-23.9-cavalry
  position=wab1_bottom_A-36-40_top_X-36-31-cavalry
  position=wab1_bottom_A-36-40-cavalry_top_X-36-34
  position=wab1_bottom_A-36-40-90-cavalry_top_X-33.5-28-cavalry
  position=wab1_bottom_A-36-40-cavalry_top_X-36-31-cavalry cataphracts=true
  position=wab1_bottom_A-36-34-cavalry-n12-w2_top_X-36-25-cavalry
  position=wab1_bottom_A-36-40-cavalry-fleeing_top_X-36-31-cavalry
  position=wab1_bottom_A-36-40-cavalry_top_X-36-31-cavalry_Y-36-43.94-0
  position=wab1_bottom_A-36-40-cavalry_top_X-36-31-0-cavalry
  position=wab1_bottom_A-36-40-cavalry_F-34.2-39.1-n1_top_X-44-32-225-cavalry
  position=wab1_marsh-30-34-42-39_wall-30-35.5-42-35.5_bottom_A-36-40-cavalry_top_X-36-26-cavalry-m12
  position=wab1_rocks-30-34-42-39_bottom_A-36-40-cavalry_top_X-36-26-cavalry-m12
wab/table-charge unitName=A targetName=X
  position=wab1_bottom_A-36-40-fleeing_top_X-36-34
  position=wab1_bottom_A-36-40_top_X-36-34_Y-36-40
  position=wab1_bottom_A-36-40-n12-w3_top_X-36-34
  position=wab1_bottom_A-36-40-character_top_X-36-34
  position=wab1_bottom_A-36-40-gaveground_top_X-36-34
  position=wab1_bottom_A-36-40-returned_top_X-36-34
  position=wab1_bottom_A-36-40_top_X-44-40-270
  position=wab1_wall-30-38-42-38_bottom_A-36-40_top_X-36-36.5
  position=wab1_bottom_A-36-40_B-36-36.5-n3-w3_top_X-36-33
  position=wab1_bottom_A-36-40_top_X-36-33_Y-36-37-n5-w5
  position=wab1_lake-30-37-42-38_bottom_A-36-40_top_X-36-34
  position=wab1_bottom_A-2.1-38.8-334-n10-w2_B-7-29.4-239-n10_top_X-7.5-31.8-350
  position=wab1_bottom_A-37.4-41-307-n10-w10_B-34.2-33.2-264-n10_top_X-41.2-32.5-36
  position=wab1_bottom_A-31.3-38.3-85-n10-w10_B-41.4-31.8-260-n10_top_X-34.7-26.9-298
  position=wab1_bottom_A-36-40_F-50-30_top_X-36-34-skirmish
  position=wab1_bottom_A-36-40_F-50-30_top_X-36-34 targetName=F
  position=wab1_bottom_A-36-40_top_X-36-34 targetName=Z
  position=wab1_bottom_A-36-40_top_X-36-34_Y-40.5-34 R112=b
  position=wab1_bottom_A-36-40_top_X-36-34_Y-39.94-34
  position=wab1_bottom_A-34-40_B-38.5-34_top_X-36-34-n50-w10
  position=wab1_bottom_X-36-40_top_A-43-43-270
  position=wab1_bottom_X-36-40-n40_top_A-43-43-270
  position=wab1_bottom_X-36-30_top_A-36-38-0
  position=wab1_bottom_X-36-30_top_A-38.5-33-300
  position=wab1_wood-30-36-42-38_ditch-30-39-42-39_bottom_A-36-40_top_X-36-34
  position=wab1_rocks-30-36-42-37_bottom_A-36-40_top_X-36-31
wab/table-sight unitName=A targetName=X
  position=wab1_bottom_A-36-40-r8_top_X-36-26
  position=wab1_bottom_A-36-26-r24_top_X-36-40-0
  position=wab1_bottom_A-36-26-cavalry-r24_top_X-36-40-0
  position=wab1_bottom_A-36-40_F-36-35-n40-w40_top_X-36-26
  position=wab1_bottom_A-36-40-elephant_F-36-35-n40-w40_top_X-36-26
  position=wab1_wood-20-34-52-37_hill-10-32-62-33_wall-10-31-62-31_bottom_A-36-40_top_X-36-26
wab/table-distance unitName=A otherName=X
  position=wab1_bottom_A-36-30_top_X-36-36.15-0
  position=wab1_bottom_A-36-30 otherName=A
wab/table-flight unitName=A targetName=X
  position=wab1_bottom_A-36-30_top_X-36-24
  position=wab1_bottom_A-36-30_top_X-36-24_Y-36-38-0-n40-w40 fleesInches=7
  position=wab1_bottom_A-36-30_F-36-34-n40-w40_top_X-36-24 fleesInches=7
  position=wab1_bottom_A-36-42_top_X-36-36 fleesInches=7
  position=wab1_bottom_A-36-30_top_X-36-30 fleesFrom=combat fleesInches=7
  position=wab1_bottom_A-36-30_top_X-36-30_Y-37.97-31.57-270 fleesFrom=combat fleesInches=7
  position=wab1_bottom_A-36-30_top_X-36-30_Y-36-33.15-0 fleesFrom=combat fleesInches=7
  position=wab1_bottom_A-36-30_top_X-37.97-31.57-270_Y-34.03-31.57-90 fleesFrom=combat fleesInches=7
  position=wab1_bottom_A-36-30_top_X-36-30_Y-36-33.15-0_Z-37.97-31.57-270-n3-w3_W-34.03-31.57-90-n3-w3 fleesFrom=combat fleesInches=7
  position=wab1_bottom_A-36-30_top_X-36-30_Y-36-36.5-0-n40-w40 fleesFrom=combat fleesInches=7
wab/table-back unitName=A
  position=wab1_bottom_A-36-30_top_X-36-30
  position=wab1_bottom_A-36-43_top_X-36-43 groundInches=4
  position=wab1_bottom_A-36-30_top_X-36-30_Y-36-33.15-0 groundInches=4
  position=wab1_bottom_A-36-30_top_X-36-30_Y-37.97-31.57-270 groundInches=4
  position=wab1_wood-30-33.15-42-46_ditch-30-34-42-34_bottom_A-36-30_top_X-36-30 groundInches=4
  position=wab1_rocks-30-33.15-42-46_bottom_A-36-30_top_X-36-30 groundInches=4
wab/table-stampede unitName=E
  position=wab1_bottom_E-36-30-elephant_F-36-38_top_X-36-30 dice=[1,3]
  position=wab1_bottom_E-36-30-elephant_F-36-38_top_X-36-30 unitName=F
  position=wab1_bottom_E-36-30-elephant_top_X-36-30_Y-36-33.15-0
  position=wab1_bottom_E-36-30-elephant_top_X-36-10
  position=wab1_bottom_E-36-40-180-elephant stampedeStep=later
  position=wab1_bottom_E-36-40-180-elephant stampedeStep=later dice=[5,4]
  position=wab1_lake-30-36-42-40_bottom_E-36-30-elephant_top_X-36-30 dice=[3,4]
  position=wab1_lake-30-36-42-40_bottom_E-36-30-elephant_F-40-34.43-270_top_X-36-30 turnsTo=90
  position=wab1_lake-30-36-42-40_bottom_E-36-30-elephant_top_X-36-30 dice=[3,4] turnsTo=90
wab/table-shot unitName=A targetName=X
  position=wab1_bottom_A-36-44-largegun_top_X-36-20-180 machine=cannon guess=20
  position=wab1_bottom_A-36-44-largegun_top_X-36-20-180 machine=cannon guess=40
  position=wab1_bottom_A-36-44-largegun_top_X-36-20-180 machine=cannon guess=20 artilleryDie=misfire
  position=wab1_bottom_A-36-44-smallgun_top_X-36-20-180 machine=bolt-thrower
  position=wab1_bottom_A-36-44-smallgun_F-36-30-character_top_X-36-20-180 machine=bolt-thrower
  position=wab1_building-30-25-42-30_bottom_A-36-44-smallgun_top_X-36-20-180 machine=bolt-thrower
  position=wab1_bottom_A-36-44-siege_top_X-36-20-180
  position=wab1_bottom_A-36-44-siege_top_X-36-20-180 guess=60
  position=wab1_bottom_A-36-44-siege_top_X-36-20-180 artilleryDie=misfire
  position=wab1_bottom_A-36-44_top_X-36-20-180
  position=wab1_bottom_A-36-44-largegun_top_X-36-38-180 machine=organ-gun templateLong=8 templateWide=2
  position=wab1_bottom_A-36-44-largegun_top_X-36-38-180 machine=organ-gun templateLong=8 templateWide=2 artilleryDie=misfire
  position=wab1_bottom_A-36-44-largegun_top_X-36-38-180 machine=organ-gun
  position=wab1_bottom_A-36-44-largegun_top_X-36-38-180 machine=organ-gun templateLong=2 templateWide=3
`;
