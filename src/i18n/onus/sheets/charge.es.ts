export default {
  'charge/title': 'Carga y unidades trabadas',
  'charge/about':
    'Qué hace una carga al llegar al contacto, y todo lo que puede hacer una unidad trabada.',

  'charging/title': 'Cargar',
  'charging/contact':
    'De frente: se mueve y gira a su coste y, al contacto, se alinea gratis. Si toca una esquina, elige lado.',
  'charging/slides':
    'Una sección a medias se desliza hasta quedar entera; las frontales libres pueden envolver.',
  'charging/frontal': 'Donde ninguna está de frente no se combate.',
  'charging/markers':
    'Un marcador de Sección cargado por lado o detrás se quita, y los que deja aislados: 1 herida cada uno. De frente, sigue.',
  'charging/impetuous':
    'Las impetuosas deben cargar, activas o no, con cuantas secciones puedan; entre varios enemigos se elige.',

  'charging/sides': 'Secciones y lados',
  'charging/dice': '1 dado por sección frontal en contacto, y ambas unidades tiran los mismos.',
  'charging/by-side':
    'Por el flanco, {flank} de defensa y {flankMorale} de moral; por retaguardia, {rear} y {rearMorale}.',
  'charging/others':
    'Por cada otro enemigo, {pair} y {by}. Todo se suma y vale para todos los dados.',
  'charging/pinned': 'Envolver a una unidad le impide cambiar de orientación, y hasta mover.',

  'engaged/title': 'Unidades trabadas: qué pueden hacer',
  'engaged/action': 'Acción',
  'engaged/needs': 'Exige',
  'engaged/then': 'Y entonces',
  'engaged/envelop': '**Envolver**',
  'engaged/envelop-needs': 'Una sección frontal en contacto y otra, frontal o ampliada, libre.',
  'engaged/envelop-then': 'Más secciones en contacto: más dados para ambos.',
  'engaged/reduce': '**Retirar secciones**',
  'engaged/reduce-then':
    'Si tocaban al enemigo, ataque de 1 dado por cada una; su daño no cuenta en el combate.',
  'engaged/reposition-90': '**Recolocarse 90°**',
  'engaged/quarter-needs':
    'Sitio, sin solaparse, y que el enemigo conserve sus contactos frontales.',
  'engaged/may-envelop': 'Después puede envolver.',
  'engaged/reposition-180': '**Recolocarse 180°**',
  'engaged/half-turn-then':
    'Se quitan sus marcadores trabados, con un ataque de un dado por cada uno; los del enemigo siguen.',
  'engaged/withdraw': '**Replegarse**',
  'engaged/withdraw-needs': 'Todos los enemigos en su frente, y no atravesar a nadie.',
  'engaged/withdraw-then':
    'Hasta la mitad de su movimiento, recto hacia atrás. Cada enemigo se queda o la sigue hasta donde alcance, salvo trabado con otra.',
  'engaged/retreat': '**Retirarse**',
  'engaged/retreat-then':
    'Cada enemigo ataca sin réplica, un dado por sección en contacto. Si no huye, mueve; hacia atrás, reducido.',
  'engaged/conditions':
    'Hay que activarla y que no esté bloqueada ni en Cuadro; si no, sólo combate.',
  'engaged/never':
    'No puede ampliarse, adoptar formación ni disolver Muro de Escudos o Cuadro. La Bravura, siempre.',
} as const;
