import type { Lang } from './lang.ts';

const es = {
  offline: 'Sin conexión',
  offlineLead:
    'Llévate un juego en este dispositivo y consúltalo en la mesa aunque no haya red: capítulos, fichas, calculadoras y buscador, en los dos idiomas.',
  takeOffline: 'Llévatelo sin conexión',
  take: 'Llévatelo · {size}',
  takeAll: 'Llévatelos todos · {size}',
  taking: 'Guardando… {done} de {size}',
  taken: 'En este dispositivo, con la versión del {date}.',
  total: 'Lo que te has llevado ocupa {size}.',
  needsNetwork: 'Para llevártelo hace falta conexión.',
  remove: 'Quitarlo',
  done: 'Listo. Ya se puede consultar sin conexión: {title}.',
  removed: 'Quitado de este dispositivo: {title}.',
  newer: 'Hay una versión nueva, del {date}.',
  yours: 'La tuya sigue como está mientras no la actualices.',
  renew: 'Actualizar · {size}',
  later: 'Ahora no',
  renewed: 'Listo. Ya tienes la versión nueva.',
  renewsToo: 'Lo que ya tenías pasa también a la versión nueva.',
  missing: 'Esta página no está en el dispositivo',
  missingText:
    'No hay conexión, y {path} no es parte de lo que te llevaste. Debajo está lo que sí tienes.',
  retry: 'Volver a intentarlo',
  insecure: 'El navegador solo guarda páginas que llegan por https, y esta no llegó así.',
  old: 'Este navegador es demasiado antiguo para guardar el sitio. Con uno al día se puede.',
  denied:
    'El navegador no deja que este sitio guarde nada. Suele pasar en una ventana privada o con las cookies bloqueadas.',
  quota:
    'No cabe: en este dispositivo, o en lo que el navegador concede a este sitio, falta espacio. No se ha guardado nada a medias.',
  network:
    'La descarga se ha cortado. Vuelve a intentarlo con conexión: lo que ya llegó no se baja otra vez.',
  busy: 'Otra pestaña lo está haciendo ya. Espera a que termine.',
  whole: 'Lo que ya tenías sigue entero.',
  unknown: 'No se puede saber qué hay para llevarse: no hay conexión con el sitio.',
  offlineNoscript: 'Para llevarse un juego hace falta JavaScript.',
  lost: 'No se ha podido cargar. Revisa la conexión o recarga la página.',
  kept: 'Nada se guarda sin pedirlo. Si el dispositivo se queda sin espacio, el navegador puede borrarlo; con el sitio instalado como aplicación es más difícil que lo haga.',
  app: 'Como aplicación',
  appText:
    'El sitio se puede instalar: en el menú del navegador, «Instalar» o «Añadir a la pantalla de inicio».',
  install: 'Instalar',
};

export type OfflineWords = Record<keyof typeof es, string>;

const en: OfflineWords = {
  offline: 'Offline',
  offlineLead:
    'Take a game on this device and look it up at the table without a network: chapters, cards, calculators and search, in both languages.',
  takeOffline: 'Take it offline',
  take: 'Take it · {size}',
  takeAll: 'Take them all · {size}',
  taking: 'Saving… {done} of {size}',
  taken: 'On this device, in the version of {date}.',
  total: 'What you have taken fills {size}.',
  needsNetwork: 'To take it you need a connection.',
  remove: 'Remove it',
  done: 'Done. You can now read it offline: {title}.',
  removed: 'Removed from this device: {title}.',
  newer: 'There is a new version, of {date}.',
  yours: 'Yours stays as it is until you update it.',
  renew: 'Update · {size}',
  later: 'Not now',
  renewed: 'Done. You now have the new version.',
  renewsToo: 'What you already have moves to the new version too.',
  missing: 'This page is not on the device',
  missingText:
    'There is no connection, and {path} is not part of what you took. What you do have is below.',
  retry: 'Try again',
  insecure: 'A browser only keeps pages that come through https, and this one did not.',
  old: 'This browser is too old to keep the site. A current one can.',
  denied:
    'The browser does not let this site keep anything. That is usual in a private window or with cookies blocked.',
  quota:
    'There is no room: the device, or what the browser grants this site, is full. Nothing was kept by halves.',
  network:
    'The download was cut off. Try again with a connection: what has arrived is not fetched twice.',
  busy: 'Another tab is doing it already. Wait until it is done.',
  whole: 'What you had is still whole.',
  unknown: 'What there is to take cannot be said: there is no connection to the site.',
  offlineNoscript: 'Taking a game needs JavaScript.',
  lost: 'It could not be loaded. Check the connection or reload the page.',
  kept: 'Nothing is kept unless you ask. If the device runs short of space the browser may delete it; it is less likely to once the site is installed as an app.',
  app: 'As an app',
  appText:
    'The site can be installed: in the menu of the browser, “Install” or “Add to home screen”.',
  install: 'Install',
};

/** What is said of the site without a network: by itself, because it is fetched where it is needed. */
export const OFFLINE: Record<Lang, OfflineWords> = { es, en };
