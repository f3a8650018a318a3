import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-16.1': clause('definition', '7832-7839', ['wab-16.3', 'wab-1.25', 'wab-1.31'], {
    words:
      'auriga, caballos y dotación, biga, cuadriga | charioteer, horses and crew, biga, quadriga',
  }),
  'wab-16.2': clause('definition', '7844-7854', ['wab-16.6', 'wab-16.8', 'wab-16.9'], {
    words: 'tipos de carro, carros falcados, guadañas | kinds of chariot, war chariots',
  }),
  'wab-16.3': clause('definition', '7861-7870', ['wab-5.47', 'wab-6.10'], {
    words:
      'superar en número, tripulantes, fuerza de la unidad | outnumber, crewmen, unit strength',
  }),
  'wab-16.4': clause('definition', '7873-7877', ['wab-12.2', 'wab-12.6', 'wab-12.7', 'wab-7.4'], {
    words: 'temer a los carros, chequeo de miedo | scared of chariots, fear test',
  }),
  'wab-16.5': clause('definition', '7877-7879', ['wab-17.7'], {
    words: 'psicología de los carros | psychology of chariots',
  }),
  'wab-16.6': clause('restriction', '7882-7890', ['wab-16.7', 'wab-1.28'], {
    words:
      'mínimo de carros, líder, portaestandarte y músico en carro | minimum number of chariots, leader, standard and musician in chariots',
  }),
  'wab-16.7': clause('definition', '7892-7896', ['wab-1.31', 'wab-5.41'], {
    words: 'bonificador de filas, línea de carros | extra ranks, line of chariots',
  }),
  'wab-16.8': clause('procedure', '7899-7904', [], {
    words: 'formación de los carros pesados, peana con peana | formation of heavy chariots',
  }),
  'wab-16.9': clause('definition', '7907-7911', ['wab-16.18', 'wab-1.45', 'wab-19.4'], {
    words: 'carro falcado suelto, un solo carro | lone scythed chariot',
  }),
  'wab-16.10': clause('option', '7914-7922', ['wab-16.11', 'wab-2.25', 'wab-2.59'], {
    words: 'formaciones de carros ligeros, dispersarse | open out, formations of light chariots',
  }),
  'wab-16.11': clause('procedure', '7925-7934', ['wab-16.19'], {
    words: 'separación entre carros, giro libre | spacing of chariots, free turn',
  }),
  'wab-16.12': clause('restriction', '7937-7943', ['wab-16.13', 'wab-16.14', 'wab-2.41'], {
    words: 'bosque, muro, seto, arroyo, río | wood, wall, hedge, stream, river',
  }),
  'wab-16.13': clause('procedure', '7943-7947', ['wab-16.12', 'wab-16.22'], {
    words:
      'carro que huye por un bosque, tirada de terreno | chariot fleeing through a wood, terrain roll',
  }),
  'wab-16.14': clause('restriction', '7950-7955', ['wab-16.12', 'wab-6.80', 'wab-6.81'], {
    words: 'posición defendida, muro, carga a través | defended position, wall, charge across',
  }),
  'wab-16.15': clause('profile', '7961-7962', [], {
    words: 'características, M HA HP F R H I A Ld | characteristics, M WS BS S T W I A Ld',
  }),
  'wab-16.16': clause('procedure', '7963-7966', ['wab-16.17', 'wab-2.46', 'wab-2.57', 'wab-2.59'], {
    words: 'marcha rápida de carros, columna de carros | fast march, column of chariots',
  }),
  'wab-16.17': clause('exception', '7966-7969', ['wab-16.16', 'wab-2.46'], {
    words: 'marcha del carro falcado | scythed march move',
  }),
  'wab-16.18': clause('modifier', '7972-7977', [], {
    words: 'girar, pivotar, media velocidad | turn, wheel, half speed',
  }),
  'wab-16.19': clause('restriction', '7979-7985', ['wab-16.11'], {
    words: 'contacto entre carros, chocar | contact between chariots, bump',
  }),
  'wab-16.20': clause('definition', '7988-7997', ['wab-16.21', 'wab-4.63'], {
    words:
      'repartir impactos entre carro y dotación, matar a los caballos | allocate hits between chariot and crew, kill the horses',
  }),
  'wab-16.21': clause('procedure', '7999-8006', ['wab-16.22', 'wab-4.61'], {
    words: 'reparto de heridas, bajas de carros | wound allocation, chariot casualties',
  }),
  'wab-16.22': clause('procedure', '8006-8010', ['wab-16.21', 'wab-16.13'], {
    words: 'carro intacto, heridas acumuladas | unharmed chariot, accumulated wounds',
  }),
});
