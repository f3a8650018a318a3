import { armyWords } from '../../i18n/t7g/army-words.ts';
import { mountRoster } from '../../widgets/roster/mount.tsx';
import { ROSTER } from './army/roster.tsx';

export const mount = mountRoster(ROSTER, armyWords);
