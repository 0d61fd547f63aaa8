/** Settles like the promise. Rejects with this message if that takes longer than `ms`. */
export function within<Result>(
  ms: number,
  message: string,
  call: Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${message} within ${ms} ms.`)), ms)
    call.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Waits until a condition holds, for at most `ms`. */
export async function settled(ms: number, holds: () => boolean): Promise<void> {
  const end = Date.now() + ms
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
}
