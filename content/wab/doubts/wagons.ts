import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R230: {
    clauses: 'wab-14.10',
    place: {
      es: '«Vagones de guerra (War Wagons)», «Reglas especiales» (pág. 60), tabla del arma de proyectil',
      en: '“Vagones de guerra (War Wagons)”, “Reglas especiales” (p. 60), table of the missile weapon',
    },
    question: {
      es: '¿Qué modifican los -2 y -1 de los proyectiles de un vagón de guerra?',
      en: 'What do the -2 and -1 of a war wagon’s missiles modify?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La salvación de quien los recibe, como los de un arcabuz.',
          en: 'The save of whoever is hit, as those of a handgun do.',
        },
      },
      { key: 'b', text: { es: 'La Fuerza del disparo.', en: 'The Strength of the shot.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La Fuerza ya está impresa, 3, y un disparo no es más débil a corto alcance.',
      en: 'The Strength is printed, 3, and no shot is weaker at short range.',
    },
  },
  R233: {
    clauses: 'wab-14.48 wab-19.12 wab-19.14',
    place: {
      es: '«Vagones tabor (Wagon Tabors)», «Puntos de victoria» (pág. 61); «Tabla de victoria» (pág. 79)',
      en: '“Vagones tabor (Wagon Tabors)”, “Puntos de victoria” (p. 61); “Tabla de victoria” (p. 79)',
    },
    question: {
      es: '¿Cuántos puntos de victoria son la mitad de un precio impar?',
      en: 'How many victory points is half of an odd price?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La mitad exacta, con su medio punto.',
          en: 'The exact half, half points too.',
        },
      },
      { key: 'b', text: { es: 'Se redondea hacia abajo.', en: 'It is rounded down.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro sólo redondea los valores de ruptura.',
      en: 'The book rounds break values only.',
    },
  },
  R237: {
    clauses: 'wab-15.21 wab-15.23',
    place: {
      es: '«Hostigadores», «Combate cuerpo a cuerpo» (pág. 63), recuadro «Del FAQ oficial»',
      en: '“Hostigadores”, “Combate cuerpo a cuerpo” (p. 63), box “Del FAQ oficial”',
    },
    question: {
      es: '¿Lucha la segunda línea que forman los hostigadores al cargar?',
      en: 'Does the second line fight that charging skirmishers form?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'No.', en: 'No.' } },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'A los hostigadores no les sirven las filas ni las armas que luchan desde atrás.',
      en: 'Skirmishers gain nothing from ranks or from weapons that fight from behind.',
    },
  },
});
