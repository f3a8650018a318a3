import { charge } from './examples/charge.ts';
import { contact } from './examples/contact.ts';
import { markers } from './examples/markers.ts';

export default [...charge, ...contact, ...markers];
