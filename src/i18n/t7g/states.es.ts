import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** How a unit stands: its markers, its Defences, its base. */
export default {
  queries: {
    't7g/unit-state': {
      title: 'Estado de una unidad',
      line: 'Fresca, Al Límite, Desordenada',
      about:
        'Dice, por sus marcadores, si una unidad está Fresca o Al Límite, qué Valores tiene reducidos, si necesita chequeo para actuar, cuánto Desgaste aguanta aún y si debe un chequeo de ruptura.',
      fields: labelled(`
        stamina: Aguante | El Aguante del perfil.
        fervour: Fervor | De cuántos Mandos tiene el punto de Fervor: cada uno sube 1 el Aguante.
      `),
      answers: labelled(`
        weary: Al Límite | Si tiene tanto Desgaste como Aguante.
        wearLeft: Desgaste que aguanta | Cuántos marcadores caben antes de pasar de su Aguante.
      `),
    },
    't7g/defence': {
      title: 'La Defensa que cuenta',
      line: 'Contra cuál se tira, y qué necesita un dado',
      about:
        'Dice contra cuál de las 4 Defensas del enemigo se tira según quién ataca, qué necesita cada dado y con qué probabilidad acierta.',
      fields: labelled(`
        defence: Defensa | El número del perfil de esa Defensa. Si se omite: no se calcula la probabilidad.
        increases: Aumentos | Cuántos aumentos querría alguien dar a la Defensa.
        decreases: Reducciones | Cuántas reducciones querría alguien dar a la Defensa.
      `),
      answers: labelled(`
        against: Defensa que cuenta | infantry, contra Infantería; cavalry, contra Caballería; volleys, contra Salvas; artillery, contra Artillería.
      `),
    },
    't7g/base': {
      title: 'Base de una unidad',
      line: 'Medidas y Centros',
      about:
        'Da las medidas recomendadas de la base de una unidad o de un Mando, si otra base se aleja de ellas más de lo que importa, y dónde quedan los Centros de la base respecto al Frontal.',
      fields: labelled(`
        depth: Profundidad (cm) | La de la base que se usa. Si se omite: la recomendada.
        front: Frente (cm) | El de la base que se usa. Si se omite: el recomendado.
        scale: Escala | En milímetros: 15 o 28.
      `),
    },
  },

  fields: labelled(`
    bardiches: Bardiches | true si la unidad tiene bardiches.
    attackBy: Quién ataca | infantry, infantería en combate; cavalry, caballería en combate; gun-crew, artilleros en combate; missile, un disparo que no es de cañón; cannon, un cañón.
    baseOf: Base de | tercio, Tercio Escuadronado; formation, otra Formación; company, Compañía; cavalry, caballería; large-cavalry, Caballería Grande; artillery, artillería; great-battery, Gran Batería; general, el Comandante; commander, otro Mando.
  `),

  answers: labelled(`
    fresh: Fresca | Si no tiene Desgaste.
    combatFalls: Combate- | Si tiene la reducción de Combate por estar Al Límite.
    fireFalls: Fuego- | Si tiene la reducción de Fuego por estar Al Límite.
    courageFalls: Coraje- | Si tiene la reducción de Coraje por estar Desordenada.
    checkToAct: Chequeo para actuar | Si necesita un chequeo de órdenes para cumplir una orden.
    markerKinds: Tipos de marcador | Cuántos tipos de marcador lleva: de Desgaste y de Desorden.
    falls: Valores reducidos | Cuántos de Combate y Fuego están reducidos.
    needs: Número que necesita | Desde qué número acierta un dado; null si no se sabe.
    hitChance: Probabilidad de un dado | La de que un dado acierte, como fracción exacta.
    die-hits: Acierta | Probabilidad de que un dado acierte.
    front: Frente recomendado (cm) | null si la base es redonda.
    depth: Profundidad recomendada (cm) | null si la base es redonda.
    diameter: Diámetro máximo (mm) | De la base de un Mando; null en las demás.
    accepted: Vale | Si la base se aleja 3 cm como mucho de lo recomendado.
    lateralAside: Laterales, a cada lado (cm) | De la línea que une los Centros Frontal y Posterior a cada Centro Lateral; null si la base es redonda.
    lateralBehind: Laterales, detrás del frente (cm) | Del frente a los Centros Laterales, hacia atrás; null si la base es redonda.
    rearBehind: Posterior, detrás del frente (cm) | Del Centro Frontal al Posterior; null si la base es redonda.
  `),

  terms: worded(`
    against: infantry = Infantería | cavalry = Caballería
    attackBy: infantry = infantería en combate | cavalry = caballería en combate | gun-crew = artilleros en combate | missile = un disparo que no es de cañón | cannon = un cañón
    baseOf: tercio = Tercio Escuadronado | formation = otra Formación | company = Compañía | cavalry = Caballería | large-cavalry = Caballería Grande | artillery = Artillería | great-battery = Gran Batería | general = Comandante | commander = otro Mando
    scale: 15 = 15 mm | 28 = 28 mm
  `),

  steps: said(`
    t7g-1.3: Base recomendada a {scale}: {front} × {depth} cm.
    t7g-1.3/off: La base se aleja {cm} cm de lo recomendado, y hasta {most} cm no importan.
    t7g-1.5: Los Centros Laterales quedan a {lateralAside} cm a cada lado y {lateralBehind} cm por detrás del Frontal; el Posterior, a {rearBehind} cm.
    t7g-1.14: Su Aguante es {most}: es el Desgaste que puede llevar.
    t7g-1.23: Se tira contra la Defensa del enemigo: {against}.
    t7g-1.24: Ningún aumento ni reducción toca una Defensa.
    t7g-1.25: Cada dado acierta con {needs} o más.
    t7g-1.26: Lleva {markerKinds} {markerKinds?tipo|tipos} de marcador.
    t7g-1.27: Sin Desgaste está Fresca.
    t7g-1.27/wear: Lleva {wear} de Desgaste: no está Fresca.
    t7g-1.28/state: Lleva tanto Desgaste como Aguante: está Al Límite, con una reducción de Combate y otra de Fuego.
    t7g-1.29/state: Está Desordenada: una reducción de Coraje.
    t7g-4.16/over: Le sobran {over} de Desgaste: debe un chequeo de ruptura.
    t7g-6.80/crew: En combate los artilleros cuentan como infantería.
    t7g-6.93/state: Los bardiches le quitan la reducción de Combate, no la de Fuego.
    t7g-7.5: Base de hasta {diameter} mm de diámetro a {scale}.
    t7g-7.79/state: Flemático le quita las reducciones por estar Al Límite.
  `),

  because: said(`
    within-its-stamina: El Desgaste no pasa de su Aguante.
    near-enough: La base se aleja 3 cm como mucho.
    nothing-would-change-it: Nada pretende cambiarla.
  `),

  ...summed(`
    unit-state/fresh: La unidad está Fresca. | Fresca | Está Fresca.
    unit-state/worn: La unidad lleva {wear} de Desgaste. | {wear} de Desgaste | Lleva {wear} de Desgaste.
    unit-state/weary: La unidad está Al Límite. | Al Límite | Está Al Límite.
    unit-state/beyond: La unidad pasa de su Aguante en {over}. | {over} de más | Debe un chequeo de ruptura.
    defence/which: Cuenta la Defensa contra {against}. | {against} | Se tira contra esa Defensa.
    defence/needs: Contra {against} cada dado necesita {needs}. | {needs} o más | Cada dado necesita {needs}.
    base/is: La base recomendada mide {front} × {depth} cm, y la suya vale. | {front} × {depth} cm | Vale: la recomendada mide {front} × {depth} cm.
    base/off: La base se aleja demasiado de los {front} × {depth} cm recomendados. | No vale | Se aleja demasiado.
    base/round: La base es redonda, de hasta {diameter} mm. | {diameter} mm | Mide hasta {diameter} mm.
  `),

  problems: said(`
    round-base: La base de un Mando es redonda: no tiene frente ni profundidad.
  `),
} satisfies PartOfMessages;
