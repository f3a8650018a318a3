import type { Lang } from './lang.ts';

/** What every desk says: a board, a measured table, an army list. */
const es = {
  modes: 'Qué quieres hacer',
  setup: 'Preparar',
  ask: 'Preguntar',
  undo: 'Deshacer',
  redo: 'Rehacer',
  notKept:
    'El navegador no deja guardar nada: al cerrar la página se pierde lo que no hayas compartido o guardado en un archivo.',
  faults: 'Lo que no puede ser',
  here: '← aquí',
  side: 'De quién',
  lower: 'Abajo',
  upper: 'Arriba',
  takeAway: 'Quitar',
  question: 'La pregunta',
  more: 'Compartir y guardar',
  share: 'Copiar el enlace',
  linkDamaged: 'Esto del enlace no se entiende: {parts}. Lo demás sigue como estaba.',
  openCalculator: 'Abrir en la calculadora',
  copied: 'Copiado',
  copyThis: 'El navegador no deja copiar: selecciona esto y cópialo.',
  pictureSvg: 'Imagen SVG',
  picturePng: 'Imagen PNG',
  saveFile: 'Guardar en un archivo',
  openFile: 'Abrir un archivo',
  addToCase: 'Añadir al expediente',
};

export type DeskWords = Record<keyof typeof es, string>;

const en: DeskWords = {
  modes: 'What you want to do',
  setup: 'Set up',
  ask: 'Ask',
  undo: 'Undo',
  redo: 'Redo',
  notKept:
    'The browser keeps nothing: what you have not shared or saved to a file is lost when the page is closed.',
  faults: 'What cannot be',
  here: '← here',
  side: 'Whose',
  lower: 'Lower',
  upper: 'Upper',
  takeAway: 'Take away',
  question: 'The question',
  more: 'Share and save',
  share: 'Copy the link',
  linkDamaged: 'This part of the link is not understood: {parts}. The rest stands as it was.',
  openCalculator: 'Open in the calculator',
  copied: 'Copied',
  copyThis: 'The browser does not let us copy: select this and copy it.',
  pictureSvg: 'SVG picture',
  picturePng: 'PNG picture',
  saveFile: 'Save to a file',
  openFile: 'Open a file',
  addToCase: 'Add to the case file',
};

export const DESK: Readonly<Record<Lang, DeskWords>> = { es, en };
