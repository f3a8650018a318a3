import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'onus-8.1': clause('procedure', '947-949', ['onus-7.65', 'onus-8.2', 'onus-8.3'], {
    words: 'adoptar formación, requisitos, blue icon | adopt a formation, requirements, icono azul',
  }),
  'onus-8.2': clause('restriction', '950', ['onus-7.65', 'onus-7.66', 'onus-2.10'], {
    words:
      'adoptar formación, disolver, deshacer, formar y cargar | adopt, dissolve, charge in formation, disolver',
  }),
  'onus-8.3': clause('restriction', '951', ['onus-7.97', 'onus-8.25'], {
    words: 'adoptar formación, melé, engaged | adopt a formation, melee, trabada',
  }),
  'onus-8.4': clause('restriction', '953', {
    words:
      'máximo, dos formaciones, blue marker, combinar formaciones | maximum, two formations, combine formations, marcador azul',
  }),
  'onus-8.5': clause('definition', '955', ['onus-9.2'], {
    words:
      'acumulación, combinar, sumar bonificaciones, stack | stacking, cumulative, combine, acumular',
  }),
  'onus-8.6': clause('setup', '957', ['onus-6.20'], {
    words:
      'despliegue inicial, formación inicial, deployment | set-up, initial formation, despliegue',
  }),
  'onus-8.7': clause('modifier', '963-965', ['onus-15.15', 'onus-15.25'], {
    words:
      'tortuga, shield wall, bonificación, ataque a distancia | tortoise, bonus, ranged attack, muro de escudos',
  }),
  'onus-8.8': clause('restriction', '966', ['onus-7.74', 'onus-7.49'], {
    words:
      'testudo, tortuga, shield wall, mitad de movimiento | testudo, tortoise, half movement, muro de escudos',
  }),
  'onus-8.9': clause('restriction', '970', ['onus-8.11', 'onus-8.10', 'onus-8.12'], {
    words:
      'hoplitas, picas, flanco, por la espalda, phalanx | hoplites, pikes, flanked, from behind, falange',
  }),
  'onus-8.10': clause('modifier', '972', ['onus-9.23', 'onus-8.5'], {
    words:
      'caballería, lanzas, hoplitas, phalanx, +2/+2 | cavalry, spears, hoplites, falange, +2/+2',
  }),
  'onus-8.11': clause('modifier', '973', ['onus-15.4'], {
    words: 'hoplitas, picas, bonificación, phalanx | hoplites, pikes, bonus, falange',
  }),
  'onus-8.12': clause('procedure', '974', ['onus-7.162', 'onus-8.14', 'onus-15.4', 'onus-2.8'], {
    words:
      'golpear primero, hoplitas, picas, first strike | first strike, hoplites, pikes, falange, prioritario',
  }),
  'onus-8.13': clause('restriction', '975', ['onus-7.74', 'onus-7.49'], {
    words:
      'hoplitas, picas, mitad de movimiento, phalanx | hoplites, pikes, half movement, falange',
  }),
  'onus-8.14': clause('exception', '977-981', ['onus-9.11', 'onus-9.29', 'onus-7.162'], {
    words:
      'embestir, dos falanges, hoplitas, phalanx, combate normal | two phalanxes, charge, hoplites, normal combat, embestir',
  }),
  'onus-8.15': clause('exception', '985-987', ['onus-10.2', 'onus-10.3'], {
    words: 'orbis, square, por la espalda | orbis, from behind, side, cuadro',
  }),
  'onus-8.16': clause('modifier', '988', ['onus-15.14'], {
    words:
      'formar en cuadro, caballería, elefantes, square | orbis, cavalry, elephants, cuadro, montadas',
  }),
  'onus-8.17': clause('modifier', '989', ['onus-15.24'], {
    words: 'formar en cuadro, flechas, disparo, square | orbis, arrows, shooting, cuadro',
  }),
  'onus-8.18': clause('restriction', '990', {
    words: 'formar en cuadro, inmóvil, girar, square | orbis, immobile, stand still, cuadro',
  }),
  'onus-8.19': clause('modifier', '994-996', ['onus-15.5'], {
    words: 'arrowhead, wedge, caballería | cavalry, cuña, punta de flecha',
  }),
  'onus-8.20': clause('procedure', '997', ['onus-7.97'], {
    words: 'cuña, arrowhead, wedge, quitar marcador | wedge, cuña, punta de flecha, remove marker',
  }),
  'onus-8.21': clause('exception', '998', ['onus-7.65', 'onus-8.2'], {
    words:
      'cuña, arrowhead, wedge, movimiento reducido | wedge, cuña, reduced movement, punta de flecha',
  }),
  'onus-8.22': clause('exception', '1002', ['onus-8.19', 'onus-8.20', 'onus-8.21', 'onus-7.58'], {
    words: 'rhomboid, rotación | romboidal, giro libre',
  }),
  'onus-8.23': clause('definition', '1006', ['onus-8.24', 'onus-8.25'], {
    words: 'bravery, marcador azul, icono azul | blue marker, courage, bravura',
  }),
  'onus-8.24': clause('modifier', '1008', {
    words: 'bravery, furia, bonificación, penalización | fury, bonus, penalty, bravura',
  }),
  'onus-8.25': clause('exception', '1009', ['onus-7.66', 'onus-7.97', 'onus-8.3'], {
    words: 'activar bravura, desactivar, bravery, melé | switch on, switch off, melee, bravura',
  }),
});
