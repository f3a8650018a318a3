/** Units and their ranks. */
export default `
wab/unit
  models=17 frontage=5
  unitTroops=cavalry unitStands=wedge
  battleBegins models=4
  models=4
wab/arc
  angle=60 isMounted
  angle=30
wab/measuring
  measuredWhen=after
  measuredWhen=after trueDistance=9 mostInches=8
  measuredWhen=after trueDistance=7 mostInches=8
wab/leadership-test
  leadership=7 dice=[1,1]
  leadership=7 dice=[6,6]
wab/rider
  mountMovement=8
  mountMovement=8 leavesRider
`;
