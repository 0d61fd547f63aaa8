/** The result of some work, or undefined if it fails or takes longer. `limit` is in ms. */
export function within<Value>(limit: number, work: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), limit)
    work.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(timer))
  })
}
