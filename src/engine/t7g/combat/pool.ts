/** Units that count their Wear together: a Choragiew or an Emplaced Fortification. */
export interface Pool {
  units: number;
  wear: number;
}

/** Markers that go with each unit that is lost (t7g-6.34, t7g-6.53). */
export const discarded = (stamina: number) => stamina + 1;

/** Ruling R68: the last unit makes its break check as any other, or (b) it is removed too. */
const losesOne = ({ units, wear }: Pool, stamina: number, last: 'a' | 'b') =>
  wear > stamina && units > (last === 'a' ? 1 : 0);

/** What is left once every unit is gone for which the pool is too great. */
export function shrunk(pool: Pool, stamina: number, last: 'a' | 'b' = 'a'): Pool {
  if (!losesOne(pool, stamina, last)) return pool;
  const { units, wear } = pool;
  return shrunk({ units: units - 1, wear: Math.max(0, wear - discarded(stamina)) }, stamina, last);
}
