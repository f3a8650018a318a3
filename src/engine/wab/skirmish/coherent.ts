/** Inches that skirmishers stand apart at most (wab-15.3). */
export const COHERENT = 2;
/** Skirmishers fear formed units up to this Leadership (wab-15.10). */
export const FEARFUL = 7;
export const isTimid = ({ leadership }: { leadership: number }) => leadership <= FEARFUL;
