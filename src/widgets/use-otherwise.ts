import { useEffect, useState } from 'preact/hooks';
import type { Query, Ruling } from '../engine/core/query.ts';
import type { ToldHanging } from '../i18n/otherwise.ts';
import type { Texts } from '../i18n/texts.ts';

/** What would make an answer another one, as a reader is told of it. */
export interface ToldOtherwise {
  hangings: readonly ToldHanging[];
  circumstances: string;
}

/** Milliseconds in which nothing changes before it is asked. */
const REST = 100;

/** What came of asking: nothing yet, what is told, or that what asks did not come. */
interface Asked {
  otherwise?: ToldOtherwise;
  isLost?: boolean;
}

/**
 * The readings on which an answer hangs and the circumstances that decide it, once the answer is on the screen: what asks
 * for them is fetched after it.
 */
export function useOtherwise(query: Query, ruling: Ruling | undefined, texts: Texts): Asked {
  const [found, setFound] = useState<{ of: string; asked: Asked }>();
  const of = ruling ? JSON.stringify(ruling.input) : '';
  useEffect(() => {
    if (!ruling) return;
    let isWanted = true;
    let stop = () => {};
    const end = (asked: Asked) => isWanted && setFound({ of, asked });
    const lose = (fault: unknown) => {
      end({ isLost: true });
      // The page tells of it.
      throw fault;
    };
    const tell = (otherwise: ToldOtherwise) => end({ otherwise });
    const ask = () =>
      import('./otherwise.ts').then(({ askOtherwise }) => {
        if (isWanted) stop = askOtherwise(query, ruling, texts, tell, lose);
      }, lose);
    const rest = setTimeout(ask, REST);
    return () => {
      isWanted = false;
      clearTimeout(rest);
      stop();
    };
  }, [of]);
  return found?.of === of ? found.asked : {};
}
