import type { Query } from '../core/query.ts';
import { contact } from './contact.ts';
import { engagedAction } from './engaged-action.ts';
import { sectionMarkers } from './section-markers.ts';

export const queries: readonly Query[] = [engagedAction, contact, sectionMarkers];
