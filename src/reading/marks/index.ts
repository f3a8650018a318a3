export { BLOCK } from './block.ts';
export { frieze, TAILPIECE } from './ornaments.ts';
export { IUS_BELLI } from './signs.ts';
export { HEX, RAMPART_HEX, TERRAIN, terrainHex } from './terrain.ts';
export { VERDICTS } from './verdicts.ts';
