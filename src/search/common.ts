/** Words of either language that stand in every other sentence and tell no clause from another. */
export const COMMON: ReadonlySet<string> = new Set(
  `a al ante aun cada como con cual cuando cuanta cuantas cuanto cuantos de del desde despues donde e el ella
  ellas ellos en entre es esa ese eso esta estan estar este esto etc ha hacia han hasta hay la las le
  les lo los mas ni no o otra otro para pasa pero por pueda puede pueden que quien quienes se sea segun ser
  si sido sobre solo son su sus tambien tiene tienen tras u un una unas uno unos y ya
  about after also an and any are as at be been before by can do does each for from has have he her
  happen happens him his how i if in into is it its many may me much must my of on or so such than that the their them then
  there these they this to was what when where which while who whom whose will with you your`.split(
    /\s+/,
  ),
);

/** Numbers up to nine are figures in the texts, and often words in a query. */
export const FIGURES: Readonly<Record<string, string>> = {
  un: '1',
  una: '1',
  uno: '1',
  one: '1',
  dos: '2',
  two: '2',
  tres: '3',
  three: '3',
  cuatro: '4',
  four: '4',
  cinco: '5',
  five: '5',
  seis: '6',
  six: '6',
  siete: '7',
  seven: '7',
  ocho: '8',
  eight: '8',
  nueve: '9',
  nine: '9',
};
