export default {
  'panic/title': 'Pánico y Liderazgo',
  'panic/about':
    'Qué obliga a chequear el pánico, a qué distancia, quién está exento y hacia dónde huye; y qué Liderazgo usa una unidad.',

  'panic/causes': 'Las 6 causas',
  'panic/cause': 'Causa',
  'panic/tests': 'Quién chequea, y cuándo',
  'panic/exempt': 'Exentos',
  'panic/flees': 'Huye',

  'panic/fleeing': 'Amigos que huyen cerca',
  'panic/fleeing-tests':
    'Al principio de su turno, con amigos que huyen a **4 pulgadas** o menos; una vez.',
  'panic/fleeing-exempt':
    'Las unidades formadas, por hostigadores. Quien tiene el doble de miniaturas que los que huyen cerca.',
  'panic/fleeing-flees': 'A su borde de mesa.',

  'panic/broken': 'Amigos desmoralizados',
  'panic/broken-tests':
    'Tras los chequeos de desmoralización, a **12 pulgadas** o menos de amigos desmoralizados o destruidos en combate; una vez.',
  'panic/broken-exempt':
    'Las unidades formadas, por hostigadores. Nadie chequea por amigos que huyeron por pánico, ni por destruidos a disparos.',
  'panic/broken-flees': 'Lejos del más cercano de esos combates.',

  'panic/flank': 'Carga por el flanco o la retaguardia',
  'panic/flank-tests':
    'De una unidad formada de **5 miniaturas** o más, cuando se sabe que llega y antes de que mueva; esté trabada o no.',
  'panic/flank-exempt': 'Unidades de menos de 5 miniaturas, y hostigadores que no están trabados.',
  'panic/flank-flees': 'Lejos de quien carga.',

  'panic/general': 'Muere el General',
  'panic/general-tests':
    'Todo el ejército: al momento tras disparos, con los demás chequeos de Pánico tras un combate.',
  'panic/general-exempt':
    'Quien está fuera de la mesa persiguiendo. Todos, si el General huyó de la mesa.',
  'panic/general-flees': 'A su borde de mesa.',

  'panic/shot': 'Bajas por disparos',
  'panic/shot-tests':
    'El **25% o más** de sus miniaturas en una fase: tras todos los disparos; quien carga, antes de mover.',
  'panic/shot-exempt': 'Quien pierde menos.',
  'panic/shot-flees': 'Lejos del más cercano que le disparó.',

  'panic/ignored': 'Una carga ignorada',
  'panic/ignored-tests': 'Quien ignoró una carga por lejana, si resulta que llega.',
  'panic/ignored-exempt': 'Si no llega.',
  'panic/ignored-flees': 'Como si esa fuera su reacción a la carga.',

  'panic/test': 'El chequeo',
  'panic/roll': '**2D6:** con su Liderazgo o menos se pasa; quien falla huye.',
  'panic/half': '**-1** con la mitad o menos de las miniaturas del principio de la batalla.',
  'panic/rider': 'El Liderazgo del jinete, el auriga o el cornaca; no el del animal.',
  'panic/again': 'Quien ganó su combate puede repetir el chequeo por amigos desmoralizados.',
  'panic/fleeing-already': 'Quien huye no hace ninguno.',
  'panic/engaged':
    'La unidad trabada que falla queda como desmoralizada en combate. Sus enemigos persiguen solo si ganaron la ronda anterior o tienen el momentum.',

  'panic/leadership': 'Qué Liderazgo',
  'panic/character': 'El de un personaje en la unidad, si es mejor.',
  'panic/general-near': 'El del General, a 12 pulgadas de él o menos, si no huye.',
  'panic/alone': 'Los hostigadores usan siempre el suyo.',
  'panic/standard-near':
    'Estandarte de batalla a 12 pulgadas o menos: se repite la desmoralización, si no huye.',
} as const;
