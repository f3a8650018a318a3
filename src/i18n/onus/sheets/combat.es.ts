export default {
  'combat/title': 'Combate y modificadores',
  'combat/about':
    'Qué suma y qué resta cada cosa, cómo se tira, los tres tipos de combate, el chequeo de moral y las probabilidades.',

  'modifiers/circumstance': 'Modificadores',
  'modifiers/column-attack': 'Ataque',
  'modifiers/column-defence': 'Defensa cuerpo a cuerpo',
  'modifiers/column-strength': 'Fuerza a distancia',
  'modifiers/column-shot-at': 'Defensa ante disparos',
  'modifiers/column-morale': 'Moral',

  'modifiers/states': 'Estado de la unidad',
  'modifiers/wound': '**Cada herida**',
  'modifiers/three-wounds': '**Cada 3 heridas**',
  'modifiers/broken': '**Rota**',
  'modifiers/no-officers': '**Sin Oficiales**',
  'modifiers/hero': '**Héroe**',
  'modifiers/extended': '**Cada sección ampliada**',

  'modifiers/attacked': 'Cómo la atacan',
  'modifiers/flank': '**Flanco**',
  'modifiers/rear': '**Retaguardia**',
  'modifiers/forced-march': '**Marcha forzada**',
  'modifiers/fleeing': '**En huida**',
  'modifiers/no-check': 'no chequea',
  'modifiers/other-enemy': '**Cada otro enemigo**',
  'modifiers/obstructed': '**Línea de visión obstruida**',
  'modifiers/terror': '**Contra Terror**',

  'modifiers/general': 'General',
  'modifiers/general-near': '**Dentro de su radio**',
  'modifiers/general-here': '**En la unidad**',
  'modifiers/card': 'su carta',
  'modifiers/card-and': 'su carta y {by}',
  'modifiers/general-lost': '**Muerto, herido o en huida**',

  'modifiers/formations': 'Formaciones y habilidades',
  'modifiers/shield-wall': '**Muro de Escudos**',
  'modifiers/phalanx': '**Falange**, de frente',
  'modifiers/phalanx-mounted': '**Falange** contra montadas',
  'modifiers/square': '**Cuadro**',
  'modifiers/square-mounted': '**Cuadro** contra montadas',
  'modifiers/arrowhead': '**Punta de Flecha, Romboidal**, al cargar',
  'modifiers/bravery': '**Bravura**',
  'modifiers/lancers': '**Lanceros, Sarissas** contra montadas',
  'modifiers/ram': '**Embestir**, al cargar a infantería',

  'rolls/title': 'La tirada de ataque, en este orden',
  'rolls/dice':
    '1 dado por sección en contacto, los mismos para ambos; con cada enemigo, un combate.',
  'rolls/hit': '**Impactar:** dado + ataque **mayor** que esquivar.',
  'rolls/wound': '**Herir**, con esos dados: cada uno + ataque **mayor** que armadura.',
  'rolls/six-and-one': 'Un **6** acierta siempre; un **1** falla siempre.',
  'rolls/skills':
    'Profesionales repiten los 1, una vez por dado. Mortal: cada 6 al herir, 2 heridas.',

  'rolls/combining': 'Cómo se combinan',
  'rolls/add-up':
    'Todo se suma, para todos los dados. Flanco y retaguardia no cuentan en Cuadro, ni en marcha forzada o huida, que ya dan −2/−2.',
  'rolls/least': 'Ningún valor baja de 1.',

  'chances/title': 'Probabilidad de un dado',
  'chances/difference': 'Defensa menos ataque',
  'chances/from': 'Desde',
  'chances/any': 'Éxito',
  'chances/professional': 'Profesionales',
  'chances/or-less': '{value} o menos',
  'chances/or-more': '{value} o más',
  'chances/morale':
    'Falla con moral {m1}: {p1}; {m2}: {p2}; {m3}: {p3}; {m4}: {p4}; {m5}: {p5}; {m6} o más: {p6}.',

  'rolls/morale': 'Chequeo de moral',
  'rolls/morale-die': '1 dado: falla si **supera** la moral modificada. Un 1 nunca falla.',
  'rolls/breaks-or-flees': 'Quien falla queda Rota; si ya lo estaba, huye.',
  'rolls/no-flight':
    'Con Firmeza sólo huye si se quiere; la artillería se destruye; una unidad en huida no chequea.',

  'types/title': 'Tipos de combate',
  'types/type': 'Tipo',
  'types/strikes': 'Quién ataca y cuándo',
  'types/checks': 'Quién chequea la moral',
  'types/simultaneous': '**Simultáneo**',
  'types/who-simultaneous': 'Ambas; las heridas se aplican a la vez.',
  'types/checks-simultaneous':
    'La que recibió más heridas en este combate; si empatan, ambas; sin heridas, nadie.',
  'types/priority': '**Prioritario**',
  'types/who-priority':
    'Primero la prioritaria, aunque defienda: Falange en su primer combate, Embestir al cargar a infantería, un evento. La otra responde, ya herida, si vive y no huye.',
  'types/checks-priority':
    'La atacada, si fue herida, antes de responder; después se comparan las heridas, como en el simultáneo.',
  'types/single': '**Único**',
  'types/who-single': 'Falange con Sarissas en su primer combate: sin réplica.',
  'types/checks-single': 'La atacada, si fue herida.',

  'types/meetings': 'Encuentros y final',
  'types/priority-priority': 'Prioridad contra prioridad: simultáneo.',
  'types/single-priority': 'Único contra prioritario: prioritario, a favor de las Sarissas.',
  'types/ends':
    'Sin heridas, o si una es eliminada (tantas heridas como vida), acaba ahí, sin chequeos.',
  'types/after':
    'Quien fue herida puede huir por su voluntad. Si huyen ambas, primero la del jugador activo. Si no, siguen trabadas.',
} as const;
