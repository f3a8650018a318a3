/** Chariots and elephants. */
export default `
wab/vehicles
  vehicle=light vehicles=2 battleBegins
  vehicle=light vehicles=3 vehicleForm=dispersed apart=3 changesForm
wab/impact-hits
  chariotKind=heavy enemyArms=kontos R284=b
`;
