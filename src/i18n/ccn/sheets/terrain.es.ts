export default {
  'terrain/title': 'Terreno',
  'terrain/about':
    'Lo que hace cada terreno al entrar, al combatir, al formar cuadro y a la línea de visión, y los dados que quita a cada arma.',
  'terrain/terrain': 'Terreno',
  'terrain/entering': 'Al entrar',
  'terrain/fighting': 'Combate al entrar',
  'terrain/square': 'Cuadro',
  'terrain/infantry-at': 'Infantería, contra él',
  'terrain/cavalry-at': 'Caballería, contra él',
  'terrain/artillery-at': 'Artillería, contra él',
  'terrain/infantry-out': 'Infantería, desde él',
  'terrain/cavalry-out': 'Caballería, desde él',
  'terrain/artillery-out': 'Artillería, desde él',
  'terrain/sight': 'Línea de visión',

  'terrain/forest': '**Bosque**',
  'terrain/town': '**Pueblo o molino**',
  'terrain/hill': '**Colina**, cuesta arriba y abajo',
  'terrain/hill-to-hill': '**De colina a colina**',
  'terrain/rugged-hill': '**Colina escarpada**',
  'terrain/fieldworks': '**Fortificación**, por ese lado',
  'terrain/river': '**Río** sin vado ni puente',
  'terrain/ford': '**Río vadeable**',
  'terrain/bridge': '**Puente**',
  'terrain/quarry': '**Cantera de arena**',

  'terrain/impassable': '**Intransitable**.',
  'terrain/no-limit': 'No detiene.',
  'terrain/stop': 'Detiene.',
  'terrain/not-artillery': 'Para la artillería, intransitable.',
  'terrain/yes': 'sí',
  'terrain/no': 'no',
  'terrain/only-light': 'sólo infantería ligera',
  'terrain/fewer': '−{dice}',
  'terrain/fewer-melee': '−{dice} en melee',
  'terrain/fewer-fire': '−{dice} al disparar',
  'terrain/open': 'libre',
  'terrain/blocks': 'bloqueada',

  'terrain/dice': 'Dados que quita el terreno',
  'terrain/limits': 'Dados y terreno',
  'terrain/add-up': 'Se suman las reducciones de los dos hexágonos: el del objetivo y el propio.',
  'terrain/no-dice':
    'Sin dados no se ataca en melee; en Armas Combinadas tira igual la artillería.',
  'terrain/works-alone':
    'A través de una fortificación cuenta sólo su reducción, también para la caballería que combate desde ella.',
  'terrain/works-front':
    'La fortificación protege sólo por los lados que la llevan; atacadas por ellos, infantería y artillería pueden ignorar 1 bandera.',
  'terrain/charge-in-town': 'Cavalry Charge no da dados contra un pueblo ni desde él.',
  'terrain/cards-too': 'Ninguna carta de Táctica quita los límites del terreno.',
  'terrain/lone-leader': 'Contra un líder solo el terreno quita los mismos dados.',

  'terrain/retreating': 'En retirada',
  'terrain/retreat-through':
    'El terreno transitable no detiene a quien se retira ni a la caballería que se Retira y Reforma.',
  'terrain/retreat-closed':
    'El intransitable cierra el camino: cada hexágono que no se hace cuesta 1 bloque.',

  'terrain/line-of-sight': 'Línea de visión',
  'terrain/centre-to-centre':
    'De centro a centro. La obstruyen unidades y líderes de ambos bandos, bosque, pueblo, colina, colina escarpada y el borde del tablero.',
  'terrain/own-and-target': 'No cuentan ni el hexágono propio ni el del objetivo.',
  'terrain/along-hexside':
    'Por el borde de los hexágonos, sólo la bloquean obstrucciones a ambos lados.',
  'terrain/hill-front':
    'Entre terreno bajo y el primer hexágono de una colina se ve, en los dos sentidos; si hay otro de colina en medio, no.',
  'terrain/hill-level':
    'En la misma colina, por hexágonos unidos, se ve, si no hay nadie en medio.',
  'terrain/hill-across':
    'De colina a colina, sobre terreno más bajo, se ve si allí no hay nadie ni terreno que bloquee.',
  'terrain/overhead':
    'La artillería en una colina dispara sobre amigos de un hexágono adyacente más bajo, pero no en Armas Combinadas.',
} as const;
