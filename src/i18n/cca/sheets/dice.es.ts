export default {
  'dice/title': 'Dados y sus excepciones',
  'dice/about':
    'Cuántos dados, en qué orden se cuentan, qué impacta, qué se ignora y qué pasa después.',
  'dice/unit': 'Dados de',
  'dice/attack': 'Ataca',
  'dice/back': 'Devuelve',
  'dice/low': 'Abrupto, bosque, vado',
  'dice/uphill': 'Cuesta arriba',
  'dice/from-hill': 'Desde colina',
  'dice/camp': 'Desde campamento',
  'dice/by-elephants': 'Atacada por elefantes',
  'dice/ranged': 'Disparo: quieta / mueve',
  'dice/units': '**{units:raw}**',
  'dice/warriors-full': '**WR** Guerreros, completos',
  'dice/warriors-reduced': '**WR** Guerreros, con bajas',
  'dice/fire': '{still} / {moved}',
  'dice/at-most': 'máx. {dice}',
  'dice/of-target': 'objetivo',
  'dice/of-attacker': 'atacante',
  'dice/fewer': '−{dice}',

  'dice/close-order': 'Dados de cuerpo a cuerpo, en este orden',
  'dice/by-type':
    'Los del tipo de unidad. Carros, {chariots} al devolver y con {card}. Elefantes: abajo.',
  'dice/strength': 'Guerreros completos: +{dice}. Las bajas no quitan dados a nadie más.',
  'dice/in-camp': 'Desde un campamento: −{dice}.',
  'dice/maximum':
    'Máximo del terreno: {low} en abrupto, bosque o vado, desde él o contra él; {up} cuesta arriba; desde una colina, {foot} a pie y {mounted} montada.',
  'dice/cards': 'Cartas, por encima del máximo: {clash} +{two}; {charge} y {spartacus} +{one}.',

  'dice/fire-order': 'Dados de disparo, en este orden',
  'dice/fire-by-move': '{still} sin mover, {moved} tras mover.',
  'dice/fire-in-camp': 'Desde un campamento: −{dice}. Los máximos del terreno no bajan de 2.',
  'dice/fire-cards': '{spartacus} +{dice}. {sky}: {times} disparos.',

  'hits/title': 'Qué impacta',
  'hits/face': 'Cara',
  'hits/close': 'Cuerpo a cuerpo',
  'hits/evades': 'Evasión',
  'hits/ranged': 'Disparo',
  'hits/rampage': 'Estampida',
  'hits/lone': 'Líder solo',
  'hits/face-own': 'Símbolo del objetivo',
  'hits/face-swords': 'Espadas',
  'hits/face-leader': 'Casco',
  'hits/face-flag': 'Bandera',
  'hits/hit': '**impacta**',
  'hits/miss': '–',
  'hits/retreat': 'retirada',
  'hits/swords-close': '**impacta**, salvo {units:raw}',
  'hits/leader-close': '**impacta** con líder unido o adyacente',

  'hits/ignored': 'Espadas que se ignoran',
  'hits/swords-ignored':
    'Ignoran {swords} los carros y, a pie, quien está tras un terraplén o en un campamento.',

  'after/elephants': 'Elefantes',
  'after/flags': 'Banderas y retirada',
  'after/per-flag':
    'Por bandera, el movimiento de la unidad; {units:raw}, {two} hexes; {others:raw}, {one}.',
  'after/from-elephants': 'Caballería y carros ante elefantes: {hexes} hex más por bandera.',
  'after/ignorable': 'Banderas que se pueden ignorar',
  'after/reason': 'Por',
  'after/flags-ignored': 'Banderas',
  'after/ignore-leader': 'Líder unido que sobrevive a su chequeo',
  'after/ignore-support': 'Apoyo desde 2 hexes (unidad o líder solo)',
  'after/ignore-works': 'A pie, en terraplén o campamento',
  'after/ignore-warriors': 'Guerreros completos',
  'after/ignore-elephants': 'Elefantes ante caballería o carros',
  'after/reasons-add-up': 'Las razones distintas se suman.',
  'after/blocked':
    'Cada hex que no se puede hacer: {blocks} bloque. Si cierran el paso a elefantes, lo pierden quienes lo cierran.',

  'after/leaders': 'Chequeo de líder',
  'after/situation': 'Situación',
  'after/dice': 'Dados',
  'after/helmets': 'Cascos',
  'after/missed': 'Si se salva',
  'after/unit-hit': 'Unido a unidad impactada',
  'after/unit-eliminated': 'Unido a unidad eliminada',
  'after/alone': 'Solo en su hex, atacado',
  'after/escape': 'Escape de Líder, sin terreno',
  'after/of-attacker': 'del atacante',
  'after/stays': 'sigue',
  'after/evades': 'se evade {least} a {hexes}',

  'after/rampage': 'Estampida',
  'after/rampage-dice':
    'Antes de la retirada, una vez: {dice} dados por hex adyacente ocupado, amigo o enemigo; tira el oponente de quien esté en él.',
  'after/rampage-hits':
    'Sólo impacta el símbolo de la unidad. Con líder unido, chequeo. A un líder solo, el casco.',

  'after/evasion': 'Evasión',
  'after/who-evades':
    '{any:raw}, de cualquiera; {medium:raw}, de a pie y montadas pesadas; {heavy:raw}, de a pie y elefantes; las demás, nunca.',
  'after/how-evades':
    'Tira antes el atacante, sus dados normales. {hexes} hexes hacia el lado propio; {one} si no hay más; si no hay ninguno, no cabe evasión.',
  'after/evaded':
    'Ante quien se evade no hay respuesta ni avance. Nadie se evade de quien devuelve el combate.',
  'after/leader-evades':
    'Un líder solo debe evadirse, también de un disparo. No acaba con otro líder; puede salir por su borde sin dar estandarte.',
} as const;
