/**
 * What the main thread of a page did, from Chromium's trace. Times are the thread's own: what else the machine does at
 * the same time does not count.
 */

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} cat
 * @property {string} ph
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts when, in µs
 * @property {number} [dur] in µs
 * @property {number} [tdur] of the thread's own time, in µs
 * @property {{ data?: Record<string, any>, snapshot?: string }} args
 */
/** @typedef {TraceEvent & { dur: number, tdur: number }} Span */
/**
 * @typedef {object} Task
 * @property {number} start in ms of the trace's clock
 * @property {number} ms of the thread's own time
 * @property {Span[]} spans what ran in it, outermost first
 */
/**
 * @typedef {object} Trace
 * @property {Task[]} tasks of the main thread, in order
 * @property {(name: string) => number} mark when `performance.mark(name)` was called last, in ms of the trace's clock
 * @property {{ at: number, image: string }[]} frames JPEGs, base64
 */

const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
]

/**
 * Traces a page while `run` runs. The page must navigate meanwhile.
 * @param {import("./visit.js").Visit} visit
 * @param {() => Promise<void>} run
 * @param {{ screenshots?: boolean }} [options]
 * @returns {Promise<Trace>}
 */
export async function trace({ browser, page }, run, { screenshots = false } = {}) {
  await browser.startTracing(page, {
    screenshots,
    categories: screenshots
      ? [...categories, "disabled-by-default-devtools.screenshot"]
      : categories,
  })
  let content
  try {
    await run()
  } finally {
    content = await browser.stopTracing()
  }
  return readTrace(JSON.parse(content.toString()).traceEvents, new URL(page.url()).origin)
}

/**
 * @param {TraceEvent[]} events
 * @param {string} origin of the page
 * @returns {Trace}
 */
function readTrace(events, origin) {
  const loaded = events.find(
    ({ name, args }) => name === "CommitLoad" && args.data?.url?.startsWith(origin),
  )
  if (!loaded) throw new Error("The trace has no navigation.")
  const ofPage = events.filter(({ pid, tid }) => pid === loaded.pid && tid === loaded.tid)
  const spans = ofPage.filter(isSpan).toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  /** @type {(Task & { end: number })[]} */
  const tasks = []
  for (const span of spans) {
    const last = tasks.at(-1)
    if (last && span.ts < last.end) last.spans.push(span)
    else if (span.name === "RunTask")
      tasks.push({
        start: span.ts / 1_000,
        ms: span.tdur / 1_000,
        spans: [],
        end: span.ts + span.dur,
      })
  }
  return {
    tasks,
    mark(name) {
      const mark = ofPage.findLast((event) => event.name === name && event.cat.includes("timing"))
      if (!mark) throw new Error(`The trace has no mark ${name}.`)
      return mark.ts / 1_000
    },
    frames: events.flatMap(({ name, ts, args }) =>
      name === "Screenshot" && args.snapshot ? [{ at: ts / 1_000, image: args.snapshot }] : [],
    ),
  }
}

/**
 * @param {TraceEvent} event
 * @returns {event is Span}
 */
function isSpan(event) {
  return event.ph === "X" && event.dur !== undefined && event.tdur !== undefined
}

/** @param {readonly Task[]} tasks */
export function threadTime(tasks) {
  return tasks.reduce((sum, { ms }) => sum + ms, 0)
}

/**
 * The part of each task that is over 50 ms, as total blocking time counts it.
 * @param {readonly Task[]} tasks
 */
export function blockingTime(tasks) {
  return tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
}
