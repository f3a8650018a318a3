export default {
  'cards/title': 'Cartas de Orden',
  'cards/about': 'Las cartas del mazo: copias, a quién dan órdenes y qué cambian en ese turno.',
  'cards/name': 'Carta',
  'cards/copies': 'Copias',
  'cards/left': 'Izq.',
  'cards/centre': 'Centro',
  'cards/right': 'Der.',
  'cards/orders': 'Da órdenes a',
  'cards/effects': 'Este turno',
  'cards/card': '**{card}**',
  'cards/command': 'M',
  'cards/section':
    '**Sección**, {cards} cartas: órdenes a unidades y líderes de cada sección. Llevan bicornio.',
  'cards/tactic':
    '**Táctica**, {cards} cartas: prevalecen sobre las reglas básicas, pero no quitan los límites del terreno.',

  'cards/up-to': 'Hasta {orders} de {arms}.',
  'cards/choice': 'Si no hay, 1 unidad cualquiera.',
  'cards/choice-instead': 'O bien 1 unidad, con una orden corriente.',
  'cards/horse-artillery': 'Entre ellas puede ir artillería montada, sin los dados.',
  'cards/copies-last': 'La carta que jugó el oponente en su último turno, como propia.',
  'cards/dice-order':
    'Dados, tantos como el Mando: cada símbolo de tropa, 1 unidad de esa arma; cada bandera, 1 unidad o líder cualquiera.',
  'cards/not-adjacent': 'Ninguna junto a una unidad enemiga.',
  'cards/reaction':
    'Nadie: se juega en el turno ajeno, declarada una melee y antes de la tirada; no contra quien Responde.',
  'cards/all-infantry': 'Toda la infantería de 1 sección.',
  'cards/all-adjacent': 'Todas las unidades adyacentes al enemigo al jugarla.',
  'cards/all-leaders': 'Todos los líderes, y su unidad mientras siguen en ella.',
  'cards/up-to-any': 'Hasta {orders} unidades o líderes, ninguna en cuadro.',
  'cards/dice-return':
    'Dados, tantos como el Mando: cada símbolo de tropa devuelve 1 bloque a una unidad de esa arma, que recibe la orden.',
  'cards/orders-nobody': 'Nadie.',

  'cards/moves-and-melee': 'Mueven hasta {hexes} y combaten en melee.',
  'cards/no-fire': 'No disparan.',
  'cards/dice-guard': 'Infantería de la Guardia: +{dice} en melee.',
  'cards/moves-or-stays': 'Mueven hasta {hexes} sin combatir, o se quedan.',
  'cards/dice-stays': 'Sin mover: +{dice} en todo combate; la Guardia, +{guard}.',
  'cards/dice-bonus-too': '+{dice} en melee, también en el Ataque de Bonificación.',
  'cards/no-dice-town': 'No los hay contra un pueblo ni desde él, ni contra un cuadro.',
  'cards/heavy-moves': 'La pesada mueve hasta {hexes} y combate.',
  'cards/sides-swapped': 'Si es de Sección, izquierda y derecha se cambian.',
  'cards/dice-any': '+{dice} en todo combate, también en el Ataque de Bonificación.',
  'cards/reshuffled': 'Al final, mazo y descartes se barajan juntos.',
  'cards/dice-fire': '+{dice} al disparar.',
  'cards/only-fires': 'Ni mueven ni combaten en melee; pueden dejar el cuadro.',
  'cards/enemy-comes':
    'Quien aún no ha disparado ya no lo hace si un enemigo se retira junto a él.',
  'cards/strikes-first':
    'La unidad atacada combate antes. Luego ni Responde, ni forma cuadro, ni se Retira y Reforma.',
  'cards/once': 'Sólo una en cada melee.',
  'cards/draws-first': 'Su jugador roba carta antes que el oponente.',
  'cards/march-fast': 'Ligera, Granaderos, Guardia o con líder: mueven hasta {hexes} y combaten.',
  'cards/march-slow': 'Las demás mueven {fights} y combaten, o {hexes} sin combatir.',
  'cards/dice-not-bonus': '+{dice} en melee; en el Ataque de Bonificación, los dados normales.',
  'cards/joined-not-ordered': 'La unidad a la que se une un líder no recibe por ello una orden.',
  'cards/moves-no-combat': 'Mueven hasta {hexes} y no combaten.',
  'cards/not-above': 'Nunca por encima de los bloques iniciales.',
  'cards/goes-back':
    '1 unidad de cualquier bando vuelve a su línea base, en su sección, con su líder; llena ésta, a la fila de delante. El hexágono lo elige su dueño.',
  'cards/own-does-not-fight': 'Si es propia, no combate.',
  'cards/not-against': 'Ni un cuadro ni un líder solo.',

  'cards/always': 'Con todas las cartas',
  'cards/deck':
    'El mazo tiene {cards} cartas. Se juega 1 al empezar el turno y se roba 1 al acabarlo; agotado el mazo, se barajan los descartes.',
  'cards/command-is':
    '**Mando** (M): las cartas en mano y la recién jugada; las del contador no cuentan.',
  'cards/one-order': 'Cada unidad o líder recibe 1 orden como mucho; las que sobran se pierden.',
  'cards/dashed-line':
    'En un hexágono con línea discontinua vale la orden de cualquiera de sus dos secciones.',
  'cards/scout': '**Scout**: al robar se cogen 2 cartas y se guarda 1.',
  'cards/bicorne':
    '**Bicornio** (Sección, Leadership, La Grande Manoeuvre): por 1 orden, un líder puede dejar su unidad, si no está en cuadro.',
  'cards/ordinary':
    '**1 unidad cualquiera**: con una orden corriente, sin los dados ni los límites de la carta.',
  'cards/strike-in-own-turn':
    '**First Strike** en el turno propio: sólo si es la única carta; se roba y acaba el turno.',
} as const;
