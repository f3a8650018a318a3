import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R19: {
    place: {
      es: 'VIII - Formaciones especiales, «Falange» (pág. 36), viñeta 3; «Resumen de modificadores» (pág. 52), «Ataque cuerpo a cuerpo»; VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Tipos de combate cuerpo a cuerpo» (págs. 29-30), «Único»',
      en: 'VIII - Special formations, “Phalanx” (p. 36), bullet 3; “Summary of modifiers” (p. 52), “Hand-to-hand attack”; VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Types of hand-to-hand combat” (pp. 29-30), “Single”',
    },
    question: {
      es: '¿En qué combate hace la Falange su daño antes, o golpean las Sarissas sin réplica?',
      en: 'In which combat does the Phalanx do its damage first, or do Sarissas strike without reply?',
    },
    clauses: 'onus-2.8 onus-7.162 onus-7.164 onus-8.12 onus-9.9 onus-15.4',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En el del turno en que esa pareja de unidades se trabó por una carga, y nunca en turnos posteriores. Si vuelven a trabarse, otra vez.',
          en: 'In that of the turn in which that pair of units became engaged by a charge, and never in later turns. If they become engaged anew, again.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sólo en el primer combate de la unidad en toda la batalla.',
          en: 'Only in the first combat of the unit in the whole battle.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Un pasaje dice la primera vez que entra en combate, otro el turno de la carga y otro, de las Sarissas, el primer combate tras trabarse. La lectura a hace ciertos los 3.',
      en: 'One passage says the first time that it enters combat, another the turn of the charge, and another, of Sarissas, the first combat after becoming engaged. Reading a makes all 3 true.',
    },
  },
  R20: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Tipos de combate cuerpo a cuerpo» (págs. 29-30), «Único»; IX - Habilidades de las unidades, «Sarissas» (pág. 40)',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Types of hand-to-hand combat” (pp. 29-30), “Single”; IX - Unit abilities, “Sarissas” (p. 40)',
    },
    question: {
      es: '¿Qué pasa si 2 Falanges con Sarissas, ambas con ataque único, se enfrentan?',
      en: 'What happens if 2 Phalanxes with Sarissas, both with a single attack, meet?',
    },
    clauses: 'onus-7.164',
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'El combate es simultáneo.', en: 'The combat is simultaneous.' } },
    ],
    adopted: 'a',
    why: {
      es: 'No está escrito. Es lo que ocurre cuando 2 prioridades se enfrentan; de lo único sólo se dice qué pasa ante lo prioritario.',
      en: 'It is not written. It is what happens when 2 priorities meet; of single attacks the book only says what happens against priority.',
    },
  },
  R45: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Tipos de combate cuerpo a cuerpo» (págs. 29-30), «Prioritario»; «Resumen de reglas importantes» (pág. 48), «Chequeo de moral»',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Types of hand-to-hand combat” (pp. 29-30), “Priority”; “Summary of important rules” (p. 48), “Morale check”',
    },
    question: {
      es: 'En un combate prioritario, ¿cuántos chequeos de moral hay y quién los hace?',
      en: 'In a priority combat, how many morale checks are there, and who makes them?',
    },
    clauses: 'onus-7.163 onus-13.11',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'La unidad golpeada hace uno si recibe heridas. Tras su réplica se comparan las heridas de todo el combate y lo hace la que tiene más, o ambas si empatan.',
          en: 'The unit struck makes one if it takes wounds. After its reply the wounds of the whole combat are compared, and the one with more makes one, or both if they tie.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Cada unidad que recibe heridas de un ataque hace 1 por ese ataque, sin comparar.',
          en: 'Each unit that takes wounds from an attack makes 1 for that attack, without comparing.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El capítulo de combate explica la comparación y que la no prioritaria puede llegar a 2 chequeos. El resumen dice 1 por cada ataque con daño si no es simultáneo. Difieren, por ejemplo, cuando la réplica hace menos daño que el primer ataque. Seguimos el texto detallado.',
      en: 'The chapter on combat explains the comparison, and that the non-priority unit may come to 2 checks. The summary says 1 for each attack with damage if it is not simultaneous. They differ, for example, when the reply does less damage than the first attack. We follow the detailed text.',
    },
  },
  R46: {
    place: {
      es: 'VIII - Formaciones especiales, «Falange» (pág. 36), ejemplo',
      en: 'VIII - Special formations, “Phalanx” (p. 36), example',
    },
    question: {
      es: 'En el ejemplo, la Falange púnica carga y los Triarii golpean antes. Si ambas fueran falanges, ¿no se anularían las prioridades?',
      en: 'In the example, the Punic Phalanx charges and the Triarii strike first. If both were phalanxes, would the priorities not cancel?',
    },
    clauses: 'onus-8.12 onus-8.14',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, pero ahí «Falange púnica» es el nombre de la unidad y no tiene activa la formación.',
          en: 'Yes, but there “Punic Phalanx” is the name of the unit, and it does not have the formation active.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Si la tuviera, ambas prioridades se anularían. La web de la editorial describe a los Triarii y a la Falange púnica como unidades que pueden formar Falange (conocimiento general, no del reglamento).',
      en: "If it had, both priorities would cancel. The publisher's site describes Triarii and Punic Phalanx as units that can both form a Phalanx (general knowledge, not from the book).",
    },
  },
  R47: {
    place: {
      es: 'IX - Habilidades de las unidades, «Terror» (pág. 39); XII - Otras formas de jugar a ONUS!, «Dromedarios intimidantes» (pág. 46)',
      en: 'IX - Unit abilities, “Terror” (p. 39); XII - Other ways to play ONUS!, “Frightening dromedaries” (p. 46)',
    },
    question: {
      es: 'El Terror da -1 en todos los chequeos, «aunque no hayan recibido daño». ¿Obliga a hacer un chequeo sin daño?',
      en: 'Terror gives -1 in all checks, “even if they have taken no damage”. Does it force a check without damage?',
    },
    clauses: 'onus-9.17 onus-12.31 onus-15.29',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo da el -1 en los que haya que hacer. El chequeo obligatorio es de la regla opcional de los dromedarios.',
          en: 'No: it only gives the -1 in those that have to be made. The compulsory check belongs to the optional rule of dromedaries.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: quien lucha cuerpo a cuerpo contra una unidad con Terror hace un chequeo tras cada combate.',
          en: 'Yes: whoever fights a unit with Terror hand to hand makes a check after each combat.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La habilidad habla de una penalización. La regla de los dromedarios la aplica a los caballos y añade aparte el chequeo tras cada combate, lo que sobraría si Terror ya obligara.',
      en: 'The ability speaks of a penalty. The rule of dromedaries applies it to horses and adds the check after each combat separately, which would be needless if Terror forced one already.',
    },
  },
});
