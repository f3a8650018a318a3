/** Under what name the site keeps something on a device. */
export const keyOf = (name: string) => `ius-belli/${name}`;

/** Whether the reader has taken house rules; every page asks, so what reads them comes only where there are some. */
export function hasHouse(): boolean {
  try {
    return localStorage.getItem(keyOf('house'))?.includes('=') ?? false;
  } catch {
    // Denied storage: there are no house rules.
    return false;
  }
}
