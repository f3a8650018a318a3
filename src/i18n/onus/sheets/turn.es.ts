export default {
  'turn/title': 'El turno',
  'turn/about':
    'Las siete fases, las órdenes, activar unidades Rotas y en huida, los eventos, el fin de turno y cuándo se pierde.',

  'turn/steps': 'Las fases, en este orden',
  'turn/activation':
    '**Activación.** Si se juega por bajas, se comprueban primero. Después, todas las órdenes que se quiera.',
  'turn/movement':
    '**Movimiento.** Mueven o cargan las unidades activas que no huyen; las impetuosas cargan aunque no lo estén.',
  'turn/shooting': '**Disparo.** Las unidades activas con proyectiles.',
  'turn/skirmishers': '**Hostigadores.** Los activos mueven lo que les sobró.',
  'turn/combat':
    '**Combate.** Todas las unidades trabadas, activas o no, en el orden que diga el jugador activo.',
  'turn/flight':
    '**Huida.** Las propias que huyen desde un turno anterior chequean o siguen huyendo.',
  'turn/end': '**Fin de turno.** Se roban cartas y se ajusta la mano.',

  'turn/orders': 'Órdenes y activación',
  'turn/in-order': 'Una fase acabada no se retoma.',
  'turn/as-many':
    'Se juegan cuantas órdenes se quiera, pero no más de 1 sobre la misma unidad y turno.',
  'turn/kinds':
    'Las de Activación activan unidades; las de Mando, Moral y Salud sólo aplican su efecto.',
  'turn/only-active': 'Sólo las unidades activas mueven, cambian de formación, disparan o cargan.',
  'turn/march-ends': 'Al activarla, la unidad pierde el marcador de Marcha Forzada.',

  'turn/activating': 'Activar unidades Rotas y en huida, no trabadas',
  'turn/unit': 'Unidad',
  'turn/check': 'Chequeo',
  'turn/passed': 'Si lo supera',
  'turn/failed': 'Si falla, o no lo hace',
  'turn/broken': '**Rota**',
  'turn/fleeing': '**En huida**',
  'turn/may': 'optativo',
  'turn/must': 'obligado',
  'turn/rallies': 'Deja de estar Rota; movimiento reducido y sin cargar.',
  'turn/stays-broken': 'Sigue Rota, con movimiento normal.',
  'turn/recovers':
    'Deja de huir y de estar Rota y se orienta a su gusto; este turno ni mueve ni combate.',
  'turn/flees-on': 'Sin penalización; chequea otra vez en la fase de huida.',

  'turn/events': 'Eventos de cada combate o disparo',
  'turn/events-each': '1 aleatorio; después el atacante juega 1 de su mano y luego el defensor, 1.',
  'turn/events-random': 'El aleatorio: con espada, al atacante; con escudo, al defensor.',
  'turn/events-hand': 'El de la mano, sólo a favor de quien lo juega.',
  'turn/events-barred':
    'No se repite uno igual; los de «Cargas» valen el turno de la carga; los de arco, en disparos.',
  'turn/events-outside': 'En combates fuera de su fase, ninguno.',
  'turn/events-elite': 'Una unidad de Élite permite 2 de la mano.',

  'turn/victory': 'Perder la batalla',
  'turn/casualties':
    'Por bajas: al empezar su turno, si lo eliminado y lo que huye pasan del 50 % del valor inicial.',
  'turn/two-dice':
    'Entonces, 2 dados: se sigue si no pasan del Liderazgo. Con el general muerto o herido se pierde sin tirar.',
  'turn/others':
    'Otras condiciones: rendirse o no tener ya unidades en orden; la muerte del general.',

  'turn/chances': 'Seguir luchando: 2 dados',
  'turn/leadership': 'Liderazgo',
  'turn/holds': 'Sigue',

  'turn/general': 'El general',
  'turn/general-lost':
    'Muerto, herido o en huida: -1 a la moral de todas, 1 menos de Liderazgo, y nada de lo que da.',
  'turn/general-back': 'Sólo del estar en huida se recupera.',

  'end/title': 'Cartas al fin del turno',
  'end/ordered': 'Si se jugó alguna orden, se roba 1 carta.',
  'end/idle': 'Si no, se elige: descartar las que se quiera y robar tantas más 1, o robar 3.',
  'end/limit':
    'Los aliados pueden regalarse cartas. Se descarta lo que pase del Liderazgo, que baja 1 sin general.',
  'end/deck': 'Si se acaba el mazo, se barajan los descartes.',
} as const;
