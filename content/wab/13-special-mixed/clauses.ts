import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-13.29': clause('definition', '6472-6474', ['wab-11.12', 'wab-1.34', 'wab-1.37'], {
    words: 'caballería pesada acorazada | armoured heavy cavalry',
  }),
  'wab-13.30': clause('modifier', '6476-6480', ['wab-13.29', 'wab-2.53', 'wab-3.26'], {
    words: 'giro de catafractos | cataphract wheel',
  }),
  'wab-13.31': clause('restriction', '6483-6486', ['wab-13.29', 'wab-3.8', 'wab-3.58'], {
    words: 'respuesta de catafractos | cataphract reaction',
  }),
  'wab-13.32': clause(
    'modifier',
    '6489-6493',
    ['wab-10.38', 'wab-10.34', 'wab-13.34', 'wab-5.14', 'wab-20.12'],
    {
      words: 'segunda fila de catafractos | second rank cataphracts',
    },
  ),
  'wab-13.33': clause('modifier', '6496-6502', ['wab-13.34', 'wab-5.41', 'wab-5.43'], {
    words: 'filas de caballería | cavalry ranks',
  }),
  'wab-13.34': clause('restriction', '6508-6512', ['wab-13.32', 'wab-13.33'], {
    words: 'dos ventajas | both benefits',
  }),
  'wab-13.35': clause('definition', '6515-6520', ['wab-13.36'], {
    words: 'peones de carros | runners',
  }),
  'wab-13.36': clause('exception', '6522-6532', ['wab-15.3'], {
    words: 'separación de corredores | spacing of runners',
  }),
  'wab-13.37': clause('option', '6532-6535', ['wab-13.36'], {
    words: 'huecos | gaps',
  }),
  'wab-13.38': clause('exception', '6537-6545', ['wab-13.39', 'wab-15.16'], {
    words: 'apartar corredores | move runners aside',
  }),
  'wab-13.39': clause('restriction', '6548-6554', ['wab-13.38', 'wab-3.2'], {
    words: "visión de los carros | chariots' sight",
  }),
  'wab-13.40': clause('definition', '6557-6569', ['wab-13.41', 'wab-13.42', 'wab-13.43'], {
    words: 'unidad mixta, arqueros detrás | mixed unit, archers behind',
  }),
  'wab-13.41': clause('restriction', '6572-6575', ['wab-13.40', 'wab-1.32'], {
    words: 'orden de la unidad mixta | order of mixed unit',
  }),
  'wab-13.42': clause('procedure', '6578-6582', ['wab-13.40', 'wab-9.30'], {
    words: 'liderazgo de unidad mixta | leadership of mixed unit',
  }),
  'wab-13.43': clause('procedure', '6585-6588', ['wab-13.40'], {
    words: 'psicología de unidad mixta | psychology of mixed unit',
  }),
  'wab-13.44': clause('exception', '6591-6597', ['wab-10.56', 'wab-4.34', 'wab-4.35'], {
    words: 'disparo en masa de unidad mixta | massed shooting of mixed unit',
  }),
  'wab-13.45': clause('option', '6598-6601', ['wab-13.44', 'wab-3.9', 'wab-4.32'], {
    words: 'disparar a la carga unidad mixta | shoot at a charge mixed unit',
  }),
  'wab-13.46': clause('procedure', '6603-6610', ['wab-13.48', 'wab-4.60'], {
    words: 'salvación de unidad mixta | save of mixed unit',
  }),
  'wab-13.47': clause('procedure', '6612-6617', ['wab-13.46', 'wab-5.12'], {
    words: 'elegir a quién atacar | choose targets',
  }),
  'wab-13.48': clause('procedure', '6620-6625', ['wab-13.46'], {
    words: 'mitad y mitad | half and half',
  }),
  'wab-13.49': clause('restriction', '6628-6631', ['wab-13.46', 'wab-8.3', 'wab-8.5'], {
    words: 'bajas de mando | command casualties',
  }),
});
