export default {
  'vehicles/title': 'Carros y elefantes',
  'vehicles/about':
    'Cómo mueven, cargan y huyen los carros de cada clase; quién teme a quién; los elefantes en combate y qué los pone en estampida.',

  'vehicles/chariots': 'Carros',
  'vehicles/kind': 'Qué',
  'vehicles/light': 'Ligeros',
  'vehicles/heavy': 'Pesados',
  'vehicles/scythed': 'Con cuchillas',

  'vehicles/unit': 'Unidad',
  'vehicles/light-unit': 'Formada, sin bono de filas, en línea o dispersa.',
  'vehicles/heavy-unit': 'Formada, en línea, sin bono de filas.',
  'vehicles/scythed-unit': 'Una miniatura, sin formar.',
  'vehicles/march': 'Marcha',
  'vehicles/marches': 'El doble; en columna, marcha rápida.',
  'vehicles/adds': 'Movimiento **+1D6** pulgadas.',
  'vehicles/turn': 'Girar',
  'vehicles/turns-freely': 'Como una unidad en línea; si va dispersa, libre.',
  'vehicles/manoeuvres': 'Como toda unidad en línea.',
  'vehicles/halves': '**Media** velocidad si no va recto.',
  'vehicles/rough': 'Forzados a cruzar terreno malo',
  'vehicles/one': '1D6: destruido con **1**.',
  'vehicles/to-three': '1D6: destruido con **1-3**.',
  'vehicles/impact': 'Impactos de la carga',
  'vehicles/no-impact': 'Ninguno.',
  'vehicles/heavy-impact': '**1D3** cada uno el turno de la carga, y la dotación lucha.',
  'vehicles/scythed-impact': '**1D6+2**; con un 1 se salva y su dotación lucha; si no, se pierde.',
  'vehicles/flight': 'Huida',
  'vehicles/light-flees': '**2D6** el turno en que se desmoralizan; luego, **3D6**.',
  'vehicles/heavy-flees': '**2D6**',
  'vehicles/pursuit': 'Persecución',
  'vehicles/light-pursues': '**3D6**',
  'vehicles/shot-at': 'Disparos contra ellos',
  'vehicles/harder': '**-1** si han movido.',
  'vehicles/as-usual': 'Lo normal; no son objetivo grande.',

  'vehicles/all': 'Todos los carros',
  'vehicles/ground':
    'Por su gusto no cruzan terreno difícil ni obstáculos, ni cargan por encima de uno defendido.',
  'vehicles/models': 'Cuentan tantas miniaturas como tripulantes: **5** para cargar por un flanco.',
  'vehicles/saves':
    'Salvación de la dotación, **2 mejor**: sin nada 5+, escudos 4+, escudos y armadura ligera 3+. Como mucho 3+, o 2+ con barda.',
  'vehicles/together': 'Las heridas van a un carro hasta que cae, y luego al siguiente.',
  'vehicles/shots':
    '**2 disparos** por tripulante con arco, arco corto, ballesta ligera, jabalinas o dardos; 1 con lo demás. La ballesta dispara tras mover.',
  'vehicles/pikes': 'De frente a una falange, sus picas golpean antes del impacto.',
  'vehicles/open-ranks':
    'La tropa con instrucción marcial a la que cargan de frente sólo carros con cuchillas puede abrir filas: aguanta y hace 1 chequeo de Liderazgo. Si lo pasa, los carros acaban 1 pulgada detrás.',

  'vehicles/fear': 'Quién teme a quién',
  'vehicles/feeler': 'Tropa',
  'vehicles/of-chariots': 'Carros',
  'vehicles/of-elephants': 'Elefantes',
  'vehicles/used': 'si los conoce',
  'vehicles/infantry': 'Infantería',
  'vehicles/cavalry': 'Caballería',
  'vehicles/feels-nothing': '–',
  'vehicles/feels-fear': 'Miedo',
  'vehicles/feels-terror': 'Terror',
  'vehicles/both-sides':
    'Los elefantes asustan también a los suyos; quien los conoce lo dice su lista.',
  'vehicles/african': 'Los elefantes africanos temen a los indios, y a nada más.',

  'vehicles/elephants': 'Elefantes',
  'vehicles/walks': 'Giran libremente a **media** velocidad. No marchan; cargan al doble.',
  'vehicles/not-charged':
    'Ni caballería ni carros los cargan nunca; si uno los carga, sólo pueden huir, o disparar y huir.',
  'vehicles/large':
    'Objetivo grande: **+1** para impactar. Cuenta tantas miniaturas como heridas tenía.',
  'vehicles/shared':
    'Cada impacto, 1D6: **1-4** el elefante, **5-6** la dotación. El mahout cae el último.',
  'vehicles/hide':
    'Salvación de **4+** por el frente, 3+ con barda; por flanco y retaguardia, nada.',
  'vehicles/no-ranks':
    'En su combate **nadie cuenta filas ni orden cerrado**. La falange aún lucha en filas, y la partida de guerra conserva su Liderazgo.',
  'vehicles/crew':
    'Elefante y dotación golpean por separado, ella a cualquier lado. **2 disparos** cada uno, como desde un carro; el arco largo, 1.',
  'vehicles/never-flees': 'Ni pánico ni psicología; nunca huye.',

  'vehicles/stampede': 'Estampida',
  'vehicles/wounded': 'Herido por disparos: 1 chequeo al acabar la fase.',
  'vehicles/mahout':
    'Muere el mahout: un chequeo, al momento si fue en combate. Con su Liderazgo mientras vive; luego, con el del elefante.',
  'vehicles/beaten':
    'Combate perdido: estampida sin chequeo. También la del africano que falla su miedo a un indio.',
  'vehicles/runs':
    '**2D6**: desde un combate, lejos del enemigo; si no, según el dado de desviación. Cada turno, 2D6 más, recto.',
  'vehicles/tramples':
    'Ataca cuanto halla a su paso, también a amigos. Si gana, 2D6 tras ellos; si pierde, hacia el lado contrario.',
  'vehicles/for-good': 'Nada lo para ni lo reagrupa, y del combate nadie lo persigue.',
};
