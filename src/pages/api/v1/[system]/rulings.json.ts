import type { APIRoute } from 'astro';
import { doubtData } from '../../../../library/api.ts';
import { loadLibrary, type System } from '../../../../library/library.ts';

export const getStaticPaths = async () =>
  (await loadLibrary()).systems.map((system) => ({
    params: { system: system.key },
    props: { system },
  }));

export const GET: APIRoute<{ system: System }> = ({ props }) =>
  Response.json(doubtData(props.system));
