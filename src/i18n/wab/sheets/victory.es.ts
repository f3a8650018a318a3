export default {
  'victory/title': 'Hostigadores, vagones y victoria',
  'victory/about':
    'Qué pueden y qué no pueden hostigadores y vagones de guerra; cuándo se rompe un ejército y cómo se cuentan los puntos.',

  'victory/skirmishers': 'Hostigadores',
  'victory/loose':
    'Se elige al desplegar, para toda la batalla. Sueltos, a **2 pulgadas** de otro; sin maniobras.',
  'victory/double':
    '**El doble** siempre, con enemigos cerca o no, y ni cargando ni en marcha llegan más lejos. A pie no los frena ningún terreno.',
  'victory/run-or-shoot': 'Si pasan de su Movimiento, no disparan.',
  'victory/dice':
    'Huyen y persiguen por el Movimiento sin doblar: 6 o menos, **2D6**; más, **3D6**.',
  'victory/shot-at': 'Se les dispara a **-1**.',
  'victory/fear':
    'Con Liderazgo **7 o menos** temen a todo enemigo formado. Sólo les vale el Liderazgo propio.',
  'victory/no-bonus': 'Nada por filas ni por estandartes.',
  'victory/no-panic':
    'Por flanco o retaguardia ni causan pánico ni quitan filas. Si se desmoralizan, a las tropas formadas les da igual.',

  'victory/wagons': 'Vagones de guerra y tabores',
  'victory/counts': 'Unidad formada de **6** miniaturas, por pocos que queden de su dotación.',
  'victory/rolls-on':
    'Ni carga, ni marcha, ni pisa terreno malo. Rotar antes de mover **parte por dos** su movimiento.',
  'victory/shoots':
    'Un disparo por cada uno de 3 tiradores, 24 pulgadas, Fuerza 3, salvación -2 a corto y -1 a largo alcance.',
  'victory/struck':
    'Cada impacto, 1D6: **1-4** el vagón, al que no hieren los proyectiles y sí los golpes; **5-6** la dotación. Las máquinas dan siempre al vagón.',
  'victory/fights':
    'Toda la dotación lucha a cualquier lado; no tiene flanco ni retaguardia. Para la caballería es un obstáculo defendido.',
  'victory/no-ranks': 'En su combate nadie cuenta filas.',
  'victory/falls':
    'Nunca se desmoraliza por ser pocos; se retira si falla un chequeo de desmoralización o pierde su dotación.',
  'victory/pursues': 'Persigue **1D6** pulgadas.',
  'victory/tabor':
    'Tabor: los defensores no salen, luchan a todos los lados con **5** como mucho, siempre tras un obstáculo defendido.',

  'victory/breaking': 'Romper un ejército',
  'victory/worth':
    'Unidad formada o elefante **2**, y 3 si una unidad formada cuesta más de 300. Hostigadores **1**, o 2 si son más de 15. Personajes, artillería y carros con cuchillas: nada.',
  'victory/point': 'Punto de ruptura: **25%** de la suma, hacia arriba. De 12, es 3.',
  'victory/lost':
    'Se pierde: todo lo de una unidad destruida o huida de la mesa, la mitad (hacia abajo) con la mitad de miniaturas; **2** por el General, **1** por el estandarte de batalla.',
  'victory/ends': 'Si lo que queda baja del punto, la partida acaba al momento.',

  'victory/points': 'Puntos de victoria',
  'victory/what': 'Por',
  'victory/gives': 'Puntos',
  'victory/destroyed': 'Enemigo destruido o huido de la mesa',
  'victory/halved': 'Enemigo a la mitad o menos',
  'victory/stampeding': 'Elefante enemigo en estampida al final',
  'victory/quarter': 'Cada cuadrante ocupado, sin enemigos',
  'victory/general': 'General enemigo muerto o huyendo',
  'victory/standard': 'Cada estandarte capturado',
  'victory/battle-standard': 'Estandarte de batalla capturado',
  'victory/broken': 'Ejército enemigo roto',
  'victory/cost': 'su coste',
  'victory/half': 'medio coste',
  'victory/plain': '**{points}**',
  'victory/who-holds':
    'Ocupan un cuadrante unidades formadas o carros de **5 miniaturas** o más, de un ejército no roto.',
  'victory/off-table': 'Quien persiguió fuera de la mesa no es una baja.',
};
