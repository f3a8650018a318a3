import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-8.1': clause('restriction', '2131-2137', ['t7g-8.2', 't7g-7.2'], {
    doubts: ['R1', 'R99'],
    words: 'coste total, presupuesto, crear ejército | total cost, budget, army building',
  }),
  't7g-8.2': clause('table', '2139-2151', ['t7g-8.1'], {
    words: 'cuántos puntos, duración, horas | how many points, playing time, hours',
  }),
  't7g-8.3': clause('procedure', '2153-2154', ['t7g-9.1'], {
    doubts: ['R4'],
    words: 'escenario, azar, elegir batalla | scenario, random, choosing the battle',
  }),
  't7g-8.4': clause('option', '2156-2164', ['t7g-8.5'], {
    words: 'siglos, periodos, mezclar ejércitos | centuries, eras, mixed armies',
  }),
  't7g-8.5': clause('restriction', '2166-2168', ['t7g-8.6', 't7g-8.7'], {
    doubts: ['R1'],
    words: 'facción, normas de la lista | faction, rules of the list',
  }),
  't7g-8.6': clause('definition', '2170-2181', ['t7g-8.13', 't7g-8.15', 't7g-8.16'], {
    doubts: ['R2'],
    words: 'estructura, esquema, tipos de ejército | structure, force chart, army types',
  }),
  't7g-8.7': clause('restriction', '2182-2185', ['t7g-8.6', 't7g-8.5'], {
    words: 'válida, comprobar lista | valid, checking a list',
  }),
  't7g-8.8': clause('restriction', '2187-2189', ['t7g-7.3'], {
    words: 'general en jefe, un solo general | commander-in-chief, one general',
  }),
  't7g-8.9': clause('restriction', '2189-2196', ['t7g-8.10'], {
    doubts: ['R2'],
    words: 'obligatorios, cuántas tropas por mando | compulsory, how many troops per commander',
  }),
  't7g-8.10': clause('definition', '2195-2196', ['t7g-8.9'], {
    doubts: ['R2'],
    words: 'color, negro, casilla | colour, black, box',
  }),
  't7g-8.11': clause('restriction', '2198-2207', ['t7g-7.70', 't7g-7.4'], {
    words: 'alianza, tropas de otro país | alliance, troops of another nation',
  }),
  't7g-8.12': clause('option', '2209-2212', ['t7g-8.11'], {
    words: 'multijugador, varios jugadores, coalición | multiplayer, several players, coalition',
  }),
  't7g-8.13': clause('option', '2213-2214', ['t7g-8.14'], {
    doubts: ['R2'],
    words: 'quién puede ser élite, organigrama 1 | who may be elite, first chart',
  }),
  't7g-8.14': clause('option', '2215-2218', ['t7g-6.10', 't7g-6.11', 't7g-1.12'], {
    doubts: ['R127'],
    words: 'coste de élite, mejorar disciplina | cost of elite, better discipline',
  }),
  't7g-8.15': clause('option', '2219-2224', ['t7g-8.14'], {
    doubts: ['R2'],
    words: 'élite a caballo, organigrama 2 | elite horse, second chart',
  }),
  't7g-8.16': clause('option', '2225-2229', ['t7g-8.14'], {
    doubts: ['R2'],
    words: 'élite de compañía, organigrama 3 | elite company, third chart',
  }),
});
