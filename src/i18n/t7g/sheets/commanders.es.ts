export default {
  'commanders/title': 'Mandos y Virtudes',
  'commanders/about':
    'Cómo se activan los Mandos, sus Acciones y su agotamiento, cómo caen, los Niveles, las 11 Virtudes y las Cualidades automáticas.',

  'commanders/commanding': 'Mandar',
  'commanders/whom':
    'El Comandante interactúa con todas las unidades; otro Mando, con las de su mando.',
  'commanders/distance':
    'Distancia de mando: 6″ o menos, de borde a borde (9″ con Presencia). El Comandante la da a todos.',
  'commanders/from-inside':
    'Desde dentro de una unidad, menos de 6″ desde cualquiera de sus Centros.',
  'commanders/no-target': 'Suelto no es objetivo ni corta la visión.',
  'commanders/moves':
    'Al activarse mueve hasta 6″ (9″ con Brío), sin que el terreno lo frene, y después debe intentar una Acción.',

  'commanders/action': 'Acción de Mando',
  'commanders/declared':
    'Se dicen la acción y su objetivo, a distancia de mando y a la vista si no dice otra cosa.',
  'commanders/rolls': '**Nivel** en D6: con un **5+** (o su número) sale.',
  'commanders/exhausted': 'Con 0 o 1 éxitos queda Agotado; con 2 o más puede volver a actuar.',
  'commanders/no-more': 'Agotado no se activa más este turno.',
  'commanders/artillery': 'A la artillería sólo le afectan las que la nombran.',

  'commanders/inside': 'Dentro de una unidad',
  'commanders/gives': 'Le da sus Virtudes; no hace Acciones de Mando.',
  'commanders/joins': 'Se une al tocarla con su movimiento, y queda Agotado.',
  'commanders/leaves':
    'Sale si este turno no se unió a ella ni ella ha actuado; no pasa a otra en la misma activación.',

  'commanders/casualties': 'Cómo cae un Mando',
  'commanders/unneeded': '**Innecesario:** sin Tropas suyas, se retira.',
  'commanders/wrong-place':
    '**En el lugar equivocado:** si lo toca una Tropa enemiga, Nivel en D6 a 5+. Ningún éxito: destruido. 1: se aparta, Agotado. 2 o más: se aparta.',
  'commanders/heroes': '**Como los Héroes:** cae con la unidad que lo lleva.',
  'commanders/cowards':
    '**Como los Cobardes:** cae una Tropa amiga a 6″ o menos y no hay otra suya: Nivel en D6 a 5+; sin éxitos, se retira.',

  'commanders/levels': 'Niveles',
  'commanders/at-most':
    'Nadie tiene más Nivel que el Comandante. Virtudes y Cualidades, como mucho.',
  'commanders/level': 'Nivel',
  'commanders/general': 'Comandante',
  'commanders/other': 'Otro',
  'commanders/virtues': 'Virtudes',
  'commanders/traits': 'Cualidades',

  'commanders/added': 'A su unidad, o a la que inspira. El punto se suma al final.',
  'commanders/automatic': 'Cualidades automáticas (a)',

  'virtues/virtue': 'Virtud',
  'virtues/trait': 'Cualidad',
  'virtues/title': 'Virtudes',
  'virtues/dedication': 'Entrega',
  'virtues/dedication-does': 'Velocidad +1.',
  'virtues/dexterity': 'Destreza',
  'virtues/dexterity-does': 'Combate +1.',
  'virtues/drill': 'Instrucción',
  'virtues/drill-does': 'Fuego +1.',
  'virtues/loyalty': 'Lealtad',
  'virtues/loyalty-does': 'Disciplina +1, no en la Ruptura.',
  'virtues/zeal': 'Fervor',
  'virtues/zeal-does': 'Aguante +1.',
  'virtues/sacrifice': 'Sacrificio',
  'virtues/sacrifice-does': 'Coraje +1 contra disparo.',
  'virtues/will': 'Voluntad',
  'virtues/will-does': 'Coraje +1 en combate.',
  'virtues/presence': 'Presencia',
  'virtues/presence-does': 'Distancia de mando de 9″.',
  'virtues/elan': 'Brío',
  'virtues/elan-does': 'Cada movimiento suyo, 9″.',
  'virtues/fame': 'Fama',
  'virtues/fame-does': 'Interactúa con cualquier Tropa amiga.',
  'virtues/initiative': 'Iniciativa',
  'virtues/initiative-does': 'Comandante: 2 Niveles más en la iniciativa.',
} as const;
