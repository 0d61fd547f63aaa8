import { expect, test } from "vitest"
import { hasRoom } from "./placement.js"

const screen = { left: 0, top: 0, width: 1280, height: 720 }
const page = { screenX: 0, screenY: 0, outerWidth: 1280 }

test.each([
  ["at the right end of the page's window", {}, true],
  ["left and above of a screen, moved to the edge", { screenX: -900, screenY: -50 }, true],
  ["half of it beyond the right edge", { screenX: 190 }, true],
  ["more than half of it beyond the right edge", { screenX: 191 }, false],
  ["more than half of it below the bottom", { screenY: 401 }, false],
  ["slightly beyond each edge, too much in total", { screenX: 150, screenY: 300 }, false],
  ["without a position", { screenX: "somewhere" }, false],
])("places its window: %s", (_, metrics, fits) => {
  expect(hasRoom({ ...page, ...metrics }, screen)).toBe(fits)
})

test("has room on a second screen", () => {
  const right = { ...screen, left: 1280 }
  expect(hasRoom({ ...page, screenX: 1280 }, right)).toBe(true)
  expect(hasRoom({ ...page, screenX: 2560 }, right)).toBe(false)
})

test("refuses a request without the page's metrics", () => {
  expect(hasRoom({}, screen)).toBe(false)
})
