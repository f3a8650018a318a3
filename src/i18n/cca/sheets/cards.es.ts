export default {
  'cards/title': 'Cartas de mando',
  'cards/about': 'Las cartas del mazo: copias, a quién dan órdenes y qué cambian.',
  'cards/name': 'Carta',
  'cards/copies': 'Copias',
  'cards/orders': 'Da órdenes a',
  'cards/effects': 'Este turno',
  'cards/card': '**{card}**',

  'cards/section':
    '**Sección**, {cards} cartas: órdenes en las secciones que dice la carta. Llevan casco.',
  'cards/troop':
    '**Tropa**, {cards} cartas: una clase de unidades, en cualquier sección, tantas como el Mando.',
  'cards/leadership':
    '**Liderazgo**, {cards} cartas: un líder, la unidad de su hex y las de hexes adyacentes.',
  'cards/tactic':
    '**Táctica**, {cards} cartas: lo que dice la carta va antes que las reglas básicas; disparo es combate a distancia.',

  'cards/in-section': '**{orders}**: {sections}.',
  'cards/in-each': '**{orders}** en cada una: {sections}.',
  'cards/around-leader': 'Un líder, su hex y **{hexes}** adyacentes.',
  'cards/around-leader-in': 'Un líder ({sections}), su hex y **{hexes}** adyacentes.',
  'cards/all-of': 'Todas: {units:raw}.',
  'cards/command': '{units:raw}.',
  'cards/command-and-leaders': '{units:raw}.',
  'cards/orders-clash-of-shields': 'Todas las adyacentes a un enemigo al jugarla.',
  'cards/orders-counter-attack': 'La misma orden que la carta del oponente.',
  'cards/orders-double-time': 'Hasta {orders} a pie que formen un bloque.',
  'cards/orders-first-strike': 'Nadie: se juega declarado un ataque, antes de que tire.',
  'cards/orders-i-am-spartacus':
    'Dados, tantos como el Mando: cada símbolo, 1 de su clase; cada casco, 1 cualquiera.',
  'cards/orders-line-command': 'Un bloque de unidades a pie, sin máximo.',
  'cards/orders-rally':
    'Dados, tantos como el Mando: cada símbolo o casco devuelve 1 bloque a una unidad con un líder o junto a él.',

  'cards/helmet': 'Casco.',
  'cards/leaders-too': 'También líderes.',
  'cards/always': 'Con todas las cartas',
  'cards/choice-if-none': 'Si no hay: {units} a elección.',
  'cards/choice-instead': 'O bien {units} a elección.',

  'cards/dice': '+{dice} {dice?dado|dados} en cuerpo a cuerpo.',
  'cards/dice-any': '+{dice} {dice?dado|dados} en todo combate.',
  'cards/no-move': 'No mueven.',
  'cards/moves-to': '{units:raw}: hasta {hexes} {hexes?hex|hexes}.',
  'cards/no-fire': 'No disparan.',
  'cards/fires': 'Disparan {times} veces.',
  'cards/no-close-combat': 'Sin cuerpo a cuerpo.',

  'cards/passes-friends': 'A pie, atraviesan amigas al mover 2 hexes.',
  'cards/normal-dice-after-advance': 'Tras avanzar, dados normales.',
  'cards/sides-swapped': 'Izquierda y derecha se intercambian.',
  'cards/same-section': 'Liderazgo en Cualquier Sección: en la misma sección.',
  'cards/warriors-must-battle': 'Los guerreros que mueven 2 o más deben combatir.',
  'cards/auxilia-may-battle':
    'Los auxiliares mueven 2 y combaten cuerpo a cuerpo; las ligeras no ganan nada.',
  'cards/strikes-first': 'Combate antes que quien ataca; quien aguanta puede devolver el combate.',
  'cards/no-advance': 'Sin Avance de Ímpetu.',
  'cards/draws-first': 'Coge carta antes que el oponente.',
  'cards/deck-shuffled': 'Después, mazo y descartes se barajan juntos.',
  'cards/then-battle': 'Después, disparo o cuerpo a cuerpo.',
  'cards/three-steps': 'Mover, disparar, mover: cada paso, optativo y para todas.',
  'cards/rallied-ordered': 'La reorganizada mueve y combate. Ni elefantes ni carros.',

  'cards/deck':
    'El mazo tiene {cards} cartas. Se juega 1 al comenzar el turno y se coge 1 al acabarlo; agotado el mazo, se barajan los descartes.',
  'cards/command-is': 'Mando: el máximo de cartas en la mano que da el Consejo de Guerra.',
  'cards/one-order':
    'Cada unidad recibe 1 orden como mucho; las que sobran en una sección se pierden.',
  'cards/dotted-line':
    'En un hex con línea de puntos vale la orden de cualquiera de sus secciones.',
  'cards/leader-order':
    'Casco: también puede ordenarse a un líder, que gasta 1 orden y puede dejar su unidad; ella aún puede recibir la suya.',
} as const;
