export { frieze, TAILPIECE } from './ornaments.ts';
export { IUS_BELLI, SYSTEM_SIGNS } from './signs.ts';
export { HEX, TERRAIN } from './terrain.ts';
export { BLOCK, UNITS_CCA } from './units-cca.ts';
export { VERDICTS } from './verdicts.ts';
