import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'one-inch',
    term: { es: 'regla de 1 pulgada', en: '1-inch rule' },
    synonyms: { es: ['separación del enemigo'], en: ['gap rule'] },
    meaning: {
      es: 'Ninguna unidad mueve a menos de 1 pulgada de un enemigo, salvo para trabarse con él.',
      en: 'No unit moves to less than 1 inch from an enemy, except to engage it.',
    },
    clause: 'wab-2.9',
    mark: 'never',
  },
  {
    key: 'movement-factor',
    term: { es: 'factor de movimiento', en: 'movement factor' },
    synonyms: { es: ['movimiento normal'], en: ['normal move'] },
    meaning: {
      es: 'El Movimiento de una tropa menos lo que le quita su armadura.',
      en: 'The Movement of troops less what their armour takes off.',
    },
    clause: 'wab-2.10',
    mark: 'never',
  },
  {
    key: 'manoeuvre',
    term: { es: 'maniobra', en: 'manoeuvre' },
    synonyms: { es: ['cambio de dirección'], en: ['maneuver'] },
    meaning: {
      es: 'Pivotar, encararse, cambiar de formación o reorganizarse.',
      en: 'A wheel, an about face, a change of formation or a reform.',
    },
    clause: 'wab-2.15',
    mark: 'never',
  },
  {
    key: 'wheel',
    term: { es: 'pivotar', en: 'wheel' },
    synonyms: { es: ['pivote', 'girar como una bisagra'], en: ['wheeling', 'hinge'] },
    meaning: {
      es: 'Una esquina delantera queda quieta y la otra avanza. Gasta lo que recorre la miniatura exterior.',
      en: 'One front corner stays still and the other swings forward. It costs what the outer model travels.',
    },
    clause: 'wab-2.16',
    mark: 'never',
  },
  {
    key: 'about-face',
    term: { es: 'encararse', en: 'about face' },
    synonyms: { es: ['media vuelta', 'encaramiento hacia atrás'], en: ['half turn'] },
    meaning: {
      es: 'Girar 180 grados en el sitio. Gasta 1/4 del movimiento.',
      en: 'To turn 180 degrees on the spot. It costs 1/4 of the move.',
    },
    clause: 'wab-2.21',
    mark: 'never',
  },
  {
    key: 'change-formation',
    term: { es: 'cambiar de formación', en: 'change formation' },
    synonyms: { es: ['ampliar filas'], en: ['expand', 'contract'] },
    meaning: {
      es: 'Ganar o perder 1 fila por 1/2 movimiento, o 2 por todo.',
      en: 'To gain or lose 1 rank for 1/2 of the move, or 2 for all of it.',
    },
    clause: 'wab-2.25',
    mark: 'never',
  },
  {
    key: 'reform',
    term: { es: 'reorganizarse', en: 'reform' },
    synonyms: { es: ['reorganización', 'reformar'], en: ['reforming'] },
    meaning: {
      es: 'Cambiar el encaramiento y la formación a la vez, con un músico y un chequeo de Liderazgo.',
      en: 'To change facing and formation at once, with a musician and a Leadership test.',
    },
    clause: 'wab-2.27',
    mark: 'never',
  },
  {
    key: 'difficult-terrain',
    term: { es: 'terreno difícil', en: 'difficult terrain' },
    synonyms: { es: ['terreno roto'], en: ['rough ground'] },
    meaning: {
      es: 'Bosques, pantanos, cuestas y lo parecido: se mueve la mitad.',
      en: 'Woods, marshes, steep slopes and the like: troops move at half.',
    },
    clause: 'wab-2.36',
    forms: { es: ['terreno difícil'], en: ['difficult terrain'] },
  },
  {
    key: 'impassable',
    term: { es: 'terreno impasable', en: 'impassable terrain' },
    synonyms: { es: ['infranqueable'], en: ['no-go terrain'] },
    meaning: {
      es: 'El que nadie cruza en toda la batalla.',
      en: 'What nobody crosses in the whole battle.',
    },
    clause: 'wab-2.41',
    forms: { es: ['terreno impasable'], en: ['impassable terrain'] },
  },
  {
    key: 'obstacle',
    term: { es: 'obstáculo', en: 'obstacle' },
    synonyms: { es: ['barrera lineal'], en: ['linear obstacle'] },
    meaning: {
      es: 'Un seto, una zanja o un muro. Cruzarlo gasta medio movimiento.',
      en: 'A hedge, ditch or wall. Crossing it costs half the move.',
    },
    clause: 'wab-2.43',
    mark: 'never',
  },
  {
    key: 'march',
    term: { es: 'marcha', en: 'march' },
    synonyms: { es: ['paso ligero'], en: ['double time'] },
    meaning: {
      es: 'Mover el doble, con un músico y sin enemigos a 8 pulgadas.',
      en: 'To move double, with a musician and no enemies within 8 inches.',
    },
    clause: 'wab-2.46',
    mark: 'never',
  },
  {
    key: 'quick-march',
    term: { es: 'marcha rápida', en: 'quick march' },
    synonyms: { es: ['paso triple'], en: ['triple rate'] },
    meaning: {
      es: 'Mover el triple, en columna de marcha.',
      en: 'To move triple, in column of march.',
    },
    clause: 'wab-2.56',
    forms: { es: ['marcha rápida'], en: ['quick march'] },
  },
  {
    key: 'column-of-march',
    term: { es: 'columna de marcha', en: 'column of march' },
    synonyms: { es: ['columna'], en: ['march column'] },
    meaning: {
      es: 'Formación de 3 miniaturas de frente o menos y al menos tan profunda como ancha.',
      en: 'A formation 3 models wide or less and at least as deep as it is wide.',
    },
    clause: 'wab-2.57',
    forms: { es: ['columna de marcha'], en: ['column of march'] },
  },
  {
    key: 'rally',
    term: { es: 'reagruparse', en: 'rally' },
    synonyms: { es: ['reagrupamiento', 'rehacerse'], en: ['rallying'] },
    meaning: {
      es: 'Dejar de huir, con un chequeo de Liderazgo.',
      en: 'To stop fleeing, with a Leadership test.',
    },
    clause: 'wab-2.78',
    mark: 'never',
  },
  {
    key: 'compulsory-moves',
    term: { es: 'movimientos obligatorios', en: 'compulsory moves' },
    synonyms: { es: ['movimiento forzoso'], en: ['forced moves'] },
    meaning: {
      es: 'Los de tropas que su jugador no controla, como las que huyen. Van antes que los demás.',
      en: 'Those of troops whom their player does not control, such as fleeing ones. They go before all others.',
    },
    clause: 'wab-2.83',
    forms: { es: ['movimientos obligatorios'], en: ['compulsory moves'] },
  },
]);
