import { clause, defineClauses } from '../../../src/library/clauses.ts';

export default defineClauses({
  'wab-13.50': clause('procedure', '6637-6644', ['wab-13.51', 'wab-2.15'], {
    words:
      'tropas entrenadas, disciplinadas, girar a un lado | disciplined troops, turn to the side',
  }),
  'wab-13.51': clause('exception', '6644-6647', ['wab-13.50', 'wab-2.23', 'wab-2.24'], {
    words: 'giros gratis | free turns',
  }),
  'wab-13.52': clause('exception', '6653-6661', ['wab-13.53', 'wab-2.22', 'wab-2.25'], {
    words: 'cambiar formación gratis | free change of formation',
  }),
  'wab-13.53': clause('restriction', '6664-6670', ['wab-13.52', 'wab-10.60', 'wab-4.42'], {
    words: 'disparar tras maniobra | shoot after a manoeuvre',
  }),
  'wab-13.54': clause('exception', '6673-6675', ['wab-13.52', 'wab-2.53'], {
    words: 'cambiar en marcha | change on the march',
  }),
  'wab-13.55': clause('exception', '6677-6679', ['wab-13.56', 'wab-3.25'], {
    words: 'carga y formación | charge and formation',
  }),
  'wab-13.56': clause('restriction', '6679-6682', ['wab-13.55', 'wab-2.61'], {
    words: 'columna y carga | column and charge',
  }),
  'wab-13.57': clause('exception', '6685-6689', ['wab-13.90', 'wab-2.29', 'wab-2.30'], {
    words: 'reorganizar sin tirar | reform without rolling',
  }),
  'wab-13.58': clause('exception', '6692-6696', ['wab-12.22', 'wab-6.34', 'wab-6.63'], {
    words: 'contenerse | restrain',
  }),
  'wab-13.59': clause('exception', '6699-6703', ['wab-13.60', 'wab-3.72', 'wab-3.75'], {
    words: 'salir del combate | leave combat',
  }),
  'wab-13.60': clause('option', '6706-6710', ['wab-13.59', 'wab-6.54', 'wab-6.68'], {
    words: 'ceder voluntariamente | voluntary fall back',
  }),
  'wab-13.61': clause('option', '6712-6715', ['wab-16.31', 'wab-16.32'], {
    restates: ['wab-16.31'],
    words: 'carros con guadañas | scythed chariots',
  }),
  'wab-13.62': clause('exception', '6718-6722', ['wab-13.86', 'wab-4.42'], {
    words: 'arqueros a caballo | horse archers',
  }),
  'wab-13.63': clause(
    'option',
    '6728-6737',
    ['wab-13.64', 'wab-13.67', 'wab-3.11', 'wab-3.13', 'wab-15.32'],
    {
      words: 'fingir la huida, respuesta | feign, reaction',
    },
  ),
  'wab-13.64': clause('procedure', '6738-6741', ['wab-13.63', 'wab-2.71', 'wab-3.11', 'wab-3.15'], {
    words: 'distancia de huida fingida | distance of feigned flight',
  }),
  'wab-13.65': clause('procedure', '6744-6750', ['wab-13.64', 'wab-3.7', 'wab-3.16'], {
    words: 'atrapada | caught',
  }),
  'wab-13.66': clause('procedure', '6753-6758', ['wab-13.64', 'wab-3.22'], {
    words: 'escapar | escape',
  }),
  'wab-13.67': clause('restriction', '6764-6769', ['wab-12.2', 'wab-12.11'], {
    words: 'fingir con miedo | feign with fear',
  }),
  'wab-13.68': clause('modifier', '6772-6777', ['wab-2.10'], {
    words: 'caballos nobles | noble horses',
  }),
  'wab-13.69': clause('definition', '6780-6787', ['wab-13.71', 'wab-13.70'], {
    restates: ['wab-13.71'],
    words: 'carga furiosa | furious charge',
  }),
  'wab-13.70': clause('restriction', '6790-6795', ['wab-13.71', 'wab-6.7'], {
    words: 'caballería, menos de 5 | cavalry, fewer than 5',
  }),
  'wab-13.71': clause(
    'procedure',
    '6798-6806',
    ['wab-13.73', 'wab-13.74', 'wab-13.76', 'wab-13.97', 'wab-3.61', 'wab-6.1'],
    {
      words: 'desmoralización automática carga | automatic break charge',
    },
  ),
  'wab-13.72': clause('exception', '6808-6812', ['wab-13.71', 'wab-6.1'], {
    words: 'cargar hostigadores | charge skirmishers',
  }),
  'wab-13.73': clause('exception', '6818-6825', ['wab-13.72'], {
    words: 'gastar la regla | use up',
  }),
  'wab-13.74': clause('exception', '6827-6834', ['wab-13.71', 'wab-12.7', 'wab-6.7'], {
    words: 'conservar la carga | keep the charge',
  }),
  'wab-13.75': clause('procedure', '6837-6843', ['wab-12.32', 'wab-6.1'], {
    words: 'tozudos y primera carga | stubborn and first charge',
  }),
  'wab-13.76': clause('exception', '6846-6849', ['wab-13.71', 'wab-6.54'], {
    words: 'doble en número | outnumber',
  }),
  'wab-13.77': clause('definition', '6855-6858', ['wab-12.1'], {
    words: 'campesinos, milicia | peasants, militia',
  }),
  'wab-13.78': clause('restriction', '6861-6863', ['wab-13.108', 'wab-2.15'], {
    words: 'maniobras de levas | levy manoeuvres',
  }),
  'wab-13.79': clause('restriction', '6865-6867', ['wab-5.54'], {
    words: 'resultado de levas | combat result of levies',
  }),
  'wab-13.80': clause('restriction', '6869-6874', ['wab-9.30', 'wab-9.71'], {
    words: 'liderazgo de levas | leadership of levies',
  }),
  'wab-13.81': clause('exception', '6876-6881', ['wab-1.6', 'wab-7.10'], {
    words: 'pánico por levas | panic from levies',
  }),
  'wab-13.82': clause('definition', '6893-6895', ['wab-1.37', 'wab-20.13'], {
    words: 'caballería compacta | dense cavalry',
  }),
  'wab-13.83': clause('modifier', '6897-6899', ['wab-13.82', 'wab-2.53', 'wab-3.26'], {
    words: 'giro de caballería en masa | wheel of massed cavalry',
  }),
  'wab-13.84': clause('modifier', '6901-6905', ['wab-13.33', 'wab-5.41'], {
    words: 'filas de caballería en masa | ranks of massed cavalry',
  }),
  'wab-13.85': clause('restriction', '6907-6912', ['wab-13.86'], {
    words: 'disparo de los partos | parting shot',
  }),
  'wab-13.86': clause('exception', '6914-6917', ['wab-13.85'], {
    words: 'disparar y moverse | shoot and scoot',
  }),
});
