export default {
  'turn/title': 'El turno y las cargas',
  'turn/about':
    'Las fases de un turno, los pasos del movimiento y del combate, quién puede cargar y cómo reacciona una unidad cargada.',

  'turn/phases': 'El turno de un ejército',
  'turn/start':
    '**Principio:** chequeos de psicología, pánico por amigos que huyen, vuelta a la mesa.',
  'turn/movement': '**Movimiento,** en sus pasos.',
  'turn/shooting': '**Disparo,** solo de ese ejército.',
  'turn/combat': '**Combate cuerpo a cuerpo,** de los dos.',

  'turn/moving': 'Movimiento',
  'turn/declare': 'Se declaran las cargas y los intentos de destrabarse. Luego reacciona el rival.',
  'turn/rally': 'Los que huyen intentan reagruparse.',
  'turn/compulsory':
    '**Movimientos obligatorios:** los que siguen huyendo, los que se han destrabado, las estampidas.',
  'turn/charges': 'Se mueven las cargas, también las obligadas.',
  'turn/rest':
    'Todo lo demás, en cualquier orden: movimientos, marchas, reorganizaciones, vueltas a la mesa.',

  'turn/fighting': 'Combate cuerpo a cuerpo',
  'turn/fight': 'Se luchan todos los combates.',
  'turn/results': 'Quién gana, y por cuánto.',
  'turn/break-tests': 'Chequeos de desmoralización de los que han perdido.',
  'turn/panic-tests': 'Chequeos de Pánico.',
  'turn/flight': 'Ceder terreno, luego la huida.',
  'turn/pursuit': 'Persecución.',
  'turn/redress': 'Se recomponen las filas.',

  'turn/charging': 'Las cargas',
  'turn/declared':
    'Se declaran al principio del movimiento, sin medir. Una carga va al **doble** del movimiento como máximo.',
  'turn/sees':
    'Una miniatura debe ver al objetivo; de los hostigadores, la mayoría. Debe estar en su arco.',
  'turn/straight': 'Recto tras un solo pivote, que cuesta lo que recorre. Ninguna otra maniobra.',
  'turn/several': 'Hay que nombrar a todas las unidades que la carga va a tocar.',

  'turn/reacting': 'Reacciones a una carga, declaradas todas',
  'turn/hold': '**Aguantar.**',
  'turn/countercharge':
    '**Contracargar:** caballería o carros ligeros cargados de frente por caballería o carros ligeros.',
  'turn/stand':
    '**Aguantar y disparar:** con proyectiles, si quien carga está más lejos que la mitad de su carga. Si no, aguanta.',
  'turn/flee': '**Huir:** **2D6** pulgadas, o **3D6** si mueve más de 6.',
  'turn/shoot-and-flee':
    '**Disparar y huir:** a la misma distancia, y huye con 1D6 menos. Si no puede disparar, solo huye.',
  'turn/ignore': '**Ignorar** una carga por lejana. Si al final llega: un chequeo de Pánico.',
  'turn/only': 'Las unidades trabadas solo aguantan, y las que huyen solo huyen.',
} as const;
