import type { Lang } from '../../src/i18n/lang.ts';

/** A player says something that is not so; another settles it with one link, from the home page on. */
export interface Dispute {
  about: string;
  lang: Lang;
  /** What he types, the clause that he chooses of what is found, and the form that he copies. */
  typed: string;
  clause: string;
  form: 'citeText' | 'citeExample';
  /** The facts that decide, which what is quoted must have. */
  quoted: readonly (string | RegExp)[];
  /** What a sceptic sees at the end of the link. */
  seen: readonly (string | RegExp)[];
}

/** Eight that came up at tables and in forums. */
export const DISPUTES: readonly Dispute[] = [
  {
    about: 'light troops next to an enemy may not fire past it',
    lang: 'en',
    typed: 'adjacent enemy no fire more distant',
    clause: 'cca-10.5',
    form: 'citeText',
    quoted: [
      'an enemy unit adjacent to it may not fire',
      'Ancients',
      'chapter 10',
      /R50\): not certain/,
    ],
    seen: ['1 enemy unit adjacent', 'not certain'],
  },
  {
    about: 'a unit with 1 free hex behind it may evade',
    lang: 'es',
    typed: 'evadirse 1 hex disponible',
    clause: 'cca-13.12',
    form: 'citeExample',
    quoted: ['sólo tiene disponible 1 hex', 'cca-13.12', 'Ancients'],
    seen: ['Puede evadirse 1 hex'],
  },
  {
    about: 'elephants battle back with the dice of their attacker',
    lang: 'en',
    typed: 'elephants battle back dice',
    clause: 'cca-11.31',
    form: 'citeExample',
    quoted: ['A heavy infantry unit attacks elephants', '5', 'cca-11.31', 'Ancients'],
    seen: ['5 dice'],
  },
  {
    about: 'for a leader whose unit is hit 2 dice are rolled',
    lang: 'es',
    typed: 'chequeo de líder unidad impactada',
    clause: 'cca-15.1',
    form: 'citeText',
    quoted: ['2 dados', 'líder unido', 'capítulo 15', /cca-R37\)/],
    seen: ['2 dados', '2,8'],
  },
  {
    about: 'a unit loses a block for each hex that it cannot retreat',
    lang: 'en',
    typed: 'blocked retreat lost blocks',
    clause: 'cca-12.13',
    form: 'citeText',
    quoted: ['Each hex of retreat that a unit cannot make costs it 1 block', 'chapter 12'],
    seen: [
      'Blocked retreat',
      'Light infantry on its own edge must retreat for 1 flag',
      'it loses 2 blocks',
    ],
  },
  {
    about: 'nobody shoots at an engaged unit',
    lang: 'es',
    typed: 'disparar a unidad trabada',
    clause: 'onus-7.117',
    form: 'citeText',
    quoted: ['trabada', 'ONUS!', 'capítulo 7'],
    seen: [/trabad/],
  },
  {
    about: 'after a Free rotation a unit charges within half its movement',
    lang: 'en',
    typed: 'free rotation half movement charge',
    clause: 'onus-7.55',
    form: 'citeText',
    quoted: ['only half of its normal amount', 'may charge', 'ONUS!'],
    seen: ['Free rotation and advances 2 UD'],
  },
  {
    about: 'Skirmishers that shot do not charge',
    lang: 'en',
    typed: 'skirmishers shot may not charge',
    clause: 'onus-7.147',
    form: 'citeText',
    quoted: ['Skirmishers that shot may never charge', 'ONUS!', 'onus-R35'],
    seen: ['onus-R35', 'Skirmishers with movement 3 shot this turn'],
  },
];
