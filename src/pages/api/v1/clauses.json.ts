import { clauseData } from '../../../content/api.ts';
import { loadLibrary } from '../../../content/library.ts';

export const GET = async () => Response.json(clauseData(await loadLibrary()));
