import { ambush } from './ambush.ts';
import { fearTest } from './fear.ts';
import { forcedCharge } from './forced-charge.ts';
import { unreliableUnit } from './unreliable.ts';
import { warbandTest } from './warband-test.ts';

export const queries = [fearTest, forcedCharge, warbandTest, unreliableUnit, ambush];
