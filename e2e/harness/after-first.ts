/** The tag of a journey that repeats the first of a list with other data. `npm run long` runs those, `npm test` the first. */
export function afterFirst(at: number): "@long"[] {
  return at === 0 ? [] : ["@long"]
}
