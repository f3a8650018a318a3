export default {
  'combat/title': 'El combate',
  'combat/about':
    'La carga, los pasos del combate, lo que cambia los dados de Combate y de Coraje, lo que hace cada bando después y las armas de mano.',

  'combat/charge': 'La carga',
  'combat/only': 'Sólo con ¡Atacad!, como orden o reacción; quien puede cargar, debe.',
  'combat/sight': 'Hay que ver al enemigo: no a través de terreno con Oculta.',
  'combat/reach':
    'Velocidad+ debe llegar al Centro enemigo más cercano, por el camino más corto. Se para al tocar, sin alinear.',
  'combat/reactions': 'El cargado puede reaccionar; la caballería, huir siempre.',
  'combat/very-difficult': 'Por terreno Muy Difícil se llega Desordenada.',
  'combat/flank':
    '**De flanco** si empieza detrás de los 180º frontales del objetivo. Cuadros lo ignora.',

  'combat/course': 'El combate, en este orden',
  'combat/attack':
    '**El atacante tira** Combate en D6; cada dado igual o mayor que la Defensa contra Infantería o Caballería acierta. La artillería cuenta como infantería.',
  'combat/resist': '**El defensor resiste** con Coraje en D6: cada **5+** anula un acierto.',
  'combat/harm': '1 Desgaste por acierto sin anular; quien no anula ninguno, Desordenada.',
  'combat/reply':
    '**El defensor tira** y el atacante resiste. Es simultáneo: quien cae tira igualmente.',
  'combat/winner': '**Gana** quien ha causado más Desgaste.',
  'combat/break':
    '**Ruptura** de quien pasa de su Aguante: Disciplina original, y un **6** por cada marcador de más.',
  'combat/moves': '**Se va** el perdedor; si empatan, quien cargó.',

  'combat/dice': 'Dados de Combate',
  'combat/assault': '**Combate+** ¡Atacad!, como orden o reacción; no en la mala guerra.',
  'combat/height': '**Combate+** Altura, con los 4 Centros en ella y el enemigo con alguno fuera.',
  'combat/trickster': '**Combate+** Pícaro, desde terreno con Oculta.',
  'combat/dexterity': '**Combate +1** al final: Destreza.',
  'combat/weary': '**Combate-** Al Límite; no con bardiches ni con Flemático dentro.',
  'combat/flanked': '**Combate-** Flanqueada.',
  'combat/fortress':
    '**Combate-** Caballería que carga de frente a una Fortaleza Móvil, o a una Fortificación Emplazada por donde sea.',

  'combat/courage': 'Dados de Coraje',
  'combat/protected':
    '**Coraje+** Cargada y Protegida, con Impertérrito o artillería Fortificada que no se ha movido.',
  'combat/grenades': 'Las granadas del enemigo anulan el Protegido.',
  'combat/resists': '**Coraje+** Reacción ¡Resistid!; no en la mala guerra.',
  'combat/will': '**Coraje +1** al final: Voluntad.',
  'combat/disordered': '**Coraje-** Desordenada.',
  'combat/flanked-courage': '**Coraje-** Flanqueada, salvo con Gallardo dentro.',

  'combat/after': 'Después',
  'combat/disengage':
    '**Destrabarse:** 3″ hacia atrás sin girar; la flanqueada se encara antes con su enemigo.',
  'combat/retreat':
    '**Retirada,** si perdió y no anuló nada: el doble de su Velocidad, se da la vuelta y queda Desordenada.',
  'combat/no-room':
    'Sin sitio para acabar: 1 Desgaste más; con Tranquilo dentro, no al destrabarse.',
  'combat/separates': 'El ganador se aparta 1″ si hace falta.',
  'combat/consolidate':
    '**Consolidar:** quien cargó y ve al enemigo fallar la Ruptura puede mover 3″ de frente; Impetuosos, debe.',
  'combat/pursuit':
    '**Persecución:** la infantería que se retira ante caballería es destruida, y esta avanza su Velocidad; con lanzas, también la caballería.',
  'combat/artillery': 'La artillería que pierde es destruida.',
  'combat/fortress-stays':
    'Ante una Fortaleza Móvil se va siempre el atacante; si ella se retira, la pierde.',

  'combat/bad-war': 'Mala guerra',
  'combat/invoked':
    'Si empatan dos unidades con picas, cualquiera pide otra ronda; y otra mientras empaten.',
  'combat/barred': 'No con flanqueo ni contra un defensor fortificado.',
  'combat/without': 'Sin los aumentos de ¡Atacad!, ¡Resistid!, Salvas ni Bayoneta.',

  'arms/title': 'Armas de mano',
  'arms/weapon': 'Arma',
  'arms/does': 'Qué hace',
  'arms/halberds': 'Alabardas',
  'arms/disordered': 'Combate+ contra un enemigo Desordenado.',
  'arms/bardiches': 'Bardiches',
  'arms/not-weary': 'Sin Combate- al estar Al Límite.',
  'arms/bayonets': 'Bayoneta',
  'arms/by-cavalry': 'Combate+ si la carga la caballería.',
  'arms/at-infantry': 'Combate+ con ¡Atacad! contra infantería. Nunca Desordenada.',
  'arms/swordsmen': 'Espadachines',
  'arms/in-bad-war': 'Combate+ en la mala guerra.',
  'arms/lances': 'Lanzas',
  'arms/destroy': 'Destruyen a la caballería que se retira.',
  'arms/heavy-lances': 'Lanzas Pesadas',
  'arms/counter-charge': 'Combate+ más en una contracarga.',
  'arms/two-handed': 'Mandobles',
  'arms/needs-six': 'El vencido queda Desordenado si no saca un 6 con su Disciplina.',
  'arms/pikes': 'Picas',
  'arms/charged': 'Combate+ si las carga la caballería y no están Desordenadas.',
  'arms/tie': 'Mala guerra si empatan con otras.',
  'arms/grenades': 'Granadas',
  'arms/cancel': 'Anulan el Protegido.',
  'arms/salvoes': 'Salvas',
  'arms/own-assault': 'Combate+ con ¡Atacad!, no Desordenada.',
} as const;
