import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** What terrain does to a unit that moves. */
export const terrain = defineExamples({
  't7g-3.14/front-centre-in-a-wood': applies('t7g/speed', {
    es: 'Una unidad con Velocidad 4 mueve con ¡Atención! y su Centro Frontal pasa por un bosque.',
    en: 'A unit with Speed 4 moves with Ready!, and its Front Centre passes through a wood.',
    ask: { speed: 4, ground: 'very-difficult' },
    gives: { inches: 2, becomesDisordered: true },
  }),
  't7g-3.15/lateral-centre-in-a-wood': applies('t7g/speed', {
    es: 'Una unidad con Velocidad 4 mueve con ¡Atención! y sólo uno de sus Centros Laterales pasa por un bosque.',
    en: 'A unit with Speed 4 moves with Ready!, and only one of its Lateral Centres passes through a wood.',
    ask: { speed: 4, ground: 'very-difficult', onlyOtherCentres: true },
    gives: { inches: 4, becomesDisordered: false },
    case: 71,
  }),
  't7g-3.16/strip-of-difficult-ground': applies('t7g/speed', {
    es: 'Una infantería con Velocidad 5 mueve con ¡Atención! y cruza una franja de 1 pulgada de terreno Difícil.',
    en: 'Infantry with Speed 5 moves with Ready! and crosses a strip of Difficult terrain 1 inch wide.',
    ask: { speed: 5, ground: 'difficult' },
    gives: { inches: 3, becomesDisordered: false },
    case: 67,
  }),
  't7g-3.16/strip-beside-the-line': doesNotApply('t7g/speed', {
    es: 'Una infantería con Velocidad 5 mueve con ¡Atención! y sólo su base roza un terreno Difícil.',
    en: 'Infantry with Speed 5 moves with Ready!, and only its base brushes Difficult terrain.',
    ask: { speed: 5, ground: 'difficult', onlyOtherCentres: true },
    gives: { inches: 5 },
    cites: ['t7g-3.15'],
  }),
  't7g-3.17/into-a-wood': applies('t7g/speed', {
    es: 'Una infantería con Velocidad 4 lleva ¡Corred! y entra en un bosque.',
    en: 'Infantry with Speed 4 has the card Run! and enters a wood.',
    ask: { speed: 4, moveKind: 'run', ground: 'very-difficult' },
    gives: { inches: 6, becomesDisordered: true },
  }),
  't7g-3.17/up-a-steep-hill': doesNotApply('t7g/speed', {
    es: 'Una infantería con Velocidad 4 sube con ¡Atención! una colina escarpada, que es Difícil.',
    en: 'Infantry with Speed 4 climbs a steep hill, which is Difficult, with Ready!.',
    ask: { speed: 4, ground: 'difficult' },
    gives: { inches: 2, becomesDisordered: false },
    cites: ['t7g-3.16'],
    case: 309,
  }),
  't7g-3.18/into-a-wood': applies('t7g/speed', {
    es: 'Una infantería Ligera con Velocidad 4 entra en un bosque con ¡Atención!.',
    en: 'Light infantry with Speed 4 enters a wood with Ready!.',
    ask: { speed: 4, ground: 'very-difficult', light: true },
    gives: { inches: 2, becomesDisordered: false },
  }),
  't7g-3.18/beside-a-wood': doesNotApply('t7g/speed', {
    es: 'Una infantería Ligera con Velocidad 4 mueve con ¡Atención! y sólo su base roza un bosque.',
    en: 'Light infantry with Speed 4 moves with Ready!, and only its base brushes a wood.',
    ask: { speed: 4, ground: 'very-difficult', light: true, onlyOtherCentres: true },
    gives: { inches: 4 },
    cites: ['t7g-3.15'],
  }),
  't7g-3.19/across-a-lake': forbids('t7g/move', {
    es: 'La línea de una unidad a su destino cruza un lago.',
    en: 'The line of a unit to its destination crosses a lake.',
    ask: { crosses: ['impassable'] },
    gives: { allowed: false },
  }),
  't7g-3.19/over-a-bridge': doesNotApply('t7g/move', {
    es: 'La línea de una unidad a su destino cruza un río Intransitable por un puente.',
    en: 'The line of a unit to its destination crosses an Impassable river by a bridge.',
    ask: { crosses: ['bridge'] },
    gives: { allowed: true },
    cites: ['t7g-9.37'],
  }),
  't7g-3.19/charge-across-rocks': applies('t7g/move', {
    es: 'La línea de una carga cruza unas rocas.',
    en: 'The line of a charge crosses rocks.',
    ask: { moveKind: 'attack', crosses: ['impassable'] },
    gives: { allowed: false },
  }),
  't7g-3.20/all-along-a-road': applies('t7g/speed', {
    es: 'Una infantería con Velocidad 5 mueve con ¡Atención!, siempre por un camino.',
    en: 'Infantry with Speed 5 moves with Ready!, all along a road.',
    ask: { speed: 5, easy: 'whole' },
    gives: { inches: 7 },
    case: 79,
  }),
  't7g-3.20/road-left-behind': doesNotApply('t7g/speed', {
    es: 'Una infantería con Velocidad 5 mueve con ¡Atención! y deja el camino en la última pulgada.',
    en: 'Infantry with Speed 5 moves with Ready! and leaves the road in the last inch.',
    ask: { speed: 5, easy: 'part' },
    gives: { inches: 5 },
    cites: ['t7g-1.9'],
  }),
});
