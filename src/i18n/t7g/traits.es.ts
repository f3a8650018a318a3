import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** What Commanders have: Level, Virtues, Traits; what an action asks of its target and does to it. */
export default {
  queries: {
    't7g/virtue': {
      title: 'Virtud de un Mando',
      line: 'Qué da y a quién',
      about:
        'Dice si una unidad recibe el punto de una Virtud de su Mando, porque lo lleva dentro o porque la inspira, y cuánto queda el Valor después de aumentos y reducciones; o qué da la Virtud al propio Mando.',
      answers: labelled(`
        initiativeLevel: Nivel para la iniciativa | Con el que se tira; null si no se sabe.
        points: Puntos | Los que suma al Valor.
      `),
      fields: labelled(`
        commanderLevel: Nivel del Comandante | Con Iniciativa, su Nivel. Si se omite: no se calcula.
      `),
    },
  },

  fields: labelled(`
    targetActed: Ya ha actuado | Si la unidad objetivo se ha activado este turno: yes o no. Si se omite: como lo pida la acción.
    targetWear: Desgaste del objetivo | Marcadores de Desgaste que lleva; con Oficioso, la que cede el suyo. Si se omite: los que pida la acción.
    targetElite: Objetivo de Élite | true si el objetivo tiene la regla Élite.
    targetLacks: Qué le falta al objetivo | Lo que la acción pide y el objetivo no tiene: order-card, carta por ejecutar; fire-card, la carta ¡Fuego! preparada; enemy-to-charge, un enemigo al que pueda cargar; others-to-act, otra unidad de su bando por actuar; light, la regla Ligera; brigade, la regla Brigada; hidden-terrain, estar en un elemento con Oculta; draught-horses, Caballos de Tiro; disorder, estar Desordenada; exhausted-marker, estar Agotado; commander-inside, un Mando dentro, o él mismo si la Cualidad vale para la unidad en la que está; missiles-or-pikes, armas de disparo o picas; stamina-left, no estar Al Límite; same-command, ser del mismo mando. Lo que la acción no pide no importa.
    secondKind: Segunda unidad | Con Oficioso, qué es la unidad que recibe el Desgaste: formation, company, cavalry o artillery. Si se omite: del mismo tipo.
    betweenTargets: Distancia entre las dos unidades (pulgadas) | Con Oficioso, Experimentado y Enigmático. Si se omite: la que pida la acción.
    terrainOption: Opción de Cartógrafo | shift, desplazar un elemento; place, poner uno; remove, quitar uno. Si se omite: cualquiera que permita su Nivel.

    virtue: Virtud | Por su nombre sin tildes: entrega, destreza, instruccion, lealtad, fervor, sacrificio, voluntad, presencia, brio, fama, iniciativa.
    hasCommander: Cómo la tiene la unidad | inside, el Mando está dentro de ella; inspired, la ha inspirado con Inspirar; neither, ninguna de las dos. No importa con Presencia, Brío, Fama ni Iniciativa.
    unitValue: Valor de la unidad | El número original del Valor que sube la Virtud. Si se omite: no se calcula.
    usedFor: Para qué se usa el Valor | its-own, para lo que la Virtud sirve; shooting, resistir un disparo; combat, resistir en combate; break-check, un chequeo de ruptura.
    actsNext: Actúa a continuación | true si la unidad inspirada es la que se activa a continuación.
    goPassed: Ha pasado la vez | true si, después de inspirarla, ya le ha tocado la vez al contrario.
    despiadado: Despiadado | true si un Mando enemigo con Despiadado ha acertado este turno sobre la unidad.

  `),

  answers: labelled(`
    activation: Activación | Cuándo actúa por ello la unidad, si la acción sale: as-usual, como siempre; next, a continuación; extra, hace eso ya, sin gastar su activación; again, otra vez; at-once, en el acto, como activada; last, la última del turno; not-next, no a continuación; none, no hace falta activar ninguna.
    cardBecomes: Carta de orden | Qué es de la carta, si la acción sale: kept, sigue; chosen, se cambia por la que se quiera; random, por una al azar; swapped, se intercambia; looked-at, se mira; may-be-fire, puede pasar a ¡Fuego!; may-be-resist, puede pasar a ¡Resistid!; to-react-only, sólo sirve para reaccionar; lost, se pierde (con ducho, si tiene menos de 2 éxitos).
    unitGains: Qué recibe la unidad | Reglas y cambios que tiene por ello, si la acción sale.
    effectLasts: Cuánto dura | once, en el acto; activation, su activación; go, hasta que pasa la vez; turn, hasta el final del turno; until-it-acts, hasta que actúe, reaccione o acabe el turno; while-inside, mientras el Mando siga dentro; game, mientras esté a distancia de mando.
    benefits: La Virtud actúa | Si la Virtud vale aquí.
    raises: Qué sube | El Valor o la capacidad que mejora la Virtud.
  `),

  terms: worded(`
    targetActed: yes = sí | no = no
    secondKind: formation = Formación | company = Compañía | cavalry = caballería | artillery = artillería
    targetLacks: order-card = carta por ejecutar | fire-card = carta ¡Fuego! | enemy-to-charge = enemigo al que cargar | others-to-act = otra unidad por actuar | light = Ligera | brigade = Brigada | hidden-terrain = estar en Oculta | draught-horses = Caballos de Tiro | disorder = estar Desordenada | exhausted-marker = estar Agotado | commander-inside = Mando dentro | missiles-or-pikes = disparo o picas | stamina-left = no estar Al Límite | same-command = mismo mando
    terrainOption: shift = desplazar | place = poner | remove = quitar
    activation: as-usual = como siempre | next = a continuación | extra = además de la suya | again = otra vez | at-once = en el acto | last = la última | not-next = no a continuación | none = ninguna
    cardBecomes: kept = sigue | chosen = la que se quiera | random = una al azar | swapped = intercambiada | looked-at = mirada | may-be-fire = puede ser ¡Fuego! | may-be-resist = puede ser ¡Resistid! | to-react-only = sólo para reaccionar | lost = perdida
    unitGains: virtue = el punto de una Virtud | elite = Élite | impetuosos = Impetuosos | freneticos = Frenéticos | evasion = Evasión | ligera = Ligera | angulo-extendido = Ángulo Extendido | cover = Cubierto | protected = Protegido | no-target = no es objetivo de disparos | limbered = atalajada | no-order-check = sin chequeo de órdenes | discipline-up = aumento de Disciplina | discipline-down = reducción de Disciplina al reaccionar | fire-up = aumento de Fuego | fire-or-combat-up = aumento de Fuego o de Combate | no-virtue = sin las Virtudes de su Mando | no-disorder = sin Desorden | wear-less = menos Desgaste
    effectLasts: once = en el acto | activation = su activación | go = hasta que pasa la vez | turn = el turno | until-it-acts = hasta que actúe | while-inside = mientras siga dentro | game = mientras esté a distancia
    virtue virtues: entrega = Entrega | destreza = Destreza | instruccion = Instrucción | lealtad = Lealtad | fervor = Fervor | sacrificio = Sacrificio | voluntad = Voluntad | presencia = Presencia | brio = Brío | fama = Fama | iniciativa = Iniciativa
    hasCommander: inside = lo lleva dentro | inspired = la inspira | neither = ninguna de las dos
    usedFor: its-own = lo suyo | shooting = resistir un disparo | combat = resistir en combate | break-check = un chequeo de ruptura
    raises: speed = Velocidad | combat = Combate | fire = Fuego | discipline = Disciplina | stamina = Aguante | courage = Coraje | command-distance = distancia de mando | commander-move = movimiento del Mando | interaction = Tropas con las que interactúa | initiative = Nivel para la iniciativa
    role: general = el Comandante | lieutenant = un lugarteniente
  `),

  steps: said(`
    t7g-1.22: Un Valor de {original} cuenta como {value}.
    t7g-7.12/gives: La unidad se beneficia del Mando que lleva dentro.
    t7g-7.22: Antes de tirar declara lo que intenta y sobre quién: {action}.
    t7g-7.26: El marcador de Agotado se queda hasta la siguiente Planificación.
    t7g-7.43: Es una Cualidad: pide la tirada, a {from} o más.
    t7g-7.29: Las Virtudes actúan siempre, sin tirada.
    t7g-7.29/nobody: El Mando ni está dentro de la unidad ni la ha inspirado.
    t7g-7.32/virtue: Entrega da {points} más a la Velocidad.
    t7g-7.33/virtue: Destreza da {points} más al Combate.
    t7g-7.34/virtue: Instrucción da {points} más al Fuego.
    t7g-7.35/break-check: Lealtad no cuenta en un chequeo de ruptura.
    t7g-7.35/virtue: Lealtad da {points} más a la Disciplina.
    t7g-7.36/virtue: Fervor da {points} más al Aguante.
    t7g-7.37/combat: Sacrificio sólo sirve para resistir disparos.
    t7g-7.37/virtue: Sacrificio da {points} más al Coraje contra disparos.
    t7g-7.38/shooting: Voluntad sólo sirve para resistir en combate.
    t7g-7.38/virtue: Voluntad da {points} más al Coraje en combate.
    t7g-7.39/virtue: Presencia alarga su distancia de mando a 9 pulgadas.
    t7g-7.40/virtue: Con Brío cada movimiento suyo es de hasta 9 pulgadas.
    t7g-7.41/virtue: Con Fama interactúa con cualquier Tropa amiga.
    t7g-7.42/virtue: Con Iniciativa su Nivel cuenta 2 más en esa tirada.
    t7g-7.46/artillery: A la artillería no se la inspira.
    t7g-7.46/lent: Inspirar presta la Virtud a la unidad hasta que pase la vez.
    t7g-7.46/next: La unidad inspirada debe ser la que se active a continuación.
    t7g-7.46/over: Ha pasado la vez: lo que daba Inspirar se ha perdido.
    t7g-7.61/level: Para esa opción hace falta Nivel {least}.
    t7g-7.62/distance: Cauteloso sólo obra a 12 pulgadas o menos.
    t7g-7.68/lost: Por Despiadado pierde lo que le da el Mando que lleva dentro, hasta el final del turno.

    t7g-7.46/needs: La unidad que se inspira debe ser la próxima en activarse.
    t7g-7.49/needs: Vale sólo para la unidad en la que está.
    t7g-7.53/needs: Vale sólo para la unidad en la que está.
    t7g-7.55/needs: Vale sólo para la unidad en la que está.
    t7g-7.60/needs: Vale sólo para la unidad en la que está.
    t7g-7.79/needs: Vale sólo para la unidad en la que está.
    t7g-7.81/needs: Vale sólo para la unidad en la que está.
    t7g-7.110/needs: Vale sólo para la unidad en la que está.
    t7g-7.54/needs: El objetivo debe tener la carta por usar y no ser la última unidad enemiga en actuar.
    t7g-7.57/needs: La carta que se cambia no debe haberse ejecutado.
    t7g-7.58/needs: La unidad que se activa a continuación no debe haber actuado.
    t7g-7.59/needs: El enemigo que debe ser el próximo no puede haber actuado ya.
    t7g-7.63/needs: El otro Mando debe estar Agotado.
    t7g-7.64/needs: El objetivo no debe haberse activado y ha de tener carta preparada.
    t7g-7.66/needs: Las unidades que se activan a continuación no deben haber actuado.
    t7g-7.67/needs: La unidad debe ser la próxima en actuar.
    t7g-7.68/needs: El enemigo debe llevar un Mando dentro.
    t7g-7.69/needs: La unidad debe estar Desordenada.
    t7g-7.71/needs: Sólo las Compañías con la regla Ligera.
    t7g-7.72/needs: Debe ser una artillería que no haya actuado.
    t7g-7.74/needs: Las dos unidades enemigas deben estar a menos de 6 pulgadas y no haber actuado.
    t7g-7.75/needs: La unidad debe ser la próxima en actuar.
    t7g-7.77/needs: Debe ser una Compañía de disparo o de picas que no esté Al Límite, a menos de 6 pulgadas de la Formación.
    t7g-7.78/needs: Deben ser unidades de su mando con la regla Brigada, que no hayan actuado.
    t7g-7.82/needs: La unidad debe haber actuado ya este turno.
    t7g-7.83/needs: No se quita el único Desgaste, salvo a una unidad de Élite.
    t7g-7.84/needs: Debe ser un cañón.
    t7g-7.87/needs: La unidad no debe haberse activado.
    t7g-7.90/needs: La unidad debe ser la próxima en actuar.
    t7g-7.93/needs: El objetivo debe estar por actuar y su jugador tener otra elección.
    t7g-7.94/needs: La unidad no debe haberse activado aún.
    t7g-7.96/needs: La unidad debe ser la que se active a continuación.
    t7g-7.97/needs: Las dos unidades deben ser del mismo tipo y mando, a 6 pulgadas o menos, y la primera tener Desgaste.
    t7g-7.99/needs: Debe ser una infantería Fresca con ¡Fuego! preparado que no haya actuado.
    t7g-7.100/needs: La unidad debe estar en un elemento con Oculta y ser la próxima en actuar.
    t7g-7.101/needs: La unidad debe haberse activado ya.
    t7g-7.102/needs: Debe ser una artillería con Caballos de Tiro que ya haya actuado.
    t7g-7.104/needs: El enemigo debe tener su carta y poder cargar.
    t7g-7.106/needs: La unidad debe ser la próxima en activarse, con su carta preparada.
    t7g-7.109/needs: La unidad debe tener la regla Ligera y ser la próxima en actuar.
  `),

  because: said(`
    within-twelve: La unidad acaba a 12 pulgadas o menos.
    no-success: No ha sacado ningún éxito.
    not-given: La unidad no recibe la Virtud.
    without-iniciativa: Su Comandante no tiene Iniciativa.
    level-high-enough: Su Nivel basta.
    no-despiadado: Despiadado no ha obrado sobre la unidad.
    no-artillery: No es artillería.
    acts-next: Se activa a continuación.
    go-not-passed: Aún no ha pasado la vez.
    no-break-check: No es un chequeo de ruptura.
    not-in-combat: No resiste en combate.
    not-against-a-shot: No resiste un disparo.
  `),

  ...summed(`
    virtue/yes: {virtue} actúa. | Actúa | Actúa.
    virtue/no: {virtue} no da nada a la unidad. | No da nada | No da nada.
  `),

  problems: said(`
    no-cartographer: Esta opción es de Cartógrafo.
    no-value-of-units: Esta Virtud no toca ningún Valor de las unidades.
  `),
} satisfies PartOfMessages;
