import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R7: {
    place: {
      es: 'VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Unidad rota» (pág. 32); X - Modificadores, «Unidad rota» (pág. 42); «Resumen de modificadores» (pág. 52), «Ataque a distancia»',
      en: 'VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Broken unit” (p. 32); X - Modifiers, “Broken unit” (p. 42); “Summary of modifiers” (p. 52), “Ranged attack”',
    },
    question: {
      es: '¿Tiene una unidad Rota el -1 también cuando dispara?',
      en: 'Does a Broken unit have the -1 when it shoots as well?',
    },
    clauses: 'onus-7.174 onus-10.16 onus-15.3 onus-15.20',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: -1/-1 al impactar y al herir, cuerpo a cuerpo y a distancia.',
          en: 'Yes: -1/-1 to hit and to wound, hand to hand and at range.',
        },
      },
      { key: 'b', text: { es: 'No: sólo cuerpo a cuerpo.', en: 'No: hand to hand only.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La regla de la unidad Rota dice impactar y herir, sin condición, y disparar también es eso. El capítulo de modificadores dice «al ataque», sin añadir «a distancia» como en las heridas y los oficiales, y la lista impresa no la trae; pero esas listas están incompletas: la de defensa a distancia tampoco trae la huida, que sí vale.',
      en: 'The rule of the Broken unit says to hit and to wound, without condition, and shooting is that as well. The chapter of modifiers says “to the attack”, without adding “at range” as it does for wounds and officers, and the printed list leaves it out; but those lists are incomplete: that of ranged defence leaves out flight too, which does hold.',
    },
  },
  R10: {
    place: {
      es: 'X - Modificadores, «Aliado en combate» (pág. 41); «Resumen de modificadores» (pág. 52), «Defensa cuerpo a cuerpo» y «Moral»',
      en: 'X - Modifiers, “Ally in combat” (p. 41); “Summary of modifiers” (p. 52), “Hand-to-hand defence” and “Morale”',
    },
    question: {
      es: 'Si varios enemigos más atacan a la unidad, ¿es -1 en total o -1 por cada uno?',
      en: 'If several more enemies attack the unit, is it -1 in all or -1 for each?',
    },
    clauses: 'onus-10.5 onus-15.12 onus-15.33',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: '-1/-1 a la defensa y -1 a la moral por cada enemiga adicional.',
          en: '-1/-1 to defence and -1 to morale for each additional enemy unit.',
        },
      },
      {
        key: 'b',
        text: { es: '-1 en total, sean cuantas sean.', en: '-1 in all, however many there are.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El capítulo de modificadores lo dice de cada unidad adicional; las listas finales, que resumen, sólo preguntan si hay otros enemigos.',
      en: 'The chapter of modifiers says it of each additional unit; the lists at the end, which sum up, only ask whether there are other enemies.',
    },
  },
  R11: {
    place: {
      es: 'X - Modificadores, «Flanqueo», «Retaguardia», «Marcha forzada o en huida» y «Aliado en combate» (pág. 41)',
      en: 'X - Modifiers, “Flank”, “Rear”, “Forced march or fleeing” and “Ally in combat” (p. 41)',
    },
    question: {
      es: 'Las penalizaciones por flanco, retaguardia y aliados son «del defensor». ¿Sólo de la unidad del jugador que no está activo?',
      en: 'The penalties for flank, rear and allies are “of the defender”. Only of the unit of the player who is not active?',
    },
    clauses:
      'onus-7.151 onus-10.2 onus-10.3 onus-10.5 onus-15.10 onus-15.11 onus-15.12 onus-15.31 onus-15.32 onus-15.33',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: de la unidad contra la que se tiran los dados en ese momento, sea de quien sea el turno.',
          en: "No: of the unit against which the dice are being rolled, whoever's turn it is.",
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: sólo las sufre la unidad del jugador no activo.',
          en: 'Yes: only the unit of the inactive player suffers them.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El capítulo habla de la unidad que ataca por un lado y de su defensor. En un combate de ida y vuelta cada unidad ataca y es atacada, y el jugador activo se llama atacante aunque siga un combate ajeno.',
      en: "The chapter speaks of the unit that attacks from a side and of its defender. In a combat that goes both ways each unit attacks and is attacked, and the active player is called attacker even if he goes on with another's combat.",
    },
  },
  R12: {
    place: {
      es: 'VII - Secuencia del turno, «2.C. Cargar» (pág. 18), ejemplo de la unidad con 6 secciones frontales; X - Modificadores, ejemplo tras «Aliado en combate» (pág. 41)',
      en: 'VII - Turn sequence, “2.C. Charging” (p. 18), example of the unit with 6 front sections; X - Modifiers, example after “Ally in combat” (p. 41)',
    },
    question: {
      es: '¿Se suman flanco y retaguardia? ¿Y si el mismo enemigo está en ambos flancos?',
      en: 'Do flank and rear add up? And if the same enemy is on both flanks?',
    },
    clauses: 'onus-7.79 onus-10.2 onus-10.6 onus-15.10 onus-15.11 onus-15.31 onus-15.32',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Flanco y retaguardia se suman, cada uno una vez, sin contar secciones. El mismo enemigo en los 2 flancos da -1.',
          en: 'Flank and rear add up, each once, without counting sections. The same enemy on 2 flanks gives -1.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Igual, pero el mismo enemigo en los 2 flancos da -2.',
          en: 'The same, but the same enemy on 2 flanks gives -2.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Los ejemplos suman -3/-3 y -4/-4 con flanco, retaguardia y aliado, y varias secciones por lado. De ambos flancos no dicen nada: la regla nombra uno.',
      en: 'The examples add up to -3/-3 and -4/-4 with flank, rear and ally, and several sections on a side. Of both flanks they say nothing: the rule names one.',
    },
  },
  R13: {
    place: {
      es: '«Resumen de reglas importantes» (pág. 48), «Modificadores»; VII - Secuencia del turno, «5. Fase de combate», «Desarrollo del combate», «Daños» (pág. 31), «Modificador por heridas»; X - Modificadores, «Bajas» (págs. 41-42)',
      en: '“Summary of important rules” (p. 48), “Modifiers”; VII - Turn sequence, “5. Combat phase”, “Course of the combat”, “Damage” (p. 31), “Modifier for wounds”; X - Modifiers, “Casualties” (pp. 41-42)',
    },
    question: {
      es: '¿A qué valores alcanza el mínimo de 1?',
      en: 'Which values does the minimum of 1 reach?',
    },
    clauses: 'onus-7.171 onus-10.12 onus-13.10 onus-15.1 onus-15.16',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'A todos: ataque, fuerza a distancia, defensa y moral, una vez sumados todos los modificadores.',
          en: 'All of them: attack, ranged strength, defence and morale, once all modifiers have been added up.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El resumen lo dice del valor de una unidad tras los modificadores de ataque, defensa y moral; en las heridas lo dice del ataque.',
      en: 'The summary says it of the value of a unit after the modifiers of attack, defence and morale; under wounds it is said of the attack.',
    },
  },
  R14: {
    place: {
      es: 'VII - Secuencia del turno, «3. Fase de disparo», «Consecuencias», «Modificadores por ataques al flanco y retaguardia» (pág. 28); X - Modificadores, «Marcha forzada o en huida» (pág. 41) y «Unidad rota» (pág. 42); «Resumen de modificadores» (pág. 52), «Moral»; VII - Secuencia del turno, «6. Fase de huida» (pág. 33), «Ataque a unidad en huida»; «2.A. Tipos de movimiento», «Marcha forzada» (pág. 14)',
      en: 'VII - Turn sequence, “3. Shooting phase”, “Consequences”, “Modifiers for attacks on flank and rear” (p. 28); X - Modifiers, “Forced march or fleeing” (p. 41) and “Broken unit” (p. 42); “Summary of modifiers” (p. 52), “Morale”; VII - Turn sequence, “6. Flight phase” (p. 33), “Attacking a fleeing unit”; “2.A. Types of movement”, “Forced march” (p. 14)',
    },
    question: {
      es: 'El -2 a la moral por estar en huida, ¿cuenta en el chequeo para recuperarse?',
      en: 'Does the -2 morale for fleeing count in the check to recover?',
    },
    clauses: 'onus-2.6 onus-7.45 onus-7.188 onus-10.4 onus-10.17 onus-15.30',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: va con el ataque recibido. En el chequeo de recuperación cuentan Rota, heridas, general, Héroe, oficiales y semejantes.',
          en: 'No: it goes with the attack received. In the recovery check Broken, wounds, general, Hero, officers and the like count.',
        },
      },
      { key: 'b', text: { es: 'Sí: -2 además de lo demás.', en: 'Yes: -2 on top of the rest.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El -2 aparece entre los modificadores por recibir un ataque y en la lista. Pero la que huye no hace chequeo al ser atacada, y sus penalizaciones no van más allá de las de estar Rota. Por lo mismo, el -2 de la marcha forzada sólo cuenta en los chequeos que causa un ataque.',
      en: 'The -2 stands among the modifiers for being attacked and in the list. But a fleeing unit does not check when attacked, and its penalties go no further than those of being Broken. For the same reason the -2 of forced march counts only in checks that an attack causes.',
    },
  },
  R16: {
    place: {
      es: 'IV - Generales, «Radio de influencia» (pág. 8); X - Modificadores, «General» (págs. 41-42); «Resumen de modificadores» (pág. 52), «Moral»',
      en: 'IV - Generals, “Radius of influence” (p. 8); X - Modifiers, “General” (pp. 41-42); “Summary of modifiers” (p. 52), “Morale”',
    },
    question: {
      es: '¿Tiene la unidad del general también el +1 a la moral de su radio? ¿A qué valores se suma su fuerza?',
      en: "Does the general's own unit have the +1 morale of his radius too? To which values is his strength added?",
    },
    clauses: 'onus-4.5 onus-4.6 onus-10.8 onus-10.9 onus-15.26',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí, una vez, además del modificador de moral de la carta. La fuerza se suma por igual a impactar y a herir.',
          en: 'Yes, once, besides the morale modifier of the card. Strength is added alike to hit and to wound.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El radio vale para toda unidad propia. Un pasaje da el +1 a «otras unidades», pero la lista nombra a la que tiene el general y a la que está a su alcance. La fuerza se aplica cuerpo a cuerpo y a distancia, y a distancia es un solo valor para impactar y para herir.',
      en: 'The radius covers every unit of its side. One passage gives the +1 to “other units”, but the list names the unit that has the general and the one in his range. Strength applies hand to hand and at range, and at range it is a single value to hit and to wound.',
    },
  },
  R17: {
    place: {
      es: 'VIII - Formaciones especiales, «Falange» (pág. 36), viñeta 1, y texto inicial del capítulo',
      en: 'VIII - Special formations, “Phalanx” (p. 36), bullet 1, and opening text of the chapter',
    },
    question: {
      es: 'Una Falange de unidades que ya son Lanceros o llevan Sarissas, ¿cuenta los Lanceros dos veces contra montadas?',
      en: 'Does a Phalanx of units that are Lancers already, or carry Sarissas, count Lancers twice against mounted units?',
    },
    clauses: 'onus-8.5 onus-8.10 onus-9.27 onus-15.4 onus-15.6',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: una habilidad se tiene o no se tiene. +1 de la Falange y +1 de Lanceros dan +2/+2.',
          en: 'No: a unit has an ability or it has not. +1 of the Phalanx and +1 of Lancers give +2/+2.',
        },
      },
      { key: 'b', text: { es: 'Sí: se acumulan, +3/+3.', en: 'Yes: they add up, +3/+3.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La Falange tiene la habilidad de Lanceros, con modificadores acumulables, y las formaciones se acumulan con las habilidades. Lo acumulable puede ser el +1 de la propia Falange.',
      en: 'The Phalanx has the ability of Lancers, with cumulative modifiers, and formations add to abilities. What is cumulative may be the +1 of the Phalanx itself.',
    },
  },
  R18: {
    place: {
      es: 'VIII - Formaciones especiales, «Falange» (pág. 36), último párrafo; IX - Habilidades de las unidades, «Embestir» (pág. 38), último párrafo',
      en: 'VIII - Special formations, “Phalanx” (p. 36), last paragraph; IX - Unit abilities, “Ram” (p. 38), last paragraph',
    },
    question: {
      es: 'Cuando Embestir y Falange se enfrentan, ambos efectos se anulan. ¿También el +1/+1 de cada uno?',
      en: 'When Ram and Phalanx meet, both effects cancel. The +1/+1 of each as well?',
    },
    clauses: 'onus-8.14 onus-9.11 onus-15.7',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo la prioridad. El combate es simultáneo y cada uno conserva su +1/+1.',
          en: 'No: only the priority. The combat is simultaneous and each keeps its +1/+1.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí: se pierden también ambos +1/+1.', en: 'Yes: both +1/+1 are lost too.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Lo que se anula se explica enseguida: el combate pasa a ser normal, simultáneo. De los valores de ataque no se habla ahí.',
      en: 'What cancels is explained at once: the combat becomes normal, simultaneous. Attack values are not spoken of there.',
    },
  },
  R21: {
    place: {
      es: 'VIII - Formaciones especiales, «Bravura» (pág. 37); III - Unidades, «Ataque» y «Defensa» (pág. 7)',
      en: 'VIII - Special formations, “Bravery” (p. 37); III - Units, “Attack” and “Defence” (p. 7)',
    },
    question: {
      es: 'El +1/+1 de la Bravura, ¿vale también al disparar?',
      en: 'Does the +1/+1 of Bravery apply to shooting as well?',
    },
    clauses: 'onus-8.24',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo cuerpo a cuerpo. Su -1/-1 a la defensa vale ante ambos ataques.',
          en: 'No: hand to hand only. Its -1/-1 to defence holds against both kinds of attack.',
        },
      },
      {
        key: 'b',
        text: { es: 'Sí: cuerpo a cuerpo y a distancia.', en: 'Yes: hand to hand and at range.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La Bravura sube «el ataque», y Ataque es el nombre del valor cuerpo a cuerpo. La Defensa es la misma en ambos casos.',
      en: 'Bravery raises “the attack”, and Attack is the name of the hand-to-hand value. Defence is the same in both cases.',
    },
  },
  R22: {
    place: {
      es: 'VII - Secuencia del turno, «2.B. Maniobras especiales», «Ampliar o acortar la formación» (pág. 17); X - Modificadores, «Formación ampliada»',
      en: 'VII - Turn sequence, “2.B. Special manoeuvres”, “Extending or shortening the formation” (p. 17); X - Modifiers, “Extended formation”',
    },
    question: {
      es: 'Los marcadores de Sección que envuelven, ¿restan moral como los de la formación ampliada?',
      en: 'Do Section markers that envelop take morale away as those of an extended formation do?',
    },
    clauses: 'onus-7.63 onus-10.13 onus-15.34',
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Las secciones ampliadas restan también mientras envuelven. Los marcadores que sólo señalan secciones de la carta que envuelven no restan.',
          en: 'Extended sections do so while they envelop as well. Markers that only show enveloping sections of the card do not.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El -1 es por cada sección en que se amplía la formación; envolver con secciones de la carta no la amplía.',
      en: 'The -1 is for each section by which the formation is extended; enveloping with sections of the card does not extend it.',
    },
  },
  R77: {
    place: {
      es: 'IX - Habilidades de las unidades, «Terror» (pág. 39); «Resumen de modificadores» (pág. 52), «Moral»',
      en: 'IX - Unit abilities, “Terror” (p. 39); “Summary of modifiers” (p. 52), “Morale”',
    },
    question: {
      es: '¿En qué chequeos cuenta el -1 del Terror?',
      en: 'In which checks does the -1 of Terror count?',
    },
    clauses: 'onus-9.17 onus-15.29',
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'En todos los de una unidad mientras está trabada con otra con Terror, una vez: también en un combate con otro enemigo, al retirarse, al recuperarse bloqueada, y en el chequeo tras ser arrollada por ella.',
          en: 'In all those of a unit while it is engaged with one that has Terror, once: in a combat with another enemy too, when retreating, when recovering while blocked, and in the check after being trampled by it.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sólo en los chequeos que causa el ataque de la unidad con Terror.',
          en: 'Only in checks caused by the attack of the unit with Terror.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La habilidad dice todos los chequeos de quien lucha cuerpo a cuerpo contra ella, aun sin daño ese turno; la lista, que el atacante lo provoque. La primera es más detallada.',
      en: 'The ability says all checks of a unit that fights it hand to hand, even without damage that turn; the list, that the attacker causes it. The former is the more detailed.',
    },
  },
  R92: {
    place: {
      es: 'X - Modificadores, «Héroe», «Sin oficiales» y «Unidad rota» (pág. 42)',
      en: 'X - Modifiers, “Hero”, “No Officers” and “Broken unit” (p. 42)',
    },
    question: {
      es: '¿Qué hace un segundo marcador de Héroe, de Sin Oficiales o de Rota?',
      en: 'What does a second Hero, No Officers or Broken marker do?',
    },
    clauses: 'onus-10.14 onus-10.15 onus-10.16',
    confidence: 'high',
    readings: [{ key: 'a', text: { es: 'Nada: no se pone.', en: 'Nothing: it is not placed.' } }],
    adopted: 'a',
    why: {
      es: 'De cada uno sólo puede haber 1 en la unidad.',
      en: 'There may be only 1 of each on a unit.',
    },
  },
});
