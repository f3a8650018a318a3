import { defineAsks } from '../../src/library/registry.ts';

const MAY =
  'may can puede pueden puedo able allowed legal unit units unidad unidades a one una otra it i que';
const CHARGE = 'charge|charges|charging|cargar|carga|cargan';
const SHOOT = 'shoot|shoots|shooting|fire|fires|firing|disparar|dispara|disparan';

export default defineAsks({
  asks: [
    {
      query: 'onus/charge',
      ways: [`${CHARGE} -how|far|cuanto|marker|marcador|fleeing|huida|lejos`],
      also: `${MAY} after then when on in with tras enemy enemigo turn same still`,
    },
    { query: 'onus/charge', ways: [`${CHARGE} fleeing|huida|flees|huye`], also: `${MAY}` },
    {
      query: 'onus/charge',
      ways: [`${CHARGE} far|cuanto|lejos|reach|alcance`],
      also: `${MAY} how after then when on in with tras`,
      tells: 'reach',
    },
    {
      query: 'onus/fleeing-unit',
      ways: [
        'fleeing|flees|huida|huye|huyendo -pass|atravesar|elephants|elefantes|charge|cargar|carga|through',
      ],
      also: MAY,
      tells: 'allowed',
    },
    {
      query: 'onus/shot',
      ways: [
        `${SHOOT} engaged|trabada|trabado|trabadas|combate -at|into|fleeing|huida|contra|puedo`,
      ],
      also: `${MAY}`,
      who: ['shooter', 'target'],
      given: { 'shooter.engaged': true },
    },
    {
      query: 'onus/shot',
      ways: [
        `${SHOOT} engaged|trabada|trabado|trabadas at|into`,
        'disparar|dispara puedo|contra trabada|trabado|trabadas',
      ],
      also: `${MAY} combate`,
      who: ['target', 'shooter'],
      given: { 'target.engaged': true },
    },
    {
      query: 'onus/pass-through',
      ways: ['pass|passes|passing through|thru', 'atravesar|atraviesa|cruzar'],
      also: `${MAY} se friend friends friendly own amiga amigas amigo propia propias unit through`,
      who: ['mover', 'passed'],
      tells: 'allowed',
    },
    {
      query: 'onus/end-of-turn',
      ways: ['cards|card|cartas|carta draw|draws|robo|roba|robar|cojo|coger'],
      also: 'after playing played end turn si he jugado jugo tras jugar',
      tells: 'draws',
    },
    {
      query: 'onus/engaged-action',
      ways: [
        'engaged|trabada|trabado|trabadas -shoot|disparar|dispara|through|thru|atravesar|atraviesa|cruzar|charge|cargar|at',
      ],
      also: MAY,
    },
    {
      query: 'onus/manoeuvre',
      ways: [`${SHOOT} after|then|tras|despues -engaged|trabada|march|marcha|charge`],
      also: `${MAY} after then tras despues and luego`,
      tells: 'mayShoot',
    },
    {
      query: 'onus/manoeuvre',
      ways: [
        'far|cuanto|move|mueve|go|goes rotation|giro|rotacion|backwards|atras -charge|cargar|carga|shoot|disparar|dispara',
      ],
      also: `${MAY} far how cuanto move moves mueve go goes with con after tras`,
      tells: 'allowance',
    },
    {
      query: 'onus/move',
      ways: [
        'far|cuanto|move|moves|mueve|go|goes march|marcha|reduced|reducido -charge|cargar|carga|shoot|disparar|dispara',
      ],
      also: `${MAY} far how cuanto move moves mueve go goes on with con en`,
      tells: 'allowance',
    },
    {
      query: 'onus/move',
      ways: [`${SHOOT} march|marcha|marching`],
      also: `${MAY} after then tras en on a`,
      tells: 'mayShoot',
    },
    {
      query: 'onus/formation',
      ways: [
        'move|moves|mover|mueve|mueven|moverse -far|cuanto|march|marcha|fleeing|huida|engaged|trabada|reduced|reducido|backwards|atras|rotation|giro|through|charge|cargar|shoot|disparar',
      ],
      also: `${MAY} in en`,
      given: { formationAct: 'keep' },
      tells: 'allowance',
    },
    {
      query: 'onus/general',
      ways: ['hand|mano limit|limite|size|tamano'],
      also: 'what is cual es with con limit hand leadership general',
      tells: 'handLimit',
    },
  ],
  things:
    'unit units unidad unidades friend friends enemy enemies amiga amigas amigo amigos enemiga enemigas enemigo elephants elefantes i puedo se',
  says: {
    'doneThisTurn=rotate':
      'free rotation|rotating|rotation|turning around|turning round|turning about|a free rotation|giro libre|un giro libre|girar|rotar|darse la vuelta|ha girado|girado',
    'doneThisTurn=shoot':
      'shooting|it shot|firing|having shot|it shoots|disparar|ha disparado|haber disparado|disparado',
    'doneThisTurn=extend':
      'extending|extending its front|extending the formation|ampliar la formacion|ampliar|ha ampliado|extenderse',
    'doneThisTurn=shorten': 'shortening|acortar|acortar la formacion',
    'doneThisTurn=adopt':
      'adopting a formation|adopting a special formation|adoptar una formacion|adoptar formacion|forming up',
    'doneThisTurn=dissolve':
      'dissolving a formation|dissolving its formation|deshacer la formacion',
    'doneThisTurn=all-directions':
      'moving backwards|moving back|mover hacia atras|ir marcha atras|marcha atras',
    'manoeuvre=free-rotation':
      'free rotation|a free rotation|rotating|giro libre|un giro libre|rotacion libre|girar',
    'manoeuvre=all-directions':
      'move backwards|moving backwards|moving back|moves backwards|mover hacia atras|mover marcha atras|hacia atras|marcha atras',
    'manoeuvre=adopt':
      'adopting a formation|adopting a special formation|adoptar una formacion|adoptar formacion|adopt a formation',
    'manoeuvre=extend':
      'extending|extending its front|extending the formation|ampliar|ampliar la formacion|extend|extends',
    'manoeuvre=shorten': 'shortening|shorten|acortar',
    'manoeuvre=dissolve': 'dissolving a formation|deshacer la formacion',
    'formation=square': 'square|in square|cuadro|en cuadro',
    'formation=phalanx': 'phalanx|in phalanx|falange|en falange',
    'formation=shield-wall':
      'shield wall|in shield wall|testudo|muro de escudos|en muro de escudos|tortuga',
    'formation=arrowhead': 'arrowhead|wedge|punta de flecha|cuna',
    'formation=rhomboid': 'rhomboid|romboidal|rombo',
    'broken=true': 'broken|rota|roto',
    'fleeing=true': 'fleeing|in flight|en huida|huyendo|que huye|huida',
    'engaged=true': 'engaged|trabada|trabado|trabadas|in combat|en combate',
    'active=false':
      'not active|inactive|not activated|without activation|sin activar|no activada|no activa|that is not active|not been activated',
    'forcedMarch=true': 'in forced march',
    'movementType=forced-march':
      'forced march|a forced march|on a forced march|marcha forzada|en marcha forzada',
    'movementType=reduced': 'reduced movement|reduced move|movimiento reducido|half movement',
    'movement=#': 'movement #|with movement #|movimiento #|de movimiento #|con movimiento #|move #',
    'ordersPlayed=#': '# order|# orders|# orden|# ordenes',
    'leadership=#': 'leadership #|liderazgo #|with leadership #|con liderazgo #',
    'generalState=dead':
      'general dead|dead general|the general dead|general is dead|general muerto|el general muerto',
    'generalState=wounded': 'general wounded|wounded general|general herido',
    'generalState=fleeing': 'general fleeing|fleeing general|general en huida|general huyendo',
    'side=enemy': 'enemy|an enemy|enemiga|enemigo|enemigas|enemies',
    'kind=elephants': 'elephants|elephant|elefantes|elefante',
    'fleeingAct=shoot': 'shoot|shoots|disparar|dispara|fire',
    'fleeingAct=move': 'move|moves|mover|moverse|mueve',
    'fleeingAct=be-activated': 'be activated|activate|activar|activarse|ser activada|activated',
    'fleeingAct=fight': 'fight|fights|combatir|pelear|luchar',
    'fleeingAct=extend': 'extend|ampliar|extenderse',
    'fleeingAct=adopt-formation': 'adopt a formation|adoptar una formacion',
    'engagedAction=extend': 'extend|extends|ampliar la formacion|ampliar|extenderse',
    'engagedAction=adopt':
      'adopt a formation|adopt a special formation|adoptar una formacion|adoptar formacion',
    'engagedAction=withdraw': 'withdraw|replegarse|repliega',
    'engagedAction=retreat': 'retreat|retirarse|retira|break off',
    'engagedAction=envelop': 'envelop|envolver|envuelve',
    'engagedAction=move': 'move|moves|mover|moverse|mueve',
    'engagedAction=dissolve': 'dissolve its formation|deshacer su formacion|deshacer la formacion',
  },
});
