/** The promise's end; rejects with these words where it has none within so many ms. */
export function within<Result>(ms: number, words: string, call: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${words} within ${ms} ms.`)), ms)
    call.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Waits until something holds, for so many ms at most. */
export async function settled(ms: number, holds: () => boolean): Promise<void> {
  const end = Date.now() + ms
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
}
