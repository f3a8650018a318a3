import { arc } from './arc.ts';
import { characteristic } from './characteristic.ts';
import { leadershipTest } from './leadership-test.ts';
import { measuring } from './measuring.ts';
import { rider } from './rider.ts';
import { unit } from './unit.ts';

export const queries = [unit, leadershipTest, arc, measuring, characteristic, rider];
