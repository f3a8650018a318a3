/** More models stand in no unit. */
export const MOST_MODELS = 100;
/** To Leadership at half strength, to rally and against panic (wab-2.81, wab-7.3). */
export const HALF_STRENGTH = -1;

interface Counted {
  models: number;
  startModels?: number | undefined;
  characters: number;
  readings: { R99: 'a' | 'b' };
}

/** Half or fewer of the models at first; a character counts now by one reading alone (R99). */
export const isHalved = ({ models, startModels, characters, readings }: Counted): boolean =>
  startModels !== undefined &&
  2 * (models + (readings.R99 === 'b' ? characters : 0)) <= startModels;

export const moreThanAtFirst = ({ models, startModels }: Pick<Counted, 'models' | 'startModels'>) =>
  startModels !== undefined && models > startModels;
