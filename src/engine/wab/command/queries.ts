import { capturedStandard } from './captured.ts';
import { commandCasualties } from './casualties.ts';
import { changePlaces } from './change-places.ts';
import { commandGroup } from './group.ts';

export const queries = [commandGroup, commandCasualties, changePlaces, capturedStandard];
