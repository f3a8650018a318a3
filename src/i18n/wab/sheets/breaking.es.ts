export default {
  'breaking/title': 'Desmoralización, huida y persecución',
  'breaking/about':
    'El chequeo de desmoralización y cuánto se pasa, ceder terreno, la huida, la persecución y reagruparse.',

  'breaking/test': 'El chequeo de desmoralización',
  'breaking/roll':
    'Cada unidad que ha perdido: **2D6 más la diferencia.** Se desmoraliza si el total pasa de su Liderazgo. Tras un empate no chequea nadie.',
  'breaking/automatic': 'Sin tirar: menos de 5 miniaturas, o un personaje solo, si pierden.',
  'breaking/general':
    'El Liderazgo del General a 12 pulgadas o menos, si no huye. Su unidad, si ha perdido, chequea primero, y él lo presta solo si pasa.',
  'breaking/character':
    'Un personaje en la unidad presta el suyo. Los hostigadores usan solo el propio.',
  'breaking/standard':
    'Estandarte de batalla a 12 pulgadas o menos y que no huye: una repetición. No los hostigadores.',

  'breaking/chances': 'Cuánto se pasa el chequeo',
  'breaking/leadership': 'Ld \\ diferencia',
  'breaking/percent': '{chance:percent}',

  'breaking/order': 'Tras los chequeos, en este orden',
  'breaking/moves':
    'Pánico a 12 pulgadas o menos de amigos desmoralizados – ceder terreno – se tira la huida – se declara la persecución, y se tira – se mueve la huida – persecución y seguir – se recomponen las filas.',

  'breaking/ground': 'Ceder terreno',
  'breaking/twice':
    'La unidad que falla y tiene **el doble** de miniaturas que todos sus enemigos cede terreno en vez de huir; nunca con menos de 5.',
  'breaking/front':
    'Solo si lucha por su frente, salvo flanqueadores de menos de 5. Con enemigo delante y detrás queda destruida.',
  'breaking/loose': 'Los hostigadores, solo ante hostigadores, o menos de 5.',
  'breaking/back': 'En línea recta atrás **1D6** pulgadas, o **2D6** si mueve más de 6.',
  'breaking/no-room': 'Sin sitio para toda la distancia, huye con 1D6 más.',
  'breaking/cavalry': 'La caballería formada que pierde y pasa puede ceder terreno por voluntad.',
  'breaking/follow':
    'Si ceden todos, el vencedor sigue con un movimiento normal, salvo que defienda un obstáculo. En contacto se sigue luchando, con el momentum; si no, acaba.',

  'breaking/flight': 'Huida',
  'breaking/distance': '**2D6** pulgadas, o **3D6** si mueve más de 6.',
  'breaking/away':
    'Primero, directamente lejos del enemigo; en diagonal si es de frente y un flanco; hacia atrás si son los 2 flancos.',
  'breaking/shut':
    'Rodea lo que haya en medio, hasta 8 pulgadas a un lado. Si no, a través de amigos; ante enemigos o terreno impasable queda destruida.',
  'breaking/caught-between': 'Trabada por frente y retaguardia, o rodeada: destruida.',
  'breaking/home':
    'Luego, en los movimientos obligatorios, a su borde de mesa. Si sale 1 miniatura, sale la unidad.',

  'breaking/pursuit': 'Persecución',
  'breaking/who':
    'Si todos sus enemigos han huido o han caído, y ninguno luchaba con su flanco o retaguardia.',
  'breaking/must':
    'Debe; la contiene un chequeo de Liderazgo. Tras un obstáculo, o en un edificio, no hace falta.',
  'breaking/rolls': '**2D6** o **3D6**, como en la huida; el terreno no la frena.',
  'breaking/caught':
    '**Más** que la huida: quien huye queda destruido. Menos: escapa. Igual: queda 1 pulgada.',
  'breaking/fresh':
    'Hasta un enemigo que no huye: es una carga. Él aguanta, y se lucha el turno siguiente.',
  'breaking/fleeing':
    'Hasta quien empezó a huir este turno: destruido. Hasta quien huía de antes: vuelve a huir.',
  'breaking/off-table':
    'Fuera de la mesa: un chequeo de Liderazgo por turno para volver, a 12 pulgadas o menos de donde salió y sin cargar. Tras 2 fallos no vuelve.',
  'breaking/overrun':
    'Quien carga y mata a todos en el primer turno de combate puede arrasar como si persiguiera; con 1D6 tras alcanzar a quien huía de su carga.',

  'breaking/rally': 'Reagruparse',
  'breaking/rally-test':
    'Un chequeo de Liderazgo; quien falla sigue huyendo. No con menos de 5 miniaturas.',
  'breaking/harder':
    '**-1** con la mitad de sus miniaturas o menos; **-1** con un enemigo que no huye a 8 pulgadas o menos.',
} as const;
