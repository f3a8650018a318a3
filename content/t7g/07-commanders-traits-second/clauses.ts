import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  't7g-7.80': clause('exception', '1992-2002', ['t7g-7.24', 't7g-7.25'], {
    words: 'anular acción enemiga, contrarrestar | cancel an enemy action, counter',
  }),
  't7g-7.81': clause('exception', '2004-2005', ['t7g-5.9'], {
    words: 'flanco, coraje | flank, courage',
  }),
  't7g-7.82': clause('exception', '2007-2010', ['t7g-7.25', 't7g-2.8'], {
    doubts: ['R94', 'R157', 'R158'],
    words: 'actuar otra vez, segunda activación | act again, second activation',
  }),
  't7g-7.83': clause('option', '2012-2013', ['t7g-1.27', 't7g-6.10'], {
    words: 'quitar desgaste, curar | remove wear, heal',
  }),
  't7g-7.84': clause('modifier', '2015-2016', ['t7g-4.17', 't7g-6.89'], {
    doubts: ['R161'],
    words: 'alcance de cañón, distancia | cannon range, distance',
  }),
  't7g-7.85': clause('modifier', '2018-2019', ['t7g-5.39'], {
    words: 'protección, coraje en combate | protection, courage in combat',
  }),
  't7g-7.86': clause('modifier', '2021-2022', ['t7g-2.30', 't7g-2.27'], {
    doubts: ['R14'],
    words: 'reaccionar mejor, más uno | react better, plus one',
  }),
  't7g-7.87': clause('option', '2024-2027', ['t7g-1.20', 't7g-5.1'], {
    doubts: ['R157'],
    words: 'mover sin activar, movimiento extra | move without activation, extra move',
  }),
  't7g-7.88': clause('option', '2029-2030', ['t7g-2.13'], {
    words: 'espiar, ver carta enemiga | spy, look at an enemy card',
  }),
  't7g-7.89': clause('modifier', '2031-2036', ['t7g-6.45', 't7g-2.14'], {
    words: 'ángulo extendido, cambiar a fuego | extended arc, change to fire',
  }),
  't7g-7.90': clause('modifier', '2038-2043', ['t7g-2.27'], {
    words: 'ayudar al chequeo, disciplina | help the check, discipline',
  }),
  't7g-7.91': clause('exception', '2045-2055', ['t7g-2.17', 't7g-7.14'], {
    doubts: ['R157'],
    words: 'cargar con la unidad, segundo ataque | charge with the unit, second attack',
  }),
  't7g-7.92': clause('option', '2057-2058', ['t7g-7.27'], {
    words: 'agotar mando enemigo, sabotaje | exhaust an enemy leader, sabotage',
  }),
  't7g-7.93': clause('restriction', '2060-2062', ['t7g-2.8'], {
    doubts: ['R98'],
    words: 'impedir activar, retrasar al enemigo | stop an activation, delay the enemy',
  }),
  't7g-7.94': clause('option', '2064-2068', ['t7g-2.8'], {
    doubts: ['R98'],
    words: 'esperar, actuar al final | wait, act last',
  }),
  't7g-7.95': clause('modifier', '2070-2071', ['t7g-2.30', 't7g-2.27'], {
    words: 'asustar, impedir reacción | frighten, hinder a reaction',
  }),
  't7g-7.96': clause('modifier', '2073-2075', ['t7g-4.17', 't7g-7.10'], {
    doubts: ['R111'],
    words: 'alcance de armas, disparar lejos | weapon range, shoot farther',
  }),
  't7g-7.97': clause('option', '2077-2080', ['t7g-1.27', 't7g-7.10'], {
    words: 'pasar desgaste, repartir heridas | move wear, share wear',
  }),
  't7g-7.98': clause('exception', '2082-2083', ['t7g-2.8'], {
    words: 'no activar tropa, ceder | no troop activation, hand over',
  }),
  't7g-7.99': clause('modifier', '2085-2088', ['t7g-2.21', 't7g-2.23'], {
    words: 'infantería fresca, aumento de disparo | fresh foot, shooting increase',
  }),
  't7g-7.100': clause('modifier', '2090-2092', ['t7g-4.24', 't7g-1.17'], {
    words: 'emboscada, atacar desde el bosque | ambush, attack from a wood',
  }),
  't7g-7.101': clause('exception', '2094-2095', ['t7g-2.31'], {
    words: 'reaccionar dos veces, carta nueva | react again, new card',
  }),
  't7g-7.102': clause('option', '2097-2098', ['t7g-6.75', 't7g-6.89'], {
    doubts: ['R157'],
    words: 'enganchar cañones | hitch guns',
  }),
  't7g-7.103': clause('option', '2100-2101', ['t7g-1.29'], {
    doubts: ['R157', 'R160'],
    words: 'retroceder, sacar del peligro | fall back, out of danger',
  }),
  't7g-7.104': clause('option', '2103-2109', ['t7g-2.17', 't7g-2.26'], {
    doubts: ['R63'],
    words: 'obligar a cargar, provocar | force a charge, goad',
  }),
  't7g-7.105': clause('exception', '2111-2111', ['t7g-2.16'], {
    doubts: ['R27', 'R161'],
    words: 'disparo rápido, atención sin reducción | quick shot, no reduction',
  }),
  't7g-7.106': clause('option', '2113-2115', ['t7g-2.22', 't7g-2.14', 't7g-2.27'], {
    words: 'cambiar a resistid, rezar | change to resist, pray',
  }),
  't7g-7.107': clause('exception', '2117-2120', ['t7g-7.23', 't7g-2.25', 't7g-7.46'], {
    doubts: ['R93'],
    words: 'sin línea de visión, inspirar sin ver | no line of sight, inspire unseen',
  }),
  't7g-7.108': clause('option', '2122-2123', ['t7g-2.8'], {
    doubts: ['R97', 'R110'],
    words: 'forzar mando enemigo | force an enemy commander',
  }),
  't7g-7.109': clause('restriction', '2125-2127', ['t7g-6.38', 't7g-4.24'], {
    words: 'ocultarse, no ser objetivo | hide, not a target',
  }),
  't7g-7.110': clause('exception', '2129-2130', ['t7g-5.22'], {
    words: 'destrabarse bloqueado, sin daño | blocked disengage, no wear',
  }),
});
