/** Every query by its id, fetched when it is asked for (scripts/query-modules.ts). */
declare module 'virtual:queries' {
  const queries: Readonly<Record<string, () => Promise<import('../engine/core/query.ts').Query>>>;
  export default queries;
}
