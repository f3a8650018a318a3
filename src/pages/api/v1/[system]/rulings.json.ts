import type { APIRoute } from 'astro';
import { rulingData } from '../../../../content/api.ts';
import { loadLibrary, type System } from '../../../../content/library.ts';

export const getStaticPaths = async () =>
  (await loadLibrary()).systems.map((system) => ({
    params: { system: system.key },
    props: { system },
  }));

export const GET: APIRoute<{ system: System }> = ({ props }) =>
  Response.json(rulingData(props.system));
