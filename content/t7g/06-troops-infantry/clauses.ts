import { clause, defineClauses } from '../../../src/library/clauses.ts';

const A_NAME = {
  es: 'Dice cómo se llaman las cosas. Lo que cambia entre unas tropas y otras lo dicen las reglas que las nombran.',
  en: 'It says what things are called. What differs between troops is told by the rules that name them.',
};

export default defineClauses({
  't7g-6.1': clause('definition', '951-955', ['t7g-1.2', 't7g-6.2', 't7g-6.44', 't7g-6.73'], {
    excluded: A_NAME,
    words: 'clases de tropa, categorías | kinds of troops, categories',
  }),
  't7g-6.2': clause('definition', '957-971', ['t7g-9.58', 't7g-9.38'], {
    excluded: A_NAME,
    words: 'tercio, destacamento, piqueros y arcabuceros | tercio, detachment, pike and shot',
  }),
  't7g-6.3': clause('definition', '973-974', ['t7g-8.7'], {
    words: 'reglas especiales, opciones de la lista | special rules, list options',
  }),
  't7g-6.4': clause('option', '976-981', ['t7g-6.5', 't7g-7.78'], {
    doubts: ['R7'],
    words: 'batallones, actuar juntos, protestantes | battalions, act together, swedish',
  }),
  't7g-6.5': clause('option', '981-983', ['t7g-2.4', 't7g-6.4'], {
    doubts: ['R65'],
    words: 'carta común, orden conjunta | shared card, joint order',
  }),
  't7g-6.6': clause('procedure', '984-985', ['t7g-2.8', 't7g-6.5'], {
    doubts: ['R65', 'R131'],
    words: 'activar juntas, secuencial | activate together, one by one',
  }),
  't7g-6.7': clause('procedure', '987-991', ['t7g-6.5', 't7g-2.31'], {
    words: 'reaccionar en brigada, se descubre la orden | reacting in a brigade, order revealed',
  }),
  't7g-6.8': clause('exception', '993-995', ['t7g-5.8', 't7g-5.11'], {
    doubts: ['R57'],
    words: 'cuadro, tercio, sin flancos | square, tercio, no flanks',
  }),
  't7g-6.9': clause('restriction', '996-997', ['t7g-2.15', 't7g-3.13'], {
    doubts: ['R39'],
    words: 'orientarse y mover, girar el cuadro | facing and moving, turning the square',
  }),
  't7g-6.10': clause('exception', '999-1002', ['t7g-2.22', 't7g-7.83', 't7g-7.60'], {
    doubts: ['R132'],
    words: 'recuperar el último desgaste | recover the last wear, veterans',
  }),
  't7g-6.11': clause('exception', '1002-1003', ['t7g-2.25'], {
    words: 'elite sin mando cerca | elite without a leader near',
  }),
  't7g-6.12': clause('definition', '1005-1008', {
    doubts: ['R3'],
    excluded: {
      es: 'Su efecto falta en el texto: no hay nada que calcular.',
      en: 'Its effect is missing from the text: there is nothing to work out.',
    },
    words: 'emboscar, ocultas, texto perdido | ambushers, hidden troops, missing text',
  }),
  't7g-6.13': clause('exception', '1010-1012', ['t7g-3.16', 't7g-3.17', 't7g-6.38', 't7g-7.75'], {
    words: 'dispersos, terreno abrupto | dispersed, rough ground',
  }),
  't7g-6.14': clause('option', '1013-1028', ['t7g-6.24'], {
    doubts: ['R67'],
    words:
      'carros de guerra, tabor, laager, wagenburg, abandonar | war wagons, tabor, laager, wagenburg, leave',
  }),
  't7g-6.15': clause('restriction', '1030-1033', ['t7g-3.13'], {
    doubts: ['R168'],
    words: 'carros, girar, orientar | wagons, turning, facing',
  }),
  't7g-6.16': clause('restriction', '1035-1035', ['t7g-2.17'], {
    doubts: ['R67'],
    words: 'carros, cargar, contracarga | wagons, charging, counter-charge',
  }),
  't7g-6.17': clause('modifier', '1037-1037', ['t7g-1.9'], {
    doubts: ['R66'],
    words: 'carros, cuánto mueve | wagons, how far it moves',
  }),
  't7g-6.18': clause('modifier', '1039-1042', ['t7g-5.13', 't7g-6.29'], {
    words: 'carros, caballos, carga frontal | wagons, horse, frontal charge',
  }),
  't7g-6.19': clause('modifier', '1044-1044', ['t7g-4.12', 't7g-4.25'], {
    words: 'carros, cobertura, disparos | wagons, cover, shots',
  }),
  't7g-6.20': clause('option', '1046-1046', ['t7g-6.23'], {
    words: 'carros fijos, desplegar | fixed wagons, deployment',
  }),
  't7g-6.21': clause('exception', '1048-1050', ['t7g-5.19', 't7g-5.20', 't7g-6.22'], {
    words: 'perder el combate, no retrocede | losing a combat, does not fall back',
  }),
  't7g-6.22': clause('exception', '1050-1051', ['t7g-5.24', 't7g-6.21'], {
    doubts: ['R169'],
    words: 'perder los carros, huir | losing the wagons, rout',
  }),
});
