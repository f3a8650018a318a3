import { defineDoubts } from '../../../src/library/registry.ts';

export default defineDoubts({
  R32: {
    place: {
      es: 'Disparo, «Línea de visión»; Las tropas, «Ángulo Extendido»',
      en: 'Shooting, “Línea de visión”; The troops, “Ángulo Extendido”',
    },
    question: {
      es: '¿Qué ángulo abarca una unidad al disparar?',
      en: 'What arc does a unit shoot into?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los 180º delante de su Centro Frontal.',
          en: 'The 180º in front of its Front Centre.',
        },
      },
      { key: 'b', text: { es: 'Todo alrededor.', en: 'All round.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Si no, Ángulo Extendido no serviría de nada, y la carga gira lo mismo.',
      en: 'Otherwise Extended Arc would mean nothing, and the pivot of a charge covers the same.',
    },
  },
  R33: {
    place: { es: 'Las tropas, «Ángulo Extendido»', en: 'The troops, “Ángulo Extendido”' },
    question: {
      es: 'Con Ángulo Extendido, ¿qué abarca el disparo desde un Centro Lateral?',
      en: 'With Extended Arc, what does a shot from a Lateral Centre cover?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'Los 180º hacia fuera de ese flanco.', en: 'The 180º outside that flank.' },
      },
      { key: 'b', text: { es: 'Los mismos 180º del frente.', en: 'The same 180º of the front.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La regla es para objetivos a su alrededor, y cada Centro es de un lado.',
      en: 'The rule is for targets around the unit, and each Centre belongs to one side.',
    },
  },
  R40: {
    place: {
      es: 'Disparo, «Seleccionar Objetivo», párrafo «Si no somos capaces de ver con nuestra unidad el centro enemigo más cercano»; «Alcance»',
      en: 'Shooting, “Seleccionar Objetivo”, paragraph “Si no somos capaces de ver con nuestra unidad el centro enemigo más cercano”; “Alcance”',
    },
    question: {
      es: '¿A qué Centro se mide el alcance si el más cercano no se ve?',
      en: 'To which Centre is range measured if the nearest is not seen?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Al más cercano de los que se ven.',
          en: 'To the nearest of those that are seen.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El alcance debe llegar al Centro que se ve.',
      en: 'The range must reach the Centre that is seen.',
    },
  },
  R41: {
    place: {
      es: 'Disparo, «Cubierto»; Combate, «Protegido»; La batalla, «Muro» y «Valla»',
      en: 'Shooting, “Cubierto”; Combat, “Protegido”; The battle, “Muro” and “Valla”',
    },
    question: {
      es: '¿Cuándo cubre un muro o una valla?',
      en: 'When does a wall or fence give cover?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Cuando el objetivo está pegado a él y el disparo lo cruza.',
          en: 'When the target is right against it and the shot crosses it.',
        },
      },
      {
        key: 'b',
        text: { es: 'En todo disparo que lo cruce.', en: 'In any shot that crosses it.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Es lo que Protegido pide para lo mismo.',
      en: 'It is what Protected asks for the same thing.',
    },
  },
  R149: {
    place: {
      es: 'Disparo, «Cubierto»; La batalla, «Campo de cultivo» y «Bosque»; Movimiento, «Efectos del Terreno»',
      en: 'Shooting, “Cubierto”; The battle, “Campo de cultivo” and “Bosque”; Movement, “Efectos del Terreno”',
    },
    question: {
      es: '¿Cubre un bosque o un campo a quien está detrás, o sólo en parte dentro?',
      en: 'Does a wood or field cover a target beyond it, or only partly inside?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'No: sólo a quien tiene dentro el Centro Frontal.',
          en: 'No: only one whose Front Centre is inside.',
        },
      },
      {
        key: 'b',
        text: {
          es: 'Sí: a todo el que se dispare a través de él.',
          en: 'Yes: any target shot at across it.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Sin su Centro Frontal dentro, una unidad no está en el elemento.',
      en: 'Without its Front Centre inside, a unit is not in the element.',
    },
  },
  R42: {
    place: {
      es: 'Disparo, «Resistir el Daño»; Combate, «Resistir el daño»',
      en: 'Shooting, “Resistir el Daño”; Combat, “Resistir el daño”',
    },
    question: {
      es: '¿Tira para resistir, y se desordena, quien no recibió ningún acierto?',
      en: 'Does a unit that took no hit roll to resist, and is it Disordered?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: { es: 'No tira ni se desordena.', en: 'It neither rolls nor is Disordered.' },
      },
      {
        key: 'b',
        text: {
          es: 'Tira, y sin éxitos queda Desordenada.',
          en: 'It rolls, and without a success is Disordered.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'La tirada es contra un daño recibido; para el disparo está impreso.',
      en: 'The roll is against damage taken; for shooting this is printed.',
    },
  },
  R43: {
    place: {
      es: 'Las tropas, «Mosquete de chispa»; tabla «Tipo de arma»',
      en: 'The troops, “Mosquete de chispa”; table “Tipo de arma”',
    },
    question: {
      es: '¿Cuándo tiene su aumento el mosquete de chispa?',
      en: 'When does the flintlock musket have its Increase?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Hasta 6″.', en: 'Up to 6″.' } },
      { key: 'b', text: { es: 'A 6″ exactos.', en: 'At exactly 6″.' } },
    ],
    adopted: 'a',
    why: { es: 'Más cerca no puede ser peor.', en: 'Nearer cannot be worse.' },
  },
  R44: {
    place: { es: 'Las tropas, «Arcabuz/Mosquete»', en: 'The troops, “Arcabuz/Mosquete”' },
    question: {
      es: 'Con Arcabuz/Mosquete, ¿qué Valor vale a 8″ exactos?',
      en: 'With Arquebus/Musket, which Value applies at exactly 8″?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: { es: 'El primero: hasta 8″ incluidos.', en: 'The first: up to and including 8″.' },
      },
      {
        key: 'b',
        text: {
          es: 'El segundo: el primero pide menos de 8″.',
          en: 'The second: the first asks for less than 8″.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El arcabuz llega a 8″. A favor de b está la letra.',
      en: 'The arquebus reaches 8″. The letter is in favour of b.',
    },
  },
  R45: {
    place: {
      es: 'Las tropas, «Cañón», «Armas de Fuego» y «Dragón»',
      en: 'The troops, “Cañón”, “Armas de Fuego” and “Dragón”',
    },
    question: {
      es: 'Cañones y Dragones sólo disparan con ¡Fuego!. ¿Pueden reaccionar?',
      en: 'Cannons and Dragoons shoot only with Fire!. May they react?',
    },
    confidence: 'medium',
    readings: [
      { key: 'a', text: { es: 'Sí, con la carta ¡Fuego!.', en: 'Yes, with the card Fire!.' } },
      { key: 'b', text: { es: 'Nunca.', en: 'Never.' } },
    ],
    adopted: 'a',
    why: {
      es: 'El libro cuenta los cañones entre las armas con aumento al reaccionar.',
      en: 'The book counts cannons among the weapons with an Increase when reacting.',
    },
  },
  R46: {
    place: { es: 'Las tropas, «Cañón Superpesado»', en: 'The troops, “Cañón Superpesado”' },
    question: {
      es: 'Una batería superpesada con Desgaste, ¿hace dos chequeos para disparar?',
      en: 'Does a super-heavy battery with Wear make two checks to shoot?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'No: el mismo sirve para todo.', en: 'No: the same one does for both.' },
      },
      { key: 'b', text: { es: 'Sí.', en: 'Yes.' } },
    ],
    adopted: 'a',
    why: {
      es: 'La regla sólo quita la excepción de la unidad Fresca.',
      en: 'The rule only removes the exception for a Fresh unit.',
    },
  },
  R47: {
    place: {
      es: 'Disparo, «Resolver el Disparo»; Las tropas, «Cañón»',
      en: 'Shooting, “Resolver el Disparo”; The troops, “Cañón”',
    },
    question: { es: '¿Qué es un disparo de Artillería?', en: 'What is an Artillery shot?' },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'El de todo cañón, mortero o experimental incluidos: Defensa contra Artillería y 6 para resistir. Lo demás, Salvas y 4+.',
          en: 'That of any cannon, mortars and experimental ones included: Artillery Defence and 6 to resist. All else is Volleys and 4+.',
        },
      },
    ],
    adopted: 'a',
    why: {
      es: 'Se distingue cañones y todas las demás armas.',
      en: 'Cannons and all other weapons are told apart.',
    },
  },
  R163: {
    place: {
      es: 'Las tropas, «Mortero» y «Arcos»; Disparo, «Seleccionar Objetivo», párrafo «Algunas armas podrán hacerlo»',
      en: 'The troops, “Mortero” and “Arcos”; Shooting, “Seleccionar Objetivo”, paragraph “Algunas armas podrán hacerlo”',
    },
    question: {
      es: '¿Puede un mortero disparar por encima de unidades?',
      en: 'May a mortar shoot over units?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'No: sólo quita Cubierto.', en: 'No: it only denies Covered.' } },
      { key: 'b', text: { es: 'Sí: su tiro es parabólico.', en: 'Yes: its shot is a high arc.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Un arma que lo permite debe decirlo en sus reglas, como los arcos.',
      en: 'A weapon that may do so must say so in its rules, as bows do.',
    },
  },
  R48: {
    place: { es: 'Disparo, «Chequeo de Ruptura»', en: 'Shooting, “Chequeo de Ruptura”' },
    question: {
      es: '¿Y si hay más Puntos de Ruptura que dados?',
      en: 'What if there are more Break points than dice?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: { es: 'El chequeo falla sin tirar.', en: 'The check fails without a roll.' },
      },
    ],
    adopted: 'a',
    why: { es: 'Hace falta un 6 por punto.', en: 'It takes a 6 for each point.' },
  },
  R49: {
    place: {
      es: 'Disparo, «Chequeo de Ruptura», párrafo «Para llevar a cabo un chequeo de ruptura»; Los mandos, «Lealtad»',
      en: 'Shooting, “Chequeo de Ruptura”, paragraph “Para llevar a cabo un chequeo de ruptura”; The commanders, “Lealtad”',
    },
    question: {
      es: '¿Cuenta Lealtad en un Chequeo de Ruptura?',
      en: 'Does Loyalty count in a break check?',
    },
    confidence: 'high',
    readings: [
      { key: 'a', text: { es: 'Sí.', en: 'Yes.' } },
      {
        key: 'b',
        text: {
          es: 'No: se tira la Disciplina original.',
          en: 'No: original Discipline is rolled.',
        },
      },
    ],
    adopted: 'b',
    why: {
      es: 'El chequeo usa el número original. Fervor cambia el Aguante, y con él cuándo se tira.',
      en: 'The check uses the original number. Zeal changes Stamina, and with it when the check is due.',
    },
  },
  R127: {
    place: {
      es: 'El ejército, «Punto de Disciplina Adicional»; Disparo, «Chequeo de Ruptura»',
      en: 'The army, “Punto de Disciplina Adicional”; Shooting, “Chequeo de Ruptura”',
    },
    question: {
      es: '¿Cuenta el punto de Disciplina comprado en un Chequeo de Ruptura?',
      en: 'Does the point of Discipline that was bought count in a break check?',
    },
    confidence: 'high',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Sí: es parte de la Disciplina original.',
          en: 'Yes: it is part of original Discipline.',
        },
      },
      { key: 'b', text: { es: 'No.', en: 'No.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Se paga en la lista y cambia el perfil.',
      en: 'It is paid for in the list and changes the profile.',
    },
  },
  R50: {
    place: {
      es: 'Los mandos, «Fervor»; Disparo, «Chequeo de Ruptura»',
      en: 'The commanders, “Fervor”; Shooting, “Chequeo de Ruptura”',
    },
    question: {
      es: 'El Mando con Fervor se va y el Desgaste pasa del Aguante. ¿Qué ocurre?',
      en: 'The Commander with Zeal leaves and Wear exceeds Stamina. What happens?',
    },
    confidence: 'medium',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Un Chequeo de Ruptura en el acto por lo que sobra.',
          en: 'A break check at once for the excess.',
        },
      },
      { key: 'b', text: { es: 'Lo que sobra se descarta.', en: 'The excess is discarded.' } },
      {
        key: 'c',
        text: { es: 'Se espera al próximo Desgaste.', en: 'It waits for the next Wear.' },
      },
    ],
    adopted: 'a',
    why: {
      es: 'El chequeo toca tan pronto como se pasa del Aguante.',
      en: 'The check is due as soon as Stamina is exceeded.',
    },
  },
  R111: {
    place: {
      es: 'Los mandos, «Tutor»; Las tropas, «Arcabuz/Mosquete», «Pistolas» y «Mosquete de chispa»',
      en: 'The commanders, “Tutor”; The troops, “Arcabuz/Mosquete”, “Pistolas” and “Mosquete de chispa”',
    },
    question: {
      es: '¿Qué alarga Tutor en un arma con más de una distancia?',
      en: 'What does Mentor lengthen in a weapon with more than one distance?',
    },
    confidence: 'low',
    readings: [
      {
        key: 'a',
        text: {
          es: 'Los dos límites de Arcabuz/Mosquete y los 4″ de la pistola; no los 6″ de la chispa, que no son un alcance.',
          en: 'Both limits of Arquebus/Musket and the 4″ of the pistol; not the 6″ of the flintlock, which are no range.',
        },
      },
      { key: 'b', text: { es: 'Sólo el alcance mayor.', en: 'Only the greatest range.' } },
    ],
    adopted: 'a',
    why: {
      es: 'Alarga las armas de la unidad, todas ellas.',
      en: "It lengthens the unit's weapons, all of them.",
    },
  },
});
