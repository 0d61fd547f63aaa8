import { expect, test } from "../journeys/test.js"
import { heapOf } from "./measure.js"

/** A connected page of the front end that nobody uses for eight hours, by a held clock. */

const HOURS = 8
const HOUR = 60 * 60_000
/** The heap may grow so much in the hours after the first one, in bytes. */
const LIMIT = 100_000

test("eight hours connected and hidden ask nothing, and leave nothing behind", async ({
  page,
  openPage,
  connect,
}) => {
  test.setTimeout(60 * 60_000)
  await page.addInitScript(canHide)
  await page.clock.install()
  await openPage()
  await connect()
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(() => window.hide())
  // Requests that came before.
  await page.waitForLoadState("networkidle")
  const asked: string[] = []
  page.on("request", (request) => asked.push(request.url()))
  const posted = await page.evaluate(() => window.posted())

  await page.clock.runFor(HOUR)
  const before = await heapOf(devtools)
  for (let hour = 1; hour < HOURS; hour++) await page.clock.runFor(HOUR)
  const bytes = (await heapOf(devtools)) - before
  console.log(`The heap grew by ${bytes} bytes in ${HOURS - 1} hours.`)
  expect(asked).toEqual([])
  expect(await page.evaluate(() => window.posted())).toBe(posted)
  expect(bytes).toBeLessThanOrEqual(LIMIT)
})

declare global {
  interface Window {
    hide(): void
    /** How often the page has posted a message to itself, as the client of an extension does. */
    posted(): number
  }
}

/** Lets the test hide the page, and counts its messages. */
function canHide(): void {
  let isHidden = false
  Object.defineProperties(document, {
    hidden: { get: () => isHidden },
    visibilityState: { get: () => (isHidden ? "hidden" : "visible") },
  })
  window.hide = () => {
    isHidden = true
    document.dispatchEvent(new Event("visibilitychange"))
  }
  let count = 0
  const { postMessage } = window
  window.postMessage = ((...given: Parameters<typeof postMessage>) => {
    count++
    postMessage.apply(window, given)
  }) as typeof postMessage
  window.posted = () => count
}
