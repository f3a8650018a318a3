import { stored } from '../device.ts';

/** Where a system keeps the sheets of its reader. */
export const sheetsKey = (system: string) => `sheets/${system}`;
export const hasSheets = (system: string) => stored(sheetsKey(system)) !== null;
