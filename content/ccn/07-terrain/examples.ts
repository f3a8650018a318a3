import { fieldworks } from './examples/fieldworks.ts';
import { forest } from './examples/forest.ts';
import { hill } from './examples/hill.ts';
import { overHills } from './examples/over-hills.ts';
import { quarry } from './examples/quarry.ts';
import { ruggedHill } from './examples/rugged-hill.ts';
import { town } from './examples/town.ts';
import { water } from './examples/water.ts';

export default [
  ...forest,
  ...hill,
  ...overHills,
  ...ruggedHill,
  ...town,
  ...fieldworks,
  ...water,
  ...quarry,
];
