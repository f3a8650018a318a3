export default {
  'combat/title': 'Combate',
  'combat/about':
    'Cuántos dados tira cada unidad, con todos sus modificadores, qué impacta, qué banderas se ignoran y qué corre un líder.',

  'combat/order': 'Los dados, en este orden',
  'combat/by-type': 'Los de su tipo: por bloques; la artillería, al disparar, los de su tabla.',
  'combat/by-nation': 'Los de su tarjeta nacional.',
  'combat/by-order':
    'Los de la carta que le dio la orden, no al Responder al ataque ni con First Strike.',
  'combat/one-die': 'Un cuadro, y la caballería contra un cuadro: 1 como máximo.',
  'combat/by-ground': 'Menos los que quita el terreno. Sin dados no se ataca en melee.',
  'combat/with-guns':
    'Más los de la artillería, en Armas Combinadas: tira aunque el atacante se quede en 0.',

  'combat/by-blocks': 'Dados por bloques',
  'combat/blocks-left': 'Bloques',
  'combat/fire-pair': '**Disparo**: los demás / ligera, granaderos y Guardia',
  'combat/with-type': '{dice} / {more}',
  'combat/still': 'Sin mover',
  'combat/moved-up': 'Tras mover: Francia, Gran Bretaña',
  'combat/moved-down': 'Tras mover: Portugal',
  'combat/melee': '**Melee**',
  'combat/plain': 'Línea, milicia, ligera, fusileros; caballería ligera, lanceros',
  'combat/one-more': 'Granaderos, infantería de la Guardia; caballería pesada, coraceros',
  'combat/two-more': 'Vieja Guardia',
  'combat/foot-guns': 'Artillería de a pie',
  'combat/guard-guns': 'De a pie, de la Guardia',
  'combat/horse-guns': 'Artillería montada',
  'combat/by-card': 'tarj.',

  'combat/guns': 'Artillería: alcance tras mover',
  'combat/range-after': 'Hexágonos movidos. Donde dispara, también combate en melee',
  'combat/foot': 'De a pie',
  'combat/horse': 'Montada con 2 bloques o más',
  'combat/horse-last': 'Montada con 1 bloque',
  'combat/no': 'no',

  'combat/by-card-title': 'Dados de la carta que dio la orden',
  'combat/in-fire': 'Disparo',
  'combat/in-melee': 'Melee',
  'combat/in-bonus': 'Bonificación',
  'combat/more': '+{dice}',
  'combat/more-guard': '+{dice}; Guardia +{guard}',
  'combat/more-guard-only': 'Guardia +{guard}',

  'faces/title': 'Qué hace cada cara',
  'faces/face': 'Cara',
  'faces/fire': 'Disparo',
  'faces/melee': 'Melee',
  'faces/retires': 'Retirada y Reforma',
  'faces/lone': 'Líder solo',
  'faces/own': 'El símbolo del objetivo',
  'faces/saber': 'Sable',
  'faces/flag': 'Bandera',
  'faces/hit': '**impacta**',
  'faces/retreat': 'retirada',
  'faces/saber-melee': '**impacta**, salvo de fusileros ligeros y milicia',
  'faces/saber-lone': '**impacta**, lo tire quien lo tire',

  'flags/ignorable': 'Banderas que se pueden ignorar',
  'flags/reason': 'Por',
  'flags/ignored': 'Banderas',
  'flags/leader': 'Líder vinculado, si supera su comprobación',
  'flags/support': 'Apoyo de 2 hexágonos adyacentes (unidad o líder solo)',
  'flags/type': 'Granaderos de línea; coraceros',
  'flags/guard': 'Guardia, según su tarjeta',
  'flags/of-card': '{least} o {most}',
  'flags/works': 'Infantería y artillería, a través de su fortificación',
  'flags/add-up': 'Se suman, y es optativo. Nada vale contra una bandera de rebote.',

  'flags/title': 'Retirada',
  'flags/per-flag': '1 hexágono por bandera; la milicia, 3. La tarjeta nacional puede cambiarlo.',
  'flags/blocked': 'Cada hexágono que no puede hacer cuesta 1 bloque.',
  'flags/meets-leader':
    'En el hexágono de un líder amigo solo acaba la retirada de una unidad sin líder: se vincula a ella.',

  'leaders/title': 'Comprobación de baja de líder',
  'leaders/situation': 'Situación',
  'leaders/dice': 'Dados',
  'leaders/sabers': 'Sables',
  'leaders/missed': 'Si se salva',
  'leaders/unit-hit': 'Su unidad pierde bloques',
  'leaders/unit-eliminated': 'Su unidad es eliminada',
  'leaders/alone': 'Solo, atacado en melee',
  'leaders/escape': 'Escape a través de una unidad enemiga',
  'leaders/of-attacker': 'del atacante',
  'leaders/of-enemy': 'de esa unidad',
  'leaders/stays': 'se queda',
  'leaders/retreats': 'retrocede {least}-{hexes}',
  'leaders/once': 'Una sola comprobación por tirada de combate.',

  'combined/title': 'Armas Combinadas',
  'combined/who':
    'Una unidad de infantería o caballería que ataca y 1 o más de artillería, todas con orden. Se declara antes de tirar.',
  'combined/in-sight':
    'Artillería al alcance y con la línea despejada de toda unidad, también amiga, y sin otro enemigo adyacente.',
  'combined/sabers': 'Los sables impactan en todos los dados, si los del atacante impactan.',
  'combined/with-square':
    'Un cuadro, o la caballería contra un cuadro, suma 1 dado. Si ataca un cuadro a caballería, todas las banderas son de rebote.',
  'combined/stopped':
    'Si First Strike o el cuadro eliminan al atacante o lo hacen retirarse, los dados de la artillería se pierden.',
  'combined/answered': 'El objetivo nunca Responde contra la artillería.',

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
} as const;
