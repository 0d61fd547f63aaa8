import { expect, test } from "vitest"
import { wrongArrows } from "./floors.js"

const arrow = (from: string, to: string) => ({
  from,
  to,
  file: `${from}/a.ts`,
  imported: `${to}/b.ts`,
})

test("an import may go down and along a floor, but not up", () => {
  const arrows = [arrow("sign", "logic/effects"), arrow("sign", "check"), arrow("logic", "ui")]
  expect(wrongArrows(arrows, ["sign check", "ui", "logic"])).toEqual([arrow("logic", "ui")])
})

test("folders must not import each other in a circle, also over others", () => {
  const circle = [arrow("state", "wallets"), arrow("wallets", "turns"), arrow("turns", "state")]
  expect(wrongArrows([...circle, arrow("kit.ts", "state")])).toEqual(circle)
})

test("files beside the folders may import any, and are a circle if one imports them", () => {
  const entry = [arrow("index.ts", "button"), arrow("index.ts", "picker")]
  expect(wrongArrows(entry)).toEqual([])
  expect(wrongArrows([...entry, arrow("picker", "index.ts")])).toHaveLength(2)
})
