import type { APIRoute } from 'astro';
import { SCHEMA_NAMES, type SchemaName, schemaOf } from '../../../../library/api/schemas.ts';
import { schemaPath } from '../../../../library/links.ts';

export const getStaticPaths = () =>
  SCHEMA_NAMES.map((name) => ({ params: { name }, props: { name } }));

export const GET: APIRoute<{ name: SchemaName }> = ({ props: { name }, site }) =>
  Response.json(schemaOf(name, new URL(schemaPath(name), site).href));
