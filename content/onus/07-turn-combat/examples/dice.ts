import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';
import { charges } from '../../asked.ts';

/** Dice, wounds and morale checks of a hand-to-hand combat. */
export const dice = defineExamples({
  'onus-7.166/extended-and-enveloping': applies('onus/hand-to-hand', {
    es: 'Unos dacios en formación ampliada cargan contra unos romanos y los envuelven con 2 secciones: hay 6 en contacto.',
    en: 'Dacians in extended formation charge Romans and envelop them with 2 sections: 6 are in contact.',
    ask: charges({ extended: 1 }, { attackedOn: ['front', 'flank'] }, { sectionsInContact: 6 }),
    gives: { dice: 6, replyDice: 6 },
    cites: ['onus-7.166', 'onus-13.2'],
    case: 38,
  }),
  'onus-7.167/five-of-six-dice-hit': applies('onus/hand-to-hand', {
    es: 'Unos dacios de ataque 4/4 tiran 6 dados contra unos romanos de defensa 5/7 a los que envuelven un flanco: 1, 2, 3, 4, 5 y 6.',
    en: 'Dacians of attack 4/4 roll 6 dice at Romans of defence 5/7, one flank of whom they envelop: 1, 2, 3, 4, 5 and 6.',
    ask: {
      attacker: { hit: 4, wound: 4, extended: 1, toHit: [1, 2, 3, 4, 5, 6] },
      defender: { dodge: 5, armour: 7, attackedOn: ['front', 'flank'] },
      sectionsInContact: 6,
      charge: true,
    },
    gives: { attacker: { hits: 5, hitsFrom: 2 }, defender: { defence: [4, 6] } },
    cites: ['onus-3.2', 'onus-10.2', 'onus-7.167'],
    case: 39,
  }),
  'onus-7.167/the-lowest-die-that-wounds': applies('onus/hand-to-hand', {
    es: 'Unos dacios de ataque 4/4 tiran para herir a unos romanos de defensa 5/7 a los que envuelven un flanco.',
    en: 'Dacians of attack 4/4 roll to wound Romans of defence 5/7, one flank of whom they envelop.',
    ask: {
      attacker: { hit: 4, wound: 4 },
      defender: { dodge: 5, armour: 7, attackedOn: ['front', 'flank'] },
      sectionsInContact: 6,
    },
    gives: { attacker: { woundsFrom: 3, chanceToWound: '2/3' } },
    cites: ['onus-10.2', 'onus-7.167'],
    case: 40,
  }),
  'onus-7.167/the-other-has-not-rolled': applies('onus/hand-to-hand', {
    es: 'Dos unidades de ataque 4/3 y defensa 5/6 tienen 1 sección en contacto; la atacante, de moral 6, ha sacado un 1 y la otra aún no ha tirado.',
    en: 'Two units of attack 4/3 and defence 5/6 have 1 section in contact; the attacker, of morale 6, has rolled a 1 and the other has not rolled yet.',
    ask: { attacker: { morale: 6, toHit: [1] }, sectionsInContact: 1 },
    // The defender hits with 5/6 and then wounds with 1/2.
    gives: {
      mustCheck: null,
      attacker: { fate: 'open', checks: null, unhurt: '7/12' },
      defender: { fate: 'steady', unhurt: '1' },
      chancesAre: 'part-known',
    },
  }),
  'onus-7.168/three-and-one': applies('onus/hand-to-hand', {
    es: 'En un combate los dacios, que atacan, hacen 4 heridas a los romanos y reciben 3.',
    en: 'In a combat the Dacians, who attack, do 4 wounds to the Romans and take 3.',
    ask: { attacker: { taken: 3 }, defender: { taken: 4 } },
    gives: { attacker: { woundMarkers: ['III'] }, defender: { woundMarkers: ['III', 'I'] } },
    cites: ['onus-7.168', 'onus-7.168'],
    case: 41,
  }),
  'onus-7.169/both-fall': applies('onus/hand-to-hand', {
    es: 'Dos unidades de vida 5 que llevan 3 heridas cada una se hacen 2 más la una a la otra.',
    en: 'Two units of life 5 with 3 wounds each do 2 more to each other.',
    ask: { attacker: { life: 5, wounds: 3, taken: 2 }, defender: { life: 5, wounds: 3, taken: 2 } },
    gives: { mustCheck: [], attacker: { fate: 'eliminated' }, defender: { fate: 'eliminated' } },
    cites: ['onus-7.169', 'onus-7.169', 'onus-7.154'],
  }),
  'onus-7.170/old-and-new': applies('onus/hand-to-hand', {
    es: 'Unos legionarios con 2 heridas de antes reciben 1 más cuerpo a cuerpo; su enemigo recibe 2.',
    en: 'Legionaries with 2 wounds from before take 1 more hand to hand; their enemy takes 2.',
    ask: { attacker: { wounds: 2, taken: 1 }, defender: { taken: 2 } },
    gives: { mustCheck: ['defender'] },
    cites: ['onus-7.170', 'onus-7.172'],
  }),
  'onus-7.171/the-third-wound': applies('onus/hand-to-hand', {
    es: 'Unos mercenarios de ataque 3/3 y moral 8 reciben 3 heridas en un combate y hacen 1.',
    en: 'Mercenaries of attack 3/3 and morale 8 take 3 wounds in a combat and do 1.',
    ask: { attacker: { hit: 3, wound: 3, morale: 8, taken: 3 }, defender: { taken: 1 } },
    gives: { mustCheck: ['attacker'], attacker: { moraleValue: 5, woundMarkers: ['III'] } },
    cites: ['onus-7.168', 'onus-7.171', 'onus-7.172', 'onus-10.11'],
  }),
  'onus-7.171/two-wounds-leave-the-attack': doesNotApply('onus/hand-to-hand', {
    es: 'Unos mercenarios de ataque 3/3 reciben 2 heridas en un combate y no hacen ninguna.',
    en: 'Mercenaries of attack 3/3 take 2 wounds in a combat and do none.',
    ask: { attacker: { hit: 3, wound: 3, taken: 2 }, defender: { taken: 0 } },
    gives: { mustCheck: ['attacker'], attacker: { attack: [3, 3], woundMarkers: ['I', 'I'] } },
    cites: ['onus-7.168', 'onus-7.172'],
  }),
  'onus-7.172/fewer-wounds-than-the-enemy': applies('onus/morale-check', {
    es: 'En el combate la unidad ha recibido 1 herida y su enemigo 2.',
    en: 'In the combat the unit has taken 1 wound and its enemy 2.',
    ask: { unit: { taken: 1 }, enemyTaken: 2 },
    gives: { mustCheck: false, fate: 'steady' },
  }),
  'onus-7.172/more-wounds': applies('onus/hand-to-hand', {
    es: 'Los romanos han recibido 4 heridas y los dacios que los atacan 3; ambas unidades sobreviven.',
    en: 'The Romans have taken 4 wounds and the Dacians who attack them 3; both units survive.',
    ask: { attacker: { taken: 3 }, defender: { taken: 4 } },
    gives: { mustCheck: ['defender'] },
    cites: ['onus-7.172', 'onus-7.173'],
    case: 43,
  }),
  'onus-7.172/the-check-is-open': applies('onus/hand-to-hand', {
    es: 'En un combate la atacante no recibe heridas y la defensora, de moral 7, recibe 2; aún no ha chequeado.',
    en: 'In a combat the attacker takes no wounds and the defender, of morale 7, takes 2; it has not checked yet.',
    ask: { attacker: { taken: 0 }, defender: { morale: 7, taken: 2 } },
    // Morale 5: only a 6 fails.
    gives: {
      attacker: { fate: 'steady', checks: 0 },
      defender: { fate: 'open', checks: 1, unhurt: '0', breaks: '1/6' },
      chancesAre: 'after-wounds',
    },
  }),
  'onus-7.172/a-tie': applies('onus/hand-to-hand', {
    es: 'Dos unidades se han hecho 1 herida cada una y ambas sobreviven.',
    en: 'Two units have done 1 wound to each other and both survive.',
    ask: { attacker: { taken: 1 }, defender: { taken: 1 } },
    gives: { mustCheck: ['attacker', 'defender'] },
  }),
  'onus-7.173/the-check-of-the-romans': applies('onus/morale-check', {
    es: 'Unos romanos de moral 7, atacados por un flanco y con las 4 heridas que acaban de recibir, sacan un 4 en su chequeo.',
    en: 'Romans of morale 7, attacked on a flank and with the 4 wounds that they have just taken, roll 4 in their check.',
    ask: { unit: { morale: 7, wounds: 4, attackedOn: ['front', 'flank'] }, moraleDie: 4 },
    gives: { moraleValue: 2, moraleModifier: -5, passed: false, fate: 'broken' },
    cites: ['onus-10.11', 'onus-10.2', 'onus-7.173', 'onus-7.174'],
    case: 44,
  }),
  'onus-7.173/chance-to-fail': applies('onus/morale-check', {
    es: 'Una unidad de moral 6 con un Héroe y en el radio de su general, atacada por un flanco, lleva 3 heridas y debe chequear.',
    en: 'A unit of morale 6 with a Hero and within the radius of its general, attacked on a flank, has 3 wounds and must check.',
    ask: {
      unit: {
        morale: 6,
        hero: true,
        general: 'in-radius',
        wounds: 3,
        attackedOn: ['front', 'flank'],
      },
    },
    gives: { moraleValue: 4, chanceToFail: '1/3' },
    cites: ['onus-10.9', 'onus-10.14', 'onus-10.11', 'onus-10.2', 'onus-7.173'],
    case: 321,
  }),
  'onus-7.174/it-breaks': applies('onus/morale-check', {
    es: 'Unos legionarios de moral 6 que llevan 2 heridas sacan un 5 en el chequeo tras un combate.',
    en: 'Legionaries of morale 6 with 2 wounds roll 5 in the check after a combat.',
    ask: { unit: { morale: 6, wounds: 2 }, moraleDie: 5 },
    gives: { moraleValue: 4, fate: 'broken' },
    cites: ['onus-7.173', 'onus-7.174'],
  }),
  'onus-7.174/it-holds': doesNotApply('onus/morale-check', {
    es: 'Unos legionarios de moral 6 que llevan 2 heridas sacan un 4 en el chequeo tras un combate.',
    en: 'Legionaries of morale 6 with 2 wounds roll 4 in the check after a combat.',
    ask: { unit: { morale: 6, wounds: 2 }, moraleDie: 4 },
    gives: { moraleValue: 4, passed: true, fate: 'steady' },
    cites: ['onus-7.173'],
  }),
  'onus-7.210/rolled-as-a-shot': applies('onus/attack-roll', {
    es: 'Con ataque 4/3 se tiran 3 dados cuerpo a cuerpo contra defensa 5/6, sin más modificadores.',
    en: 'With attack 4/3, 3 dice are rolled hand to hand at defence 5/6, without further modifiers.',
    ask: { attackDice: 3, hit: 4, wound: 3, dodge: 5, armour: 6 },
    gives: { hitsFrom: 2, woundsFrom: 4, atLeastOne: '1385/1728' },
    cites: ['onus-7.210', 'onus-7.135', 'onus-7.136'],
    case: 219,
  }),
});
