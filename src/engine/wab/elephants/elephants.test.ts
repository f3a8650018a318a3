import { cases } from '../../testing/cases.ts';

cases(
  'wab/beast-fear',
  `
  before chariots: beast=chariots
    feeler=infantry => feels=fear says=[16.4] spares=[]
    feeler=infantry sameSide => feels=nothing says=[] spares=[16.4~own-chariots]
    feeler=cavalry => feels=nothing says=[16.4/cavalry] spares=[]
    feeler=camels sameSide nearAtTurnStart R295=b => feels=nothing says=[16.4/cavalry] spares=[]
    feeler=chariots => feels=nothing says=[16.5] spares=[]
    feeler=indian-elephant => feels=nothing says=[17.29] spares=[]
  before elephants: beast=indian-elephant
    feeler=infantry => feels=fear says=[17.7/infantry] spares=[17.8~not-used-to-them]
    feeler=infantry usedToElephants => feels=nothing says=[17.7/infantry,17.8/infantry]
    feeler=infantry sameSide => feels=fear says=[17.7/infantry,17.7/own]
    feeler=camels => feels=terror says=[17.7] spares=[17.8~not-used-to-them]
    feeler=chariots => feels=terror says=[16.5,17.7]
    feeler=cavalry usedToElephants => feels=fear says=[17.7,17.8]
    feeler=cavalry sameSide nearAtTurnStart => feels=terror says=[17.7,17.7/own]
    feeler=cavalry sameSide nearAtTurnStart R295=b => feels=nothing says=[17.7,17.7/own,17.7/enemies-only]
    feeler=african-elephant => feels=fear says=[17.9] spares=[]
    feeler=african-elephant sameSide => feels=fear says=[17.9] spares=[]
    feeler=indian-elephant => feels=nothing says=[17.29] spares=[17.9~not-african-before-indian]
    feeler=african-elephant beast=african-elephant => feels=nothing says=[17.29] spares=[17.9~not-african-before-indian]
  before dromedaries: beast=dromedaries
    feeler=cavalry => feels=fear says=[22.40/fear] spares=[]
    feeler=cavalry sameSide => feels=nothing says=[] spares=[]
    feeler=camels => feels=nothing says=[] spares=[22.40~no-horses]
    feeler=indian-elephant => feels=nothing says=[17.29] spares=[]
`,
);

cases(
  'wab/elephant-effect',
  `
  what an elephant denies:
    benefit=rank-bonus => !allowed says=[17.23] spares=[17.24~counts-in-the-result]
    benefit=rank-bonus !elephantFights => allowed says=[] spares=[17.23~no-elephant-fights]
    benefit=warband-ranks => allowed says=[17.24] spares=[]
    benefit=phalanx-ranks !elephantFights => allowed says=[] spares=[]
    benefit=other => allowed says=[17.23/other] spares=[17.24~counts-in-the-result]
    benefit=other !elephantFights => allowed says=[] spares=[]
`,
);

cases(
  'wab/elephant-move',
  `
  an elephant moves:
    => allowance=6 says=[17.14/movement,2.11] spares=[17.10~goes-straight]
    movement=8 turns => allowance=4 says=[2.11,17.10] spares=[]
    elephantMoves=charge => allowance=12 says=[17.14/movement,3.3/rate,17.11/charge] spares=[17.10~goes-straight]
    elephantMoves=charge turns => allowance=6 says=[17.14/movement,3.3/rate,17.11/charge,17.10]
    elephantMoves=march => !allowed says=[17.11] spares=[]
`,
);

cases(
  'wab/elephant-hits',
  `
  hits on an elephant: hitsScored=2
    => toHitModifier=0 save=4 says=[17.16/skill,17.16,17.22,17.17,17.18] spares=[17.28~blows-not-shots]
    hitBy=shooting => toHitModifier=1 says=[17.28,17.16,17.22,17.17,17.18,17.30/shots] spares=[]
    hitsScored=3 hitStrength=4 => mahoutCanDie 17.31/may-fall -17.30/shots
    hitsScored=2 hitStrength=4 => !mahoutCanDie -17.31/may-fall
    woundFrom=flank barded => save=null says=[17.16/skill,17.16,17.17,17.18] spares=[17.28~blows-not-shots,17.22~wound-from-elsewhere]
`,
);
