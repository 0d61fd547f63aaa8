import type { Fingerprint } from "./drawing.js"

/** What the icons of this package draw, in the order of the wallets' tables. `drawing.test.ts` says what is missing. */
export const knownDrawings: readonly Fingerprint[] = [
  [159, 75968026],
  [93, 2094710105],
  [163, 1412395149],
  [359, 816808519],
  [230, 1875322038],
  [209, 1103650650],
  [198, 911379148],
  [117, 2114109005],
  [171, 235005651],
  [123, 1053501158],
  [142, 299656936],
  [174, 766046248],
  [131, 666826957],
  [173, 1359543401],
  [146, 943560149],
  [143, 1711189422],
  [123, 1950498770],
  [195, 149785351],
]
