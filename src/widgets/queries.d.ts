/** For each system the modules with its queries, by the ids of these, fetched when they are asked for (scripts/query-modules.ts). */
declare module 'virtual:queries' {
  type Queries = Readonly<Record<string, () => Promise<object>>>;
  const systems: Readonly<Record<string, () => Promise<{ default: Queries }>>>;
  export default systems;
}
