import { casesIn } from '../../ties/case-rows.ts';

/** Geometry: x of a case is 36 and more, y north is 24 and less, both in inches from the top left of the table. */
export const TABLE = casesIn(`
t7g/table-move
  3 ¡Corred! across Difficult terrain: position=t7g1_field-30-37-42-38_bottom_A-36-40 unitName=A order=run toX=36 toY=36 => allowance=6
  13 ¡Corred! to half an inch of a Lateral Centre: position=t7g1_bottom_A-34.78-40_top_X-40-36 unitName=A order=run toX=34.78 toY=34 => allowed=false nearestEnemyCentre=0.5
  63 the destination is 100 degrees from its facing: position=t7g1_bottom_A-36-40 unitName=A toX=38.95 toY=40.52 => allowed=false pivot=100
  65 the destination is behind its front: position=t7g1_bottom_A-36-24-s6 unitName=A toX=33 toY=25 => allowed=false pivot=108.4
  67 a strip of Difficult terrain: position=t7g1_field-30-37-42-38_bottom_A-36-40-s5 unitName=A toX=36 toY=37 => allowance=3 allowed
  69 into a wood: position=t7g1_wood-30-30-42-39_bottom_A-36-40 unitName=A toX=36 toY=38 => allowance=2 disorderedByWay allowed
  71 only the right Lateral Centre is in the wood: position=t7g1_wood-37.5-30-39-41_bottom_A-36-40 unitName=A toX=36 toY=36 => allowance=4 disorderedByWay=false allowed
  73 two Companies 2.5 inches apart: position=t7g1_bottom_A-36-42-s8-company_B-33.17-36-company_C-38.83-36-company unitName=A toX=36 toY=34.2 => allowed=false corridor=2.51
  75 a friendly Company on the line: position=t7g1_bottom_A-36-42-s9_F-36-38-company unitName=A toX=36 toY=33.5 => allowed=false crosses=[F] endsOn=[]
  77 the battery on which a Formation ends: position=t7g1_bottom_A-38-29-s5-base~10.16~5.08_F-38-25.3-artillery-base~10.16~4.32 unitName=A toX=38 toY=24 => allowed displaced.0.unit=F displaced.0.inches=1.7
  79 all along a road: position=t7g1_road-35-30-37-41_bottom_A-36-40-s5 unitName=A toX=36 toY=33 => allowance=7 allowed
  81 to its rear on a base of 12 by 6 cm: position=t7g1_bottom_A-36-24 unitName=A face=rear => endX=36 endY=26.36 endHeading=180
  221 Skirmishers enter a wood: position=t7g1_wood-30-30-42-39_bottom_A-36-40-s5-company-skirmishers unitName=A toX=36 toY=35 => allowance=5 allowed disorderedByWay=false
  303 over a bridge on a road: position=t7g1_road-35-30-37-41_bridge-35-36-37-38_river-30-37-42-37_bottom_A-36-40 unitName=A toX=36 toY=34 => allowance=6 allowed
  309 up a steep hill: position=t7g1_steephill-30-30-42-39_bottom_A-36-40 unitName=A toX=36 toY=38 => allowance=2 allowed disorderedByWay=false
  325 right Lateral Centre of a base of 8 by 4 cm: position=t7g1_bottom_A-36-24-company unitName=A face=right => endX=37.57 endY=24.79
  325 its Rear Centre: position=t7g1_bottom_A-36-24-company unitName=A face=rear => endX=36 endY=25.57
  327 Speed 4, nothing else: position=t7g1_bottom_A-36-40 unitName=A toX=36 toY=36 => allowance=4 allowed
  341 its base passes over the corner of a Company: position=t7g1_bottom_A-36-40-s8_F-39.58-36.5-company unitName=A toX=36 toY=33 => allowed
  483 over a fence: position=t7g1_fence-26-38-46-38_bottom_A-36-40-s5 unitName=A toX=36 toY=37 => allowance=3 allowed
t7g/table-charge
  115 from (6, -0.5) at a unit that faces north: position=t7g1_bottom_A-36-24_top_X-42-24.5-270-s5 unitName=X targetName=A => allowed flank
  119 Speed 4 and 6.5 inches: position=t7g1_bottom_A-36-40_top_X-36-33.5 unitName=A targetName=X => allowed=false allowance=6 chargeDistance=6.5
  121 5 inches across Difficult terrain: position=t7g1_field-30-37-42-38_bottom_A-36-40_top_X-36-35 unitName=A targetName=X => allowed=false allowance=4
  223 an Emplaced Fortification from behind: position=t7g1_bottom_A-36-24-emplaced_top_X-42-24.5-270-s5 unitName=X targetName=A => allowed flank=false
  357 a rock masks the nearest Centre: position=t7g1_rocks-35.5-37-36.5-38_bottom_A-36-40-s8_top_X-36-34-base~20~4 unitName=A targetName=X => allowed aim=other
  493 from (-1, 5) at a unit that faces east: position=t7g1_bottom_A-36-24-90_top_X-35-19-s8 unitName=X targetName=A => allowed flank
  499 the nearest Centre is behind its front: position=t7g1_bottom_A-36-24-s6_top_X-41-25-270 unitName=A targetName=X => allowed=false allowance=9
t7g/table-reactions
  43 exactly 3 inches: position=t7g1_bottom_A-36-40-s5_top_X-39-35 unitName=A toX=36 toY=30 => reactions=[]
  355 a charge declared at 10 inches: position=t7g1_bottom_A-36-40_top_X-36-30 unitName=A chargedName=X => reactions.0.unit=X reactions.0.why=charge
t7g/table-sight
  95 pistols at 5 inches: position=t7g1_bottom_A-36-40-cavalry-r4_top_X-36-35 unitName=A targetName=X => allowed=false sightDistance=5
  97 the nearest Centre is hidden, another one is 9 inches away: position=t7g1_bottom_A-36-40-r12_F-36-37-base~3~3_top_X-36-33-base~20.94~5.08 unitName=A targetName=X => allowed sightDistance=9
  99 the Front Centre of the target is in the wood: position=t7g1_wood-30-28-42-33_bottom_A-36-40-r12_top_X-36-32 unitName=A targetName=X => allowed
  101 bows over a friend at 3 inches: position=t7g1_bottom_A-36-40-r12-bows_F-36-37-company_top_X-36-29 unitName=A targetName=X => allowed
  319 seen from a Lateral Centre alone: position=t7g1_bottom_A-36-40-r12_top_X-28-42-90-company unitName=A targetName=X => allowed=false
  491 Centres at (3,7), (6,9), (0,9) and (3,11): position=t7g1_bottom_A-36-24-r8_top_X-39-17-base~15.24~10.16 unitName=A targetName=X => allowed sightDistance=7.62
  495 past a Company to the Centre at (-4,11): position=t7g1_bottom_A-36-24-r12_F-37-18-base~10.16~5.08_top_X-36-14-base~20.32~5.08 unitName=A targetName=X => allowed sightDistance=11.7
t7g/table-distance
  233 exactly 6 inches from edge to edge: position=t7g1_bottom_A-100c-100c_C-77.51c-101c-commander unitName=C otherName=A => edgeDistance=6 inCommandDistance
  235 8.5 inches, with Presencia: position=t7g1_bottom_A-100c-100c_C-71.16c-101c-commander-presence unitName=C otherName=A => edgeDistance=8.5 inCommandDistance
`);
