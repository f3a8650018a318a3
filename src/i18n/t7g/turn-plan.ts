import type { Lang } from '../lang.ts';
import { PLAN, type PlanWords } from '../plan.ts';

const es: PlanWords = {
  ...PLAN.es,
  title: 'El plan del turno',
  about:
    'Al lado de una partida de verdad: los dos bandos ponen sus órdenes en secreto, y la página lleva las veces, los chequeos, el Desgaste y los puntos.',
  steps: [
    'Apunta las unidades de los dos bandos con sus Valores, o tómalas de tu lista de ejército.',
    'Cada bando pone una orden a cada unidad y la tapa; el plan dice la probabilidad de que se cumplan todas.',
    'Después de la iniciativa, vez a vez: la carta se descubre cuando su unidad actúa o reacciona.',
    'Chequeos, Desgaste, Desorden, Mandos Agotados y puntos se llevan aquí, cada cosa con su cláusula.',
  ].join('\n'),
  units: 'Tropas',
  addUnit: 'Añadir una unidad',
  commanders: 'Mandos',
  addCommander: 'Añadir un Mando',
  leads: 'La dirige',
  commands: 'Mando a mano',
  ownLeader: 'el que la dirige',
  troops: 'Tropas enemigas por activar',
  wear: 'Desgaste',
  disordered: 'Desordenada',
  exhausted: 'Agotado',
  useCommander: 'Activar a {name}',
  successes: 'Éxitos de la Acción de Mando de {name}',
  joins: 'Se une a una unidad',
  lostCommander: 'baja',
  order: 'Orden de {name}',
  fives: 'Cincos y seises del chequeo',
  cleared:
    'Al empezar el turno se quitan los marcadores de Agotado; el Desgaste y el Desorden se quedan.',
};

const en: PlanWords = {
  ...PLAN.en,
  title: 'The plan of a turn',
  about:
    'Beside a real game: both sides lay their orders in secret, and the page keeps track of goes, checks, Wear and points.',
  steps: [
    'Put down the units of both sides with their Values, or take them from your army list.',
    'Each side lays an order at each unit and covers it; the plan says how likely all are to be carried out.',
    'After initiative, go by go: a card is turned up when its unit acts or reacts.',
    'Checks, Wear, Disorder, Exhausted Commanders and points are kept here, each with its clause.',
  ].join('\n'),
  units: 'Troops',
  addUnit: 'Add a unit',
  commanders: 'Commanders',
  addCommander: 'Add a Commander',
  leads: 'Led by',
  commands: 'Commander at hand',
  ownLeader: 'the one who leads it',
  troops: 'Enemy Troop units left to activate',
  wear: 'Wear',
  disordered: 'Disordered',
  exhausted: 'Exhausted',
  useCommander: 'Activate {name}',
  successes: 'Successes of the Command Action of {name}',
  joins: 'He joins a unit',
  lostCommander: 'casualty',
  order: 'Order of {name}',
  fives: 'Fives and sixes of the check',
  cleared: 'A new turn removes Exhausted markers; Wear and Disorder stay.',
};

export const PLAN_WORDS: Readonly<Record<Lang, PlanWords>> = { es, en };
