import { skirmishCoherency } from './coherency.ts';
import { skirmishContact } from './contact.ts';
import { skirmishFacing } from './facing.ts';
import { skirmishFear } from './fear.ts';
import { skirmishFormation } from './formation.ts';

export const queries = [
  skirmishFormation,
  skirmishCoherency,
  skirmishContact,
  skirmishFacing,
  skirmishFear,
];
