import { casualty } from './casualty.ts';
import { commandAction } from './command-action.ts';
import { inCommand } from './in-command.ts';
import { commanderMove } from './move.ts';
import { virtue } from './virtue.ts';

export const queries = [commandAction, virtue, commanderMove, inCommand, casualty];
