export { DICE } from './dice.ts';
export { frieze, TAILPIECE } from './ornaments.ts';
export { IUS_BELLI, SYSTEM_SIGNS } from './signs.ts';
export { RAMPART_HEX, terrainHex } from './terrain.ts';
export { unitBlock } from './units-cca.ts';
export { VERDICTS } from './verdicts.ts';
