import { store, stored } from '../device.ts';

const choiceKey = (system: string) => `given/${system}`;

/** From which sheet each side took its values last, by the name of the sheet. */
export function choicesOf(system: string): Readonly<Record<string, string>> {
  const found = stored(choiceKey(system));
  const entries = typeof found === 'object' && found !== null ? Object.entries(found) : [];
  return Object.fromEntries(entries.filter(([, sheet]) => typeof sheet === 'string'));
}

export const keepChoices = (system: string, choices: Readonly<Record<string, string>>) =>
  store(choiceKey(system), choices);
