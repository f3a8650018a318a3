/**
 * For each system lists of the modules with its queries, by the ids of these, fetched when they are asked for: each list
 * behind its first id, in their order (scripts/query-modules.ts).
 */
declare module 'virtual:queries' {
  type Queries = Readonly<Record<string, () => Promise<object>>>;
  type List = readonly [first: string, load: () => Promise<{ default: Queries }>];
  const systems: Readonly<Record<string, readonly List[]>>;
  export default systems;
}
