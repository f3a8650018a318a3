import type { Lang } from './lang.ts';

const es = {
  trust: 'Qué está comprobado',
  trustLead:
    'Hasta dónde puedes fiarte de una respuesta: qué se ha comprobado, cómo, y dónde el propio reglamento deja una duda. Nadie escribe las cifras a mano: salen de ejecutar todos los ejemplos al construir el sitio.',
  trustClauses: '{written} {written?tiene|tienen} ya su texto en los dos idiomas.',
  trustOfText: 'Sus {clauses} cláusulas son sólo texto: ninguna se ejecuta y no hay ejemplos.',
  trustAsked:
    'Sus {clauses} cláusulas no tienen ejemplos. {n} {n?calculadora responde|calculadoras responden} por las reglas de una parte de ellas, comprobadas con casos resueltos a mano; las demás son sólo texto.',
  trustExecuted:
    'De sus {clauses} cláusulas, {n} se {n?ejecuta|ejecutan} en algún ejemplo y en {excluded} no hay nada que ejecutar.',
  trustExamples:
    'Las sostienen {n} {n?ejemplo|ejemplos}: {applies} en que la regla se aplica, {doesNotApply} en que no, {forbidden} de lo que prohíbe.',
  trustWaiting: 'Sin ejecutar todavía',
  trustByChapter: 'Por capítulos',
  trustChapter: 'Capítulo',
  trustRun: 'Se ejecutan',
  trustNothing: 'Nada que ejecutar',
  trustApplies: 'Se aplica',
  trustDoesNotApply: 'No se aplica',
  trustForbidden: 'Prohibido',
  trustReadings: 'Lecturas abiertas',
  trustReadingsNote:
    'En {n} {n?punto|puntos} el reglamento admite más de una lectura: ahí se dice cuál se adopta y por qué.',
  trustNoReadings: 'El reglamento no deja ninguna lectura abierta.',
  trustAllReadings: 'Lo que admite otra lectura ({n})',
  trustTotal: 'En total',
  trustTests: 'Las pruebas',
  trustTestsAbout:
    'Cada ejemplo lleva escrita la respuesta que se espera, tomada del reglamento o resuelta a mano. Las pruebas la comparan con la que da el motor, y también las cláusulas que cita.',
  trustTestsNotRun:
    'Las pruebas no se han ejecutado para esta copia del sitio: se construyó sin ellas. «npm test» las ejecuta y construye el sitio con su resultado.',
  trustTestsRun: 'Justo antes de construir esta copia: {passed} superadas, {failed} falladas.',
  trustBySubject: 'Prueba por prueba',
  trustSubject: 'De qué',
  trustPassed: 'Superadas',
  trustFailed: 'Falladas',
  'trustSubject.examples': 'los ejemplos: respuesta, probabilidades y cláusulas citadas',
  'trustSubject.ties': 'que texto, motor y mensajes se correspondan en los dos idiomas',
  'trustSubject.cases': 'casos resueltos a mano, fuera de los ejemplos',
  'trustSubject.engine': 'el motor de reglas',
  'trustSubject.search': 'el buscador',
  'trustSubject.rest': 'calculadoras, línea de comandos y servidor',
  trustMutation: 'Si las pruebas se darían cuenta',
  trustMutationAbout:
    'Lo que no son filas (dados, geometría, partidas, el código que lee las filas) también se cambia a propósito, un cambio cada vez, y se mira si alguna prueba falla. El porcentaje es el de los cambios descubiertos.',
  trustProof: 'Si a alguna regla le sobrara o le faltara una condición',
  trustProofAbout:
    'Las reglas son filas de tablas. Cada fila se cambia a propósito, un cambio cada vez: se quita, una de sus condiciones se da siempre o nunca por cumplida, su número es uno más o uno menos. Después se vuelve a preguntar todo lo que la usa: ejemplos, casos y pruebas. Un cambio que nadie nota es una condición que nada sostiene todavía. Los pocos que ninguna respuesta puede mostrar constan con su motivo y cuentan como notados.',
  trustProofNow:
    '{game}: se nota el {noticed} de {changes} cambios, y {held} cláusulas los notan todos. Medido el {date}, con las reglas de ahora.',
  trustProofOnce:
    '{game}: se notaba el {noticed} de {changes} cambios, y {held} cláusulas los notaban todos. Medido el {date}; las reglas han cambiado desde entonces.',
  trustOdds: 'Si los dados dan lo que dicen las probabilidades',
  trustOddsBorne:
    'De {game} se jugaron dado a dado, el {date}, {situations} situaciones al azar de {questions} preguntas con probabilidades, {throws} veces cada una. Ninguna probabilidad se aparta de los dados más de lo que explica el azar.',
  trustOddsWrong:
    'De {game} se jugaron dado a dado, el {date}, {situations} situaciones al azar de {questions} preguntas con probabilidades, {throws} veces cada una. {wrong} {wrong?número se aparta|números se apartan} de los dados más de lo que explica el azar.',
  trustByPart: 'Por partes del motor',
  trustPart: 'Parte del motor',
  'trustMutated.core': 'lo común a todos los juegos',
  'trustMutated.hexes': 'los tableros de hexágonos',
  'trustMutated.plane': 'las mesas que se miden',
  'trustMutated.game': '{game}: la partida entera',
  'trustMutated.terrain': '{game}: el terreno y la línea de visión',
  'trustMutated.table': '{game}: las unidades en la mesa',
  trustScore: 'De todos',
  trustReached: 'De los que alguna prueba toca',
  trustMeasured: 'Medido',
  trustCurrent: '{date}, con las reglas de ahora',
  trustSince: '{date} ({commit}); las reglas han cambiado desde entonces',
  trustReport: 'Si algo está mal',
  trustReportAbout:
    'Al pie de cada ficha y de cada calculadora, «Avisar de un error» prepara un texto con la cláusula, su versión y el enlace a lo que se está viendo.',
  trustBuilt: 'Esta copia: {build}.',
  trustData: 'Las mismas cifras, cláusula a cláusula',
  ran: '{n} {n?ejemplo|ejemplos}',
  ranAfter: '{n?ejecutado|ejecutados}',
  ranByOthers: 'la ejecutan ejemplos de otras',
  ranHeld: 'Cada condición de su regla la sostiene un ejemplo o una prueba.',
  ranNothing: 'nada que ejecutar',
  ranNot: 'sin ejemplos',
  report: 'Avisar de un error',
  reportHow:
    'Copia este texto, completa las dos últimas líneas y envíalo a quien lleva este sitio.',
  reportSend: 'Enviar',
  reportTitle: 'Error en {subject}',
  reportClause: 'Cláusula: {id}, versión {version}',
  reportQuery: 'Calculadora: {id}',
  reportLanguage: 'Idioma: {language}',
  reportPage: 'Página:',
  reportEdition: 'Edición: {edition}',
  reportSite: 'Sitio: Ius Belli {build}',
  reportSays: 'Qué dice la página:',
  reportShould: 'Qué debería decir, y dónde lo dice el reglamento:',
};

