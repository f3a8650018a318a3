import type { APIRoute } from 'astro';
import { termData } from '../../../../library/api.ts';
import { loadLibrary, type System } from '../../../../library/library.ts';

export const getStaticPaths = async () =>
  (await loadLibrary()).systems.map((system) => ({
    params: { system: system.key },
    props: { system },
  }));

export const GET: APIRoute<{ system: System }> = ({ props }) =>
  Response.json(termData(props.system));
