import type { Lang } from './lang.ts';

const es = {
  title: 'Aprender',
  about:
    'Lecciones cortas, del primer turno a los detalles, con preguntas que el motor inventa y explica.',
  lesson: 'Lección {n}',
  lessons: 'Lecciones',
  read: 'Lo que dice el reglamento',
  practise: 'Practicar',
  done: 'Aprendida',
  markDone: 'Marcar como aprendida',
  markUndone: 'Desmarcar',
  progress: '{n} de {all} lecciones aprendidas',
  question: 'Pregunta',
  whatNow: '¿Qué dice el reglamento?',
  right: 'Correcto.',
  wrong: 'No. La respuesta es: {right}',
  next: 'Otra pregunta',
  share: 'Enlace a esta pregunta',
  copied: 'Copiado',
  copyThis: 'El navegador no deja copiar: selecciona esto y cópialo.',
  score: '{right} de {all} acertadas',
  openCalculator: 'Abrir en la calculadora',
  otherwise: 'Lo que no se dice es lo corriente, como en la calculadora.',
  noscript: 'Las preguntas necesitan JavaScript; las cláusulas de la lección se leen igual.',
  notKept: 'El navegador no deja guardar nada: el progreso se pierde al cerrar la página.',
  nextLesson: 'Lección siguiente',
};

const en: typeof es = {
  title: 'Learn',
  about:
    'Short lessons, from the first turn to the fine points, with questions that the engine makes up and explains.',
  lesson: 'Lesson {n}',
  lessons: 'Lessons',
  read: 'What the rules say',
  practise: 'Practise',
  done: 'Learned',
  markDone: 'Mark as learned',
  markUndone: 'Take the mark off',
  progress: '{n} of {all} lessons learned',
  question: 'Question',
  whatNow: 'What do the rules say?',
  right: 'Right.',
  wrong: 'No. The answer is: {right}',
  next: 'Another question',
  share: 'Link to this question',
  copied: 'Copied',
  copyThis: 'The browser does not let us copy: select this and copy it.',
  score: '{right} of {all} right',
  openCalculator: 'Open in the calculator',
  otherwise: 'What is not said is the ordinary case, as in the calculator.',
  noscript: 'The questions need JavaScript; the clauses of the lesson can be read all the same.',
  notKept: 'The browser lets nothing be stored: progress is lost when the page closes.',
  nextLesson: 'Next lesson',
};

export type LearnWords = typeof es;

/** The words of lessons and drills, apart from those of pages: only these pages carry them. */
export const learnWords = (lang: Lang): LearnWords => ({ es, en })[lang];
