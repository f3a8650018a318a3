/** What a page does in a frame of another site, as docs/embed.md promises. */

/** Tells the page around the frame how high this one is, now and whenever that changes. */
function tellHeight() {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  parent.postMessage({ iusBelli: 1, height, path: location.pathname }, '*');
}

/** What leads elsewhere leaves the frame; the link at the foot takes the state along. */
function lead(link: HTMLAnchorElement) {
  if (link.closest('.frame-foot')) {
    const state = new URLSearchParams(location.search);
    state.delete('embed');
    state.delete('theme');
    link.search = state.toString();
  } else if (link.pathname !== location.pathname) link.target = '_blank';
}

export function serveFrame() {
  // The words of an example and of a reading are in sight; what led to them is a touch away.
  for (const open of document.querySelectorAll<HTMLDetailsElement>('.card details[open]'))
    open.open = false;
  new ResizeObserver(tellHeight).observe(document.body);
  addEventListener('load', tellHeight);
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a');
      if (link) lead(link);
    },
    true,
  );
}
