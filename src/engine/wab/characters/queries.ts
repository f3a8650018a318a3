import { characterCasualty } from './casualty.ts';
import { challenge } from './challenge.ts';
import { general } from './general.ts';
import { joinUnit } from './join.ts';
import { leaveUnit } from './leave.ts';
import { loneCharacter } from './lone.ts';
import { characterPsychology } from './psychology.ts';
import { battleStandard } from './standard.ts';
import { characterTarget } from './target.ts';

export const queries = [
  ...[loneCharacter, joinUnit, leaveUnit, characterPsychology, characterTarget, characterCasualty],
  ...[challenge, general, battleStandard],
];
