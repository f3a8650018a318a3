import { PROFILES, UNITS, type Unit } from '../units.ts';
import { COLOURS, type Colour, countOf, type Symbols } from './symbols.ts';

/** What the symbols may be spent on: so much of each colour, and what only a leader symbol serves. */
export interface Room extends Record<Colour, number> {
  others: number;
}

export function roomOf(counts: Readonly<Partial<Record<Unit, number | undefined>>>): Room {
  const room = { green: 0, blue: 0, red: 0, others: 0 };
  for (const unit of UNITS) room[PROFILES[unit].symbol] += counts[unit] ?? 0;
  return room;
}

/** Symbols that find something of their own colour, and leader symbols that find anything. */
export function spent(symbols: Symbols, room: Room | undefined): number {
  if (!room) return countOf(symbols);
  const matched = COLOURS.reduce((all, one) => all + Math.min(symbols[one], room[one]), 0);
  const rest = room.green + room.blue + room.red + room.others - matched;
  return matched + Math.min(symbols.leader, rest);
}
