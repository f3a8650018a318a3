export default {
  'shooting/title': 'Disparo',
  'shooting/about':
    'Quién dispara y ve, el número para impactar por Habilidad de Proyectiles, sus modificadores, los alcances, el disparo en masa y el disparo a una carga.',

  'shooting/who': 'Quién dispara',
  'shooting/declared':
    'Primero se declaran todos los objetivos, sin medir. Más allá de su alcance el disparo se pierde.',
  'shooting/not':
    'No quien está en combate, ha marchado o ha fallado una carga, ni quien huye o se acaba de reagrupar.',
  'shooting/arc': '90 grados al frente; los montados, en cualquier dirección.',
  'shooting/front-rank': '**Solo la primera fila,** y de ella quien tiene el blanco a su alcance.',
  'shooting/one-target': 'Un solo objetivo, salvo que no todas sus miniaturas vean el mismo.',

  'shooting/sight': 'Visión',
  'shooting/blocked':
    'La tapan las tropas de los dos bandos, las colinas, los edificios grandes, los muros y los setos; no para quien está justo detrás de un muro o seto, ni contra él.',
  'shooting/woods': 'A través de 2 pulgadas de bosque como mucho, también dentro de uno.',
  'shooting/above':
    'Desde una colina o un edificio, por encima de lo más bajo, y a quien ve se le ve. Desde elefantes, por encima de las tropas.',

  'shooting/to-hit': 'Impactar, por Habilidad de Proyectiles (HP)',
  'shooting/skills': 'HP \\ modificador',
  'shooting/dice': 'Un dado por miniatura. Los modificadores se suman, y cambian la tirada.',
  'shooting/one-misses': 'Un 1 siempre falla: hace falta al menos un 2.',
  'shooting/seven': 'Si hace falta un 7, un 6 impacta con Fuerza -1; 8: -2; 9: -3; 10: -4.',
  'shooting/wounds': 'Para herir y salvar, las tablas del combate, con la Fuerza del arma.',

  'shooting/modifiers': 'Modificadores',
  'shooting/large': '**+1** a un blanco grande.',
  'shooting/moved': '**-1** tras cualquier movimiento; no con jabalinas, dardos ni piedras.',
  'shooting/far': '**-1** más allá de la mitad del alcance; nunca con armas arrojadizas.',
  'shooting/charging': '**-1** a un enemigo que carga.',
  'shooting/character': '**-1** a un personaje de tamaño humano, a pie o a caballo.',
  'shooting/skirmishers': '**-1** a hostigadores.',
  'shooting/chariot': '**-1** a un carro ligero que ha movido.',
  'shooting/cover': '**-1** a cobertura ligera, **-2** a cobertura pesada.',

  'shooting/massed': 'Disparo en masa',
  'shooting/half-behind':
    'Con arcos o dardos, infantería y caballería: de las filas de atrás, **la mitad** de las miniaturas, redondeando hacia abajo, al blanco de la primera.',
  'shooting/still':
    'Los arcos, solo si la unidad no ha movido; los dardos, también si movió sin marchar.',
  'shooting/each-in-range': 'Cada miniatura de atrás debe tener el blanco a su alcance.',
  'shooting/not-massed':
    'También al aguantar y disparar; no al disparar y huir, ni dentro de un bosque.',
  'shooting/above-massed': 'Desde una posición elevada, con cualquier arma de proyectiles.',
  'shooting/combined':
    'Arqueros detrás de otras tropas: su primera fila, entera; las de detrás, con la mitad.',

  'shooting/at-a-charge': 'A una carga',
  'shooting/half':
    'Solo si quien carga empieza más lejos que la mitad de su carga. Si no, quien iba a aguantar y disparar aguanta, y quien iba a disparar y huir huye.',
  'shooting/short': 'Siempre a corto alcance, y con -1.',
  'shooting/stopped':
    'Quien carga y pierde el 25% o más hace un chequeo de Pánico antes de mover: se le puede parar.',

  'shooting/after': 'Impactos y bajas',
  'shooting/into-combat':
    'A un combate: los impactos se reparten a partes iguales. El impar es del enemigo con 4 o más.',
  'shooting/panic': 'Quien pierde el 25% o más por disparos en una fase hace un chequeo de Pánico.',

  'weapons/title': 'Armas de proyectiles',
  'weapons/weapon': 'Arma',
  'weapons/range': 'Alcance',
  'weapons/in-mass': 'En masa',
  'weapons/moved': 'Tras mover',
  'weapons/massed': 'sí',
  'weapons/after-move': 'sí',
  'weapons/bow': 'Arco compuesto (arco)',
  'weapons/short-bow': 'Arco corto',
  'weapons/long-bow': 'Arco largo',
  'weapons/crossbow': 'Ballesta',
  'weapons/light-crossbow': 'Ballesta ligera',
  'weapons/sling': 'Honda',
  'weapons/staff-sling': 'Honda con vara',
  'weapons/javelin': 'Jabalina',
  'weapons/stones': 'Piedras arrojadizas',
  'weapons/darts': 'Dardos',
  'weapons/handgun': 'Pistola, mosquete',
} as const;
