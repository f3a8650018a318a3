import { defineQuestions } from '../../src/library/registry.ts';

/** What is asked of the situations of its examples, and the answers that stand beside each other. */
export default defineQuestions({
  't7g/value': [{ of: ['value/is'], es: '¿En cuánto queda?', en: 'What does it become?' }],
  't7g/order-check': [
    {
      of: ['order-check/none', 'order-check/odds'],
      es: '¿Cuántos dados tira?',
      en: 'How many dice does it roll?',
    },
    {
      of: ['order-check/passed', 'order-check/failed'],
      es: '¿Lo pasa?',
      en: 'Does it pass?',
    },
  ],
  't7g/break-check': [
    {
      of: ['break-check/none', 'break-check/odds'],
      about: 'breakPoints',
      es: '¿Cuántos Puntos de Ruptura tiene?',
      en: 'How many Break points does it have?',
    },
    {
      of: ['break-check/none', 'break-check/odds'],
      about: 'dice',
      es: '¿Cuántos dados tira?',
      en: 'How many dice does it roll?',
      tell: {
        'break-check/odds': { es: '{dice} {dice?dado|dados}', en: '{dice} {dice?die|dice}' },
      },
    },
    {
      of: ['break-check/passed', 'break-check/failed', 'break-check/fails'],
      es: '¿Qué es de ella?',
      en: 'What becomes of it?',
    },
  ],
  't7g/initiative': [
    {
      of: ['initiative/own', 'initiative/enemy', 'initiative/again'],
      es: '¿Quién elige qué bando empieza?',
      en: 'Who chooses which side goes first?',
      tell: {
        'initiative/own': { es: 'Tú', en: 'You' },
        'initiative/enemy': { es: 'Tu rival', en: 'Your opponent' },
        'initiative/again': { es: 'Nadie aún, se repite', en: 'Nobody yet, both roll again' },
      },
    },
  ],
  't7g/command-action': [
    {
      of: ['command-action/no', 'command-action/odds', 'command-action/automatic'],
      es: '¿Puede intentarlo?',
      en: 'May he try it?',
      tell: {
        'command-action/no': { es: 'No puede', en: 'He may not' },
        'command-action/odds': { es: 'Puede, con su tirada', en: 'He may, with his roll' },
        'command-action/automatic': { es: 'Puede, sin tirada', en: 'He may, without a roll' },
      },
    },
    {
      of: ['command-action/works', 'command-action/fails'],
      about: 'works',
      es: '¿Le sale?',
      en: 'Does it work?',
    },
  ],
  't7g/shot': [
    {
      of: ['shot/no', 'shot/dice'],
      about: 'dice',
      es: '¿Con cuántos dados dispara?',
      en: 'With how many dice does it shoot?',
    },
    {
      of: ['shot/no', 'shot/dice'],
      about: 'allowed',
      es: '¿Puede disparar a esa distancia?',
      en: 'May it shoot at that distance?',
      tell: {
        'shot/no': { es: 'No puede', en: 'It may not' },
        'shot/dice': { es: 'Puede', en: 'It may' },
      },
    },
    {
      of: ['shot/wear', 'shot/disordered', 'shot/destroyed'],
      es: '¿Qué le hace el disparo?',
      en: 'What does the shot do to it?',
    },
  ],
  't7g/order': [
    {
      of: ['order/no', 'order/attention', 'order/attack', 'order/run', 'order/fire'],
      about: 'allowed',
      unless: /sees an enemy/,
      es: '¿Puede hacerlo con su carta?',
      en: 'May it do so with its card?',
      tell: {
        'order/no': { es: 'No puede', en: 'It may not' },
        'order/attention': { es: 'Puede', en: 'It may' },
        'order/attack': { es: 'Puede', en: 'It may' },
        'order/run': { es: 'Puede', en: 'It may' },
        'order/fire': { es: 'Puede', en: 'It may' },
      },
    },
  ],
  't7g/reaction': [
    {
      of: [
        'reaction/turn-or-shoot',
        'reaction/turn',
        'reaction/counter-charge',
        'reaction/interception',
        'reaction/flight',
        'reaction/shot',
        'reaction/resist',
        'reaction/shot-and-flight',
      ],
      about: 'reactsWith',
      es: '¿Cómo reacciona, si pasa su chequeo?',
      en: 'How does it react, if it passes its check?',
    },
    {
      of: [
        'reaction/no',
        'reaction/turn-or-shoot',
        'reaction/turn',
        'reaction/counter-charge',
        'reaction/interception',
        'reaction/flight',
        'reaction/shot',
        'reaction/resist',
        'reaction/shot-and-flight',
      ],
      about: 'allowed',
      es: '¿Puede reaccionar así?',
      en: 'May it react so?',
      tell: {
        'reaction/no': { es: 'No puede', en: 'It may not' },
        'reaction/turn-or-shoot': { es: 'Puede', en: 'It may' },
        'reaction/turn': { es: 'Puede', en: 'It may' },
        'reaction/counter-charge': { es: 'Puede', en: 'It may' },
        'reaction/interception': { es: 'Puede', en: 'It may' },
        'reaction/flight': { es: 'Puede', en: 'It may' },
        'reaction/shot': { es: 'Puede', en: 'It may' },
        'reaction/resist': { es: 'Puede', en: 'It may' },
        'reaction/shot-and-flight': { es: 'Puede', en: 'It may' },
      },
    },
  ],
  't7g/go': [
    {
      of: ['go/no', 'go/troops'],
      about: 'allowed',
      es: '¿Puede hacerlo en su vez?',
      en: 'May he do so in his go?',
      tell: {
        'go/no': { es: 'No puede', en: 'He may not' },
        'go/troops': { es: 'Puede', en: 'He may' },
      },
    },
  ],
  't7g/phase': [
    {
      of: ['phase/next'],
      es: '¿Qué viene ahora?',
      en: 'What comes next?',
    },
  ],
  't7g/planning': [
    {
      of: ['planning/cards'],
      about: 'cards',
      es: '¿Cuántas cartas pone?',
      en: 'How many cards does he lay?',
    },
  ],
  't7g/unit-state': [
    {
      of: ['unit-state/'],
      es: '¿Cómo está la unidad?',
      en: 'What state is the unit in?',
    },
  ],
  't7g/speed': [
    {
      of: ['speed/no', 'speed/is', 'speed/flight'],
      es: '¿Hasta dónde llega?',
      en: 'How far may it go?',
    },
  ],
  't7g/move': [
    {
      of: ['move/no', 'move/yes', 'move/displaces'],
      es: '¿Puede mover así?',
      en: 'May it move like this?',
    },
  ],
  't7g/line-of-sight': [
    {
      of: ['line-of-sight/no', 'line-of-sight/yes'],
      es: '¿Puede disparar, por lo que ve?',
      en: 'May it shoot, as far as its sight goes?',
      tell: {
        'line-of-sight/no': { es: 'No puede', en: 'It may not' },
        'line-of-sight/yes': { es: 'Puede', en: 'It may' },
      },
    },
  ],
  't7g/combat-dice': [
    {
      of: ['combat-dice/dice', 'combat-dice/against'],
      about: 'dice',
      es: '¿Con cuántos dados ataca?',
      en: 'With how many dice does it attack?',
    },
    {
      of: ['combat-dice/no', 'combat-dice/dice'],
      about: 'allowed',
      es: '¿Hay combate?',
      en: 'Is there a combat?',
      tell: {
        'combat-dice/no': { es: 'No lo hay', en: 'There is none' },
        'combat-dice/dice': { es: 'Lo hay', en: 'There is one' },
      },
    },
  ],
  't7g/combat': [
    {
      of: [
        'combat/tie',
        'combat/wins-open',
        'combat/wins-stays',
        'combat/wins-disengages',
        'combat/wins-retreats',
        'combat/wins-destroyed',
      ],
      about: 'winner',
      es: '¿Quién gana?',
      en: 'Who wins?',
    },
  ],
  't7g/after-combat': [
    {
      of: [
        'after-combat/stays',
        'after-combat/disengages',
        'after-combat/retreats',
        'after-combat/destroyed',
      ],
      unless: /must retreat|fails its break check|keeps it from|where it is/,
      es: '¿Qué hace la unidad que pierde?',
      en: 'What does the unit do that loses?',
    },
  ],
  't7g/commander-casualty': [
    {
      of: ['casualty/lost', 'casualty/survives'],
      es: '¿Qué es del Mando?',
      en: 'What becomes of the Commander?',
    },
  ],
  't7g/commander-move': [
    {
      of: [
        'commander-move/no',
        'commander-move/acts',
        'commander-move/joins',
        'commander-move/done',
      ],
      about: 'allowed',
      es: '¿Puede hacerlo?',
      en: 'May he do so?',
      tell: {
        'commander-move/no': { es: 'No puede', en: 'He may not' },
        'commander-move/acts': { es: 'Puede', en: 'He may' },
        'commander-move/joins': { es: 'Puede', en: 'He may' },
        'commander-move/done': { es: 'Puede', en: 'He may' },
      },
    },
  ],
  't7g/in-command': [
    {
      of: ['in-command/yes', 'in-command/no'],
      es: '¿Está la unidad en mando?',
      en: 'Is the unit in command?',
    },
  ],
  't7g/virtue': [
    {
      of: ['virtue/yes', 'virtue/no'],
      about: 'benefits',
      es: '¿Le da algo?',
      en: 'Does it give the unit anything?',
    },
  ],
  't7g/army': [
    {
      of: ['army/yes', 'army/no'],
      about: 'allowed',
      es: '¿Es legal ese ejército?',
      en: 'Is that army legal?',
      tell: {
        'army/yes': { es: 'Es legal', en: 'It is legal' },
        'army/no': { es: 'No es legal', en: 'It is not legal' },
      },
    },
  ],
  't7g/commander-profile': [
    {
      of: ['commander-profile/yes'],
      about: 'cost',
      es: '¿Cuántos puntos cuesta?',
      en: 'How many points does he cost?',
    },
    {
      of: ['commander-profile/yes', 'commander-profile/no'],
      about: 'allowed',
      es: '¿Se puede elegir así?',
      en: 'May he be chosen so?',
      tell: {
        'commander-profile/yes': { es: 'Se puede', en: 'He may' },
        'commander-profile/no': { es: 'No se puede', en: 'He may not' },
      },
    },
  ],
  't7g/base': [
    {
      of: ['base/'],
      about: 'diameter',
      es: '¿Qué diámetro tiene su peana?',
      en: 'What is the diameter of its base?',
    },
  ],
  't7g/element': [
    {
      of: ['element/yes', 'element/no'],
      about: 'allowed',
      es: '¿Puede colocarse así?',
      en: 'May it be placed so?',
    },
  ],
  't7g/terrain': [
    {
      of: ['terrain/no', 'terrain/moves'],
      es: '¿Cuánto puede mover?',
      en: 'How far may it move?',
    },
    {
      of: ['terrain/resists'],
      es: '¿Con cuántos dados resiste?',
      en: 'With how many dice does it resist?',
    },
    {
      of: ['terrain/some', 'terrain/nothing'],
      es: '¿Qué efecto tiene?',
      en: 'What effect does it have?',
    },
  ],
  't7g/fortification': [
    {
      of: ['fortification/yes', 'fortification/no'],
      about: 'allowed',
      unless: /small, empty/,
      es: '¿Puede hacerlo?',
      en: 'May it do so?',
    },
    {
      of: ['fortification/resists'],
      about: 'courageDice',
      es: '¿Con cuántos dados resiste?',
      en: 'With how many dice does it resist?',
    },
  ],
  't7g/field': [
    {
      of: ['field/is'],
      es: '¿Cómo son los campos de cultivo?',
      en: 'What are the fields like?',
    },
  ],
  't7g/river': [
    {
      of: ['river/is'],
      es: '¿Cómo baja el río?',
      en: 'What is the river like?',
    },
  ],
  't7g/game-end': [
    {
      of: ['game-end/'],
      es: '¿Acaba la partida, y quién gana?',
      en: 'Does the game end, and who wins?',
    },
  ],
});
