export default {
  'barbarians/title': 'Bárbaros, 500 a. C. a 500 d. C.',
  'barbarians/about':
    'Perfiles, puntos, armas, reglas y opciones de la lista, el reparto del ejército y lo que tiene cada tribu.',
  'rome/title': 'Roma altoimperial, 30 a. C. a 280 d. C.',
  'rome/about':
    'Perfiles, puntos, armas, reglas y opciones de la lista, el reparto del ejército y sus máquinas.',

  'lists/entries': 'Entradas',
  'lists/unit': 'Unidad',
  'lists/movement': 'M',
  'lists/weaponSkill': 'HA',
  'lists/ballisticSkill': 'HP',
  'lists/strength': 'F',
  'lists/toughness': 'R',
  'lists/woundsEach': 'H',
  'lists/initiative': 'I',
  'lists/attacks': 'A',
  'lists/leadership': 'L',
  'lists/points': 'Puntos',
  'lists/has-title': 'Tiene',
  'lists/may-title': 'Puede tener, cada cosa a tantos puntos por miniatura',
  'lists/entry': '{entry}',
  'lists/only-one': '{entry} ({most} como mucho)',
  'lists/has': '{carries}; {specialRules}',
  'lists/has-no-rules': '{carries}',
  'lists/may-1': '**+{points0}** {options0}',
  'lists/may-2': '**+{points0}** {options0}; **+{points1}** {options1}',
  'lists/may-3': '**+{points0}** {options0}; **+{points1}** {options1}; **+{points2}** {options2}',
  'lists/may-2-free': '**+{points0}** {options0}; **+{points1}** {options1}; gratis: {free}',
  'lists/may-3-free':
    '**+{points0}** {options0}; **+{points1}** {options1}; **+{points2}** {options2}; gratis: {free}',

  'lists/army': 'El ejército',
  'lists/barbarian-shares':
    'Personajes, caballería con carros e infantería de apoyo: **hasta el 33 %** de los puntos cada cosa. Guerreros: **33 % o más**.',
  'lists/barbarian-sizes':
    'Unidades de **5 o más**, carros de **3 o más**. Estandarte, músico y jefe: **+5** cada uno.',
  'lists/dogs':
    'Mastines: 1 cuidador (8) y 6 perros a 5 puntos (M 6, HA 4, HP 0, F 3, R 3, H 1, I 3, A 1, L 3). Los impactos de disparo se reparten al azar.',
  'lists/mixed': 'Armas mixtas: arma de mano y jabalinas, con su regla.',
  'lists/shaman': 'La partida de guerra en la que va el chamán odia al enemigo.',

  'lists/tribes': 'Tribus',
  'lists/britons':
    'Bretones: sin caballería noble ni arcos. Los carros cuentan como guerreros, 1 por cada 8 guerreros a pie.',
  'lists/dacians':
    'Dacios: falx **+2** para guerreros y montañeses, o arco compuesto **+2** para montañeses. Sin carros. Los montañeses pueden sustituir a guerreros.',
  'lists/gauls': 'Galos: todos los guerreros en orden abierto, si el jugador quiere.',
  'lists/germans':
    'Germanos: los nobles, sin armadura ligera, causan miedo. Nobles y guerreros tozudos por **+3**. Sin carros ni montañeses.',
  'lists/german-spears':
    'Guerreros germanos: lanzas **+1** si son tozudos, venablos **+2** salvo los fanáticos.',

  'lists/roman-shares':
    'Personajes y tropas especiales: **hasta el 25 %** de los puntos cada cosa. Legionarios: **25 % o más**. Auxiliares: **hasta el 75 %**.',
  'lists/roman-sizes':
    'Unidades de **5 o más**. Estandarte, músico y, fuera de la legión, jefe: **+5** cada uno.',
  'lists/centurion':
    'El jefe de una legión es un centurión: **+10**, y **+1 al Liderazgo** mientras vive.',
  'lists/special-units':
    'No más unidades de tropas especiales que de legionarios y auxiliares juntos.',
  'lists/standard-lost':
    'Su estandarte de batalla da **400** puntos a quien lo conserva. Todos los romanos odian a esa unidad; lo recuperan al hacerla huir y perseguirla.',

  'lists/machines': 'Máquinas',
  'lists/crew':
    'Dotación: **8** puntos cada uno (M 4, HA 3, HP 3, F 3, R 3, H 1, I 3, A 1, L 7), espada, tozudos; armadura ligera **+2**.',
  'lists/scorpion': 'Escorpión: 36 pulgadas, Fuerza 4 con -1 por fila, D3 heridas, sin salvación.',
  'lists/cart': 'En carro (+10) mueve 8 pulgadas; entonces no dispara, y ni marcha ni carga.',
  'lists/ballista':
    'Balista, tres artilleros: 48 pulgadas, Fuerza 5 con -1 por fila, D4 heridas, sin salvación.',
  'lists/tormenta':
    'Tormenta, tres o cuatro artilleros: catapulta, 48 pulgadas, Fuerza 6, D3 heridas, sin salvación. Una por cada dos lanzavirotes.',
};
