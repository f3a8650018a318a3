import { cases } from '../../testing/cases.ts';
import { mayMelee } from '../melee/may-melee.ts';
import { isCavalry, isHeavyCavalry, isInfantry, isLightInfantry, UNITS } from '../units.ts';

const FOOT = UNITS.filter(isInfantry);
const HORSE = UNITS.filter(isCavalry);
const SETS = {
  FOOT,
  LIGHT: FOOT.filter(isLightInfantry),
  HEAVY_FOOT: FOOT.filter((unit) => !isLightInfantry(unit)),
  SLOW: ['line', 'militia'],
  FAST: FOOT.filter((unit) => unit !== 'line' && unit !== 'militia'),
  HORSE,
  HEAVY: HORSE.filter(isHeavyCavalry),
  LIGHT_HORSE: HORSE.filter((unit) => !isHeavyCavalry(unit)),
  FOOT_GUNS: ['foot-artillery', 'guard-foot-artillery'],
  HORSE_GUNS: ['horse-artillery', 'guard-horse-artillery'],
};
// What melee says besides.
const BEFORE = '5.116,5.117,5.120';
const AFTER = '5.69/may,5.121/may';

/** Figures, tables 4, 9, 10 and 14, for melee; what fire may do after a move stands with its own question. */
cases(
  mayMelee,
  `
  hexes by type: defender.unit=line
    attacker.unit=HEAVY_FOOT attacker.moved=1          => allowed 5.46~moved-no-further -5.126/*
    attacker.unit=HEAVY_FOOT attacker.moved=2          => !allowed quotes=[5.46]
    attacker.unit=LIGHT attacker.moved=1               => allowed 5.47~moved-no-further 5.126~moved-no-further
    attacker.unit=LIGHT attacker.moved=2               => !allowed says=[${BEFORE},5.47,5.126] quotes=[5.47]
    attacker.unit=LIGHT_HORSE attacker.moved=3         => allowed 5.48~moved-no-further
    attacker.unit=LIGHT_HORSE attacker.moved=4         => !allowed says=[${BEFORE},5.48]
    attacker.unit=HEAVY attacker.moved=2               => allowed 5.49~moved-no-further
    attacker.unit=HEAVY attacker.moved=3               => !allowed says=[${BEFORE},5.49]
    attacker.unit=FOOT_GUNS                            => allowed 5.134~has-not-moved
    attacker.unit=FOOT_GUNS attacker.moved=1           => !allowed says=[${BEFORE},5.50,5.134]
    attacker.unit=HORSE_GUNS attacker.moved=1 attacker.blocks=2 => allowed 5.139~moved-no-further 5.105~more-than-one-block 5.140~more-than-one-block
    attacker.unit=HORSE_GUNS attacker.moved=2 attacker.blocks=2 => !allowed says=[${BEFORE},5.51,5.139]
    attacker.unit=HORSE_GUNS attacker.moved=1 attacker.blocks=1 => !allowed says=[${BEFORE},5.105,5.140]
    attacker.unit=HORSE_GUNS attacker.moved=2 attacker.blocks=1 => !allowed says=[${BEFORE},5.51,5.139,5.105,5.140]
    attacker.unit=line attacker.moved=1 attacker.blocks=1 => says=[${BEFORE},${AFTER}] spares=[5.46~moved-no-further]
  the last block of horse artillery: defender.unit=line R2=b
    attacker.unit=HORSE_GUNS attacker.blocks=1         => !allowed quotes=[5.140]
    attacker.unit=HORSE_GUNS attacker.blocks=2         => allowed -5.140/never
    attacker.unit=FOOT_GUNS attacker.blocks=1          => allowed -5.140/never
    attacker.unit=HORSE_GUNS attacker.blocks=1 attacker.moved=1 => !allowed quotes=[5.105] 5.140 -5.140/never
    attacker.unit=HORSE_GUNS attacker.blocks=1 R2=a    => allowed -5.140/never
  ground that it entered: defender.unit=line attacker.moved=1
    attacker.unit=HEAVY_FOOT|HORSE attacker.terrain=forest => !allowed quotes=[7.4] 7.5~roller-not-light-infantry
    attacker.unit=LIGHT attacker.terrain=forest        => allowed 7.5 7.4~switched-off
    attacker.unit=LIGHT attacker.terrain=clear         => -7.5/*
    attacker.unit=FOOT|HORSE attacker.terrain=town     => !allowed quotes=[7.26]
    attacker.unit=FOOT|HORSE attacker.terrain=hill|quarry|bridge => allowed -7.46/*
    attacker.unit=line attacker.terrain=ford           => allowed 7.46
    attacker.unit=light attacker.moved=0 attacker.terrain=forest => allowed -7.5/* 7.4~has-not-moved
    attacker.unit=line attacker.moved=0 attacker.terrain=ford|town => allowed -7.46/*
  Bayonet Charge: defender.unit=line card=bayonet-charge
    attacker.unit=FOOT attacker.moved=2                => allowed 8.29/hexes 8.30~in-melee
    attacker.unit=FOOT attacker.moved=3                => !allowed 8.29~not-moved-2
    attacker.unit=FOOT attacker.moved=1                => allowed -8.29/*
    attacker.unit=line attacker.moved=1                => spares=[8.30~in-melee,5.46~moved-no-further]
    attacker.unit=HORSE                                => allowed 8.32/ordinary
    attacker.unit=heavy-cavalry attacker.moved=3       => !allowed 8.32/ordinary 5.49
  Force March: defender.unit=line card=force-march
    attacker.unit=FAST attacker.moved=2                => allowed 8.57/hexes 8.58~switched-off
    attacker.unit=SLOW attacker.moved=2                => !allowed quotes=[8.58] 8.57~neither-fast-nor-led
    attacker.unit=SLOW attacker.moved=1                => allowed -8.57/* 8.58~moved-at-most-1
    attacker.unit=grenadier attacker.moved=1           => spares=[8.58~moved-at-most-1,5.46~moved-no-further]
    attacker.unit=HORSE                                => allowed 8.59/ordinary
  Cavalry Charge: defender.unit=line card=cavalry-charge
    attacker.unit=HEAVY attacker.moved=3               => allowed 8.38 5.49~switched-off
    attacker.unit=HEAVY attacker.moved=4               => !allowed 8.38~not-moved-3 5.49
    attacker.unit=HEAVY attacker.moved=2               => allowed -8.38/* -8.38~not-moved-3
    attacker.unit=LIGHT_HORSE attacker.moved=3         => allowed 8.38~roller-not-heavy-cavalry
    attacker.unit=line                                 => allowed 8.40/ordinary
    attacker.unit=HORSE_GUNS                           => allowed -8.40/*
    attacker.unit=foot-artillery                       => allowed 8.40/ordinary
    attacker.unit=line attacker.moved=3 R53=b          => !allowed 8.38~roller-not-heavy-cavalry
    attacker.unit=heavy-cavalry attacker.moved=3 card=elan => !allowed 5.49 -8.38/*
  other cards: defender.unit=line
    attacker.unit=line card=fire-and-hold              => !allowed quotes=[8.47]
    attacker.unit=light-cavalry card=fire-and-hold     => allowed 8.51/ordinary
    attacker.unit=light-cavalry card=fire-and-hold R53=b => !allowed -8.51/*
    attacker.unit=foot-artillery card=bombard          => allowed 8.33~has-not-moved
    attacker.unit=horse-artillery attacker.blocks=2 attacker.moved=1 card=bombard => !allowed quotes=[8.33]
    attacker.unit=horse-artillery attacker.blocks=2 attacker.moved=1 card=bombard R80=b => allowed 8.33~reading-r80-b
    attacker.unit=line card=bombard                    => allowed 8.35/ordinary
    attacker.unit=line card=leadership                 => allowed 8.68/ordinary
    attacker.unit=line card=leadership attacker.leader => allowed -8.68/*
    attacker.unit=line card=cold-steel                 => allowed 8.62~in-melee
    attacker.unit=line card=elan                       => says=[${BEFORE},${AFTER}]
    attacker.unit=line card=grande-manoeuvre           => !allowed quotes=[8.71]
    attacker.unit=line card=short-supply               => !allowed quotes=[8.79]
`,
  SETS,
);
