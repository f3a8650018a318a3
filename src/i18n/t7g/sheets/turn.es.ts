export default {
  'turn/title': 'El turno y las órdenes',
  'turn/about':
    'El orden del turno, las 5 órdenes y sus reacciones, los Chequeos de Orden y de Ruptura, el Desgaste, el movimiento y los puntos.',

  'turn/course': 'El turno',
  'turn/planning':
    '**Planificación.** Fuera los marcadores de Agotado; una carta de orden oculta junto a cada Tropa.',
  'turn/initiative':
    '**Iniciativa.** 1D6 + Nivel del Comandante; los empates se repiten. Quien gana elige quién empieza.',
  'turn/goes':
    '**Por veces.** Un Mando, si se quiere, y después una Tropa, siempre. No hace falta que sean del mismo mando.',
  'turn/alone': '**Sin Tropas por activar:** sólo un Mando en cada vez, o se pasa.',
  'turn/end': '**Fin.** Cuando ningún bando tiene Tropas sin activar.',

  'turn/check': 'Chequeo de Orden',
  'turn/fresh': 'La unidad Fresca cumple su orden sin tirar.',
  'turn/worn':
    'Con Desgaste tira su **Disciplina** en D6: con un **5+** basta. Si falla, pierde la orden.',
  'turn/no-commander': 'Disciplina- si no hay un Mando suyo dentro, ni cerca y a la vista.',
  'turn/reaction': 'Para reaccionar se tira siempre, también Fresca; si falla, pierde la carta.',
  'turn/reacting-to':
    'Al reaccionar: Disciplina- si la cargan de flanco; Disciplina+ para la Evasión ante infantería.',

  'turn/reacting': 'Cuándo se reacciona',
  'turn/when':
    'La unidad que no ha actuado, cuando un enemigo se mueve a menos de 3″ (4″ a 28 mm) de su Centro Frontal o la carga.',
  'turn/optional': 'Es voluntario: la carta se puede guardar.',
  'turn/by-card': 'Se revela la carta puesta y se reacciona como dice. La carta se gasta.',

  'turn/moving': 'Mover',
  'turn/line-free':
    'La línea del Centro Frontal no cruza unidades ni terreno Intransitable, y el giro no pasa de 90º.',
  'turn/advance': 'Avanza hasta su Velocidad, en pulgadas, y no acaba encima de nada.',
  'turn/room': 'Pasillo de 3″ (4″ a 28 mm). A 1″ o más del enemigo, salvo con ¡Atacad!.',
  'turn/easy': '**Fácil:** Velocidad+, si todo el movimiento va por él.',
  'turn/difficult': '**Difícil:** Velocidad-.',
  'turn/very-difficult': '**Muy Difícil:** Velocidad- y queda Desordenada.',
  'turn/impassable': '**Intransitable:** no pasa nadie, ni un Mando.',

  'turn/wear': 'Desgaste y Desorden',
  'turn/state-fresh': '**Fresca,** sin Desgaste: obedece sin chequeo.',
  'turn/weary': '**Al Límite,** con tanto Desgaste como Aguante: Combate- y Fuego-.',
  'turn/disordered': '**Desordenada:** Coraje-. Se quita al reorganizarse con ¡Atención!.',
  'turn/break':
    '**Más allá del Aguante:** Chequeo de Ruptura. Se tira la Disciplina original, y hace falta un **6** por cada marcador de más.',
  'turn/broken': 'Si lo pasa, sigue Al Límite; si falla, es baja.',
  'turn/mercenaries': 'Los Mercenarios lo fallan sin tirar.',

  'turn/victory': 'Final y puntos',
  'turn/lead':
    'Se acaba al final del turno 5 con 5 puntos de ventaja (Decisiva), del 6 con 3 (Clara), del 7 con 1 (Justa) o del 8, siempre (Pírrica).',
  'turn/points':
    'Enemigos destruidos: Comandante 3; Formación 2; Caballería, Compañía o Artillería 1.',

  'turn/orders': 'Las 5 órdenes',
  'turn/card': 'Carta',
  'turn/as-order': 'Como orden',
  'turn/as-reaction': 'Como reacción',
  'turn/ready': '**¡Atención!**',
  'turn/ready-order':
    'Hasta 2 acciones distintas: mover, reorganizar (quita el Desorden), orientar, disparar con Fuego-.',
  'turn/ready-reaction': 'Cambia de orientación, o dispara con Fuego-.',
  'turn/assault': '**¡Atacad!**',
  'turn/assault-order':
    'Carga, si puede; si no, se acerca. Velocidad+ y Combate+. Sin enemigo a la vista no hace nada.',
  'turn/assault-reaction':
    'A una carga, contracarga a medio camino (infantería a caballería, 1″ como mucho); a un movimiento, intercepción. Combate+.',
  'turn/run': '**¡Corred!**',
  'turn/run-order': 'Mueve con Velocidad++. Ni dispara ni combate.',
  'turn/run-reaction': 'Huye: al menos su Velocidad sin modificar, como mucho Velocidad++.',
  'turn/fire': '**¡Fuego!**',
  'turn/fire-order': 'Dispara con todo su Fuego y no mueve.',
  'turn/fire-reaction': 'Dispara antes del combate; las armas de fuego, con Fuego+.',
  'turn/resist': '**¡Resistid!**',
  'turn/resist-order': 'Quita 1 Desgaste si tiene 2 o más; los de Élite, también el último.',
  'turn/resist-reaction': 'Coraje+ para resistir el daño; no en la mala guerra.',
} as const;