export type TrustWords = Record<keyof typeof es, string>;

const en: TrustWords = {
  trust: 'What is checked',
  trustLead:
    'How far you can trust an answer: what has been checked, how, and where the rulebook itself leaves a doubt. Nobody writes the figures by hand: they come from running every example when the site is built.',
  trustClauses: '{written} {written?has|have} a text in both languages so far.',
  trustOfText:
    'Its {clauses} clauses are text alone: none of them is run, and there are no examples.',
  trustAsked:
    'Its {clauses} clauses have no examples. {n} {n?calculator answers|calculators answer} by the rules of a part of them, checked against cases worked out by hand; the rest is text alone.',
  trustExecuted:
    'Of its {clauses} clauses, {n} {n?runs|run} in some example and {excluded} {excluded?has|have} nothing to run.',
  trustExamples:
    'Behind them stand {n} {n?example|examples}: {applies} where the rule applies, {doesNotApply} where it does not, {forbidden} of what it forbids.',
  trustWaiting: 'Not run yet',
  trustByChapter: 'By chapter',
  trustChapter: 'Chapter',
  trustRun: 'Run',
  trustNothing: 'Nothing to run',
  trustApplies: 'Applies',
  trustDoesNotApply: 'Does not apply',
  trustForbidden: 'Forbidden',
  trustReadings: 'Open readings',
  trustReadingsNote:
    'At {n} {n?point|points} the rulebook can be read in more than one way: there it is said which reading is adopted and why.',
  trustNoReadings: 'The rulebook leaves no reading open.',
  trustAllReadings: 'What can be read otherwise ({n})',
  trustTotal: 'In all',
  trustTests: 'The tests',
  trustTestsAbout:
    'With each example stands the answer that is expected of it, taken from the book or worked out by hand. The tests compare it with the one that the engine gives, and the clauses that it cites as well.',
  trustTestsNotRun:
    'The tests were not run for this copy of the site: it was built without them. “npm test” runs them and builds the site with their result.',
  trustTestsRun: 'Just before this copy was built: {passed} passed, {failed} failed.',
  trustBySubject: 'Test by test',
  trustSubject: 'Of what',
  trustPassed: 'Passed',
  trustFailed: 'Failed',
  'trustSubject.examples': 'the examples: answer, odds and the clauses they cite',
  'trustSubject.ties': 'that text, engine and messages belong together in both languages',
  'trustSubject.cases': 'cases worked out by hand, apart from the examples',
  'trustSubject.engine': 'the rules engine',
  'trustSubject.search': 'the search',
  'trustSubject.rest': 'calculators, command line and server',
  trustMutation: 'Whether the tests would notice',
  trustMutationAbout:
    'What is no row (dice, geometry, games, the code that reads the rows) is changed on purpose too, one change at a time, to see whether some test fails. The percentage is that of the changes that were found out.',
  trustProof: 'Whether a rule has a condition too many or too few',
  trustProofAbout:
    'Rules are rows of tables. Each row is changed on purpose, one change at a time: it is left out, one of its conditions is taken as always met or as never, its number is one more or one less. Then everything that uses it is asked again: examples, cases and tests. A change that nobody notices is a condition that nothing holds yet. The few that no answer can show are listed with their reason and count as noticed.',
  trustProofNow:
    '{game}: {noticed} of {changes} changes are noticed, and {held} clauses notice all of theirs. Measured on {date}, with the rules as they are now.',
  trustProofOnce:
    '{game}: {noticed} of {changes} changes were noticed, and {held} clauses noticed all of theirs. Measured on {date}; the rules have changed since.',
  trustOdds: 'Whether the dice bear out the odds',
  trustOddsBorne:
    'Of {game}, {situations} random situations of {questions} questions with odds were played die by die on {date}, {throws} times each. No chance is further from the dice than luck explains.',
  trustOddsWrong:
    'Of {game}, {situations} random situations of {questions} questions with odds were played die by die on {date}, {throws} times each. {wrong} {wrong?number is|numbers are} further from the dice than luck explains.',
  trustByPart: 'By part of the engine',
  trustPart: 'Part of the engine',
  'trustMutated.core': 'what all games share',
  'trustMutated.hexes': 'boards of hexes',
  'trustMutated.plane': 'measured tables',
  'trustMutated.game': '{game}: the whole game',
  'trustMutated.terrain': '{game}: terrain and line of sight',
  'trustMutated.table': '{game}: units on the table',
  trustScore: 'Of all',
  trustReached: 'Of those that a test reaches',
  trustMeasured: 'Measured',
  trustCurrent: '{date}, with the rules as they are now',
  trustSince: '{date} ({commit}); the rules have changed since',
  trustReport: 'If something is wrong',
  trustReportAbout:
    'At the foot of each card and of each calculator, “Report an error” prepares a text with the clause, its version and the link to what is on the screen.',
  trustBuilt: 'This copy: {build}.',
  trustData: 'The same figures, clause by clause',
  ran: '{n} {n?example|examples}',
  ranAfter: 'run',
  ranByOthers: 'run by examples of others',
  ranHeld: 'Each condition of its rule is held by an example or a test.',
  ranNothing: 'nothing to run',
  ranNot: 'no examples',
  report: 'Report an error',
  reportHow: 'Copy this text, fill in its last two lines, and send it to whoever runs this site.',
  reportSend: 'Send',
  reportTitle: 'Error in {subject}',
  reportClause: 'Clause: {id}, version {version}',
  reportQuery: 'Calculator: {id}',
  reportLanguage: 'Language: {language}',
  reportPage: 'Page:',
  reportEdition: 'Edition: {edition}',
  reportSite: 'Site: Ius Belli {build}',
  reportSays: 'What the page says:',
  reportShould: 'What it should say, and where the book says so:',
};

export const TRUST: Record<Lang, TrustWords> = { es, en };
