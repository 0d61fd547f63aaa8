import { median } from "../table.js"
import { ask } from "./ask.js"
import { threadTime, trace } from "./trace.js"
import { readMetrics, untilQuiet, visit } from "./visit.js"

/** A payment of 1 XLM from the simulated wallet's first account on Testnet, made with `@stellar/stellar-sdk`. */
const payment =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAQAAAABduJYLjivUH9yNS7T5KnNzg/r93nnDvSxolH3KzWTMBQAAAAAAAAAAAJiWgAAAAAAAAAAA"

/** How many signatures one sample has, of ours and of theirs. */
const COUNT = 10

/**
 * @typedef {object} Signing in ms
 * @property {number} preview from the first request until its preview is painted
 * @property {number} previewThread the main thread's own time meanwhile
 * @property {number} further what a signature takes longer than one of the vendor's package alone
 * @property {number} furtherThread the same in the main thread's own time
 */

/**
 * Measures the first signature of a page that has connected, and further ones beside those of `@stellar/freighter-api`.
 * @param {import("@playwright/test").Browser} browser
 * @param {string} url of the signing page
 * @param {number} slowdown how many times the processor is slowed
 * @returns {Promise<Signing>}
 */
export async function measureSigning(browser, url, slowdown) {
  const first = await visit(browser, slowdown, async (visit) => {
    let preview = Number.NaN
    const { tasks, mark } = await trace(visit, async () => {
      await connected(visit, url)
      preview = await ask(visit.session, `preview("${payment}")`)
    })
    const [asked, drawn] = [mark("asked"), mark("drawn")]
    const during = tasks.filter(({ start, ms }) => start + ms > asked && start < drawn)
    return { preview, previewThread: threadTime(during) }
  })
  const further = await visit(browser, slowdown, async (visit) => {
    const { session } = visit
    await connected(visit, `${url}/?plain`)
    const [ours, theirs] = [await signatures(session, "ours"), await signatures(session, "theirs")]
    return {
      further: ours.wall - theirs.wall,
      furtherThread: ours.thread - theirs.thread,
    }
  })
  return { ...first, ...further }
}

/**
 * @param {import("./visit.js").Visit} visit
 * @param {string} url
 */
async function connected(visit, url) {
  await visit.page.goto(url)
  await ask(visit.session, "connect()")
  await untilQuiet(visit)
}

/**
 * @param {import("./visit.js").Session} session
 * @param {"ours" | "theirs"} by
 * @returns {Promise<{ wall: number, thread: number }>} of one signature
 */
async function signatures(session, by) {
  // The first one loads and compiles code.
  await ask(session, `signatures("${by}", "${payment}", 3)`)
  const before = await readMetrics(session)
  /** @type {number[]} */
  const times = await ask(session, `signatures("${by}", "${payment}", ${COUNT})`)
  const after = await readMetrics(session)
  const thread = (after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)
  return { wall: median(times), thread: (thread * 1_000) / COUNT }
}
