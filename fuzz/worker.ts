import { parentPort, workerData } from "node:worker_threads"
import { checkReader, type Failure } from "./check-reader.js"
import { hurryKeypairs, hurryWebCrypto } from "./quick-crypto.js"
import { readers } from "./readers.js"

/**
 * What the main thread asks for. `running` holds the number of the case that runs. `next` is shared by all workers: the
 * reader that nobody has taken yet.
 */
export interface Job {
  name: string | undefined
  cases: number
  seed: number
  path?: string
  running: Int32Array
  next: Int32Array
}

/** What it hears: each reader as it begins and ends. */
export type News =
  | { begins: string }
  | { ends: string; cases: number; ms: number; failure: Failure | undefined }

const { name, running, next, ...options } = workerData as Job
const post = (news: News): void => parentPort?.postMessage(news)
const mine = readers.filter((one) => one.name.startsWith(name ?? ""))

hurryWebCrypto()
hurryKeypairs()
// Most errors are answers here, and a stack takes longer than they do.
Error.stackTraceLimit = 0

for (let at = Atomics.add(next, 0, 1); at < mine.length; at = Atomics.add(next, 0, 1)) {
  const reader = mine[at]!
  post({ begins: reader.name })
  let number = 0
  const counted = {
    ...reader,
    fault(input: unknown) {
      Atomics.store(running, 0, ++number)
      return reader.fault(input)
    },
  }
  const start = performance.now()
  const failure = await checkReader(counted, options)
  post({ ends: reader.name, cases: number, ms: performance.now() - start, failure })
}
