import { labelled, said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Un ejército entero, con los perfiles que su jugador copia de su libro de ejército. */
export default {
  queries: {
    't7g/army-list': {
      title: 'Lista de ejército',
      line: 'Con los perfiles de tus unidades',
      about:
        'Una lista con los Valores, las Defensas, las armas y las reglas que la lista de ejército del jugador da a sus unidades, y con sus Mandos: dice lo que cuesta, qué parte se lleva cada clase de Tropas y cada Mando, y todo lo que incumple una norma del libro, que no trae perfiles.',
      fields: labelled(`
        units: Unidades | Las unidades de Tropas, cada una con el perfil que el jugador copia de su lista de ejército.
        commanders: Mandos | El Comandante y los demás Mandos, en el orden que se quiera; sus puestos se cuentan desde el 1.
        speed: Velocidad (pulgadas) | La Velocidad del perfil; de una batería, la primera de las dos. Si se omite: no se sabe.
        fire: Fuego | El Fuego del perfil; de una pareja como 4/3, el primero. Si se omite: no se sabe.
        combat: Combate | El Combate del perfil. Si se omite: no se sabe.
        discipline: Disciplina | La Disciplina del perfil, sin el punto que se compra. Si se omite: no se sabe.
        courage: Coraje | El Coraje del perfil. Si se omite: no se sabe.
        stamina: Aguante | El Aguante del perfil. Si se omite: no se sabe.
        infantryDefence: Contra Infantería | La Defensa de su perfil contra infantería y artillería. Si se omite: no se sabe.
        cavalryDefence: Contra Caballería | La Defensa de su perfil contra caballería. Si se omite: no se sabe.
        weapon: Arma de proyectiles | El arma de proyectiles que le da su lista, como en t7g/shot. Si se omite: ninguna.
        front: Frente de la base (cm) | El de su base, si no es el recomendado. Si se omite: el recomendado.
        depth: Fondo de la base (cm) | El de su base, si no es el recomendado. Si se omite: el recomendado.
      `),
    },
  },

  fields: labelled(`
    armyCalled: Nombre del ejército | Como se quiera llamar. Si se omite: sin nombre.
    volleysDefence: Contra Salvas | La Defensa de su perfil contra toda arma de proyectiles que no es un cañón. Si se omite: no se sabe.
    artilleryDefence: Contra Artillería | La Defensa de su perfil contra los cañones. Si se omite: no se sabe.
    unitRules: Reglas especiales | Las que le da su lista de ejército: brigade, Brigada; squares, Cuadros; elite, Élite; ambush, Emboscada; skirmishers, Escaramuzadores; mobile-fortress, Fortaleza Móvil; frenzied, Frenéticos; light, Ligera; mercenary, Mercenarios; numerous, Numerosos; sheltered, Resguardo; extended-arc, Ángulo Extendido; heavy-cavalry, Caballería Pesada; caracole, Caracolear; choragiew, Choragiew; dragoon, Dragón; impetuous, Impetuosos; open-order, Formación Abierta; harasser, Hostigador; vanguard, Vanguardia; draught-horses, Caballos de Tiro; experimental, Experimental; fortified-guns, Fortificada; mortar, Mortero. Las que tiene toda la caballería o toda la artillería no se apuntan.
    largeBase: Base grande | true si es un Tercio Escuadronado, una Caballería Grande o una Gran Batería, cuya base es mayor.
  `),

  answers: labelled(`
    unitCards: Unidades | Cuántas unidades son, contando cada una de las iguales.
    kindShares: Por clase de Tropas | De cada clase que hay en la lista, cuántas unidades son, lo que cuestan y qué parte son de los puntos de las Tropas.
    kind: Clase de Tropas | Una de las clases que hay en la lista.
    kindCost: Puntos | Puntos de las unidades de esa clase, con sus opciones de Élite.
    share: Parte (%) | Parte de los puntos de las Tropas, en centésimas, a la más cercana.
    commandShares: Parte de cada Mando (%) | En el orden de la lista, qué parte de los puntos de las Tropas dirige cada Mando, en centésimas, a la más cercana.
  `),

  terms: worded(`
    unitRules unitRule: brigade = Brigada | squares = Cuadros | elite = Élite | ambush = Emboscada | skirmishers = Escaramuzadores | mobile-fortress = Fortaleza Móvil | frenzied = Frenéticos | light = Ligera | mercenary = Mercenarios | numerous = Numerosos | sheltered = Resguardo | extended-arc = Ángulo Extendido | heavy-cavalry = Caballería Pesada | caracole = Caracolear | choragiew = Choragiew | dragoon = Dragón | impetuous = Impetuosos | open-order = Formación Abierta | harasser = Hostigador | vanguard = Vanguardia | draught-horses = Caballos de Tiro | experimental = Experimental | fortified-guns = Fortificada | mortar = Mortero
  `),

  problems: said(`
    rule-of-others: Una unidad de la clase {kind} no puede tener la regla {unitRule}.
    no-large-base: Una Compañía no tiene base grande: sólo un Tercio Escuadronado, una Caballería Grande o una Gran Batería.
  `),
} satisfies PartOfMessages;
