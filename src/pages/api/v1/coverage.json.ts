import { coverage } from '../../../library/coverage.ts';
import { loadLibrary } from '../../../library/library.ts';

export const GET = async () => Response.json(coverage(await loadLibrary()));
