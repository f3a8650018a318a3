export default {
  'shooting/title': 'El disparo',
  'shooting/about':
    'Los pasos de un disparo, quién puede hacerlo, lo que cambia sus dados y los de quien resiste, y las armas con su alcance.',

  'shooting/course': 'Un disparo',
  'shooting/sight':
    '**Ver.** Línea recta del Centro Frontal a un Centro enemigo. La cortan las Tropas y el terreno con Oculta que cruza entero; los Mandos, no.',
  'shooting/range': '**Alcance.** Hasta el Centro más cercano que se ve.',
  'shooting/roll':
    '**Tirar.** Fuego en D6; cada dado igual o mayor que la Defensa acierta: contra Salvas o, si es un cañón, contra Artillería.',
  'shooting/resist':
    '**Resistir.** Coraje en D6: cada **4+** anula un acierto de Salvas; sólo cada **6**, uno de Artillería.',
  'shooting/harm': '**Daño.** 1 Desgaste por acierto sin anular; sin ningún éxito, Desordenada.',
  'shooting/break':
    '**Ruptura.** Más allá del Aguante: Disciplina original en D6, y un **6** por cada marcador de más.',

  'shooting/who': 'Quién dispara y cómo',
  'shooting/cards':
    'Con ¡Fuego!, sin mover; con ¡Atención!, con Fuego-. Con ¡Atacad!, ¡Corred! o ¡Resistid!, no.',
  'shooting/fire-only': 'Cañones y Dragones, sólo con ¡Fuego!.',
  'shooting/no-reaction': 'Al reaccionar, ni arcos (salvo Hostigador) ni jabalinas.',
  'shooting/over': 'Nunca por encima de una unidad; los arcos sí, de amigas más próximas a ellos.',
  'shooting/limbered': 'Una batería atalajada no dispara.',
  'shooting/extended': 'Ángulo Extendido: también desde un Centro Lateral.',

  'shooting/fire': 'Dados de Fuego',
  'shooting/reaction':
    '**Fuego+** Arma de fuego que reacciona; un Hostigador, sólo si renuncia a huir.',
  'shooting/near-by': '**Fuego+** Mosquete de chispa a 6″ o menos; no se suma al de reaccionar.',
  'shooting/traits': '**Fuego+** Perfeccionista; Pícaro.',
  'shooting/drill': '**Fuego +1** al final: Instrucción.',
  'shooting/weary': '**Fuego-** Al Límite, salvo con Flemático dentro.',
  'shooting/ready':
    '**Fuego-** Con ¡Atención!, también al reaccionar; no las jabalinas, las pistolas a 4″ o menos ni con Raudo.',

  'shooting/courage': 'Dados de Coraje del objetivo',
  'shooting/covered':
    '**Coraje+** A Cubierto, con Estoico o artillería Fortificada que no se ha movido: uno solo.',
  'shooting/mortar': 'El Mortero anula el Cubierto.',
  'shooting/resists': '**Coraje+** Reacción ¡Resistid!.',
  'shooting/fortress': '**Coraje+** Fortaleza Móvil, salvo contra cañones.',
  'shooting/sacrifice': '**Coraje +1** al final: Sacrificio.',
  'shooting/disordered': '**Coraje-** Desordenada, salvo con Formación Abierta.',

  'shooting/others': 'Y además',
  'shooting/longer': 'Por cada éxito: Ingeniero, +3″ al cañón; Tutor, +2″ a la Tropa siguiente.',
  'shooting/caracole':
    'Caracolear: tras disparar en su activación, con un chequeo, retrocede hasta su Velocidad.',
  'shooting/harasser':
    'Hostigador con ¡Fuego!: reacciona disparando y huyendo, con un solo chequeo.',
  'shooting/experimental': 'Cañón Experimental: 1 Desgaste suyo por cada 1 que saca.',
  'shooting/super-heavy':
    'Cañón Superpesado: Chequeo de Orden para disparar; el alcanzado hace otro o queda Desordenado.',
  'shooting/integrated': 'Cañón integrado: con ¡Fuego! y al objetivo de su Formación.',

  'shooting/weapons': 'Las armas',
  'shooting/weapon': 'Arma',
  'shooting/musket': 'Mosquete',
  'shooting/arquebus': 'Arcabuz',
  'shooting/arquebus-musket': 'Arcabuz/Mosquete',
  'shooting/flintlock': 'Mosquete de chispa',
  'shooting/pistol': 'Pistola',
  'shooting/bow': 'Arco',
  'shooting/longbow': 'Arco Largo',
  'shooting/crossbow': 'Ballesta',
  'shooting/javelin': 'Jabalina',
  'shooting/light-cannon': 'Cañón Ligero',
  'shooting/medium-cannon': 'Cañón Medio',
  'shooting/heavy-cannon': 'Cañón Pesado',
  'shooting/super-heavy-cannon': 'Cañón Superpesado',
  'shooting/reach': 'Alcance',
  'shooting/against': 'Contra',
  'shooting/rules': 'Reglas',
  'shooting/volleys': 'Salvas',
  'shooting/artillery': 'Artillería',
  'shooting/firearm': 'De fuego.',
  'shooting/near': 'Fuego+ a 6″ o menos.',
  'shooting/two-fires': 'Primer Fuego hasta 8″, segundo más lejos.',
  'shooting/checks': 'Con chequeo.',
} as const;
