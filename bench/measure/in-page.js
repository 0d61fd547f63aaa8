/**
 * @typedef {object} ClickTimes in ms since the click's own time stamp
 * @property {number} first when the first row had been painted
 * @property {number} all when the last row had been painted, and each could be pressed
 * @property {number} drawn when the rows' icons had been painted too
 */

/**
 * Runs in the page before its own scripts and follows the first click; `window.clickTimes` resolves when all rows are
 * drawn, with the marks `clicked` and `drawn` set. A row counts when it is visible, enabled, and hit by a press at its middle. Each frame is examined in
 * `requestAnimationFrame`; its time is taken in the next task, which follows the frame's paint.
 * @param {{ rows: number, onScreen: number, isIdleHeld: boolean }} options the number of rows, and of those that need
 *   no scrolling; whether idle callbacks never run
 */
export function watchClick({ rows, onScreen, isIdleHeld }) {
  if (isIdleHeld) window.requestIdleCallback = () => 0
  /** @param {HTMLButtonElement | undefined} row */
  const isReady = (row) => {
    if (!row || row.disabled) return false
    if (!row.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { left, top, width, height } = row.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit?.closest("button") === row
  }
  /** Which of the three goals this frame has reached. */
  const reached = () => {
    /** @type {NodeListOf<HTMLButtonElement>} */
    const found = document.querySelectorAll("dialog[open] li button")
    const first = isReady(found[0])
    const all = first && found.length === rows && [...found].slice(0, onScreen).every(isReady)
    const isComplete = (/** @type {Element} */ row) => row.querySelector("img")?.complete ?? true
    return { first, all, drawn: all && [...found].every(isComplete) }
  }
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  /** @returns {Promise<number>} */
  const afterPaint = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now())
      port2.postMessage(undefined)
    })

  /**
   * @param {number} clicked time stamp of the click
   * @returns {Promise<ClickTimes>}
   */
  const follow = async (clicked) => {
    /** @type {Partial<Record<"first" | "all" | "drawn", number>>} */
    const times = {}
    while (times.drawn === undefined) {
      await nextFrame()
      const now = reached()
      const painted = (await afterPaint()) - clicked
      if (painted > 20_000) throw new Error("The rows did not appear within 20 s.")
      if (now.first) times.first ??= painted
      if (now.all) times.all ??= painted
      if (now.drawn) times.drawn = painted
    }
    performance.mark("clicked", { startTime: clicked })
    performance.mark("drawn", { startTime: clicked + times.drawn })
    return { first: times.drawn, all: times.drawn, ...times, drawn: times.drawn }
  }
  const clickTimes = new Promise((resolve) => {
    const onClick = (/** @type {MouseEvent} */ { timeStamp }) => resolve(follow(timeStamp))
    addEventListener("click", onClick, { capture: true, once: true })
  })
  Object.assign(window, { clickTimes })
}
