import type { APIRoute } from 'astro';
import { type ApiFile, apiFiles } from '../../../library/api/files.ts';
import { loadLibrary } from '../../../library/library.ts';

export const getStaticPaths = async () =>
  apiFiles(await loadLibrary()).map((file) => ({ params: { file: file.path }, props: { file } }));

export const GET: APIRoute<{ file: ApiFile }> = async ({ props }) =>
  Response.json(await props.file.data());
