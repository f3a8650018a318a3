import { defineAsks } from '../../src/library/registry.ts';

/** Words for the dice of a unit. */
const DICE = 'dice|die|dado|dados';
const CLOSE =
  'roll rolls rolling get gets use uses throw throws attack attacks attacking fight fights fighting battle battles close combat melee cc hand tira tiran tirar tiro lanza lanzan usa usan ataca atacan atacar atacando ataque combate combaten combatir pelea pelean pelear cuerpo enemy enemigo unit units unidad unidades';
const FIRE =
  'fire|fires|firing|shoot|shoots|shooting|ranged|disparar|dispara|disparan|disparando|disparo|disparado';
const MAY = 'may can puede pueden puedo able allowed legal unit units unidad unidades';
const MOVES = 'move|moves|moving|mover|mueve|mueven|movement|movimiento';

export default defineAsks({
  asks: [
    {
      query: 'cca/close-combat',
      ways: [`${DICE} -${FIRE}|evade|evades|evadir|evadirse|leader's|check|chequeo`],
      also: CLOSE,
      who: ['attacker', 'defender'],
      tells: 'dice',
    },
    {
      query: 'cca/ranged-combat',
      ways: [`${DICE} ${FIRE}`],
      also: `${CLOSE} combat distancia hex hexes moving`,
      who: ['attacker', 'defender'],
      tells: 'dice',
    },
    {
      query: 'cca/ranged-combat',
      ways: [`${FIRE} -${DICE}`],
      also: `${MAY} combat distancia`,
      who: ['attacker', 'defender'],
    },
    {
      query: 'cca/evade',
      ways: [
        'evade|evades|evading|evasion|evadir|evadirse|evade|evaden|evadan|esquivar -after|tras|after',
      ],
      also: `${MAY} attack attacked when cuando combate close combat melee`,
      who: ['defender', 'attacker'],
    },
    {
      query: 'cca/retreat',
      ways: [
        'far|hexes|hex|cuanto|retreat|retira|retiran|retroceden retreat|retreats|retira|retiran|retirarse|retrocede|retroceden|huye|huyen|flee',
      ],
      also: `${MAY} run away back atras`,
      tells: 'retreatHexes',
    },
    {
      query: 'cca/retreat',
      ways: ['ignore|ignores|ignoring|ignora|ignoran|ignorar flag|flags|bandera|banderas'],
      also: `${MAY}`,
      tells: 'flagsIgnorable',
    },
    {
      query: 'cca/may-move',
      ways: [
        `${MOVES} -fire|dice|shoot|first|battle|primero|mueve-dispara-mueve|retreat|bloquea|card|carta|evade|advance`,
      ],
      also: `far hexes hex cuanto cuantos lejos how ${MAY}`,
      tells: 'maxHexes',
    },
    {
      query: 'cca/momentum',
      ways: ['bonus|bonificacion combat|combate|battle|attack|melee'],
      also: `${MAY} make makes fight have get close after momentum advance second tras impetu avance tener hacer hace adicional segundo cuerpo`,
      tells: 'bonusCombat',
    },
    {
      query: 'cca/momentum',
      ways: ['momentum|impetu', 'take|enter|advance hex|advance -bonus', 'avanzar|avance|ocupar'],
      also: `${MAY} make after into hex the vacated take advance momentum tras enemy enemigo despues hacer`,
      tells: 'mayAdvance',
    },
    {
      query: 'cca/terrain',
      ways: [
        'fight|fights|battle|combat|combatir|combate|pelear|pelea enter|enters|entering|entra|entrar|entran|entras',
      ],
      also: `${MAY} when on turn same cuando turno mismo al moves moving hex`,
      tells: 'mayBattleOnEntry',
    },
    {
      query: 'cca/terrain',
      ways: ['block|blocks|bloquea|bloquean|tapa|corta sight|los|vision|vista'],
      also: 'line linea sight vision hex visual',
      tells: 'blocksSight',
    },
    {
      query: 'cca/terrain',
      ways: ['stop|stops|parar|para|detiene|detenerse|detener'],
      also: `${MAY} enter enters entering entrar entra must has debe`,
      tells: 'mustStop',
    },
    {
      query: 'cca/scenario',
      ways: [
        'banners|banner|estandartes|victory win|needed|need|needs|ganar|gana|falta|hacen|necesitan',
      ],
      also: 'victory many at in battle batalla scenario escenario win ganar falta hacen para needed required',
      tells: 'bannersToWin',
    },
    {
      query: 'cca/scenario',
      ways: [
        'first|starts|start|begins|primero|empieza|comienza moves|goes|starts|begins|plays|mueve|juega|empieza|comienza|va|start',
      ],
      also: 'at in battle batalla scenario escenario side bando',
      tells: 'firstPlayer',
    },
    {
      query: 'cca/unit',
      ways: ['blocks|bloques'],
      also: 'have has tiene tienen unit units unidad unidades lleva llevan formed of made up',
      tells: 'blocksPerUnit',
    },
  ],
  says: {
    'attacker.moved=#':
      'after moving # hexes|after moving # hex|after it moved # hexes|having moved # hexes|tras mover # hexes|tras mover # hex|tras mover # hexagonos|despues de mover # hexes|despues de mover # hexagonos|tras mover # hexagono',
    'moved=#':
      'moved # hexes|moved # hex|moves # hexes|moving # hexes|moving # hex|moved #|ha movido # hexes|han movido # hexes|movido # hexes|mueve # hexes|mover # hexes|ha movido #|movido #',
    'hexes=#':
      'move # hexes|move # hex|moves # hexes|move #|mover # hexes|mueve # hexes|mover # hex|mueve #|mover #|mueven # hexes',
    'distance=#':
      'at # hexes|# hexes away|# hexes distance|distance #|a # hexes|a # hex|# hexes|distancia #|at range #|from # hexes',
    'flags=#': '# flags|# flag|# banderas|# bandera|a flag|una bandera|un flag',
    'blocks=#': '# blocks|# block|# bloques|# bloque|# block left|# blocks left',
    'blocks=4':
      'full strength|at full strength|fuerza completa|a fuerza completa|completos|completas',
    'leader=attached':
      'with a leader|with leader|with an attached leader|leader attached|attached leader|with its leader|con lider|con un lider|con su lider|con lider unido|con el lider',
    'leader=adjacent':
      'next to a leader|adjacent leader|leader adjacent|junto a un lider|con un lider adyacente|con lider al lado',
    'rolledAs=battle-back':
      'after a battle back|after battling back|battle back|battling back|when battling back|al devolver el combate|tras devolver el combate|devolver el combate',
    'rolledAs=ranged': 'after firing|after shooting|by fire|tras disparar|al disparar',
    'target=evaded':
      'after evasion|after the enemy evades|enemy evaded|enemy evades|after an evasion|tras evadirse el enemigo|tras una evasion|si el enemigo se evade|tras evadirse',
    'target=eliminated': 'after eliminating the enemy|enemy eliminated|tras eliminar al enemigo',
    'unit=LB':
      'archers|bowmen|arqueros|light infantry with bows|infanteria ligera con arcos|light bows|ligera con arcos',
    'unit=LS':
      'slingers|honderos|light infantry with slings|infanteria ligera con hondas|ligera con hondas',
    'unit=LD': 'lone leader|leader alone|a leader|lider solo|un lider|leader',
    'unit=CH': 'chariots|chariot|carros|carro|carros pesados|heavy chariot',
    'unit=WR': 'warrior unit|warband|warriors|warrior|guerreros|guerrero',
    'unit=AX': 'auxiliary|auxiliaries|aux|auxiliares',
    'unit=EL': 'elephant|elephants|elefante|elefantes|elephant unit',
    'unit=MC': 'medium horse',
    'terrain=forest': 'woods|wood|forest|trees|bosque',
    'terrain=hill': 'hill|hills|hilltop|colina|colinas',
  },
});
