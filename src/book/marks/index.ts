export { BLOCK } from './block.ts';
export { edged, HEX, RAMPART_HEX } from './hexes.ts';
export { frieze, TAILPIECE } from './ornaments.ts';
export { IUS_BELLI } from './signs.ts';
export { VERDICTS } from './verdicts.ts';
