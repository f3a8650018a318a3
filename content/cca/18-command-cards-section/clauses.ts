import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'cca-18.1': clause('card', '1602-1609', ['cca-6.2', 'cca-18.2', 'cca-7.3'], {
    words:
      'section cards, cartas de mando de sección, ala, flanco | cartas de sección, command cards, wing, flank',
  }),
  'cca-18.2': clause('definition', '1609-1613', ['cca-8.35', 'cca-8.36'], {
    words:
      'helmet, section cards, separar al líder, mover al general | casco, cartas de sección, detach, move the general',
  }),
  'cca-18.3': clause('card', '1615-1617', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    words:
      'order two units left, flanco izquierdo, ala izquierda | orden a dos unidades en la izquierda, left flank, left wing',
  }),
  'cca-18.4': clause('card', '1619-1621', ['cca-18.1', 'cca-18.2', 'cca-7.5'], {
    words:
      'order two units center, order two units centre, medio del tablero | orden a dos unidades en el centro, order two units centre, middle',
  }),
  'cca-18.5': clause('card', '1623-1625', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    words:
      'order two units right, flanco derecho, ala derecha | orden a dos unidades en la derecha, right flank, right wing',
  }),
  'cca-18.6': clause('card', '1627-1629', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    words:
      'order three units left, flanco izquierdo, ala izquierda | orden a tres unidades en la izquierda, left flank, left wing',
  }),
  'cca-18.7': clause('card', '1631-1633', ['cca-18.1', 'cca-18.2', 'cca-7.5'], {
    words:
      'order three units center, order three units centre, medio del tablero | orden a tres unidades en el centro, order three units centre, middle',
  }),
  'cca-18.8': clause('card', '1634-1636', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    words:
      'order three units right, flanco derecho, ala derecha | orden a tres unidades en la derecha, right flank, right wing',
  }),
  'cca-18.9': clause('card', '1638-1640', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    words:
      'order four units left, flanco izquierdo, ala izquierda | orden a cuatro unidades en la izquierda, left flank, left wing',
  }),
  'cca-18.10': clause('card', '1642-1644', ['cca-18.1', 'cca-18.2', 'cca-7.5'], {
    words:
      'order four units center, order four units centre, medio del tablero | orden a cuatro unidades en el centro, order four units centre, middle',
  }),
  'cca-18.11': clause('card', '1646-1648', ['cca-18.1', 'cca-18.2', 'cca-7.5', 'cca-18.32'], {
    words:
      'order four units right, flanco derecho, ala derecha | orden a cuatro unidades en la derecha, right flank, right wing',
  }),
  'cca-18.12': clause('card', '1650-1652', ['cca-18.1', 'cca-18.2', 'cca-7.4', 'cca-7.5'], {
    words: ' | all sections',
  }),
  'cca-18.13': clause('card', '1654-1656', ['cca-18.1', 'cca-18.2', 'cca-7.5'], {
    words: 'por las alas | both wings',
  }),
  'cca-18.14': clause('card', '1658-1667', ['cca-7.6'], {
    words: 'troop cards, cartas de tropas, tipo de tropa | cartas de tropa, troop type',
  }),
  'cca-18.15': clause('card', '1669-1673', ['cca-8.17', 'cca-18.14', 'cca-18.16', 'cca-7.6'], {
    words:
      'infantería ligera, caballería ligera, honderos | light infantry, light cavalry, skirmishers, slingers',
  }),
  'cca-18.16': clause('exception', '1671-1676', ['cca-8.10', 'cca-18.15', 'cca-18.48'], {
    words:
      'order light troops, pasar a través, interpenetración, saltar una unidad | orden a tropas ligeras, interpenetration, move through, atravesar',
  }),
  'cca-18.17': clause('card', '1678-1684', ['cca-8.20', 'cca-18.14', 'cca-7.6'], {
    words: 'infantería media, caballería media | medium infantry, medium cavalry',
  }),
  'cca-18.18': clause('card', '1686-1691', ['cca-8.26', 'cca-8.28', 'cca-18.14', 'cca-7.6'], {
    words: 'infantería pesada, caballería pesada | heavy infantry, heavy cavalry',
  }),
  'cca-18.19': clause('card', '1693-1696,457-461', ['cca-8.35', 'cca-7.6', 'cca-18.14'], {
    words: 'caballería, jinetes | cavalry, horsemen',
  }),
  'cca-18.20': clause('card', '1700-1706', ['cca-15.10', 'cca-18.21', 'cca-18.22'], {
    words:
      'leadership cards, general, comandante, encadenar | cartas de liderazgo, general, commander, chain',
  }),
  'cca-18.21': clause('card', '1708-1713', ['cca-18.20', 'cca-18.33'], {
    words: 'cualquiera, general, comandante | general, commander',
  }),
  'cca-18.22': clause('card', '1715-1719', ['cca-18.20', 'cca-18.32'], {
    words:
      'inspired left leadership, flanco izquierdo, general | liderazgo inspirado en la izquierda, left flank, general',
  }),
  'cca-18.23': clause('card', '1721-1725', ['cca-18.20'], {
    words:
      'inspired center leadership, inspired centre leadership, general | liderazgo inspirado en el centro, inspired centre leadership, general',
  }),
  'cca-18.24': clause('card', '1727-1731', ['cca-18.20', 'cca-18.32'], {
    words:
      'inspired right leadership, flanco derecho, general | liderazgo inspirado en la derecha, right flank, general',
  }),
});
