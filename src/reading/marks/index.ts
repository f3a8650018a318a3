export { DICE } from './dice.ts';
export { frieze, TAILPIECE } from './ornaments.ts';
export { IUS_BELLI, SYSTEM_SIGNS } from './signs.ts';
export { HEX, RAMPART_HEX, TERRAIN, terrainHex } from './terrain.ts';
export { BLOCK, UNITS_CCA, unitBlock } from './units-cca.ts';
export { VERDICTS } from './verdicts.ts';
