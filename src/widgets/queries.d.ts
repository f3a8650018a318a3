/** Every query by its id, fetched when it is asked for, below its system (scripts/query-modules.ts). */
declare module 'virtual:queries' {
  type Query = import('../engine/core/query.ts').Query;
  type Queries = Readonly<Record<string, () => Promise<Query>>>;
  const systems: Readonly<Record<string, () => Promise<{ default: Queries }>>>;
  export default systems;
}
