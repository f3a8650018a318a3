export default {
  'horse/title': 'Caballería y artillería',
  'horse/about':
    'Las reglas de toda la caballería y de toda la artillería, las especiales de una y otra, la Choragiew, los Caballos de Tiro y el cañón integrado.',

  'horse/all-cavalry': 'Toda la caballería',
  'horse/mobility': 'Movilidad',
  'horse/mobility-does': 'Con ¡Atención! o ¡Corred!, un cambio de orientación gratis al empezar.',
  'horse/evasion': 'Evasión',
  'horse/evasion-does':
    'Cargada, puede huir como con ¡Corred!, con cualquier carta y aunque haya actuado, si pasa el chequeo; ante infantería, con Disciplina+.',
  'horse/pursuit': 'Persecución',
  'horse/pursuit-does':
    'La infantería que se retira ante ella es destruida, y la caballería avanza su Velocidad de frente.',

  'horse/cavalry': 'La caballería que las tenga',
  'horse/extended': 'Ángulo Extendido',
  'horse/extended-does': 'Dispara también desde un Centro Lateral.',
  'horse/heavy': 'Caballería Pesada',
  'horse/heavy-does': 'Sin Movilidad; Evasión sólo ante infantería.',
  'horse/caracole': 'Caracolear',
  'horse/caracole-does':
    'Tras disparar en su activación, con un Chequeo de Disciplina, retrocede hasta su Velocidad sin girar.',
  'horse/dragoon': 'Dragón',
  'horse/dragoon-does': 'Sólo dispara con ¡Fuego!.',
  'horse/impetuous': 'Impetuosos',
  'horse/impetuous-does':
    'Fresca, con otra orden y un enemigo a su alcance, chequea; si falla, carga. Consolida siempre que puede.',
  'horse/harasser': 'Hostigador',
  'horse/harasser-does':
    'Dispara arcos al reaccionar. Con ¡Fuego!, un chequeo para disparar y huir; con arma de fuego, Fuego+ sólo si renuncia a huir.',

  'horse/choragiew': 'Choragiew',
  'horse/joins':
    'Caballerías de un mismo mando se unen en columna al tocarse con ¡Atención! o ¡Corred!, o al desplegar.',
  'horse/never-disordered': 'Ninguna Desordenada; quien recibe a otra pierde su carta.',
  'horse/common-wear':
    'Desgaste común: más allá del Aguante pierde la de atrás, y se descartan tantos como Aguante más 1.',
  'horse/one-card': 'Una carta, y obedece como Fresca.',
  'horse/front':
    'Combate con el perfil del frente; si carga y gana, 1 Desgaste más por cada unidad tras la primera.',
  'horse/leaves': 'Se sale con ¡Atención! o ¡Corred!, anunciado en la Planificación.',

  'horse/all-guns': 'Toda la artillería',
  'horse/no-escape': 'Sin Escapatoria',
  'horse/no-escape-does': 'Si pierde un combate, es destruida.',
  'horse/embedded': 'Mando Incorporado',
  'horse/embedded-does':
    'Siempre a distancia de mando. Sólo le afectan las Acciones de Mando que la nombran.',
  'horse/crew': 'Defensa de Dotación',
  'horse/crew-does': 'En combate cuenta como infantería.',
  'horse/overlapped': 'Solapada',
  'horse/overlapped-does':
    'No estorba a las amigas que mueven: se aparta a la retaguardia de quien acaba encima, y 1″ más.',
  'horse/cannon': 'Cañón',
  'horse/cannon-does':
    'Sólo dispara con ¡Fuego!. Ligero 18″, Medio 24″, Pesado 36″, Superpesado 42″.',

  'horse/guns': 'La artillería que las tenga',
  'horse/experimental': 'Experimental',
  'horse/experimental-does': '1 Desgaste suyo por cada 1 al disparar.',
  'horse/fortified': 'Fortificada',
  'horse/fortified-does': 'Hasta que se mueve, Coraje+ contra disparos y en combate.',
  'horse/mortar': 'Mortero',
  'horse/mortar-does': 'Su objetivo no tiene Cubierto.',
  'horse/super-heavy': 'Superpesado',
  'horse/super-heavy-does':
    'Chequeo de Orden para disparar; el alcanzado hace otro o queda Desordenado.',

  'horse/draught': 'Caballos de Tiro',
  'horse/speeds': 'Dos Velocidades: sin atalajar (0 los medios y pesados) y atalajado.',
  'horse/limbers': 'Atalajar gasta toda la orden ¡Atención!. Atalajada no dispara.',
  'horse/limbered-moves': 'Atalajada mueve con ¡Corred!.',
  'horse/unlimbers': 'Con ¡Atención! mueve, si quiere, y desatalaja; ese turno no dispara.',
  'horse/starts': 'Puede desplegarse atalajada.',

  'horse/integrated': 'Cañón Ligero integrado',
  'horse/part-of':
    'Es parte de una Formación desde el despliegue; se combate con el perfil de esta.',
  'horse/runs': 'La Formación corre con Velocidad+; si huye, el cañón es destruido.',
  'horse/shoots': 'Sólo con ¡Fuego!, al mismo objetivo y por separado.',
  'horse/scores': 'Puntúan por separado: 2 y 1.',
} as const;
