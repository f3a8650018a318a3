import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where the reader goes on when another part of the page opens: not as the page itself does. */
export function useFocus(part: string) {
  const place = useRef<HTMLHeadingElement>(null);
  const last = useRef(part);
  useLayoutEffect(() => {
    if (last.current !== part) place.current?.focus();
    last.current = part;
  }, [part]);
  return place;
}
