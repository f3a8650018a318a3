/**
 * Which of some places each model goes to, so that the farthest way is as short as can be: places by model, and nothing
 * where there is no way for all. `cost` of a way that cannot be gone is infinite.
 */
export function shortest(cost: readonly (readonly number[])[]): { most: number } | undefined {
  const all = [...new Set(cost.flat().filter(Number.isFinite))].sort((a, b) => a - b);
  let [low, high] = [0, all.length - 1];
  if (high < 0 || !fits(cost, all[high] ?? 0)) return undefined;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(cost, all[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return { most: all[low] ?? 0 };
}

/** Whether every model finds a place of its own by ways of so much at most. */
function fits(cost: readonly (readonly number[])[], most: number): boolean {
  const taken = new Map<number, number>();
  const find = (model: number, seen: Set<number>): boolean =>
    (cost[model] ?? []).some((one, place) => {
      if (one > most || seen.has(place)) return false;
      seen.add(place);
      const other = taken.get(place);
      if (other !== undefined && !find(other, seen)) return false;
      taken.set(place, model);
      return true;
    });
  return cost.every((_, model) => find(model, new Set()));
}
