import { labelled, said, summed, titled, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  queries: {
    't7g/scenario-points': {
      title: 'Scenario points',
      line: 'Who has how many, who begins, what is spent',
      about:
        'Says from the two dice how many scenario points each player has and who places first, and what the elements that a player bought cost together.',
      answers: labelled(`
        enemyPoints: Points of the other side | Scenario points of its opponent; null while they are open.
        ownPoints: Points of this side | Scenario points of the side that asks; null while they are open.
      `),
    },
    't7g/cartographer': {
      title: 'Cartógrafo',
      line: 'What the General may change on the table',
      about:
        'Says whether a General with Cartógrafo may shift, place or remove a terrain element with his Level, and how far he may shift it.',
      fields: labelled(`
        scale: Scale of the bases | 15mm or 28mm: some distances differ by it.
      `),
    },
    't7g/element': {
      title: 'Placing an element',
      line: 'Its price, its size, and whether it may stand there',
      about:
        'Says what a terrain element costs in scenario points, which size the book advises, and whether it may be placed: distance to other elements, rivers, bridges, fords, roads, pieces of walls.',
      fields: labelled(`
        scale: Scale of the bases | 15mm or 28mm: some distances differ by it.
      `),
    },
    't7g/terrain': {
      title: 'Terrain',
      line: 'What an element does to a move, a line of sight and a combat',
      about:
        'Says which qualities of a terrain element bear on a unit: whether it may move there and how far, whether it is Disordered, whether the element blocks the line of sight, and what cover, protection or height it gives.',
      fields: labelled(`
        enters: It enters | true if the unit enters the building and may do so.
        speed: Speed | The Speed of the profile. Left out: how far it moves is not worked out.
      `),
      answers: labelled(`
        inches: Moves at most (inches) | How far it may move; null where its Speed was not told, or it may not move there.
      `),
    },
    ...titled(`
    t7g/field: Fields | Their kind by a die | Says what kind all fields of the table are by the die that fell, or how likely each kind is.
    t7g/river: River | Its flow by a die, and its fords | Says how a river flows by the dice that fell, or how likely each flow is, and what a ford of it is.
  `),
  },

  fields: labelled(`
    ownDie: Die of this side | The die of the side that asks, as it fell. Left out: not rolled yet.
    enemyDie: Die of the other side | The die of its opponent, as it fell. Left out: not rolled yet.
    bought: Elements bought | What the side that asks has bought with its points, one by one.
    element: Element | road; hill; steep-hill; wood; field; wall; fence; lake; bridge; ford; building; rocks; river; marsh; urban-area.
    large: Large | true for a large hill, wood, lake or building.
    elementSize: Size (inches) | The widest of the element; of a road its width, of a wall or fence its length in all, of a ford its length. Left out: not checked.
    toNearest: To the nearest element (inches) | From the element to the nearest other one on the table. Left out: there is none, or it is not checked.
    touchesOwnKind: Touches its own kind | true if it is placed against an element of the same kind, to make it larger.
    scenarioPointsLeft: Points left | Scenario points that its player still has. Left out: not checked.
    riverOnTable: River on the table | true if there is a river on the table.
    compulsory: Goes with its river | true if it is the bridge or ford that every river must have.
    toEdge: To the table edge (inches) | From that compulsory bridge or ford to the nearest table edge. Left out: not checked.
    byRiverOwner: By the river's owner | true if the player who placed the river places its compulsory bridge or ford too.
    firstChoice: First choice | false if its player has placed another element before; it matters for a river.
    course: Course | Of a road or river: between-edges, from one table edge to another; edge-to-element, from an edge to another element; same-edge, it leaves by the edge where it enters; ends-inside, an end lies free on the table.
    piecesTouch: Pieces touch | false if a piece of the wall or fence touches no other.
    agreed: By agreement | true if the players place the scenery as both like, without scenario points.
    cartographerLevel: Level of the General | Level of the General with Cartógrafo, 2 to 5.
    changes: What he wants | shift, to shift an element; place, to place one; remove, to take one away.
    shiftedBy: Shifted by (inches) | How far the element is shifted; it matters for shift alone.
    mover: Who moves | formation or company (both infantry), cavalry, artillery; commander, a Commander who is in no unit.
    path: Way of its Front Centre | through, its Front Centre passes through the element, or starts or ends in it; within, its whole move is made inside; beside, only another part of its base touches the element; none, no move is asked about.
    light: Light | true if the unit has the rule Ligera.
    skirmishers: Skirmishers | true if the unit has the rule Escaramuzadores.
    standing: Where it stands | Where the unit stands that is shot at or fights: outside; inside, its Front Centre is in the element; wholly-inside, all of its Centres are; against, right behind a wall or fence.
    sightLine: Line of sight | none, none is asked about; crosses, the line passes over the element, to an enemy beyond it or to the unit inside it; from-inside, who looks or shoots is in the element.
    fighting: Combat | no, none is asked about; charged, the unit is charged, across the wall if it stands against one; fights, it fights in any other way.
    enemyInside: Enemy wholly inside | true if all Centres of the unit that it fights are in the element too.
    crop: Kind of the fields | As the die made them: low (1 or 2), cover (3 to 5), tall (6). It matters for a field.
    flow: Flow of the river | normal, difficult, very-difficult or impassable. It matters for a river and a ford.
    withRoad: A road goes over it | true if a road goes over the bridge.
    cropDie: Die for the fields | The die as it fell. Left out: not rolled yet.
    flowDie: Die for the river | The die as it fell. Left out: not rolled yet.
    secondDie: Second die | The die that is rolled again after a 5 or 6, as it fell. Left out: not rolled yet.
  `),

  answers: labelled(`
    placesFirst: Places first | own, the side that asks; enemy, the other; again, equal dice, both roll again; open, not rolled yet.
    spent: Spent | Scenario points that the elements cost together.
    ownPointsLeft: Points left | What the side that asks still has; null while its points are open.
    elementCost: Cost | Scenario points that it costs; null where the book gives it no price.
    scenarioPointsAfter: Points afterwards | What its player keeps; null where his points were not told or it may not be placed.
    countsAsLarge: Large | Whether it is a large element of its kind.
    sizeFits: Size as advised | Whether its size is what the book advises, which is a guide only; null where no size was told.
    sizeLeast: Least size (inches) | The least that the book advises; null where it gives none.
    sizeMost: Most size (inches) | The most that the book advises; null where it gives none.
    spacing: Spacing (inches) | How far it must be from other elements that it does not join.
    shiftMost: Farthest shift (inches) | How far an element may be shifted.
    qualities: Qualities | Qualities of the element that bear on what is asked: difficult, very-difficult, impassable, easy, hidden, covered, height, protected.
    speedChange: Speed | Increases less Decreases of Speed by the element.
    disorders: Disordered | Whether the terrain Disorders the unit.
    blocksSight: Blocks the line | Whether the element blocks the line of sight.
    givesCover: Cover | Whether the unit has Covered against the shot.
    protects: Protected | Whether the unit has Protected in the combat.
    givesHeight: Height | Whether the unit has an Increase of Combat for Height.
    courageAgainstShots: Courage against shots | Its Courage to resist shooting; null where it was not told or no shot is asked about.
    courageInCombat: Courage in combat | Its Courage to resist in combat; null where it was not told or no combat is asked about.
    crop: Kind of the fields | low, Difficult; cover, Difficult and Covered; tall, Very Difficult, Covered and Hidden; null while the die is open.
    coverChance: Chance of cover | Chance that fields give cover, as an exact fraction.
    hiddenChance: Chance to hide | Chance that fields hide, as an exact fraction.
    flow: Flow | How the river flows; null while a die is open.
    fordIs: Ford | What a ford of the river is; null while the die is open.
    impassableChance: Chance of Impassable | Chance that the river is Impassable, as an exact fraction.
    fordDifficultChance: Chance of a Difficult ford | Chance that a ford is Difficult, as an exact fraction.
    normal: Normal | Chance that the river is Normal.
    difficult: Difficult | Chance that the river is Difficult.
    very-difficult: Very Difficult | Chance that the river stays Very Difficult.
    impassable: Impassable | Chance that the river is Impassable.
    ford-difficult: Difficult ford | Chance that a ford is Difficult.
    low: Difficult | Chance that fields are Difficult alone.
    cover: Difficult and Covered | Chance that fields are Difficult and give cover.
    tall: Very Difficult, Covered, Hidden | Chance that fields are Very Difficult, give cover and hide.
  `),

  terms: worded(`
    element: road = road | road:the = the road | hill = hill | hill:the = the hill | steep-hill = steep hill | steep-hill:the = the steep hill | wood = wood | wood:the = the wood | field = field | field:the = the field | wall = wall | wall:the = the wall | fence = fence | fence:the = the fence | lake = lake | lake:the = the lake | bridge = bridge | bridge:the = the bridge | ford = ford | ford:the = the ford | building = building | building:the = the building | rocks = rocks | rocks:the = the rocks | river = river | river:the = the river | marsh = marsh | marsh:the = the marsh | urban-area = urban area | urban-area:the = the urban area
    scale: 15mm = 15 mm | 28mm = 28 mm
    course: between-edges = between two edges | edge-to-element = from an edge to an element | same-edge = in and out by the same edge | ends-inside = ends inside the table
    changes: shift = shift an element | place = place an element | remove = remove an element
    mover: formation = Formation | company = Company | cavalry = cavalry | artillery = artillery | commander = Commander
    path: through = through it | within = wholly inside it | beside = beside it | none = no move
    standing: outside = outside | inside = inside | wholly-inside = wholly inside | against = right behind it
    sightLine: none = none | crosses = crosses it | from-inside = from inside
    fighting: no = no combat | charged = charged | fights = fights otherwise
    crop: low = low | cover = with cover | tall = tall
    flow fordIs: normal = Normal | difficult = Difficult | very-difficult = Very Difficult | impassable = Impassable
    qualities: difficult = Difficult | very-difficult = Very Difficult | impassable = Impassable | easy = Easy | hidden = Hidden | covered = Covered | height = Height | protected = Protected
    placesFirst: own = this side | enemy = the other side | again = roll again | open = open
  `),

  steps: said(`
    t7g-3.16/terrain: It crosses Difficult terrain: one Decrease of Speed.
    t7g-3.17/terrain: It moves through Very Difficult terrain: it becomes Disordered.
    t7g-3.18/terrain: Very Difficult terrain is Difficult too: one Decrease of Speed.
    t7g-3.19/terrain: Nobody moves through Impassable terrain.
    t7g-3.20/terrain: Its whole move is in Easy terrain: one Increase of Speed.
    t7g-4.24/terrain: The line crosses the element from side to side: it is blocked.
    t7g-4.25/terrain: Covered: one Increase of Courage against the shot.
    t7g-5.38/terrain: Height: one Increase of Combat.
    t7g-5.39/terrain: Protected: one Increase of Courage in the combat.
    t7g-6.13/terrain: Difficult terrain has no effect on Skirmishers.
    t7g-6.38/terrain: Very Difficult terrain does not Disorder a Light unit.
    t7g-7.9/terrain: Terrain that is not Impassable does not change how far a Commander moves.
    t7g-7.61/level: That option takes Level {least}.
    t7g-7.61/far: The element is shifted {inches} inches: at most {most}.
    t7g-7.61/once: He changes one element, once, before the game.
    t7g-9.6: The players place it by agreement: it costs no points, and the rules for points are not used.
    t7g-9.7: The dice are {ownDie} and {enemyDie}: each is its player's scenario points.
    t7g-9.7/tie: The dice are equal: both are rolled again.
    t7g-9.8: The player with more points begins: {placesFirst}.
    t7g-9.8/points: It costs {cost} {cost?point|points} and its player has {points}.
    t7g-9.8/spent: The elements cost {cost} points and their player has {points}.
    t7g-9.9: Price: {cost} {cost?point|points} ({element}).
    t7g-9.9/large: Price of a large one: {cost} {cost?point|points} ({element}).
    t7g-9.9/spent: The elements cost {spent} {spent?point|points} together.
    t7g-9.9/no-price: The book gives a ford no price: it comes with a river.
    t7g-9.9/no-rules: The book has no rules for {element:the}: the players agree on them.
    t7g-9.10: It is {inches} inches from another element: at least {spacing} are needed.
    t7g-9.10/joined: It is placed against one of its kind, to make it larger.
    t7g-9.11: Its size is not what the book advises, but sizes are a guide.
    t7g-9.12: A road is {least} to {most} inches wide.
    t7g-9.12/course: A road starts at a table edge and ends at another edge or against another element.
    t7g-9.12/crosses: A road may run through other elements.
    t7g-9.13: The road is Easy.
    t7g-9.14: A hill is {least} to {most} inches across; beyond that it is large.
    t7g-9.15: The hill has Height.
    t7g-9.16: The hill is Hidden.
    t7g-9.17: A steep hill is up to {most} inches across.
    t7g-9.18: The steep hill is Difficult.
    t7g-9.19: The steep hill has Height.
    t7g-9.20: The steep hill is Hidden.
    t7g-9.21: A wood is {least} to {most} inches across; beyond that it is large.
    t7g-9.22: The wood is Very Difficult.
    t7g-9.23: The wood gives Covered to who is inside.
    t7g-9.24: The wood is Hidden.
    t7g-9.25: A field is up to {most} inches across.
    t7g-9.26: One die decides for all fields of the table.
    t7g-9.26/fell: The die shows {cropDie}: all fields are {qualities}.
    t7g-9.26/difficult: Fields of this kind are Difficult.
    t7g-9.26/very-difficult: Tall fields are Very Difficult.
    t7g-9.26/covered: Fields of this kind give Covered.
    t7g-9.26/hidden: Tall fields are Hidden.
    t7g-9.27: A wall is up to {most} inches long in all.
    t7g-9.27/pieces: The pieces of a wall all touch.
    t7g-9.28: The wall gives Protected to who is right behind it.
    t7g-9.29: The wall gives Covered.
    t7g-9.30: The wall is Difficult to cross.
    t7g-9.31: A small lake is up to {most} inches across, a large one up to {large}.
    t7g-9.32: The lake is Impassable.
    t7g-9.33: A fence is up to {most} inches long in all.
    t7g-9.33/pieces: The pieces of a fence all touch.
    t7g-9.34: The fence gives Covered, and never Protected.
    t7g-9.35: The fence is Difficult to cross.
    t7g-9.36: A bridge is used only over a river, and there is none.
    t7g-9.37: A bridge lets any unit cross, whatever the size of the model.
    t7g-9.37/easy: A road goes over the bridge: it is Easy.
    t7g-9.40: The building is Impassable to who does not enter it.
    t7g-9.40/hidden: The building is Hidden.
    t7g-9.41: The building gives Protected to who is inside.
    t7g-9.41/covered: The building gives Covered to who is inside.
    t7g-9.44: Rocks are up to {most} inches across.
    t7g-9.45: Rocks are Impassable.
    t7g-9.45/hidden: Rocks are Hidden.
    t7g-9.46: A river may only be its player's first choice.
    t7g-9.46/course: A river runs from one table edge to another.
    t7g-9.47: The bridge or ford that goes with a river costs no points.
    t7g-9.47/edges: It is {inches} inches from a table edge: it must be more than {least} from all.
    t7g-9.47/opponent: The opponent of who placed the river places its bridge or ford.
    t7g-9.48: One die gives the flow: Normal, Difficult, or Very Difficult with a second die.
    t7g-9.48/again: The die shows {flowDie}: Very Difficult, and Impassable if the second die is a 6.
    t7g-9.48/fell: The die shows {flowDie}: the river is {flow}.
    t7g-9.48/difficult: The river is Difficult.
    t7g-9.48/very-difficult: The river is Very Difficult.
    t7g-9.48/impassable: The river is Impassable.
    t7g-9.49/length: A ford is up to {most} inches long.
    t7g-9.49/no-river: A ford is placed only in a river, and there is none.
    t7g-9.50: The ford is Normal.
    t7g-9.50/bad: A ford is Difficult in such a river.
    t7g-9.50/difficult: In such a river the ford is Difficult.
    t7g-9.50/usual: A ford is Normal unless the river is Very Difficult or Impassable.
    t7g-9.51: The qualities of an element have the effects of the table.
  `),

  because: said(`
    river-on-the-table: There is a river on the table.
    pieces-touch: Its pieces touch.
    first-choice: The river is its player's first choice.
    from-edge-to-edge: It runs from one table edge to another.
    begins-and-ends-well: It begins and ends where it may.
    by-the-opponent: The opponent places it.
    far-from-edges: It is far enough from all table edges.
    far-from-others: It is far enough from other elements.
    points-enough: The points are enough.
    level-high-enough: His Level is high enough.
    shifted-no-farther: The element is shifted no farther than it may.
    whole-move-inside: Not all of its move is inside.
    front-centre-passes-it-by: Its Front Centre does not pass through.
    one-end-is-inside: The line does not cross it from side to side.
    target-is-not-inside: The target is not inside.
    not-right-against-it: The unit is not right behind it.
    not-wholly-inside: Not all of its Centres are inside.
    enemy-is-wholly-inside: The enemy is wholly inside as well.
    no-road-over-it: No road goes over it.
    enters-it: The unit enters it.
    not-in-the-building: The unit is not in the building.
    river-no-worse-than-difficult: The river is Difficult at worst.
    not-over-a-bridge: It does not cross by a bridge.
    not-at-a-ford: It does not cross at a ford.
    no-skirmishers: The unit has no Skirmishers rule.
  `),

  ...summed(`
    scenario-points/own: This side has more points and places first. | This side begins | He places first.
    scenario-points/enemy: The other side has more points and places first. | The other side begins | His opponent places first.
    scenario-points/again: The dice are equal and are rolled again. | Roll again | They roll again.
    scenario-points/open: The elements cost {spent} {spent?point|points}. | {spent} {spent?point|points} | That is {spent} {spent?point|points}.
    scenario-points/no: The elements cost {spent} points and the player has {points}. | Too dear | He has too few points.
    element/yes: {element:The} may be placed so. | May be placed | It may be placed.
    element/no: {element:The} may not be placed so. | May not be placed | It may not be placed.
    cartographer/yes: He may do so: {changes}. | Allowed | He may.
    cartographer/no: He may not do so: {changes}. | Not allowed | He may not.
    terrain/no: {element:The} may not be moved through. | Impassable | It may not pass.
    terrain/moves: The unit may move {inches} {inches?inch|inches}. | {inches} {inches?inch|inches} | It moves {inches} {inches?inch|inches} at most.
    terrain/resists: It rolls {courage} {courage?die|dice} to resist. | {courage} {courage?die|dice} | It rolls {courage} {courage?die|dice} to resist.
    terrain/some: {element:The} counts as: {qualities}. | {qualities} | It counts as: {qualities}.
    terrain/nothing: {element:The} has no effect here. | No effect | It has no effect.
    field/is: All fields are {qualities}. | {qualities} | All fields are {qualities}.
    field/odds: Fields give cover {percent:percent} of the time. | {percent:percent} | They give cover {percent:percent} of the time.
    river/is: The river is {flow}. | {flow} | The river is {flow}.
    river/odds: The river is Impassable {percent:percent} of the time. | {percent:percent} | It is Impassable {percent:percent} of the time.
  `),

  problems: said(`
    no-large-kind: The book has no large one of this kind.
    no-size-given: The book gives no size for it.
    no-crossing: Only a bridge or ford goes with a river.
    not-compulsory: Say that it is the bridge or ford that goes with the river.
    only-against-a-line: A unit stands right behind a wall or fence alone.
    never-inside-a-line: No unit stands inside a wall or fence.
    no-building: Only a building is entered.
    no-second-die: A second die is rolled after a 5 or 6 alone.
  `),
} satisfies PartOfMessages;
