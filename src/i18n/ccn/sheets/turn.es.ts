export default {
  'turn/title': 'El turno',
  'turn/about':
    'Las fases del turno, los pasos del disparo, de la melee y de la retirada, y lo que se hace en el turno del oponente.',

  'turn/steps': 'El turno, en este orden',
  'turn/play':
    '**Mando.** Se juega 1 carta de Orden y se lee en voz alta. Si no da orden a nadie, se roba y acaba el turno.',
  'turn/order': '**Órdenes.** Se anuncia quién las recibe, 1 cada uno, y qué cuadros se abandonan.',
  'turn/move':
    '**Movimiento.** De uno en uno, todos antes de combatir. Con orden no hay que mover.',
  'turn/fight':
    '**Combate.** De uno en uno, cada uno entero, con sus acciones adicionales. Es optativo: disparo o melee, no ambos.',
  'turn/draw':
    '**Robo.** Se descarta la carta y se roba otra; quien usó First Strike roba antes. Tras Élan se baraja todo.',

  'turn/victory': 'Victoria',
  'turn/banners':
    '1 Bandera de Victoria por unidad eliminada, 1 por líder y las de los objetivos del escenario.',
  'turn/wins':
    'Quien reúne las que pide el escenario gana en el acto, también en el turno del oponente.',

  'moving/title': 'Al mover',
  'moving/occupied':
    '1 unidad por hexágono. No se entra en hexágonos con unidades, ni con líderes enemigos, ni se atraviesan.',
  'moving/meets-leader':
    'En el hexágono de un líder amigo solo, la unidad se detiene y él se vincula a ella.',
  'moving/whole':
    'Las unidades ni se dividen ni se combinan, ni salen del tablero si el escenario no lo dice.',
  'moving/leader-passes':
    'Un líder mueve hasta 3 hexágonos y atraviesa a los suyos, no a enemigos. No acaba con otro líder; con una unidad, se vincula.',
  'moving/leader-detaches':
    'Vinculado, mueve y combate con su unidad por 1 orden para ambos. Separarse le cuesta 1 orden y pide ciertas cartas.',
  'moving/joined':
    'La unidad a la que se une no recibe por ello una orden y ya no mueve; si tenía orden, puede combatir.',

  'steps/fire': 'Disparo, en este orden',
  'steps/fire-announced':
    'Unidad de infantería o artillería y su objetivo. Junto a una unidad enemiga no se dispara.',
  'steps/fire-range':
    'Alcance: 2; fusileros ligeros 3; artillería de a pie 5, montada 4. Cuenta el hexágono del objetivo.',
  'steps/fire-sight': 'Línea de visión, de centro a centro.',
  'steps/fire-strength':
    'Dados por bloques; la mitad tras mover; +1 algunos tipos. La artillería, por su tabla.',
  'steps/card': 'Más los de la carta que dio la orden.',
  'steps/terrain': 'Menos los que quita el terreno.',
  'steps/roll': 'Se tiran todos a la vez.',
  'steps/fire-hits':
    'Impacta sólo el símbolo del objetivo: 1 bloque cada uno. A un líder solo no se le dispara.',
  'steps/fire-retreats': 'Banderas y retirada. Ni se Responde ni cabe Retirarse y Reformar.',

  'steps/melee': 'Melee, en este orden',
  'steps/melee-announced':
    'Unidad y objetivo adyacente, con la artillería de Armas Combinadas. Ahora se juega First Strike.',
  'steps/melee-retires': 'Caballería atacada por infantería: puede Retirarse y Reformar.',
  'steps/melee-square':
    'Infantería atacada por caballería: puede formar en cuadro. El cuadro combate primero.',
  'steps/melee-strength':
    'Infantería y caballería, 1 dado por bloque aunque muevan; artillería, los suyos.',
  'steps/melee-hits':
    'Impactan el símbolo del objetivo y los sables, salvo los de fusileros ligeros y milicia.',
  'steps/melee-retreats': 'Banderas y retirada.',
  'steps/melee-advances': 'El atacante que desaloja a su objetivo puede avanzar.',
  'steps/melee-back':
    'El defensor que conserva bloques y su hexágono puede Responder, también si no pudo retirarse. A la Respuesta no se Responde.',

  'reactions/title': 'En el turno del oponente',
  'reactions/first-strike':
    '**First Strike**, declarada la melee y antes de la tirada: la unidad atacada combate antes y luego no Responde. No contra una Respuesta.',
  'reactions/retire':
    '**Retirada y Reforma** ante infantería, si quedan libres 2 hexágonos hacia el propio lado. Sólo impactan los símbolos de caballería.',
  'reactions/retired':
    'Luego no Responde, y la infantería puede ocupar. No cabe ante una Respuesta ni ante First Strike.',
  'reactions/square':
    '**Formar en cuadro** ante caballería, con más de 2 cartas en la mano y sitio en el contador; no en pueblo ni con fortificación.',
  'reactions/formed':
    'Cuesta 1 carta al azar, que va al contador. No cabe ante una Respuesta ni ante First Strike.',
  'reactions/left':
    'Se abandona con una orden, en el turno propio y sin caballería enemiga adyacente; la carta vuelve a la mano.',

  'squares/title': 'Cuadros',
  'squares/does-not-move':
    'Un cuadro ni mueve ni Ocupa el Terreno. Con orden combate con 1 dado; dispara sólo sin unidades enemigas adyacentes.',
  'squares/strikes-first':
    'Si lo ataca caballería, combate primero; luego ella tira 1 dado como máximo y él no Responde.',
  'squares/bounces':
    'Sus banderas en melee contra caballería son de rebote: no se ignoran por ningún motivo.',
  'squares/of-others':
    'Le disparan y lo atacan infantería y artillería con sus dados normales; en melee Responde con 1.',
  'squares/loses-blocks':
    'Por cada hexágono de retirada pierde 1 bloque. Ignora banderas por líder o tipo, no por apoyo.',

  'retreat/title': 'Retirada, en este orden',
  'retreat/hits-first': 'Primero los impactos y la comprobación del líder.',
  'retreat/flags-ignored': 'Su dueño dice qué banderas ignora.',
  'retreat/towards-own-side':
    '1 hexágono por bandera (la milicia, 3) hacia el lado propio, nunca de costado ni por hexágonos ocupados; el terreno transitable no detiene.',
  'retreat/joins-leader':
    'En el hexágono de un líder amigo solo, la unidad sin líder acaba su retirada.',
  'retreat/hexes-not-made': 'Cada hexágono que no puede hacer cuesta 1 bloque.',

  'advance/title': 'Tras ganar la melee',
  'advance/attacker': 'Unidad que desaloja a su objetivo',
  'advance/hexes': 'Avanza',
  'advance/again': 'Ataca otra vez',
  'advance/infantry': 'Infantería: Ocupar el Terreno',
  'advance/cavalry': 'Caballería: Avance',
  'advance/after-bonus': 'Caballería, tras la bonificación',
  'advance/never': 'Cuadro; artillería',
  'advance/not-attacking': 'Al Responder, con First Strike, al disparar',
  'advance/yes': 'sí',
  'advance/no': 'no',
  'advance/optional': 'Avanzar y atacar otra vez son optativos.',
  'advance/must-enter':
    'Para el Ataque de Bonificación hay que entrar en el hexágono desalojado. Vale contra cualquier enemigo adyacente.',
  'advance/ground':
    'El terreno que detiene quita el hexágono adicional; en bosque y pueblo no se ataca otra vez.',

  'moving/leader-back': 'Líder que pierde su unidad, o atacado solo',
  'moving/leader-way':
    'Se retira 1, 2 o 3 hexágonos hacia su lado. Si se lo impide terreno intransitable, es eliminado.',
  'moving/leader-ends':
    'Atraviesa a los suyos. Acaba en un hexágono vacío o con una unidad sin líder, a la que se vincula.',
  'moving/leader-escapes':
    '**Escape** por un hexágono con una unidad enemiga: ella tira sus dados de melee y 1 sable lo elimina. Tras 2, la tercera lo elimina sin tirar.',
  'moving/leader-leaves':
    'Puede salir por su propio lado, y desde su borde debe: no da Bandera de Victoria.',
} as const;
