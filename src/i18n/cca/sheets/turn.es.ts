export default {
  'turn/title': 'El turno',
  'turn/about':
    'Los pasos del turno, del combate, del disparo y de la retirada, y lo que se hace en el turno ajeno.',

  'turn/steps': 'El turno, en este orden',
  'turn/play': '**Carta.** Se juega 1 carta de mando y se lee en voz alta.',
  'turn/order':
    '**Órdenes.** Se anuncia quién las recibe: 1 por unidad como mucho; un líder gasta 1.',
  'turn/move':
    '**Movimiento.** De una en una, todas antes de la batalla; quien quiera se queda donde está.',
  'turn/battle':
    '**Batalla.** De una en una, cada combate entero antes del siguiente. Es optativa, y de 1 solo tipo por unidad.',
  'turn/draw': '**Carta nueva.** La jugada se descarta y se coge 1 del mazo.',

  'turn/moving': 'Al mover',
  'turn/occupied':
    '1 unidad por hex. No se entra en hexes ocupados ni se atraviesan, salvo con ciertas cartas o un líder.',
  'turn/edges':
    'Nadie sale del campo de batalla, salvo un líder que se evade o una regla del escenario.',
  'turn/whole': 'Las unidades ni se dividen ni se combinan.',
  'turn/leader-leaves':
    'El líder unido mueve con su unidad. Con una carta con casco puede dejarla; la unidad a la que se une no recibe por ello una orden.',

  'turn/reactions': 'En el turno ajeno',
  'turn/evade': 'Evadirse de un ataque, antes de que tire el atacante.',
  'turn/first-strike': 'Primer Golpe, declarado un ataque y antes de que tire el atacante.',
  'turn/battle-back':
    'Devolver el combate cuerpo a cuerpo, si la unidad conserva su hex y al menos 1 bloque.',

  'turn/victory': 'Victoria',
  'turn/banners':
    '1 estandarte por unidad eliminada y 1 por líder eliminado; se coge al quitar el último bloque.',
  'turn/wins': 'Gana quien reúne antes los del escenario, y ahí acaba la batalla.',
  'turn/leader-exits': 'Un líder que sale por su borde al evadirse no da ninguno.',

  'battle/close': 'Combate cuerpo a cuerpo, en este orden',
  'battle/announced':
    'Se anuncian atacante y objetivo, adyacentes; entre varios, el atacante elige.',
  'battle/evades': 'El defensor dice si se evade.',
  'battle/terrain': 'Se ve cuántos dados quita el terreno.',
  'battle/rolls': 'El atacante tira los dados de su tipo de unidad.',
  'battle/hits-and-flags':
    'Se anotan impactos, se quitan bloques y después se aplican las banderas.',
  'battle/advance': 'Puede haber Avance de Ímpetu y combate de bonificación.',
  'battle/answers': 'Quien aguanta puede devolver el combate, igual que un ataque.',

  'battle/fire': 'Disparo, en este orden',
  'battle/fire-announced': 'Una unidad de círculo verde y su objetivo.',
  'battle/fire-range':
    'Alcance: 2 hexes, o 3 con arcos u hondas; cuenta el hex del objetivo. Nunca a un adyacente.',
  'battle/fire-sight': 'Línea de visión, de centro a centro.',
  'battle/fire-terrain': 'Se ve cuántos dados quita el terreno.',
  'battle/fire-rolls': '2 dados sin mover, 1 tras mover.',
  'battle/fire-hits': 'Sólo impacta el símbolo del objetivo: ni espadas ni cascos.',
  'battle/fire-flags': 'Después, las banderas. La unidad ni se evade ni responde.',

  'retreat/title': 'Retirada, en este orden',
  'retreat/hits-first': 'Primero impactos y chequeo de líder.',
  'retreat/flags-ignored': 'Su jugador dice qué banderas ignora.',
  'retreat/towards-own-side':
    'Hacia el lado propio, nunca de costado ni por hexes con unidades o impracticables; el terreno no la detiene.',
  'retreat/joins-leader':
    'En el hex de un líder amigo solo, éste se le une y la retirada puede acabar ahí.',
  'retreat/hexes-not-made': 'Cada hex que no puede hacer le cuesta 1 bloque.',

  'retreat/advance': 'Avance de Ímpetu',
  'retreat/may-advance':
    'Quien ataca y elimina al enemigo o lo hace retirarse puede entrar en el hex desocupado.',
  'retreat/no-advance': 'No tras una evasión, ni al devolver el combate, ni con Primer Golpe.',
  'retreat/bonus-foot': 'A pie combaten otra vez sólo con líder unido, o los guerreros.',
  'retreat/bonus-mounted':
    'Montadas combaten otra vez; la caballería puede avanzar antes 1 hex más.',
  'retreat/after-bonus':
    'La bonificación es contra cualquier enemigo adyacente. Tras ella cabe avanzar, no combatir.',
} as const;
