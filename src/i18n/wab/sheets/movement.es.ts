export default {
  'movement/title': 'Movimiento',
  'movement/about':
    'Cuánto mueven las unidades, lo que quitan la armadura y el terreno, las marchas y quién las impide, y las maniobras.',

  'movement/rates': 'Cuánto',
  'movement/normal':
    '**Movimiento normal:** el factor, que es el Movimiento menos lo que quita la armadura.',
  'movement/march': '**Marcha:** el doble, y sin disparar ese turno.',
  'movement/quick': '**Marcha rápida,** en columna: 3 veces.',
  'movement/charge': '**Carga:** el doble como máximo.',
  'movement/failed': '**Carga fallida:** un movimiento normal, y sin disparar ese turno.',
  'movement/counter': '**Contracarga:** medio movimiento.',
  'movement/follow': '**Seguir al que cede:** un movimiento normal.',
  'movement/inch': 'Nunca a menos de 1 pulgada de un enemigo, salvo para trabarse con él.',

  'movement/marching': 'Marcha y marcha rápida',
  'movement/musician': 'Solo con un músico.',
  'movement/enemies':
    'No con enemigos a **8 pulgadas** o menos al principio de la fase de movimiento.',
  'movement/not-counted':
    'No cuentan los que huyen, la artillería y los personajes; ni la infantería, contra caballería y carros.',
  'movement/ground':
    'Se para ante terreno difícil y obstáculos, y no se acerca a menos de 1 pulgada de un enemigo.',
  'movement/never': 'Nunca los elefantes, la artillería y los carros de guerra. Los camellos, sí.',
  'movement/column':
    'Marcha rápida: ya en columna al principio del turno, de 3 miniaturas de ancho o menos y al menos igual de fondo, con un músico.',
  'movement/all-count': 'Marcha rápida: cuentan todos los enemigos a 8 pulgadas o menos.',
  'movement/column-charges': 'Una columna de marcha ni carga ni contracarga.',

  'movement/terrain': 'Terreno',
  'movement/open': '**Abierto:** no frena.',
  'movement/difficult':
    '**Difícil:** cada pulgada gasta 2. Bosques, pantanos, colinas empinadas, pedregales, selva.',
  'movement/very-difficult':
    '**Muy difícil:** cada pulgada gasta 4. Selva espesa, ríos rápidos, peñascos.',
  'movement/rounded': 'Las fracciones suben ahí a la media pulgada siguiente.',
  'movement/obstacle':
    '**Obstáculos:** setos, zanjas, muros. Medio movimiento para cruzar; a quien le queda menos se para delante.',
  'movement/impassable': '**Impasable:** no se entra nunca.',

  'movement/manoeuvres': 'Maniobras',
  'movement/wheel':
    '**Pivotar:** lo que recorre la miniatura exterior del frente. Al cargar, solo al empezar, o para alinearse.',
  'movement/about-face': '**Encararse:** 1/4 del movimiento. En orden abierto, dos veces gratis.',
  'movement/change':
    '**Cambiar formación:** 1 fila por 1/2 movimiento, 2 filas por todo, y no más. En orden abierto, 2 filas gratis.',
  'movement/not-free':
    'Nada es gratis en una marcha o carga, y quien marcha no cambia de formación.',
  'movement/reform':
    '**Reorganizarse:** con un músico y un chequeo de Liderazgo, con -1 si hay un enemigo a 8 pulgadas o menos. No hace nada más.',
  'movement/none': 'No hay otras: ninguna unidad mueve de lado ni hacia atrás.',

  'armoured/title': 'Armadura y movimiento',
  'armoured/worn': 'Armadura',
  'armoured/less': 'Movimiento',
  'armoured/light': 'Ligera o ninguna, con escudo o sin él',
  'armoured/heavy': 'Pesada, sin escudo',
  'armoured/buckler': 'Pesada y rodela',
  'armoured/heavy-shield': 'Pesada y escudo',
  'armoured/cataphract': 'Catafracto',
  'armoured/plate': 'Placas, parcial o completa',
  'armoured/barding': 'Barda metálica',
  'armoured/both': 'Pesada, escudo y barda',
} as const;
