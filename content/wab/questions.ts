import { type ByLang, defineQuestions } from '../../src/library/registry.ts';

const MAY: ByLang = { es: 'Puede', en: 'It may' };
const MAY_NOT: ByLang = { es: 'No puede', en: 'It may not' };
const YES: ByLang = { es: 'Sí', en: 'Yes' };
const NO: ByLang = { es: 'No', en: 'No' };

/** What is asked of the situations of its examples, and the answers that stand beside each other. */
export default defineQuestions({
  'wab/movement': [
    {
      of: ['movement/no', 'movement/reach'],
      about: 'reach',
      es: '¿Hasta dónde llega?',
      en: 'How far does it get?',
    },
    {
      of: ['movement/no', 'movement/reach'],
      about: 'allowed',
      es: '¿Puede hacer ese movimiento?',
      en: 'May it make this move?',
      tell: { 'movement/no': MAY_NOT, 'movement/reach': MAY },
    },
  ],
  'wab/manoeuvre': [
    {
      of: ['manoeuvre/left', 'manoeuvre/no', 'manoeuvre/reform'],
      about: 'allowed',
      es: '¿Puede maniobrar así?',
      en: 'May it manoeuvre like this?',
      tell: { 'manoeuvre/left': MAY, 'manoeuvre/no': MAY_NOT, 'manoeuvre/reform': MAY },
    },
  ],
  'wab/turn-sequence': [
    {
      of: [
        'turn-sequence/after',
        'turn-sequence/before',
        'turn-sequence/together',
        'turn-sequence/no-order',
      ],
      es: '¿Qué va antes?',
      en: 'Which comes first?',
    },
    {
      of: ['turn-sequence/phase', 'turn-sequence/step'],
      es: '¿Cuándo se hace?',
      en: 'When is it done?',
    },
  ],
  'wab/flight-move': [
    {
      of: [
        'flight-move/destroyed',
        'flight-move/free',
        'flight-move/off-table',
        'flight-move/stopped',
        'flight-move/through-friends',
      ],
      es: '¿Qué es de la unidad que huye?',
      en: 'What becomes of the fleeing unit?',
    },
  ],
  'wab/pursuit': [
    {
      of: [
        'pursuit/follows-up',
        'pursuit/held-back',
        'pursuit/may-follow-up',
        'pursuit/may-pursue',
        'pursuit/not-held-back',
        'pursuit/pursues',
        'pursuit/stays',
      ],
      es: '¿Qué hace el vencedor?',
      en: 'What does the victor do?',
    },
  ],
  'wab/rally-test': [
    {
      of: ['rally-test/no', 'rally-test/odds'],
      about: 'allowed',
      es: '¿Puede intentar reagruparse?',
      en: 'May it try to rally?',
      tell: { 'rally-test/no': MAY_NOT, 'rally-test/odds': MAY },
    },
    {
      of: ['rally-test/passed', 'rally-test/failed'],
      es: '¿Se reagrupa?',
      en: 'Does it rally?',
    },
  ],
  'wab/reform-test': [
    {
      of: ['reform-test/no', 'reform-test/odds'],
      about: 'allowed',
      es: '¿Puede reorganizarse?',
      en: 'May it reform?',
      tell: { 'reform-test/no': MAY_NOT, 'reform-test/odds': MAY },
    },
    {
      of: ['reform-test/passed', 'reform-test/failed'],
      es: '¿Se reorganiza?',
      en: 'Does it reform?',
    },
  ],
  'wab/charge': [
    {
      of: ['charge/no', 'charge/unmeasured', 'charge/contact', 'charge/failed'],
      about: 'allowed',
      es: '¿Puede declarar esa carga?',
      en: 'May it declare this charge?',
      tell: {
        'charge/no': MAY_NOT,
        'charge/unmeasured': MAY,
        'charge/contact': MAY,
        'charge/failed': MAY,
      },
    },
    {
      of: ['charge/contact', 'charge/failed'],
      es: '¿Llega la carga?',
      en: 'Does the charge arrive?',
    },
  ],
  'wab/charge-reaction': [
    {
      of: [
        'charge-reaction/no',
        'charge-reaction/hold',
        'charge-reaction/flee',
        'charge-reaction/stand-and-shoot',
        'charge-reaction/shoot-and-flee',
        'charge-reaction/countercharge',
        'charge-reaction/ignore',
      ],
      about: 'allowed',
      es: '¿Puede responder así?',
      en: 'May it answer so?',
      tell: {
        'charge-reaction/no': MAY_NOT,
        'charge-reaction/hold': MAY,
        'charge-reaction/flee': MAY,
        'charge-reaction/stand-and-shoot': MAY,
        'charge-reaction/shoot-and-flee': MAY,
        'charge-reaction/countercharge': MAY,
        'charge-reaction/ignore': MAY,
      },
    },
  ],
  'wab/charge-side': [
    {
      of: ['charge-side/yes'],
      es: '¿Por qué lado carga?',
      en: 'Which side does it charge?',
    },
  ],
  'wab/fleeing-target': [
    {
      of: ['fleeing-target/escapes', 'fleeing-target/caught'],
      es: '¿Escapa de la carga?',
      en: 'Does it escape the charge?',
    },
  ],
  'wab/countercharge': [
    {
      of: ['countercharge/no', 'countercharge/short', 'countercharge/meets'],
      about: 'allowed',
      es: '¿Puede contracargar?',
      en: 'May it countercharge?',
      tell: {
        'countercharge/no': MAY_NOT,
        'countercharge/short': MAY,
        'countercharge/meets': MAY,
      },
    },
  ],
  'wab/disengage': [
    {
      of: ['disengage/no', 'disengage/free', 'disengage/odds'],
      about: 'allowed',
      es: '¿Puede destrabarse?',
      en: 'May it disengage?',
      tell: {
        'disengage/no': MAY_NOT,
        'disengage/free': { es: 'Puede, sin chequeo', en: 'It may, without a test' },
        'disengage/odds': { es: 'Puede, con un chequeo', en: 'It may, with a test' },
      },
    },
    {
      of: ['disengage/passed', 'disengage/failed'],
      es: '¿Se destraba?',
      en: 'Does it disengage?',
    },
  ],
  'wab/may-shoot': [
    {
      of: [
        'may-shoot/shoots',
        'may-shoot/shoots-and-flees',
        'may-shoot/misses',
        'may-shoot/holds',
        'may-shoot/flees',
        'may-shoot/no-shot',
      ],
      es: '¿Qué pasa con ese disparo?',
      en: 'What becomes of this shot?',
    },
  ],
  'wab/line-of-sight': [
    {
      of: ['line-of-sight/seen', 'line-of-sight/hidden'],
      es: '¿Lo ve?',
      en: 'Does it see the target?',
      tell: { 'line-of-sight/seen': YES, 'line-of-sight/hidden': NO },
    },
  ],
  'wab/shooters': [
    {
      of: ['shooters/no', 'shooters/shots'],
      es: '¿Cuántas miniaturas disparan?',
      en: 'How many models shoot?',
    },
  ],
  'wab/armour-save': [
    {
      of: ['armour-save/none', 'armour-save/needs'],
      es: '¿Con qué salva?',
      en: 'What does it save on?',
    },
  ],
  'wab/casualties': [
    {
      of: ['casualties/rear', 'casualties/both-ends', 'casualties/anywhere', 'casualties/nowhere'],
      es: '¿Qué bajas se retiran?',
      en: 'Which casualties are removed?',
    },
  ],
  'wab/strike-order': [
    {
      of: ['strike-order/own', 'strike-order/enemy', 'strike-order/both', 'strike-order/open'],
      es: '¿Quién golpea primero?',
      en: 'Who strikes first?',
    },
  ],
  'wab/combat-result': [
    {
      of: ['combat-result/own', 'combat-result/enemy', 'combat-result/draw'],
      es: '¿Quién gana el combate, y por cuánto?',
      en: 'Who wins the combat, and by how much?',
    },
  ],
  'wab/bonuses-lost': [
    {
      of: ['bonuses-lost/lost', 'bonuses-lost/kept', 'bonuses-lost/none'],
      es: '¿Qué queda de sus bonos por filas y orden cerrado?',
      en: 'What is left of its bonuses for ranks and close order?',
    },
  ],
  'wab/break-test': [
    {
      of: ['break-test/draw', 'break-test/automatic', 'break-test/odds'],
      about: 'tests',
      es: '¿Chequea?',
      en: 'Does it take a test?',
      tell: {
        'break-test/draw': NO,
        'break-test/automatic': { es: 'No: se desmoraliza', en: 'No: it breaks' },
        'break-test/odds': YES,
      },
    },
    {
      of: ['break-test/passed', 'break-test/gives-ground', 'break-test/failed'],
      es: '¿Qué hace?',
      en: 'What does it do?',
    },
  ],
  'wab/panic-test': [
    {
      of: ['panic-test/none', 'panic-test/odds'],
      about: 'tests',
      es: '¿Hace un chequeo de pánico?',
      en: 'Does it take a Panic test?',
      tell: { 'panic-test/none': NO, 'panic-test/odds': YES },
    },
    {
      of: ['panic-test/passed', 'panic-test/failed'],
      es: '¿Aguanta?',
      en: 'Does it stand?',
    },
  ],
  'wab/flight-direction': [
    {
      of: ['flight-direction/destroyed', 'flight-direction/flees'],
      es: '¿Hacia dónde huye?',
      en: 'Which way does it flee?',
    },
  ],
  'wab/give-ground': [
    {
      of: [
        'give-ground/gives-ground',
        'give-ground/may-give-ground',
        'give-ground/flees',
        'give-ground/fights-on',
        'give-ground/destroyed',
      ],
      es: '¿Qué hace la unidad vencida?',
      en: 'What does the beaten unit do?',
    },
  ],
  'wab/follow-up': [
    {
      of: ['follow-up/no', 'follow-up/stays', 'follow-up/contact', 'follow-up/parted'],
      es: '¿Qué pasa con quien lo vence?',
      en: 'What becomes of the victor?',
    },
  ],
  'wab/flight-pursuit': [
    {
      of: ['flight-pursuit/destroyed', 'flight-pursuit/level', 'flight-pursuit/escapes'],
      es: '¿Escapa la unidad?',
      en: 'Does the unit escape?',
    },
  ],
  'wab/command-group': [
    {
      of: [
        'command-group/no',
        'command-group/fights',
        'command-group/gives',
        'command-group/stands',
      ],
      about: 'allowed',
      es: '¿Se puede?',
      en: 'Is it allowed?',
      tell: {
        'command-group/no': NO,
        'command-group/fights': YES,
        'command-group/gives': YES,
        'command-group/stands': YES,
      },
    },
  ],
  'wab/change-places': [
    {
      of: ['change-places/yes', 'change-places/no'],
      es: '¿Pueden cambiar de sitio?',
      en: 'May they change places?',
      tell: { 'change-places/yes': YES, 'change-places/no': NO },
    },
  ],
  'wab/lone-character': [
    {
      of: [
        'lone-character/no',
        'lone-character/yes',
        'lone-character/reach',
        'lone-character/charged',
      ],
      about: 'allowed',
      es: '¿Puede hacerlo?',
      en: 'May he do so?',
      tell: {
        'lone-character/no': NO,
        'lone-character/yes': YES,
        'lone-character/reach': YES,
        'lone-character/charged': YES,
      },
    },
  ],
  'wab/join-unit': [
    {
      of: ['join-unit/no', 'join-unit/yes', 'join-unit/moved'],
      about: 'allowed',
      es: '¿Puede unirse a la unidad?',
      en: 'May he join the unit?',
      tell: { 'join-unit/no': NO, 'join-unit/yes': YES, 'join-unit/moved': YES },
    },
  ],
  'wab/leave-unit': [
    {
      of: ['leave-unit/yes', 'leave-unit/no'],
      es: '¿Puede dejar la unidad?',
      en: 'May he leave the unit?',
      tell: { 'leave-unit/yes': YES, 'leave-unit/no': NO },
    },
  ],
  'wab/character-target': [
    {
      of: ['character-target/no', 'character-target/all', 'character-target/odds'],
      about: 'allowed',
      es: '¿Se puede elegir así al personaje?',
      en: 'May the character be chosen so?',
      tell: {
        'character-target/no': NO,
        'character-target/all': YES,
        'character-target/odds': YES,
      },
    },
  ],
  'wab/challenge': [
    {
      of: [
        'challenge/no',
        'challenge/open',
        'challenge/nobody',
        'challenge/refused',
        'challenge/fought',
        'challenge/ended',
      ],
      es: '¿Qué pasa con el desafío?',
      en: 'What becomes of the challenge?',
    },
  ],
  'wab/general': [
    {
      of: ['general/unit', 'general/character-with-it', 'general/general'],
      es: '¿Con qué Liderazgo chequea la unidad?',
      en: 'On which Leadership does the unit test?',
    },
  ],
  'wab/battle-standard': [
    {
      of: ['battle-standard/no', 'battle-standard/re-roll'],
      es: '¿Puede repetir el chequeo?',
      en: 'May it re-roll the test?',
      tell: { 'battle-standard/no': NO, 'battle-standard/re-roll': YES },
    },
  ],
  'wab/unit': [
    {
      of: ['unit/formed', 'unit/loose', 'unit/too-small'],
      es: '¿Es una unidad formada, y en qué orden?',
      en: 'Is it a formed unit, and in which order?',
    },
  ],
  'wab/leadership-test': [
    {
      of: ['leadership-test/passed', 'leadership-test/failed'],
      es: '¿Pasa el chequeo?',
      en: 'Does it pass the test?',
    },
  ],
  'wab/characteristic': [
    {
      of: ['characteristic/means'],
      es: '¿Para qué sirve?',
      en: 'What is it for?',
    },
  ],
  'wab/rider': [
    {
      of: ['rider/removed', 'rider/fights'],
      es: '¿Qué es de jinete y montura?',
      en: 'What becomes of rider and mount?',
    },
  ],
  'wab/close-weapon': [
    {
      of: ['close-weapon/used', 'close-weapon/no'],
      es: '¿Qué da el arma?',
      en: 'What does the weapon give?',
    },
  ],
  'wab/fear-test': [
    {
      of: [
        'fear-test/none',
        'fear-test/passed',
        'fear-test/flees',
        'fear-test/needs-6',
        'fear-test/no-charge',
      ],
      es: '¿Qué hace la unidad?',
      en: 'What does the unit do?',
    },
  ],
  'wab/forced-charge': [
    {
      of: ['forced-charge/charge', 'forced-charge/advance', 'forced-charge/nothing'],
      es: '¿Qué tiene que hacer?',
      en: 'What must it do?',
    },
  ],
  'wab/warband-test': [
    {
      of: ['warband-test/none', 'warband-test/wild', 'warband-test/calm'],
      es: '¿Qué hace este turno?',
      en: 'What does it do this turn?',
    },
  ],
  'wab/skirmish-formation': [
    {
      of: [
        'skirmish-formation/battle',
        'skirmish-formation/terrain',
        'skirmish-formation/not-at-all',
      ],
      es: '¿Puede ir así?',
      en: 'May it go like this?',
    },
  ],
  'wab/skirmish-coherency': [
    {
      of: [
        'skirmish-coherency/nothing',
        'skirmish-coherency/as-soon-as-it-can',
        'skirmish-coherency/may-not-end-so',
      ],
      es: '¿Vale así?',
      en: 'Is this allowed?',
    },
  ],
  'wab/skirmish-fear': [
    {
      of: ['skirmish-fear/yes', 'skirmish-fear/no'],
      es: '¿Temen a ese enemigo?',
      en: 'Do they fear this enemy?',
    },
  ],
  'wab/phalanx': [
    {
      of: ['phalanx/holds', 'phalanx/lost', 'phalanx/no'],
      es: '¿Lucha como falange?',
      en: 'Does it fight as a phalanx?',
    },
  ],
  'wab/shieldwall': [
    {
      of: ['shieldwall/forms', 'shieldwall/stands', 'shieldwall/no-forms', 'shieldwall/no-stands'],
      es: '¿Hay muro de escudos?',
      en: 'Is there a shieldwall?',
    },
  ],
  'wab/levy-fear': [
    {
      of: ['levy-fear/fears', 'levy-fear/no'],
      es: '¿Temen a ese enemigo?',
      en: 'Do they fear this enemy?',
    },
  ],
  'wab/ferocious-charge': [
    {
      of: [
        'ferocious-charge/breaks',
        'ferocious-charge/gives-ground',
        'ferocious-charge/break-test',
        'ferocious-charge/its-own-rule',
        'ferocious-charge/not-beaten',
      ],
      es: '¿Qué es del enemigo?',
      en: 'What becomes of the enemy?',
    },
  ],
  'wab/feigned-flight': [
    {
      of: ['feigned-flight/no', 'feigned-flight/escapes', 'feigned-flight/caught'],
      es: '¿Cómo acaba la huida fingida?',
      en: 'How does the feigned flight end?',
    },
  ],
  'wab/chariot-move': [
    {
      of: ['chariot-move/no', 'chariot-move/reach', 'chariot-move/open'],
      es: '¿Hasta dónde llega?',
      en: 'How far does it get?',
    },
  ],
  'wab/impact-hits': [
    {
      of: ['impact-hits/no', 'impact-hits/open', 'impact-hits/fell'],
      es: '¿Cuántos impactos causa el choque?',
      en: 'How many hits does the crash cause?',
    },
  ],
  'wab/open-ranks': [
    {
      of: ['open-ranks/no', 'open-ranks/opened', 'open-ranks/failed'],
      es: '¿Se abren las filas?',
      en: 'Do the ranks open?',
    },
  ],
  'wab/chariot-save': [
    {
      of: ['chariot-save/needs', 'chariot-save/none'],
      es: '¿Con qué salva el carro?',
      en: 'What does the chariot save on?',
    },
  ],
  'wab/beast-fear': [
    {
      of: ['beast-fear/nothing', 'beast-fear/fear', 'beast-fear/terror'],
      es: '¿Qué siente?',
      en: 'What does it feel?',
    },
  ],
  'wab/elephant-move': [
    {
      of: ['elephant-move/no', 'elephant-move/reach'],
      es: '¿Hasta dónde llega?',
      en: 'How far does it get?',
    },
  ],
  'wab/elephant-effect': [
    {
      of: ['elephant-effect/counts', 'elephant-effect/lost'],
      es: '¿Cuenta?',
      en: 'Does it count?',
    },
  ],
  'wab/stampede': [
    {
      of: ['stampede/automatic', 'stampede/immune', 'stampede/bolts', 'stampede/controlled'],
      es: '¿Qué hace el elefante?',
      en: 'What does the elephant do?',
    },
  ],
  'wab/stampede-move': [
    {
      of: [
        'stampede-move/no',
        'stampede-move/free',
        'stampede-move/attacks',
        'stampede-move/turned-aside',
        'stampede-move/off-table',
      ],
      es: '¿Qué es de él?',
      en: 'What becomes of it?',
    },
  ],
  'wab/catapult': [
    {
      of: [
        'catapult/no',
        'catapult/hit',
        'catapult/deviates',
        'catapult/misfire',
        'catapult/destroyed',
        'catapult/two-turns',
        'catapult/one-turn',
      ],
      es: '¿Qué es del disparo?',
      en: 'What becomes of the shot?',
    },
  ],
  'wab/cannon': [
    {
      of: [
        'cannon/no',
        'cannon/flies',
        'cannon/misfire',
        'cannon/destroyed',
        'cannon/crewman',
        'cannon/two-turns',
        'cannon/one-turn',
      ],
      es: '¿Qué es del disparo?',
      en: 'What becomes of the shot?',
    },
  ],
  'wab/machine-move': [
    {
      of: [
        'machine-move/no',
        'machine-move/moves',
        'machine-move/turns',
        'machine-move/turns-and-shoots',
      ],
      es: '¿Qué hace la máquina?',
      en: 'What does the machine do?',
    },
  ],
  'wab/machine-crew': [
    {
      of: [
        'machine-crew/no',
        'machine-crew/yes',
        'machine-crew/shoots',
        'machine-crew/choose',
        'machine-crew/pursue-the-crew',
        'machine-crew/attack-the-machine',
      ],
      es: '¿Qué pasa?',
      en: 'What happens?',
    },
  ],
  'wab/machine-hits': [
    {
      of: ['machine-hits/combat', 'machine-hits/destroyed', 'machine-hits/told'],
      es: '¿Qué es de la máquina?',
      en: 'What becomes of the machine?',
    },
  ],
  'wab/wagon-move': [
    {
      of: ['wagon-move/goes', 'wagon-move/no'],
      es: '¿Hasta dónde llega?',
      en: 'How far does it get?',
    },
  ],
  'wab/wagon-fate': [
    {
      of: ['wagon-fate/stands', 'wagon-fate/removed', 'wagon-fate/defenders-flee'],
      es: '¿Qué es del vagón?',
      en: 'What becomes of the wagon?',
    },
  ],
  'wab/wagon-hits': [
    {
      of: ['wagon-hits/open', 'wagon-hits/told'],
      es: '¿A quién dan los impactos?',
      en: 'Who is hit?',
    },
  ],
  'wab/war-wagon': [
    {
      of: ['war-wagon/yes', 'war-wagon/no'],
      es: '¿Qué cuesta, si se puede?',
      en: 'What does it cost, if allowed?',
    },
  ],
  'wab/army-break': [
    {
      of: ['army-break/broken', 'army-break/holds'],
      es: '¿Aguanta el ejército?',
      en: 'Does the army hold?',
    },
  ],
  'wab/victory-points': [
    {
      of: ['victory-points/own', 'victory-points/enemy', 'victory-points/draw'],
      es: '¿Quién gana?',
      en: 'Who wins?',
    },
  ],
  'wab/list-unit': [
    {
      of: ['list-unit/yes', 'list-unit/no'],
      es: '¿Cuánto cuesta?',
      en: 'What does it cost?',
    },
  ],
  'wab/army-list': [
    {
      of: ['army-list/yes', 'army-list/no'],
      es: '¿Es legal, y cuánto cuesta?',
      en: 'Is it legal, and what does it cost?',
    },
  ],
  'wab/army-shares': [
    {
      of: ['army-shares/yes', 'army-shares/no'],
      es: '¿Respeta los límites?',
      en: 'Does it keep within the limits?',
    },
  ],
  'wab/testudo': [
    {
      of: ['testudo/yes', 'testudo/dropped', 'testudo/no', 'testudo/none'],
      es: '¿Hay testudo?',
      en: 'Is there a testudo?',
    },
  ],
});
