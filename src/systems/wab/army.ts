import { rosterWords } from '../../i18n/wab/roster-words.ts';
import { mountRoster } from '../../widgets/roster/mount.tsx';
import { ROSTER } from './army/roster.tsx';

export const mount = mountRoster(ROSTER, rosterWords);
