import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-7.49': clause('exception', '1832-1834', ['t7g-4.21', 't7g-7.20'], {
    doubts: ['R72'],
    words: 'repetir la ruptura, sacrificio del mando | reroll a break check, sacrifice',
  }),
  't7g-7.50': clause('exception', '1836-1842', ['t7g-6.39', 't7g-4.20'], {
    doubts: ['R63', 'R64'],
    words: 'mercenarios, oro, pagar | mercenaries, gold, pay',
  }),
  't7g-7.51': clause('exception', '1844-1848', ['t7g-7.20', 't7g-7.12'], {
    doubts: ['R88'],
    words: 'salvarse, sobrevivir, suerte | survive, escape, luck',
  }),
  't7g-7.52': clause('exception', '1850-1853', ['t7g-7.17', 't7g-7.15'], {
    doubts: ['R88'],
    words: 'cambiar de unidad, saltar de unidad | switch units, hop between units',
  }),
  't7g-7.53': clause('modifier', '1855-1856', ['t7g-5.4', 't7g-2.30', 't7g-2.36'], {
    doubts: ['R88'],
    words: 'cargar, impedir huida | charge, stop flight',
  }),
  't7g-7.54': clause('restriction', '1858-1860', ['t7g-2.31'], {
    words: 'fijar al enemigo, impedir actuar | pin the enemy, stop it acting',
  }),
  't7g-7.55': clause('modifier', '1862-1863', ['t7g-6.36'], {
    words: 'furia, frenesí | fury, frenzy',
  }),
  't7g-7.56': clause('option', '1865-1866', ['t7g-3.13'], {
    doubts: ['R157'],
    words: 'girar unidad, orientar otra vez | turn a unit, face again',
  }),
  't7g-7.57': clause('exception', '1868-1868', ['t7g-2.14'], {
    words: 'sustituir carta, nueva orden | replace a card, new order',
  }),
  't7g-7.58': clause('option', '1870-1871', ['t7g-2.24'], {
    doubts: ['R133'],
    words: 'sin chequeo, obedece seguro | no check, sure to obey',
  }),
  't7g-7.59': clause('option', '1873-1875', ['t7g-2.8'], {
    doubts: ['R98'],
    words: 'elegir qué enemigo actúa, forzar | choose which enemy acts, force',
  }),
  't7g-7.60': clause('modifier', '1876-1877', ['t7g-6.10', 't7g-6.11', 't7g-6.61'], {
    doubts: ['R6'],
    words: 'élite, carga sin permiso | elite, uncontrolled charge',
  }),
  't7g-7.61': clause('setup', '1879-1905', ['t7g-9.7'], {
    doubts: ['R96'],
    words: 'mapa, mover terreno, quitar terreno | map, move terrain, remove terrain',
  }),
  't7g-7.62': clause('restriction', '1907-1908', ['t7g-6.71'], {
    doubts: ['R95', 'R139'],
    words: 'vanguardia enemiga, exploradores | enemy vanguard, scouts',
  }),
  't7g-7.63': clause('option', '1910-1911', ['t7g-7.27'], {
    words: 'recuperar otro mando, quitar agotado | refresh another commander, remove exhausted',
  }),
  't7g-7.64': clause('option', '1913-1918', ['t7g-2.14'], {
    doubts: ['R159'],
    words: 'carta al azar, confundir | random card, confuse',
  }),
  't7g-7.65': clause('option', '1920-1921', ['t7g-7.9'], {
    doubts: ['R110'],
    words: 'mover otro mando | move another commander',
  }),
  't7g-7.66': clause('option', '1923-1926', ['t7g-2.8'], {
    words: 'dos activaciones, dos seguidas | two activations, two in a row',
  }),
  't7g-7.67': clause('modifier', '1928-1930', ['t7g-5.18', 't7g-1.29'], {
    doubts: ['R54', 'R129'],
    words: 'desgaste extra, cargar al débil | extra wear, charge the weak',
  }),
  't7g-7.68': clause('restriction', '1932-1933', ['t7g-7.29'], {
    words: 'anular inspiración, quitar virtudes | cancel inspiration, remove virtues',
  }),
  't7g-7.69': clause('option', '1934-1935', ['t7g-1.29'], {
    words: 'quitar desorden, reorganizar | remove disorder, reorganise',
  }),
  't7g-7.70': clause('exception', '1937-1938', ['t7g-8.11', 't7g-7.4'], {
    words: 'alianza, tropas aliadas | alliance, allied troops',
  }),
  't7g-7.71': clause('modifier', '1940-1942', ['t7g-6.59', 't7g-6.38'], {
    words: 'compañías ligeras, huir | light companies, flee',
  }),
  't7g-7.72': clause('option', '1944-1950', ['t7g-6.89', 't7g-3.13'], {
    doubts: ['R157'],
    words: 'girar cañones, orientar batería | turn guns, face a battery',
  }),
  't7g-7.73': clause('exception', '1952-1958', ['t7g-5.24', 't7g-5.20'], {
    doubts: ['R89'],
    words: 'evitar la retirada, sin huir | avoid a retreat, no rout',
  }),
  't7g-7.74': clause('option', '1960-1965', ['t7g-2.14'], {
    doubts: ['R92'],
    words: 'intercambiar cartas, confundir órdenes | swap cards, confuse orders',
  }),
  't7g-7.75': clause('modifier', '1967-1969', ['t7g-6.38', 't7g-6.13'], {
    doubts: ['R6'],
    words: 'terreno abrupto, bosque | rough ground, woods',
  }),
  't7g-7.76': clause('modifier', '1971-1972', ['t7g-4.25'], {
    words: 'cobertura, coraje contra disparo | cover, courage against shooting',
  }),
  't7g-7.77': clause('option', '1974-1979', ['t7g-9.58', 't7g-6.2'], {
    words: 'disolver compañía, reforzar formación | break up a company, reinforce',
  }),
  't7g-7.78': clause('modifier', '1980-1986', ['t7g-7.46', 't7g-6.4'], {
    words: 'inspirar brigada, varias unidades | inspire a brigade, several units',
  }),
  't7g-7.79': clause('exception', '1988-1990', ['t7g-1.28'], {
    words: 'sin penalización al límite | no penalty when weary',
  }),
});
