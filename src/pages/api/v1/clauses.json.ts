import { clauseData } from '../../../library/api.ts';
import { loadLibrary } from '../../../library/library.ts';

export const GET = async () => Response.json(clauseData(await loadLibrary()));
