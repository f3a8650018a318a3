import { defineAsks } from '../../src/library/registry.ts';

const DICE = 'dice|die|dado|dados';
const MELEE = 'melee|melees|mele|cuerpo|h2h|cc';
const FIRE =
  'fire|fires|firing|shoot|shoots|shooting|ranged|disparar|dispara|disparan|disparando|disparo|disparado';
const MAY = 'may can puede pueden puedo able allowed legal unit units unidad unidades';
const FIGHT =
  'roll rolls rolling get gets use uses throw throws attack attacks attacking fight fights fighting battle combat close hand tira tiran tirar lanza lanzan usa usan ataca atacan atacar atacando combate combaten pelea pelean enemy enemigo unit units unidad unidades';
const MOVES = 'move|moves|moving|mover|mueve|mueven|movement|movimiento';

export default defineAsks({
  asks: [
    {
      query: 'ccn/melee',
      ways: [`${DICE} ${MELEE}`],
      also: FIGHT,
      who: ['attacker', 'defender'],
      tells: 'dice',
    },
    {
      query: 'ccn/ranged-combat',
      ways: [`${DICE} ${FIRE}`],
      also: `${FIGHT} distancia`,
      who: ['attacker', 'defender'],
      tells: 'dice',
    },
    {
      query: 'ccn/may-fire',
      ways: [`${FIRE} -${DICE}`],
      also: `${MAY} combat distancia that after`,
      who: ['attacker'],
    },
    {
      query: 'ccn/may-melee',
      ways: [`${MELEE} -${DICE}|bonus|bonificacion|ground|terreno|advance|avance|after|tras`],
      also: `${MAY} attack attacks atacar ataca combatir fight in`,
      who: ['attacker', 'defender'],
    },
    {
      query: 'ccn/may-move',
      ways: [`${MOVES} -${FIRE}|melee|dice|fight|retreat|retira|square|cuadro|combatir|first`],
      also: `far hexes hex hexagonos hexagono cuanto cuantos lejos how ${MAY}`,
      tells: 'maxHexes',
    },
    {
      query: 'ccn/retreat',
      ways: [
        'far|hexes|hex|cuanto|hexagonos|hexagono|retreat|retira|retiran retreat|retreats|retira|retiran|retirarse|retrocede|huye|huyen|flee -reform|reformar',
      ],
      also: `${MAY} run away back atras`,
      tells: 'retreatHexes',
    },
    {
      query: 'ccn/retreat',
      ways: [
        'ignore|ignores|ignoring|ignora|ignoran|ignorar flag|flags|bandera|banderas -square|cuadro',
      ],
      also: MAY,
      tells: 'flagsIgnorable',
    },
    {
      query: 'ccn/advance',
      ways: ['take|takes|taking|ocupar|ocupa|ganar ground|terreno'],
      also: `${MAY} after a attack attacking it wins winning melee tras ganar ataque atacar`,
      tells: 'mayAdvance',
    },
    {
      query: 'ccn/advance',
      ways: ['bonus|bonificacion|additional|adicional melee|attack|ataque|combat'],
      also: `${MAY} make makes have get hacer hace attack attacks melee combate`,
      tells: 'bonusMelee',
    },
    {
      query: 'ccn/form-square',
      ways: ['form|forms|formar|forma|forman square|squares|cuadro|cuadros'],
      also: `${MAY} attacked infantry when in into`,
      tells: 'allowed',
    },
    {
      query: 'ccn/retire-and-reform',
      ways: [
        'retire|retires|retirarse|retirar|retirada reform|reforms|reformar|reforma|reformarse|reagruparse',
      ],
      also: `${MAY} attacked`,
      who: ['defender', 'attacker'],
    },
    {
      query: 'ccn/command',
      ways: ['command|mando'],
      also: 'have has tengo tiene much cuanto value is with',
      tells: 'command',
    },
    {
      query: 'ccn/terrain',
      ways: [
        'fight|fights|combat|combatir|combate|pelear|pelea enter|enters|entering|entra|entrar|entran',
      ],
      also: `${MAY} when on turn same cuando turno mismo al moves moving hex`,
      tells: 'mayFightOnEntry',
    },
    {
      query: 'ccn/terrain',
      ways: ['block|blocks|bloquea|bloquean|tapa|corta sight|los|vision|vista'],
      also: 'line linea sight vision hex visual',
      tells: 'blocksSight',
    },
    {
      query: 'ccn/terrain',
      ways: ['stop|stops|parar|para|detiene|detenerse|detener'],
      also: `${MAY} enter enters entering entrar entra must has debe`,
      tells: 'mustStop',
    },
  ],
  says: {
    'attacker.moved=#':
      'after moving # hexes|after moving # hex|after it moved # hexes|having moved # hexes|tras mover # hexes|tras mover # hex|tras mover # hexagonos|despues de mover # hexes|despues de mover # hexagonos|tras mover # hexagono',
    'moved=#':
      'moved # hexes|moved # hex|moves # hexes|moving # hexes|moving # hex|moved #|ha movido # hexagonos|ha movido # hexagono|han movido # hexagonos|movido # hexagonos|mueve # hexagonos|mover # hexagonos|ha movido #|movido #|mover # hexes|movido # hexes',
    'hexes=#':
      'move # hexes|move # hex|moves # hexes|move #|mover # hexagonos|mueve # hexagonos|mover # hexagono|mueve #|mover #|mueven # hexagonos|mover # hexes',
    'distance=#':
      'at # hexes|# hexes away|# hexes distance|distance #|a # hexagonos|a # hexagono|# hexagonos|distancia #|at range #|a # hexes',
    'flags=#': '# flags|# flag|# banderas|# bandera|a flag|una bandera|un flag',
    'blocks=#': '# blocks|# block|# bloques|# bloque|# block left|# blocks left',
    'cardsInHand=#':
      '# cards|# card|# cartas|# carta|# cards in hand|# cartas en la mano|# command cards|# cartas de mando',
    'squares=#': '# square|# squares|# cuadro|# cuadros|# units in square|# unidades en cuadro',
    'leader=true':
      'with a leader|with leader|with an attached leader|leader attached|attached leader|with its leader|con lider|con un lider|con su lider|con lider vinculado|con el lider',
    'attackedBy=infantry': 'against infantry|vs infantry|contra infanteria|contra la infanteria',
    'attackedBy=artillery': 'against artillery|vs artillery|contra artilleria|contra la artilleria',
    'attackedBy=cavalry': 'against cavalry|vs cavalry|contra caballeria|contra la caballeria',
    'unit=line': 'line|line inf|linea|de linea|regulars|line infantry',
    'unit=rifle': 'rifles|riflemen|rifle light infantry|rifle infantry|fusileros',
    'unit=cuirassiers': 'cuirassier|cuirassiers|coraceros|heavy cuirassiers|coracero',
    'unit=light-lancers': 'lancers|lanceros',
    'unit=foot-artillery': 'foot arty|foot guns|artilleria a pie|foot artillery',
    'unit=horse-artillery': 'horse arty|horse guns|artilleria a caballo|artilleria montada',
    'unit=leader': 'a leader|lone leader|lider solo|un lider|leader|leader alone',
    'unit=old-guard': 'old guard|vieja guardia',
    'terrain=forest': 'woods|wood|trees|bosque',
    'terrain=town': 'town|village|pueblo|windmill|molino',
  },
});
