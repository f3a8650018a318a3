import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** What a unit may end on, who makes room, and changes of orientation. */
export const ends = defineExamples({
  't7g-3.8/on-a-friendly-unit': forbids('t7g/move', {
    es: 'Al acabar de mover, la base de una unidad quedaría sobre media Compañía amiga.',
    en: 'At the end of its move the base of a unit would lie on half of a friendly Company.',
    ask: { endsOn: ['friendly-troop'] },
    gives: { allowed: false },
  }),
  't7g-3.8/on-the-shore': applies('t7g/move', {
    es: 'Al acabar de mover con ¡Corred!, media base de una unidad quedaría dentro de un lago.',
    en: 'At the end of its move with Run!, half of the base of a unit would lie in a lake.',
    ask: { moveKind: 'run', endsOn: ['impassable'] },
    gives: { allowed: false },
  }),
  't7g-3.8/on-a-fence': doesNotApply('t7g/move', {
    es: 'Al acabar de mover, la base de una unidad queda sobre una valla y nada más.',
    en: 'At the end of its move the base of a unit lies on a fence and nothing else.',
    ask: { endsOn: ['obstacle'] },
    gives: { allowed: true },
    cites: ['t7g-3.2'],
  }),
  't7g-3.9/through-its-own-guns': applies('t7g/move', {
    es: 'La línea de una Formación cruza una batería amiga.',
    en: 'The line of a Formation crosses a friendly battery.',
    ask: { crosses: ['friendly-artillery'] },
    gives: { allowed: true },
  }),
  't7g-3.9/through-enemy-guns': doesNotApply('t7g/move', {
    es: 'La línea de una Formación cruza una batería enemiga.',
    en: 'The line of a Formation crosses an enemy battery.',
    ask: { crosses: ['enemy-artillery'] },
    gives: { allowed: false },
    cites: ['t7g-3.3'],
  }),
  't7g-3.10/an-inch-beyond': applies('t7g/move', {
    es: 'Una Formación acaba sobre una batería amiga, que quedaría fuera 2 pulgadas más atrás.',
    en: 'A Formation ends on a friendly battery, which would be clear of it 2 inches farther back.',
    ask: { endsOn: ['friendly-artillery'], clearBy: 2 },
    gives: { allowed: true, displaced: 3, clearance: 1 },
  }),
  't7g-3.11/commander-underneath': applies('t7g/move', {
    es: 'Una Formación acaba sobre un Mando amigo que no quiere unirse a ella.',
    en: 'A Formation ends on a friendly Commander who does not want to join it.',
    ask: { endsOn: ['friendly-commander'] },
    gives: { allowed: true, clearance: 1 },
    case: 343,
  }),
  't7g-3.12/along-a-wall': applies('t7g/move', {
    es: 'Una unidad acaba casi paralela a un muro y lo solapa un poco.',
    en: 'A unit ends almost parallel to a wall and overlaps it a little.',
    ask: { endsOn: ['obstacle'], correctable: true },
    gives: { allowed: true, corrected: true },
  }),
  't7g-3.12/artillery-makes-room': doesNotApply('t7g/move', {
    es: 'Una unidad acaba solapando un poco a una batería amiga, y a nadie más.',
    en: 'A unit ends overlapping a friendly battery a little, and nothing else.',
    ask: { endsOn: ['friendly-artillery'], correctable: true },
    gives: { allowed: true, corrected: false, clearance: 1 },
    cites: ['t7g-3.10'],
  }),
  't7g-3.13/about-turn': applies('t7g/facing', {
    es: 'Una Formación con base de 12 x 6 cm se vuelve hacia su retaguardia.',
    en: 'A Formation on a base of 12 x 6 cm turns to its rear.',
    ask: { to: 'rear', front: 12, depth: 6 },
    gives: { allowed: true, sideways: 0, forward: -6, facesAfter: 'rear' },
    case: 81,
  }),
  't7g-3.13/to-the-left': applies('t7g/facing', {
    es: 'Una Formación con base de 12 x 6 cm se vuelve hacia su izquierda.',
    en: 'A Formation on a base of 12 x 6 cm turns to its left.',
    ask: { to: 'left', front: 12, depth: 6 },
    gives: { allowed: true, sideways: -6, forward: -3, facesAfter: 'left' },
  }),
});
