import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** The three steps of a move, and what is in its way. */
export const moves = defineExamples({
  't7g-3.1/beaten-unit-disengages': applies('t7g/move', {
    es: 'Una unidad que ha perdido un combate se destraba 3 pulgadas.',
    en: 'A unit that has lost a combat disengages 3 inches.',
    ask: { moveKind: 'disengage', distance: 3 },
    gives: { allowed: true, reach: 3 },
    cites: ['t7g-3.1', 't7g-5.20'],
  }),
  't7g-3.2/three-steps': applies('t7g/move', {
    es: 'Una unidad con Velocidad 4 gira 30 grados y avanza 3 pulgadas con ¡Atención!, por campo abierto.',
    en: 'A unit with Speed 4 pivots 30 degrees and advances 3 inches with Ready!, in the open.',
    ask: { speed: 4, angle: 30, distance: 3 },
    gives: { allowed: true, reach: 4 },
  }),
  't7g-3.3/through-a-friendly-company': forbids('t7g/move', {
    es: 'La línea del Centro Frontal de una Formación a su destino cruza una Compañía amiga.',
    en: 'The line from the Front Centre of a Formation to its destination crosses a friendly Company.',
    ask: { crosses: ['friendly-troop'] },
    gives: { allowed: false },
  }),
  't7g-3.3/charge-through-open-order': applies('t7g/move', {
    es: 'Unas Compañías en Formación Abierta, de las que una carga, están una delante de otra: la línea de la carga cruza a la de delante.',
    en: 'Two Companies in Open Order stand one before the other, and the rear one charges: the line of its charge crosses the front one.',
    ask: { kind: 'company', moveKind: 'attack', crosses: ['friendly-troop'], bothOpen: true },
    gives: { allowed: false },
  }),
  't7g-3.3/charge-past-a-friend': forbids('t7g/table-charge', {
    es: 'Una Compañía amiga tapa el Centro más próximo del enemigo y a cada lado un lago deja menos de 3 pulgadas: la unidad ve otros Centros, pero no hay por dónde cargar.',
    en: "A friendly Company masks the enemy's nearest Centre, and on either side a lake leaves less than 3 inches: the unit sees other Centres, but there is no way to charge.",
    ask: {
      position:
        't7g1_lake-10-36-33-38_lake-39-36-62-38_bottom_A-36-40_F-36-37-company_top_X-36-34.3-base~40~2',
      ...{ unitName: 'A', targetName: 'X' },
    },
    gives: { allowed: false, crosses: ['F'] },
  }),
  't7g-3.3/nothing-on-the-line': doesNotApply('t7g/move', {
    es: 'Una Formación con Velocidad 4 avanza 3 pulgadas y su línea no cruza a nadie.',
    en: 'A Formation with Speed 4 advances 3 inches, and its line crosses no unit.',
    ask: { speed: 4, distance: 3 },
    gives: { allowed: true },
    cites: ['t7g-3.2', 't7g-3.5'],
  }),
  't7g-3.4/a-hundred-degrees': forbids('t7g/move', {
    es: 'Para tener de frente su destino, una unidad debería girar 100 grados.',
    en: 'To face its destination a unit would have to pivot 100 degrees.',
    ask: { angle: 100 },
    gives: { allowed: false },
  }),
  't7g-3.4/charge-to-the-rear': applies('t7g/move', {
    es: 'Para cargar contra el enemigo que tiene detrás, una unidad debería girar 150 grados.',
    en: 'To charge an enemy behind it, a unit would have to pivot 150 degrees.',
    ask: { moveKind: 'attack', angle: 150 },
    gives: { allowed: false },
  }),
  't7g-3.4/a-right-angle': doesNotApply('t7g/move', {
    es: 'Una unidad con Velocidad 4 gira 90 grados y avanza 4 pulgadas.',
    en: 'A unit with Speed 4 pivots 90 degrees and advances 4 inches.',
    ask: { speed: 4, angle: 90, distance: 4 },
    gives: { allowed: true },
    cites: ['t7g-3.5'],
  }),
  't7g-3.5/as-far-as-its-speed': applies('t7g/move', {
    es: 'Una unidad con Velocidad 5 tiene su destino a 7 pulgadas y lleva ¡Corred!.',
    en: 'A unit with Speed 5 has its destination 7 inches away and the card Run!.',
    ask: { speed: 5, moveKind: 'run', distance: 7 },
    gives: { allowed: true, reach: 10 },
  }),
  't7g-3.5/too-far': forbids('t7g/move', {
    es: 'Una unidad con Velocidad 5 tiene su destino a 7 pulgadas y lleva ¡Atención!.',
    en: 'A unit with Speed 5 has its destination 7 inches away and the card Ready!.',
    ask: { speed: 5, distance: 7 },
    gives: { allowed: false, reach: 5 },
  }),
  't7g-3.6/corners-of-companies': applies('t7g/move', {
    es: 'La base de una unidad pasa sobre las esquinas de dos Compañías amigas separadas 3 pulgadas, pero la línea de su Centro Frontal va entre ellas.',
    en: 'The base of a unit passes over the corners of two friendly Companies that stand 3 inches apart, but the line of its Front Centre runs between them.',
    ask: { baseOver: true, corridor: 3 },
    gives: { allowed: true, corridorNeeded: 3 },
  }),
  't7g-3.6/line-through-the-company': doesNotApply('t7g/move', {
    es: 'La base de una unidad pasa sobre una Compañía amiga, y la línea de su Centro Frontal también la cruza.',
    en: 'The base of a unit passes over a friendly Company, and the line of its Front Centre crosses it too.',
    ask: { baseOver: true, crosses: ['friendly-troop'] },
    gives: { allowed: false },
    cites: ['t7g-3.3'],
  }),
  't7g-3.7/gap-at-fifteen': doesNotApply('t7g/move', {
    es: 'Con miniaturas de 15 mm, una unidad pasa entre 2 Compañías separadas 3 pulgadas.',
    en: 'With 15 mm miniatures, a unit passes between 2 Companies that stand 3 inches apart.',
    ask: { corridor: 3, scale: '15' },
    gives: { allowed: true, corridorNeeded: 3 },
    cites: ['t7g-3.2'],
  }),
  't7g-3.7/same-gap-at-twenty-eight': forbids('t7g/move', {
    es: 'Con miniaturas de 28 mm, una unidad quiere pasar entre 2 Compañías separadas 3 pulgadas.',
    en: 'With 28 mm miniatures, a unit wants to pass between 2 Companies that stand 3 inches apart.',
    ask: { corridor: 3, scale: '28' },
    gives: { allowed: false, corridorNeeded: 4 },
  }),
  't7g-3.7/gap-too-narrow': applies('t7g/move', {
    es: 'Con miniaturas de 15 mm, una unidad quiere pasar entre 2 Compañías separadas 2.5 pulgadas.',
    en: 'With 15 mm miniatures, a unit wants to pass between 2 Companies that stand 2.5 inches apart.',
    ask: { corridor: 2.5, scale: '15' },
    gives: { allowed: false },
    case: 73,
  }),
});
