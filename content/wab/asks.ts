import { defineAsks } from '../../src/library/registry.ts';

const MOVE = 'move|moves|go|goes|advance|mueve|mueven|mover|avanza|avanzan';
const MARCH = 'march|marches|marcha|marchan|marchar|marchando';
const CHARGE = 'charge|charges|cargar|carga|cargan';
const NEED = 'need|needs|roll|rolls|necesita|necesitan|saca|sacar|tira';
const HIT = 'hit|hits|impactar|impacta|impactan|acertar';
const WOUND = 'wound|wounds|herir|hiere';
const RALLY = 'rally|rallies|reagruparse|reagrupa|reagrupan';
const PANIC = 'panic|panico';
const BREAK = 'break|desmoralizacion';
const FLEE = 'flee|flees|flight|huye|huyen|huir|huida';
const SAVE = 'save|saves|salvacion|salva';
const MAY =
  'may can do does is has have having with con puede pueden unit units unidad unidades infantry infanteria a an the of at in on if una un se la el las los en de y and i';
const HOW = `${MAY} how far what much many cuanto cuantas cuantos que hasta donde inches inch pulgadas through por it to para must debe`;

export default defineAsks({
  asks: [
    {
      query: 'wab/movement',
      ways: [`far|cuanto|lejos ${MOVE}|${MARCH} -${CHARGE}|${FLEE}`],
      also: HOW,
      tells: 'reach',
    },
    {
      query: 'wab/movement',
      ways: [`may|can|puede|pueden ${MARCH} -far|cuanto|${CHARGE}|${FLEE}`],
      also: MAY,
      given: { movement: 4 },
      tells: 'allowed',
    },
    {
      query: 'wab/charge',
      ways: [`far|cuanto|lejos ${CHARGE} -${MARCH}|${FLEE}`],
      also: `${HOW} cavalry caballeria`,
      tells: 'chargeDistance',
    },
    {
      query: 'wab/charge',
      ways: [`reach|reaches|llega|alcanza ${CHARGE} -${FLEE}`],
      also: `${MAY} enemy enemigo target objetivo away to`,
      tells: 'reaches',
    },
    {
      query: 'wab/shooting',
      ways: [`${NEED} ${HIT} -ws|ha|weapon|armas`],
      also: `${HOW} archers arqueros after tras al contra against`,
      given: { shots: 1 },
      tells: 'hitsOn',
    },
    {
      query: 'wab/blows',
      ways: [`${NEED} ${HIT} ws|ha|weapon|armas`],
      also: `${HOW} against contra`,
      given: { models: 1 },
      tells: 'hitsOn',
    },
    {
      query: 'wab/blows',
      ways: [`${NEED} ${WOUND} strength|fuerza`],
      also: `${HOW} against contra`,
      given: { models: 1, skill: 3, enemySkill: 3 },
      tells: 'needsToWound',
    },
    {
      query: 'wab/armour-save',
      ways: [SAVE],
      also: `${HOW} give gives da dan tiene tienen against contra`,
      tells: 'needsToSave',
    },
    {
      query: 'wab/break-test',
      ways: [`${NEED} ${BREAK} -${PANIC}`],
      also: `${HOW} test chequeo after losing lost loses al perder pierde que`,
      tells: 'target',
    },
    {
      query: 'wab/rally-test',
      ways: [`${NEED} ${RALLY}`],
      also: `${HOW} enemies enemy enemigos enemigo`,
      tells: 'target',
    },
    {
      query: 'wab/rally-test',
      ways: [`may|can|puede|pueden ${RALLY} -${NEED}`],
      also: MAY,
      given: { leadership: 7 },
      tells: 'allowed',
    },
    {
      query: 'wab/panic-test',
      ways: [`test|tests|chequea|chequean ${PANIC} -${NEED}`],
      also: `${MAY} for si`,
      given: { leadership: 7 },
      tells: 'tests',
    },
    {
      query: 'wab/flight-pursuit',
      ways: [`dice|dados ${FLEE}`],
      also: `${HOW} dice dados`,
      tells: 'flightDice',
    },
  ],
  says: {
    'movement=#': 'movement #|movimiento #|m #',
    'distance=#': 'at # inches|# inches away|a # pulgadas|# inches|# pulgadas',
    'move=march': 'march|marches|marcha|marchan|marchar|marchando',
    'kind=cavalry': 'cavalry|caballeria|riders|jinetes',
    'mounted=true': 'cavalry|caballeria|riders|jinetes|mounted|montados',
    'kind=elephants': 'elephants|elefantes|an elephant|un elefante',
    'kind=artillery': 'artillery|artilleria|catapults|catapultas',
    'musician=false': 'without a musician|without musician|no musician|sin musico',
    'ground=difficult': 'difficult terrain|difficult ground|terreno dificil',
    'ground=very-difficult': 'very difficult terrain|very difficult ground|terreno muy dificil',
    'skill=#': 'bs #|ballistic skill #|hp #|ws #|weapon skill #|ha #',
    'enemySkill=#':
      'hit ws #|against ws #|vs ws #|against weapon skill #|contra ha #|contra habilidad de armas #',
    'strength=#': 'strength #|fuerza #|against strength #|contra fuerza #',
    'toughness=#': 'toughness #|resistencia #|against toughness #|contra resistencia #',
    'moved=true': 'after moving|after a move|tras mover|despues de mover|al mover',
    'cover=light': 'light cover|cobertura ligera|soft cover',
    'cover=heavy': 'heavy cover|cobertura pesada|hard cover',
    'target=skirmishers': 'skirmishers|hostigadores|loose troops',
    'bodyArmour=light': 'light armour|light armor|armadura ligera',
    'bodyArmour=heavy': 'heavy armour|heavy armor|armadura pesada',
    'shield=shield': 'shield|a shield|escudo|un escudo',
    'shield=large-shield': 'large shield|a large shield|escudo grande',
    'leadership=#': 'leadership #|ld #|liderazgo #',
    'lostBy=#': 'lost by #|losing by #|loses by #|lose by #|pierde por #|perder por #',
    'enemyDistance=#':
      'enemies at # inches|enemy at # inches|enemies within # inches|enemigos a # pulgadas|enemigo a # pulgadas',
    'models=#': '# models|# miniaturas',
    'cause=general-killed':
      'the general is killed|general is killed|the general dies|general dies|muere el general|matan al general',
    'cause=fleeing-friends': 'friends flee|friends fleeing|huyen amigos|amigos que huyen',
    'cause=broken-friends':
      'friends break|friends are broken|se desmoralizan amigos|amigos desmoralizados',
    'friendDistance=#': 'at # inches|a # pulgadas',
  },
});
