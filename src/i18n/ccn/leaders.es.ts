import { said, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  terms: worded(`
    leaderMust: nothing = nada | retreat = se retira 1, 2 o 3 hexágonos | escape = atraviesa una unidad enemiga con el Escape | leave = sale del mapa por su propio borde | perish = es eliminado
  `),

  steps: said(`
    ccn-5.160: El líder es impactado: se quita, y el oponente de su dueño gana 1 Bandera de Victoria.
    ccn-5.160/if: Tira el oponente de su dueño; si el líder es impactado, ese oponente gana 1 Bandera de Victoria.
    ccn-5.161: A la unidad le quedan bloques: se tiran {dice} dados por su líder, impactado si los dos son sables.
    ccn-5.164: La unidad queda eliminada: se tira {dice} dado por su líder, impactado con un sable.
    ccn-5.165: El líder está en su propio borde: si sobrevive, debe salir del mapa, y eso no da Bandera de Victoria.
    ccn-5.166: {target:The} ha perdido su último bloque en la retirada: su líder se retira desde ese hexágono.
    ccn-5.167: Unidades enemigas cierran la retirada: si sobrevive, el líder debe usar el Escape por una de ellas.
    ccn-5.168: {target:The} se ha perdido en su propio borde: si sobrevive, su líder debe salir del mapa, y eso no da Bandera de Victoria.
    ccn-5.169: Tampoco el líder puede ir a hexágonos intransitables: es eliminado y da 1 Bandera de Victoria.
    ccn-5.170: {target:The} queda eliminada: las banderas no afectan a su líder.
    ccn-5.197: Si sobrevive, el líder se retira 1, 2 o 3 hexágonos hacia su propio lado, los que elija su dueño.
    ccn-5.203/closed: Todos los hexágonos que tiene detrás son intransitables: el líder es eliminado y da 1 Bandera de Victoria.
    ccn-5.209/only-way: Unidades enemigas ocupan los hexágonos que tiene detrás: si sobrevive, el líder debe usar el Escape por una de ellas.
  `),

  because: said(`
    leader-safe: El líder no es impactado.
    lost-in-the-retreat: La unidad no se ha perdido por los dados sino en la retirada.
  `),
} satisfies PartOfMessages;
