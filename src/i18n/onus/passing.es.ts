import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

/** Atravesar unidades y solapamiento. */
export default {
  queries: titled(`
    onus/pass-through: ¿Puede atravesar a otra unidad? | Dónde acaba y quién se desordena | Dice si una unidad puede pasar por donde hay otra, al mover, al huir o al replegarse, dónde debe detenerse si no puede acabar más allá y en qué estado quedan las dos. Los elefantes en huida arrollan: no se preguntan aquí como unidad que atraviesa.
  `),

  fields: labelled(`
    mover: Unidad que atraviesa | La unidad que se mueve: su estado, su formación especial y si está activa. Si se omite: en estado normal, sin formación especial y activa.
    passed: Unidad que está en medio | La unidad que la otra atravesaría. Si se omite: amiga, de infantería, en estado normal, sin formación especial, sin trabar y sin activar.
    side: Bando | friend, es del mismo bando que la que mueve; enemy, es enemiga.
    alsoActive: También activa | true si la unidad que está en medio también ha sido activada este turno.
    gait: Cómo se mueve | movement, cualquier movimiento de la fase de movimiento, también una carga; flight, un movimiento de huida; withdrawal, un repliegue.
    cornerOnly: Sólo una esquina | true si la unidad sólo pasaría por encima de una esquina de la otra.
    udToUnit: UD hasta la unidad | UD que la unidad puede avanzar hasta tocar a la que está en medio. Si se omite: no se mide.
    udToClear: UD para rebasarla | UD que tendría que mover para quedar del todo más allá de la otra, sin solaparse. Si se omite: hay sitio de sobra.
    udAvailable: UD disponibles | UD que la unidad puede mover como mucho. Si se omite: las que hagan falta.
    endsOn: Acabaría encima | true si el movimiento acabaría encima de la unidad que está en medio, cuando no se dicen las distancias. Si se omite: false; lo que digan las distancias.
    movesAway: Se apartará | true si la unidad que está en medio moverá después, en la misma fase, y dejará libre ese sitio.
  `),

  answers: labelled(`
    moverState: Estado de la que atraviesa | Estado de la unidad que se mueve después de atravesar a la otra, o el que tenía si no la atraviesa: normal, broken (Rota) o fleeing (en huida).
    passedState: Estado de la atravesada | Estado de la unidad que estaba en medio después de ser atravesada, o el que tenía si no lo es: normal, broken (Rota) o fleeing (en huida).
    mayPassThrough: La puede atravesar |
    overlapsForNow: Se solapan por el momento | Si acaba encima de la otra, cosa que sólo vale hasta que esa otra salga de debajo en la misma fase.
    farthestUd: Hasta dónde llega (UD) | UD que puede mover como mucho en esa dirección; null si no se ha dicho ninguna distancia.
  `),

  terms: worded(`
    side: friend = amiga | enemy = enemiga
    gait: movement = fase de movimiento | flight = huida | withdrawal = repliegue
    moverState passedState: normal = normal | broken = Rota | fleeing = en huida
  `),

  steps: said(`
    onus-7.24: A una unidad enemiga no se la atraviesa ni siquiera en parte.
    onus-7.25: A una unidad amiga se la puede atravesar: aquí no hay nada que lo impida.
    onus-7.26: La unidad amiga tiene activa una formación especial: no se la puede atravesar.
    onus-7.27: La unidad que mueve tiene activa una formación especial: no puede atravesar a otra.
    onus-7.28: La unidad amiga está trabada en combate: no se la puede atravesar.
    onus-7.29: Son elefantes amigos en huida: no se los puede atravesar.
    onus-7.30: La que atraviesa está {state}: la atravesada se rompe en el acto.
    onus-7.30/steady: La que atraviesa está en estado normal: la atravesada sigue como estaba.
    onus-7.31: La atravesada ya estaba {passed}: no le pasa nada más.
    onus-7.32: Atraviesa a una unidad que está {passed}: también ella queda Rota.
    onus-7.33/under: Acabaría solapada con la otra, y al final de la fase de movimiento no puede haber ninguna unidad encima de otra.
    onus-7.34: No puede acabar más allá: se detiene antes de solaparse, a {ud} UD.
    onus-7.34/unmeasured: No puede acabar más allá: se detiene antes de solaparse.
    onus-7.35: Las dos están activas y la otra saldrá de ese sitio antes de que acabe la fase: por el momento pueden solaparse.
    onus-7.107: Al replegarse no se atraviesa a ninguna unidad.
    onus-7.179/engaged: Quien huye atraviesa también a la amiga trabada en combate que halla en su camino.
    onus-7.191/enemy: Quien huye no puede atravesar a una unidad enemiga, esté como esté: tiene que rodearla.
    onus-7.191/formation: Quien huye no puede atravesar a una amiga en formación especial: tiene que rodearla.
    onus-7.191/elephants: Quien huye no puede atravesar a unos elefantes en huida: tiene que rodearlos.
    onus-7.192/passes: Quien huye por el camino más recto atraviesa a las unidades amigas que están en él.
    onus-7.192/stops: La huida acabaría encima de la amiga: la unidad se detiene justo antes de tocarla, a {ud} UD.
    onus-7.192/stops-unmeasured: La huida acabaría encima de la amiga: la unidad se detiene justo antes de tocarla.
    onus-7.193/corner: Pasar por encima de una sola esquina ya es atravesar.
    onus-13.16: El marcador azul de la amiga cierra el paso a las de su bando.
  `),

  because: said(`
    passed-unformed: La unidad que está en medio no tiene activa ninguna formación especial.
    mover-unformed: La unidad que mueve no tiene activa ninguna formación especial.
    not-engaged: La unidad que está en medio no está trabada en combate.
    elephants-not-fleeing: Los elefantes no están en huida.
    reading-r24-b: Según la lectura R24 b, ni siquiera quien huye atraviesa a una amiga trabada.
    room-beyond: Tiene movimiento para acabar más allá de la otra.
    not-both-active: Las dos unidades tendrían que estar activas.
    stays-there: La otra unidad no va a salir de ese sitio en esta fase.
    passed-steady: La unidad atravesada no está ni Rota ni en huida.
  `),

  ...summed(`
    pass-through/yes: Puede atravesarla: ella queda {mover} y la atravesada, {passed}. | La atraviesa | Puede atravesarla: queda {mover}, y la atravesada, {passed}.
    pass-through/for-now: Puede acabar encima de la otra, que aún tiene que moverse: ella queda {mover} y la otra, {passed}. | Sí, por el momento | Por ahora puede acabar encima de la otra, que aún tiene que moverse.
    pass-through/no: No puede atravesarla. | No pasa |
    pass-through/stops: No puede atravesarla: llega como mucho a {ud} UD. | Se detiene a {ud} UD | Llega como mucho a {ud} UD.
  `),

  problems: said(`
    ends-before: Según las distancias dichas el movimiento acaba antes de la unidad que está en medio, no encima.
    ends-beyond: Según las distancias dichas el movimiento acaba más allá de la unidad que está en medio, no encima.
    fleeing-moves-later: Una unidad en huida no mueve en la fase de movimiento: lo que hace es un movimiento de huida (gait: flight).
    clear-before-contact: Para rebasar a la otra hacen falta más de las {ud} UD que hay hasta tocarla.
  `),
} satisfies PartOfMessages;
