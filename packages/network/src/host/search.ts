/** Finds the place of an item in a sorted list by halving, or where it would be inserted. */
export function search<Item>(
  items: readonly Item[],
  compare: (item: Item) => number,
): { at: number; found: boolean } {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    const order = compare(items[middle]!)
    if (order === 0) return { at: middle, found: true }
    if (order < 0) low = middle + 1
    else high = middle
  }
  return { at: low, found: false }
}
