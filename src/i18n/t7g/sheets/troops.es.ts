export default {
  'rules/rule': 'Regla',
  'rules/does': 'Qué hace',

  'troops/title': 'Las tropas: infantería y reglas comunes',
  'troops/about':
    'Las reglas especiales que puede tener cualquier Tropa, las de la infantería, la Fortaleza Móvil y la Fortificación Emplazada.',

  'troops/kinds': 'Clases de Tropas',
  'troops/kinds-are':
    '**Infantería** (Formación o Compañía), **caballería** y **artillería**. Destruida, la Formación puntúa 2; las demás, 1.',
  'troops/by-list': 'Reglas especiales, sólo las que da la lista de ejército.',

  'troops/any': 'Cualquier Tropa que las tenga',
  'troops/brigade': 'Brigada',
  'troops/brigade-does':
    'Las de un mismo mando pueden compartir una carta y se activan en la misma vez, una tras otra. Si una reacciona, la carta se enseña y las demás reciben una igual.',
  'troops/elite': 'Élite',
  'troops/elite-does':
    'Puede quitarse todo el Desgaste. Sin reducción de Disciplina por falta de Mando.',
  'troops/frenzied': 'Frenéticos',
  'troops/frenzied-does':
    'Al destruir a un enemigo en combate, Chequeo de Orden: si lo pasa, 1 Desgaste menos; si no, Desordenada.',
  'troops/horde': 'Horda',
  'troops/horde-does': 'El ejército activa dos Tropas seguidas en cada vez.',
  'troops/light': 'Ligera',
  'troops/light-does': 'El terreno Muy Difícil es sólo Difícil.',
  'troops/mercenaries': 'Mercenarios',
  'troops/mercenaries-does': 'Fallan todo Chequeo de Ruptura.',
  'troops/numerous': 'Numerosos',
  'troops/numerous-does':
    '¡Resistid! quita 1 Desgaste por cada 5+ del Chequeo de Orden, nunca el último.',
  'troops/open-order': 'Formación Abierta',
  'troops/open-order-does':
    'Desordenada, no pierde Coraje ante un disparo. Con ¡Atención! o ¡Corred!, dos se atraviesan.',
  'troops/vanguard': 'Vanguardia',
  'troops/vanguard-does':
    'Un movimiento de su Velocidad antes del primer turno, no a menos de 3″ (4″ a 28 mm) de un enemigo.',

  'troops/infantry': 'Infantería',
  'troops/squares': 'Cuadros',
  'troops/squares-does': 'Nunca flanqueada. Con ¡Atención!, si se orienta no mueve.',
  'troops/ambush': 'Emboscada',
  'troops/ambush-does': 'Falta su texto: aquí no hace nada.',
  'troops/skirmishers': 'Escaramuzadores',
  'troops/skirmishers-does': 'Ignoran el terreno Difícil y Muy Difícil.',
  'troops/sheltered': 'Resguardo',
  'troops/sheltered-does':
    'Si la cargan, una caballería de su mando que no ha actuado puede interceptar, con chequeo y gastando su carta. Si es derrotada, la carga puede seguir.',

  'troops/fortress': 'Fortaleza Móvil',
  'troops/speed': 'Velocidad 2. No cambia de orientación ni usa ¡Atacad!.',
  'troops/against-cavalry': 'La caballería que la carga de frente, Combate-.',
  'troops/against-shots': 'Coraje+ contra disparos que no sean de cañón.',
  'troops/left': 'Se abandona cuando se quiera, y no vuelve.',
  'troops/after-combat': 'Tras un combate se destraba el atacante, gane quien gane.',
  'troops/retreats': 'Si debe retirarse, pierde sus defensas.',

  'troops/emplaced': 'Fortificación Emplazada',
  'troops/formed':
    'Al desplegar: dos o más Fortalezas Móviles iguales del mismo mando, y si se quiere una artillería Fortificada.',
  'troops/shape':
    'Una sola unidad, lo más cuadrada posible, sin flancos; protegida por todos los lados.',
  'troops/stays': 'Ni se abandona ni mueve.',
  'troops/orders': 'Una carta. Con más de una unidad obedece como Fresca.',
  'troops/shots':
    'Un disparo por unidad, con los objetivos dichos antes del primero; se mide desde cualquier punto.',
  'troops/wear':
    'Desgaste común: al pasar del Aguante cae una unidad y se descartan tantos como Aguante más 1. La última hace su Chequeo de Ruptura.',
  'troops/scores': 'Puntúa unidad por unidad.',
} as const;
