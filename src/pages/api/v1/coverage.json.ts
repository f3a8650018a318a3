import { coverage } from '../../../content/coverage.ts';
import { loadLibrary } from '../../../content/library.ts';

export const GET = async () => Response.json(coverage(await loadLibrary()));
