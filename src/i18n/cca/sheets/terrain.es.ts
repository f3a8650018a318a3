export default {
  'terrain/title': 'Terreno',
  'terrain/about':
    'Lo que hace cada terreno al entrar, al combatir, al defenderse, a la vista y en retirada.',
  'terrain/terrain': 'Terreno',
  'terrain/entering': 'Al entrar',
  'terrain/battling': 'Combate al entrar',
  'terrain/dice': 'Dados, cuerpo a cuerpo y disparo',
  'terrain/defence': 'Defensa',
  'terrain/sight': 'Línea de visión',
  'terrain/retreating': 'En retirada',

  'terrain/rough': '**Abrupto**',
  'terrain/forest': '**Bosque**',
  'terrain/hill': '**Colina**',
  'terrain/ford': '**Río vadeable**',
  'terrain/camp': '**Campamento fortificado**',
  'terrain/rampart': '**Terraplén** (en un lado del hex)',
  'terrain/river': '**Río no vadeable**',
  'terrain/coast': '**Costa**',

  'terrain/impassable': '**Impracticable**.',
  'terrain/no-limit': 'Sin límite.',
  'terrain/stop': 'Todas se detienen.',
  'terrain/stop-mounted': 'A pie, sin límite. Las montadas se detienen.',
  'terrain/battle': 'Sí.',
  'terrain/battle-foot': 'A pie, sí. Las montadas, no.',
  'terrain/battle-only': 'Sólo {units:raw}.',
  'terrain/most': 'Máximo **{dice}**, desde él y contra él.',
  'terrain/most-hill':
    'Cuesta arriba, máximo **{up}**. Cuesta abajo o entre colinas, máximo **{foot}** a pie y **{mounted}** montada.',
  'terrain/fewer': 'Quien está dentro tira **{dice} menos**.',
  'terrain/shelter-camp':
    'A pie: ignora {swords} espada y puede ignorar {flags} bandera, por todos los lados. Las montadas, nada.',
  'terrain/shelter-rampart':
    'A pie, si el combate lo cruza: ignora {swords} espada y puede ignorar {flags} bandera. Por el costado o por detrás, nada; las montadas, nada.',
  'terrain/open': 'No la bloquea.',
  'terrain/blocks': '**La bloquea** hacia lo que hay detrás.',
  'terrain/hill-front':
    'Desde abajo se ve el hex delantero de la colina, y al revés; la segunda fila, no.',
  'terrain/hill-level': 'Entre hexes de colina contiguos se ve.',
  'terrain/retreat-through': 'No detiene.',
  'terrain/retreat-blocked': 'No se cruza.',

  'terrain/limits': 'Dados y terreno',
  'terrain/limit-not-more':
    'El terreno sólo quita dados: a quien tira el máximo o menos no le cambia nada.',
  'terrain/limit-cards': 'Los dados que da una carta suben el máximo en otros tantos.',
  'terrain/limit-warriors': 'El dado de los guerreros completos no sube el máximo.',
  'terrain/camp-fire': 'El dado del campamento se quita también al disparar.',
  'terrain/trasimene': 'Lago Trasimeno: las colinas empinadas son impracticables.',

  'terrain/line-of-sight': 'Línea de visión',
  'terrain/centre-to-centre':
    'De centro a centro. La obstruyen unidades, líderes, bosque, colina, campamento y el borde del campo de batalla.',
  'terrain/own-and-target': 'No cuentan ni el hex propio ni el del objetivo.',
  'terrain/along-hexside':
    'Si va por el borde de los hexes, sólo la bloquean obstrucciones a ambos lados.',
} as const;
