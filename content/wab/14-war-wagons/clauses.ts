import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-14.1': clause('definition', '7197-7210', ['wab-14.9'], {
    words: 'carromato, husitas, conductor, composición | wagenburg, hussite, driver, composition',
  }),
  'wab-14.2': clause('option', '7209-7212', ['wab-14.1'], {
    words: 'figuras al lado del vagón | figures beside the wagon',
  }),
  'wab-14.3': clause('definition', '7215-7218', ['wab-14.22', 'wab-1.27'], {
    words: 'unidades de vagones, tamaño | wagon units, size',
  }),
  'wab-14.4': clause('option', '7218-7220', ['wab-14.9', 'wab-8.12'], {
    words: 'grupo de mando, comprar, coste | command group, buy, cost',
  }),
  'wab-14.5': clause('option', '7220-7222', ['wab-14.3', 'wab-9.10'], {
    words: 'subir al vagón, general en un vagón | board a wagon, general in a wagon',
  }),
  'wab-14.6': clause('restriction', '7228-7232', ['wab-14.7', 'wab-2.51'], {
    words: 'cargar con vagones, marchar, triple | charging with wagons, triple move',
  }),
  'wab-14.7': clause('procedure', '7232-7235', ['wab-14.6', 'wab-2.16'], {
    words: 'pivotar, girar un vagón | wheel, turn a wagon',
  }),
  'wab-14.8': clause('restriction', '7236-7239', [], {
    words: 'bosque, muro, seto, vado | woods, wall, hedge, ford',
  }),
  'wab-14.9': clause('profile', '7241-7249', ['wab-14.10', 'wab-14.12'], {
    words:
      'características, resistencia, heridas, coste | characteristics, toughness, wounds, cost',
  }),
  'wab-14.10': clause('profile', '7251-7269', ['wab-14.11', 'wab-14.12'], {
    words:
      'arma de proyectil del vagón, ballesta, arcabuz, modificador | missile weapon, crossbow, handgun, save modifier',
  }),
  'wab-14.11': clause('restriction', '7271-7273', ['wab-14.10'], {
    words: 'disparar dos veces, cuántos disparos | shoot twice, number of shots',
  }),
  'wab-14.12': clause('exception', '7278-7281', ['wab-14.10', 'wab-10.57'], {
    words: 'antigüedad, arco compuesto | antiquity, composite bow',
  }),
  'wab-14.13': clause('modifier', '7284-7287', ['wab-11.10'], {
    words: 'tirada de salvación, armadura, cobertura | armour save, protection',
  }),
  'wab-14.14': clause('option', '7290-7297', ['wab-14.15', 'wab-22.34'], {
    words: 'cañón pequeño, máquina en el vagón, comprar | small cannon, gun on the wagon, buy',
  }),
  'wab-14.15': clause('restriction', '7297-7300', ['wab-14.14'], {
    words: 'ángulo de tiro, hacia dónde dispara | firing arc, direction',
  }),
  'wab-14.16': clause('modifier', '7303-7307', ['wab-14.41', 'wab-4.41'], {
    words: '+1 para impactar, disparar a vagones | +1 to hit, shooting at wagons',
  }),
  'wab-14.17': clause('table', '7308-7325', ['wab-14.18', 'wab-14.20'], {
    words: 'repartir impactos, aleatorio, flechas | distribute hits, randomise, arrows',
  }),
  'wab-14.18': clause('procedure', '7328-7333', ['wab-14.17', 'wab-4.54'], {
    words: 'catapulta, lanzavirotes, cañón | catapult, bolt thrower, cannon',
  }),
  'wab-14.19': clause('procedure', '7338-7342', ['wab-10.19'], {
    words:
      'ataques de la dotación, cuántos luchan, alabardas | crew attacks, how many fight, halberds',
  }),
  'wab-14.20': clause('procedure', '7345-7352', ['wab-14.17', 'wab-5.18'], {
    words: 'atacar un vagón, asalto | attack a wagon, assault',
  }),
  'wab-14.21': clause('restriction', '7354-7358', ['wab-5.41', 'wab-5.54'], {
    words: 'resultado del combate, orden cerrado | combat result, close order',
  }),
  'wab-14.22': clause('definition', '7358-7359', ['wab-14.3', 'wab-14.24', 'wab-6.10'], {
    words: 'potencia de unidad, superar en número | unit strength, outnumber',
  }),
  'wab-14.23': clause('exception', '7362-7364', ['wab-5.47', 'wab-5.50', 'wab-7.1'], {
    words: 'carga por el flanco, chequeo de pánico | flank charge, panic test',
  }),
  'wab-14.24': clause('exception', '7364-7366', ['wab-14.22', 'wab-6.7'], {
    words: 'menos de cinco, huida automática | fewer than five, automatic break',
  }),
  'wab-14.25': clause(
    'procedure',
    '7366-7370',
    ['wab-14.26', 'wab-14.27', 'wab-6.1', 'wab-6.31', 'wab-7.10'],
    {
      words:
        'huida del vagón, perder el combate, perseguir | flight of the wagon, lose the combat, pursue',
    },
  ),
  'wab-14.26': clause('procedure', '7370-7372', [], {
    words: 'tripulación muerta, abandonado | crew killed, abandoned',
  }),
  'wab-14.27': clause('procedure', '7372-7374', ['wab-12.7'], {
    words:
      'derrota automática, elefantes contra vagones | automatic break, elephants against wagons',
  }),
  'wab-14.28': clause('procedure', '7377-7383', ['wab-14.29', 'wab-2.9', 'wab-6.37', 'wab-6.42'], {
    words: 'persecución, alcanzar, nuevo enemigo | pursuit, catch, new enemy',
  }),
  'wab-14.29': clause('option', '7383-7385', ['wab-6.54', 'wab-6.61'], {
    words: 'retroceder, retirarse | fall back, step back',
  }),
  'wab-14.30': clause(
    'restriction',
    '7388-7392',
    ['wab-13.115', 'wab-5.20', 'wab-5.21', 'wab-6.83'],
    {
      words: 'jinetes contra vagones, ataque del caballo | riders against wagons, horse attacks',
    },
  ),
});
