export default {
  'combat/title': 'Combate cuerpo a cuerpo',
  'combat/about':
    'Quién golpea primero, las tablas para impactar y herir, las salvaciones y quién gana un combate, y por cuánto.',

  'combat/phase': 'La fase de combate',
  'combat/steps':
    'Se luchan todos los combates – quién gana, y por cuánto – desmoralización – pánico – huida – persecución – se recomponen las filas.',

  'combat/order': 'Quién golpea primero',
  'combat/chargers':
    '**Quien carga,** sea cual sea su Iniciativa; justo después, quien contracarga.',
  'combat/both-charged':
    'Quien persigue hasta un enemigo nuevo cuenta como que carga. Si cargan los dos: la Iniciativa mayor.',
  'combat/quicker': '**Si nadie carga:** la Iniciativa mayor.',
  'combat/equal':
    '**Si es igual:** quien ganó la ronda anterior; tras un empate, aquel cuyos músicos tienen el momentum. Si no lo tiene nadie, cada bando tira 1 dado y empieza el mayor.',

  'combat/blows': 'Los golpes',
  'combat/no-reply':
    'Cada miniatura que cae antes de golpear quita a su unidad los golpes de una miniatura.',
  'combat/champion': 'Un campeón que lucha: **1 ataque más**.',

  'combat/result': 'Resultado del combate',
  'combat/wounds': '**+1** por herida no salvada causada; no por las que sobran.',
  'combat/ranks':
    '**+1** por fila completa de infantería detrás de la primera, de 4 miniaturas o más, **+2 como máximo**: solo la mejor unidad, y con las filas del principio del turno.',
  'combat/close-order':
    '**+1** por infantería en orden cerrado con filas de 4 o más; una vez. La caballería, nunca.',
  'combat/standard':
    '**+1** por estandarte, haya los que haya, pero no de hostigadores; y **+1** por el de batalla.',
  'combat/higher': '**+1** por luchar desde una posición más alta.',
  'combat/flank':
    '**+1** por atacar un flanco con una unidad de 5 miniaturas o más tras las bajas; una vez.',
  'combat/rear':
    '**+2** por la retaguardia, con la misma regla. Si los dos atacan flancos, o retaguardias, solo quien tiene más unidades ahí.',
  'combat/momentum':
    '**+1** por haber ganado la ronda anterior; nunca la caballería en terreno difícil.',
  'combat/winner': 'Gana el total más alto, por la diferencia. Con totales iguales es un empate.',

  'combat/lost': 'Las filas y el orden cerrado se pierden',
  'combat/flanked':
    'Si la carga por el flanco o la retaguardia una unidad formada de 5 miniaturas o más.',
  'combat/few': 'Con menos de 5 miniaturas, cuando ya no está formada.',
  'combat/across': 'A través de un obstáculo, lo ataque o lo defienda.',
  'combat/difficult':
    'En orden cerrado, en terreno difícil o en parte. El orden abierto conserva ahí sus filas.',
  'combat/elephant': 'Con un elefante en el combate, para los dos bandos.',
  'combat/not-regained': 'Los dos bonos a la vez, y hasta que acaba ese combate.',

  'blows/to-hit': 'Impactar, por Habilidad de Armas (HA)',
  'blows/skills': 'HA \\ la rival',
  'blows/compare': 'Un dado por ataque; impacta el número de la tabla o más.',
  'blows/rider': 'Contra caballería cuenta la HA del jinete. La montura que ataca usa la suya.',
  'blows/obstacle':
    '**-1** para impactar a quien defiende un obstáculo, hasta que el atacante gana una ronda.',
  'blows/seven': 'Si hace falta un 7, un 6 impacta con Fuerza -1; 8: -2; 9: -3; 10: -4.',
  'blows/defenceless': 'A un enemigo con HA 0 se le impacta sin tirar.',

  'blows/to-wound': 'Herir, y lo que baja la salvación',
  'blows/strengths': 'Fuerza \\ Resistencia',
  'blows/lowered': 'Salv.',
  'blows/wound': 'Hiere el número de la tabla o más; **N:** no puede herir.',
  'blows/own-strength':
    'La Fuerza del guerrero, con lo que suma su arma: lanza de justa 2 al cargar en terreno abierto, alabarda 1, hacha a dos manos 2. Un humano nunca pasa de 5.',
  'blows/no-charge-bonus': 'Contra un obstáculo defendido las armas no suman nada por la carga.',

  'armour/title': 'Salvación por armadura',
  'armour/worn': 'Armadura',
  'armour/none': 'Ninguna',
  'armour/light': 'Ligera',
  'armour/heavy': 'Pesada',
  'armour/foot/none': 'A pie',
  'armour/foot/shield': 'Escudo',
  'armour/foot/large-shield': 'E. grande',
  'armour/mounted/none': 'A caballo',
  'armour/mounted/shield': 'y escudo',
  'armour/saved': 'Un dado por herida; la ignora la salvación o más.',
  'armour/less': 'Cada punto de Fuerza por encima de 3 baja la salvación en 1.',
} as const;
