const asked = new Map<string, Promise<unknown>>();

function load(href: string): Promise<unknown> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = href;
  document.head.append(sheet);
  return new Promise((ready) => {
    sheet.onload = ready;
    sheet.onerror = ready;
  });
}

/** A style that no page carries before it is asked for. It goes on without it where it cannot be fetched. */
export function loadStyle(href: string): Promise<unknown> {
  const style = asked.get(href) ?? load(href);
  asked.set(href, style);
  return style;
}
