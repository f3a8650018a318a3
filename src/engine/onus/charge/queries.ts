import { charge } from './charge.ts';
import { contact } from './contact.ts';
import { sectionMarkers } from './section-markers.ts';

/** What is asked about charges and contact. */
export const queries = [charge, contact, sectionMarkers];
