export default {
  'machines/title': 'Máquinas de guerra',
  'machines/about':
    'Catapultas, balistas, cañones y cañones órgano: cómo dispara cada una y qué hace, los fallos, las dotaciones y quien las ataca.',

  'machines/shots': 'Cómo disparan',
  'machines/machine': 'Máquina',
  'machines/range': 'Pulgadas',
  'machines/strength': 'Fuerza',
  'machines/wounds': 'Heridas',
  'machines/toughness': 'su R',
  'machines/own-wounds': 'su H',
  'machines/how': 'Cómo',
  'machines/normal': 'Catapulta',
  'machines/large': 'Catapulta grande',
  'machines/huge': 'Catapulta enorme',
  'machines/bolt-thrower': 'Balista',
  'machines/scorpion': 'Escorpión',
  'machines/cannon': 'Cañón ligero',
  'machines/organ-gun': 'Cañón órgano',
  'machines/template': 'plantilla',
  'machines/likewise': 'Igual.',
  'machines/guesses':
    'Se estima y se tiran los dos dados: HIT, donde apunta; flecha, tantas pulgadas hacia allá. MISFIRE: sin disparo.',
  'machines/rolls':
    'Gira y tira para impactar con la HP de su dotación. Atraviesa filas, **-1 de Fuerza** cada una, mientras mueran.',
  'machines/bounces':
    'Se estima y se suma el dado de artillería: ahí cae. Otro dado: cuanto rueda; la paran MISFIRE, una cuesta o terreno muy difícil.',
  'machines/advances':
    'Plantilla en la boca, **1D6** pulgadas adelante: impacta con **4+** a cuantos tapa antes o después.',
  'machines/first': 'Catapultas y cañones disparan antes que nadie.',
  'machines/hole':
    'Piedra: impacta a quien está bajo el agujero; a los demás de la plantilla, con **4+**.',
  'machines/turns': 'El cañón o el cañón órgano que gira no dispara; las otras pueden girar.',
  'machines/unsaved': 'Sin salvación por armadura; contra el cañón órgano, a **-1**.',

  'machines/misfires': 'Problemas',
  'machines/die': '1D6',
  'machines/of-catapults': 'Catapulta',
  'machines/of-guns': 'Cañón, cañón órgano',
  'machines/destroyed': '**Destruida,** con su dotación.',
  'machines/crewman': 'No dispara; muere un artillero y los demás chequean pánico.',
  'machines/two-turns': 'No dispara este turno ni el siguiente.',
  'machines/one-turn': 'No dispara este turno.',

  'machines/working': 'Máquina y dotación',
  'machines/hurt':
    'Dañada o falta de artilleros, dispara sólo si 1D6 saca más que el daño y los muertos juntos. Sin dotación, nunca.',
  'machines/wheels':
    'Catapultas y cañones mueven sólo con ruedas, como su dotación; media dotación, medio movimiento. Ese turno no disparan.',
  'machines/carried':
    'Los cañones órgano y las balistas con 3 artilleros o menos no necesitan ruedas; tampoco disparan entonces.',
  'machines/batteries':
    'Las máquinas de un tipo a **5 pulgadas** son una batería y no se apartan; el cañón órgano va con cañones.',

  'machines/target': 'Atacadas',
  'machines/shot':
    'Se les dispara a **+1**. Cada impacto, 1D6: **1-4** la máquina, **5-6** la dotación.',
  'machines/with-character': 'Un personaje comparte por igual los impactos de la dotación.',
  'machines/in-combat':
    'En combate se la impacta sin tirar; sin dotación, la destruye el primer impacto, y eso no es combate.',
  'machines/reactions':
    'Cargada, la dotación aguanta o huye, toda la batería igual. El cañón órgano puede aguantar y disparar. Nunca cargan.',
  'machines/flees-charge': 'Si huye, quienes cargan van tras ella o se paran en la máquina.',
  'machines/flees-combat':
    'Si huye del combate hay que perseguirla, a través de la máquina; un chequeo de Liderazgo los contiene.',
  'machines/manned-again':
    'Puede servirla otra dotación de su bando. Sin máquina, la dotación no lucha y huye siempre.',
};
