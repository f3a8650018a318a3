export default {
  'psychology/title': 'Psicología y partidas de guerra',
  'psychology/about':
    'Miedo y terror, cuándo se chequean y qué pasa al fallar; furia asesina, odio, tozudos, partidas de guerra y poco fiables.',

  'psychology/fear': 'Miedo y terror',
  'psychology/case': 'Caso',
  'psychology/when': 'Cuándo se chequea',
  'psychology/fear-fails': 'Miedo, fallado',
  'psychology/terror-fails': 'Terror, fallado',

  'psychology/charged': 'La cargan',
  'psychology/charged-when':
    'El miedo, al saber que la carga llega; el terror, tras la reacción. Quien elige huir no chequea; quien dispara y huye, sí.',
  'psychology/charged-fear':
    'El enemigo tiene **más miniaturas**: huye. No tiene más: impacta **con 6** el primer turno, y al disparar a la carga.',
  'psychology/charged-terror': 'Huye.',

  'psychology/charging': 'Carga',
  'psychology/charging-when': 'Al declarar la carga.',
  'psychology/charging-fear': 'Ni carga ni mueve este turno; el enemigo no reacciona.',
  'psychology/charging-terror': 'Huye.',

  'psychology/near': 'Terror cerca',
  'psychology/near-when':
    'Al empezar su turno, a **8 pulgadas** o menos; quien lo pasa no vuelve a hacerlo en la batalla.',
  'psychology/near-fear': 'No se chequea.',
  'psychology/near-terror': 'Huye.',

  'psychology/beaten': 'Derrotada en combate',
  'psychology/beaten-when': 'Por quien teme y tiene **más miniaturas**: sin chequeo.',
  'psychology/beaten-fear': 'Se desmoraliza, pasara lo que pasara antes.',
  'psychology/beaten-terror': 'Se desmoraliza igual.',

  'psychology/beside': 'Los dos chequeos',
  'psychology/one-test': 'El terror vale por el miedo: nunca los dos por lo mismo.',
  'psychology/once':
    'La infantería chequea el terror de las cargas **una vez por batalla**, y luego miedo; los demás, cada vez.',

  'psychology/frenzy': 'Furia asesina',
  'psychology/frenzy-charges': 'Carga por fuerza a quien esté a su alcance de carga.',
  'psychology/frenzy-attacks': '**1 Ataque más** cada uno; las monturas no.',
  'psychology/frenzy-stays': 'No huye de una carga, ni chequea pánico, miedo o terror.',
  'psychology/frenzy-pursues': 'Persigue y sigue siempre, también tras un obstáculo.',
  'psychology/frenzy-ends': 'Un combate perdido la acaba para toda la batalla.',

  'psychology/hatred': 'Odio',
  'psychology/hatred-breaks':
    'Chequeos de desmoralización con **Liderazgo 10**, menos la diferencia; no ayuda donde no hay chequeo.',
  'psychology/hatred-rerolls': 'Repite los fallos el primer turno de cada combate.',
  'psychology/hatred-pursues': 'Persigue por fuerza, pero no desde una posición defendida.',

  'psychology/stubborn': 'Tozudos, con 5 miniaturas o más',
  'psychology/stubborn-first':
    'El primer chequeo de desmoralización fallado: **ceden terreno**. El segundo: huyen.',
  'psychology/stubborn-automatic':
    'Donde se desmoralizarían sin chequeo: 1D6. Con **1-3**, así es; con **4-6** chequean, y si fallan ceden terreno.',
  'psychology/stubborn-panic': 'Sin chequeo de Pánico por amigos que huyen a 4 pulgadas.',

  'psychology/warband': 'Partidas de guerra y poco fiables',
  'psychology/warband-die':
    'Partida, 1D6 al empezar su turno. Con **1** carga al enemigo más cercano a su alcance, o va hacia él.',
  'psychology/warband-ranks':
    '**+1 al Liderazgo** por cada fila de 4 tras la primera: hasta 3 en orden cerrado, hasta 2 en orden abierto y la caballería; 10 como mucho.',
  'psychology/warband-charge':
    'Aquel a quien su carga vence y supera en número se desmoraliza sin chequeo; y lo persigue por fuerza.',
  'psychology/unreliable':
    'Poco fiables, 1D6 la primera vez que actúan. Con **1** ni mueven ni disparan, salvo en respuesta a una carga, hasta sacar 2 o más al empezar un turno.',
};
