/**
 * How often a test of chance tries: as often as shows a fault that is not rare, in `npm test`, and many times in
 * `npm run test:thorough`.
 */
export const often = (usual: number, thorough: number): number =>
  process.env.THOROUGH ? thorough : usual;
