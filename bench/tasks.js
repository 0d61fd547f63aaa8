/** Says what the largest tasks of a page were. */

/** @typedef {import("./measure/trace.js").Span} Span */
/** @typedef {import("./measure/trace.js").Task} Task */
/** @typedef {import("./pages.js").Page} Page */

/** What a span is, if it says more than its parts. @type {Record<string, string>} */
const kinds = {
  ParseHTML: "parse",
  "HTMLDocumentParser::MaybeFetchQueuedPreloads": "preload",
  "v8.evaluateModule": "run module",
  "v8.compileModule": "compile",
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
  MinorGC: "garbage",
  MajorGC: "garbage",
  CommitLoad: "navigation",
}

/**
 * @param {readonly Task[]} tasks
 * @param {Page} page
 * @param {number} [count]
 * @returns {{ ms: number, what: string }[]} the largest, with their three largest parts
 */
export function largestTasks(tasks, page, count = 10) {
  return tasks
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, count)
    .map((task) => ({ ms: task.ms, what: describe(task, page) }))
}

/**
 * @param {Task} task
 * @param {Page} page
 */
function describe({ ms, spans }, page) {
  /** @type {Map<string, number>} */
  const parts = new Map()
  /** @type {{ what: string, end: number }[]} */
  const open = []
  const add = (/** @type {string} */ what, /** @type {number} */ time) =>
    parts.set(what, (parts.get(what) ?? 0) + time)
  let known = 0
  for (const span of spans) {
    const what = nameOf(span, page)
    if (!what) continue
    while (open.length > 0 && span.ts >= (open.at(-1)?.end ?? 0)) open.pop()
    const parent = open.at(-1)
    const time = span.tdur / 1_000
    // Time counts for the innermost part.
    if (parent) add(parent.what, -time)
    else known += time
    add(what, time)
    open.push({ what, end: span.ts + span.dur })
  }
  add("the browser's own", ms - known)
  return [...parts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .filter(([, time]) => time > ms / 20)
    .map(([what, time]) => `${what} ${time.toFixed(1)}`)
    .join(", ")
}

/**
 * @param {Span} span
 * @param {Page} page
 * @returns {string | undefined}
 */
function nameOf({ name, args }, page) {
  if (name !== "FunctionCall") return kinds[name]
  const { url = "", lineNumber = 0, columnNumber = 0, functionName } = args.data ?? {}
  if (!url.startsWith("http")) return undefined
  const path = new URL(url).pathname.slice(1)
  return page.originOf(path, lineNumber - 1, columnNumber - 1) || functionName
}
