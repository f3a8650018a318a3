export default {
  'units/title': 'Unidades',
  'units/about':
    'Bloques, movimiento, dados, alcance y retirada de cada unidad, y lo que hace distinto.',
  'units/unit': 'Unidad',
  'units/symbol': 'Símbolo',
  'units/blocks': 'Bloques',
  'units/move': 'Mueve',
  'units/dice': 'Dados',
  'units/range': 'Alcance',
  'units/retreat': 'Retirada por bandera',
  'units/evades': 'Se evade de',
  'units/particulars': 'Particularidades',

  'units/foot':
    'A pie. Tras avanzar a un hex desocupado sólo combaten otra vez los guerreros y las unidades con líder unido.',
  'units/mounted':
    'Montadas. Tras avanzar combaten otra vez; la caballería puede seguir antes 1 hex más.',
  'units/leaders':
    'Líderes. En el hex de una unidad amiga, el líder está unido a ella y mueve con ella.',

  'units/leader': 'Líder por sí mismo',
  'units/white-border': 'borde blanco',
  'units/far-no-battle': '{hexes}: sin batalla',
  'units/far-must-battle': '{hexes}: si carga',
  'units/full': 'completos: {dice}',
  'units/back': 'al devolver: {dice}',
  'units/by-enemy': 'variable',
  'units/evades-never': 'nadie',
  'units/evades-any': 'cualquiera',
  'units/evades-foot-and': 'a pie; {units:raw}',
  'units/with-unit': 'su unidad',
  'units/must-evade': 'obligado, {least} a {hexes}',

  'units/swords-miss': 'Sus espadas fallan.',
  'units/swords-hit': 'Sus espadas sí impactan.',
  'units/into-forest': 'Combate al entrar en un bosque.',
  'units/counts-light': 'Cuenta como ligera.',
  'units/counts-medium': 'Cuenta como media.',
  'units/counts-heavy': 'Cuenta como pesada y montada.',
  'units/charge': 'Con {card} mueve {hexes}.',
  'units/no-rally': 'Ningún bloque con {card}.',
  'units/auxilia-far': 'Si mueve {hexes} hexes no combate: ni dispara ni lucha cuerpo a cuerpo.',
  'units/warriors-charge':
    'Mueve {hexes} hexes sólo para entrar en cuerpo a cuerpo, y entonces debe combatir.',
  'units/warriors-full':
    'Con sus {blocks} bloques: {dice} dados y puede ignorar {flags} bandera. La primera baja acaba con ambas ventajas.',
  'units/chariots-back': 'Al devolver y con {card}, {dice} dados.',
  'units/chariots-swords': 'Ignora {swords} espada.',

  'units/leader-alone': 'Solo no combate; atacado, debe evadirse, también de un disparo.',
  'units/leader-passes': 'Atraviesa unidades amigas; no entra en hexes enemigos.',
  'units/leader-gives':
    'Unido o adyacente, los cascos impactan. Unido, la unidad puede ignorar {flags} bandera y, a pie, combatir tras avanzar.',

  'units/fire-dice':
    'Disparo: {still} dados sin mover, {moved} tras mover; nunca a un hex adyacente.',
  'units/losses': 'Las bajas no quitan dados, salvo a los guerreros.',
  'units/from-elephants':
    'Caballería y carros ante elefantes: {hexes} hex más de retirada por bandera.',
  'units/war-machines':
    'Máquinas de guerra: {blocks} bloques, símbolo rojo y ningún otro valor en el reglamento.',

  'elephants/attack':
    'Al atacar, los dados que tiraría su objetivo; contra {units:raw}, {dice}; contra un líder solo, {lone}.',
  'elephants/back': 'Al devolver, tantos dados como su atacante.',
  'elephants/swords':
    'Cada espada que sacan impacta y se vuelve a tirar; ignoran todas las que reciben.',
  'elephants/horses':
    'Ante caballería o carros ignoran {red} cuadrado rojo y pueden ignorar {flags} bandera.',
  'elephants/alone': 'Ningún beneficio de líderes ni apoyo de otros.',
  'elephants/rampage': 'Antes de retirarse, los elefantes entran en estampida.',
} as const;
