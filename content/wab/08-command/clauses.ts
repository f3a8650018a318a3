import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-8.1': clause('option', '4255-4264', ['wab-1.30', 'wab-8.9'], {
    words: 'líder, segunda fila, colocar banderas | leader, second rank, placing flags',
  }),
  'wab-8.2': clause('definition', '4267-4273', ['wab-8.7', 'wab-8.12', 'wab-8.16'], {
    words: 'armas de los oficiales, equipo | officers weapons, gear',
  }),
  'wab-8.3': clause('option', '4279-4283', ['wab-4.59', 'wab-8.4'], {
    words: 'a quién quito, quién muere | whom to remove, who dies',
  }),
  'wab-8.4': clause('restriction', '4283-4289', ['wab-5.37'], {
    words: 'golpear tras perder la fila, no pega | strike back after losing the front, no blow',
  }),
  'wab-8.5': clause('option', '4292-4296', ['wab-8.3'], {
    words: 'orden de retirada, quién muere el último | order of removal, who dies last',
  }),
  'wab-8.6': clause('definition', '4299-4305', ['wab-8.8'], {
    words: 'líder de unidad, oficial | officer',
  }),
  'wab-8.7': clause('restriction', '4305-4311', ['wab-8.2'], {
    words: 'arma especial, modelo distinto | special weapon, odd model',
  }),
  'wab-8.8': clause('modifier', '4317-4322', ['wab-5.17', 'wab-8.9'], {
    words: 'ataque adicional del líder, dado extra | leader bonus attack, extra die',
  }),
  'wab-8.9': clause('restriction', '4322-4329', ['wab-8.8', 'wab-5.14'], {
    words: 'primera fila, lanza desde atrás | front row, spear from behind',
  }),
  'wab-8.10': clause('option', '4332-4342', ['wab-6.75', 'wab-8.11'], {
    words: 'mover al líder, desamparado | move the leader, stranded',
  }),
  'wab-8.11': clause('restriction', '4345-4350', ['wab-8.10'], {
    words: 'trabado de frente, atacan por detrás | engaged to the front, attacked from behind',
  }),
  'wab-8.12': clause('definition', '4364-4369', ['wab-8.2'], {
    words: 'bandera | flag, banner',
  }),
  'wab-8.13': clause('modifier', '4372-4376', ['wab-5.44'], {
    words: 'bandera, puntos de combate | flag, banner bonus, combat score',
  }),
  'wab-8.14': clause('procedure', '4379-4388', ['wab-8.15', 'wab-6.31'], {
    words: 'bandera capturada, puntos | take the flag, banner lost',
  }),
  'wab-8.15': clause('restriction', '4391-4391', ['wab-8.14'], {
    words: 'recobrar la bandera | win the flag back',
  }),
  'wab-8.16': clause('definition', '4394-4402', ['wab-8.2'], {
    words: 'corneta, cuerno | horn',
  }),
  'wab-8.17': clause('option', '4413-4418', ['wab-2.47', 'wab-2.58', 'wab-2.28'], {
    words: 'tambor, corneta, marcha | drummer, horn, march move',
  }),
  'wab-8.18': clause('procedure', '4421-4430', ['wab-5.51', 'wab-8.19'], {
    words: 'tambor, quién pega primero tras empatar | drummer, who strikes first after a draw',
  }),
  'wab-8.19': clause('procedure', '4433-4438', ['wab-6.1', 'wab-8.18'], {
    words: 'empate, nadie se desmoraliza | tie, nobody breaks',
  }),
});
