export default {
  'formations/title': 'Formaciones e instrucción',
  'formations/about':
    'Quién puede hacer qué maniobra; falange, muro de escudos y testudo; instrucción marcial, levas, caballería en orden cerrado, carga feroz y formaciones combinadas.',

  'formations/manoeuvres': 'Maniobras',
  'formations/who': 'Unidad',
  'formations/wheel': 'Marcha o carga con un pivote',
  'formations/about-face': 'Media vuelta',
  'formations/ranks': 'Cambiar filas',
  'formations/quarter': 'Giro de 90 grados',
  'formations/reform': 'Reorganizarse, nadie cerca',
  'formations/ordinary': 'Cualquiera en orden cerrado',
  'formations/phalanx': 'Falange',
  'formations/trained': 'Falange entrenada',
  'formations/macedonian': 'Falange macedónica o medieval',
  'formations/drilled-phalanx': 'Falange con instrucción',
  'formations/drilled': 'Instrucción marcial',
  'formations/levies': 'Levas, en todo movimiento',
  'formations/heavy-horse': 'Catafractos, caballería en masa',
  'formations/whole': 'entera',
  'formations/half': '**media**',
  'formations/yes': 'sí',
  'formations/no': '**no**',
  'formations/free': 'gratis',
  'formations/tested': 'con chequeo',
  'formations/lower': 'chequeo a **-1**',
  'formations/untested': 'sin chequeo',

  'formations/facing': 'Falange',
  'formations/is-phalanx':
    '**12 miniaturas** o más, más ancha que profunda, 2 filas de 4 o más; la medieval, 3 filas.',
  'formations/shots': 'Disparos por el frente **-1**, salvo a la medieval.',
  'formations/blows':
    'Golpes a su frente: caballería y carros ligeros **-2**; a pie y carros pesados **-1**.',
  'formations/charge-lost':
    'Cargar su frente no da Fuerza, y la caballería pierde sus filas y su carga feroz.',
  'formations/spears-charge': 'Con lanzas lucha en **dos filas** a su frente también al cargar.',
  'formations/loses':
    'Todo acaba en combate al perder filas u orden cerrado, salvo si los quitan elefantes.',
  'formations/hedgehog':
    'La medieval puede reorganizarse en erizo: todo es frente, no mueve, **1** por filas.',

  'formations/wall': 'Muro de escudos y testudo',
  'formations/wall-forms':
    'Muro: **la mitad** del frente con escudos, todo el movimiento. Puede disparar, como si moviera.',
  'formations/wall-holds':
    'Disparos y golpes por el frente **-1**, hasta que mueva o pierda un turno de combate; trabado no se forma.',
  'formations/tortoise':
    'Testudo, declarado cada turno: **tres filas** de cuatro o más. **2+** contra proyectiles; ni marcha ni carga; se deshace si lo cargan.',

  'formations/training': 'Instrucción, levas, veteranos',
  'formations/drilled-moves':
    'Instrucción: una maniobra gratis, que cuenta como mover. En orden abierto gira gratis; cambia filas en marcha y al empezar una carga.',
  'formations/drilled-fights':
    'Sin chequeo: ni persigue ni sigue si no quiere, se destraba de quien no es más rápido y cede terreno si le place.',
  'formations/levies-fear':
    'Las levas temen a cuantos no superan **2 a 1**, salvo hostigadores y quienes huyen.',
  'formations/levies-weak':
    'Nada por orden cerrado ni del General a 12 pulgadas; si huyen, los demás repiten el pánico.',
  'formations/veterans':
    'Los veteranos repiten **todos** los dados para impactar de un disparo o combate, una vez por batalla.',

  'formations/horse': 'Caballería',
  'formations/ranks-count':
    'Catafractos y caballería en masa que cargaron cuentan hasta **2 filas** en el resultado.',
  'formations/two-ranks':
    'Los catafractos con kontos luchan en **dos filas** si no han cargado: nunca eso y las filas del resultado a la vez.',
  'formations/no-countercharge': 'Los catafractos nunca contracargan.',
  'formations/first-charge':
    'Carga feroz, **5 miniaturas** o más: a quien vence la primera huye sin chequeo; si son 2 a 1, cede terreno. Tozudos, 1D6: **1-3** huyen.',
  'formations/on-skirmishers':
    'Contra hostigadores, siempre. Ni ellos la gastan ni otra causa de desmoralización.',
  'formations/feigns':
    'Huida fingida, sólo ante cargas de frente y tras el chequeo de miedo: no es huir. Alcanzada, lucha como si aguantara; si no, la carga falla.',
  'formations/parthian':
    'Disparo parto: la caballería que hostiga mueve lo normal tras disparar. Los expertos disparan igual si mueven.',

  'formations/mixed': 'Formaciones combinadas',
  'formations/mixed-order': 'Todas en orden cerrado, con el Liderazgo y las reglas de la mayoría.',
  'formations/mixed-shoots': 'Los arqueros de detrás hacen tiro masivo, también contra una carga.',
  'formations/mixed-saves':
    'Proyectiles: la salvación de la mayoría, bajas en proporción. Combate: cada cual la suya; se nombran los blancos.',
};
