import type { Lang } from './lang.ts';

const es = {
  title: 'Reglas de la casa',
  about:
    'Donde un reglamento es dudoso, tu grupo decide: elige una lectura de cada pasaje, ponle nombre y pásala como un enlace corto. Quien la toma calcula con ella en todo el sitio.',
  name: 'Nombre del grupo o del torneo',
  nameHint: 'Club Lutecia',
  adopted: 'la de Ius Belli',
  chosen: '{n} {n?lectura distinta|lecturas distintas} de las de Ius Belli',
  none: 'Todas las lecturas son las de Ius Belli.',
  open: '{n} pasajes dudosos',
  asks: 'Las calculadoras la siguen',
  words: 'Sólo cambia el texto: ningún cálculo depende de ella.',
  copy: 'Copiar el enlace',
  copied: 'Enlace copiado',
  copyFailed: 'El navegador no deja copiar. Copia el enlace de la barra de direcciones.',
  take: 'Tomarlas en este dispositivo',
  drop: 'Dejarlas',
  taken: 'En vigor en este dispositivo.',
  changed: 'En este dispositivo rigen otras: {house}.',
  offered: 'Alguien te pasa estas reglas. Nada cambia hasta que las tomes.',
  notTaken: 'El navegador no deja guardar nada: no se pueden tomar.',
  clear: 'Volver a las de Ius Belli',
  toCase: 'Añadir al expediente',
  wrong: 'No se entiende, y se deja fuera: {pieces}.',
  noScript:
    'Para elegir y guardar lecturas hace falta JavaScript. Sin él, cada lectura se lee en la ficha de su cláusula.',
  notRead: 'No se han podido leer. Comprueba la conexión.',
  again: 'Intentarlo de nuevo',
  of: 'Reglas de la casa de {name}: {readings}',
  unnamed: 'Reglas de la casa: {readings}',
  ofNobody: 'Reglas de la casa',
  ofName: 'Reglas de la casa de {name}',
  not: 'Esto no sigue las reglas de la casa de {name} ({readings}).',
  notUnnamed: 'Esto no sigue tus reglas de la casa ({readings}).',
  apply: 'Aplicarlas',
  see: 'Verlas',
  board: 'Las partidas y las preguntas de este tablero siguen las lecturas de Ius Belli.',
};

export type HouseWords = Record<keyof typeof es, string>;

const en: HouseWords = {
  title: 'House rules',
  about:
    'Where a rulebook is unclear, your group decides: choose a reading of each passage, give it a name and pass it on as one short link. Whoever takes it calculates with it all over the site.',
  name: 'Name of the group or the tournament',
  nameHint: 'Club Lutetia',
  adopted: 'that of Ius Belli',
  chosen: '{n} {n?reading|readings} other than those of Ius Belli',
  none: 'All readings are those of Ius Belli.',
  open: '{n} unclear passages',
  asks: 'Calculators follow it',
  words: 'Only the text changes: nothing that is calculated depends on it.',
  copy: 'Copy the link',
  copied: 'Link copied',
  copyFailed: 'The browser does not let us copy. Copy the link from the address bar.',
  take: 'Take them on this device',
  drop: 'Put them aside',
  taken: 'In force on this device.',
  changed: 'On this device others are in force: {house}.',
  offered: 'Somebody passes you these rules. Nothing changes until you take them.',
  notTaken: 'The browser keeps nothing: they cannot be taken.',
  clear: 'Back to those of Ius Belli',
  toCase: 'Add to the case file',
  wrong: 'Not understood, and left out: {pieces}.',
  noScript:
    'To choose and keep readings you need JavaScript. Without it each reading stands on the card of its clause.',
  notRead: 'They could not be read. Check the connection.',
  again: 'Try again',
  of: 'House rules of {name}: {readings}',
  unnamed: 'House rules: {readings}',
  ofNobody: 'House rules',
  ofName: 'House rules of {name}',
  not: 'This does not follow the house rules of {name} ({readings}).',
  notUnnamed: 'This does not follow your house rules ({readings}).',
  apply: 'Apply them',
  see: 'See them',
  board: 'Games and questions of this board follow the readings of Ius Belli.',
};

/** What is said of house rules: by itself, because few readers have any. */
export const HOUSE: Record<Lang, HouseWords> = { es, en };
