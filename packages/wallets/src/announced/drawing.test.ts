import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { moreWalletIds, walletIds } from "../wallet-ids.js"
import { contentOf, draws, fingerprintOf } from "./drawing.js"
import { knownDrawings } from "./known-drawings.js"

const iconOf = (name: string): string =>
  readFileSync(new URL(`../${name.toLowerCase()}/icon.svg`, import.meta.url), "utf8")
const names = Object.keys({ ...walletIds, ...moreWalletIds })
const inBase64 = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`
const inPercents = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
const isKnown = (icon: string): boolean => draws(contentOf(icon), knownDrawings)

test("knows the drawings of all icons", () => {
  expect(knownDrawings).toEqual(names.map((name) => fingerprintOf(iconOf(name))))
})

test.each(names)("recognizes the icon of %s, encoded, spaced, or wrapped otherwise", (name) => {
  const svg = iconOf(name)
  const spaced = svg.replaceAll("\n", "\n\t").replaceAll('"', "'").replaceAll("/>", " />")
  const inner = svg.replace(/<svg[^>]*>\s*<title>.*<\/title>\s*<rect[^>]*>|<\/svg>\s*$/g, "")
  const wrapped = `<svg viewBox="0 0 64 64"><!-- new --><g fill="red">${inner}</g></svg>`
  const image = `<svg><image href="${inBase64(svg)}"/></svg>`
  for (const each of [svg, spaced, wrapped, image])
    expect([isKnown(inBase64(each)), isKnown(inPercents(each))]).toEqual([true, true])
})

test("takes no other drawing for a known one", () => {
  const other = iconOf("freighter").replaceAll("M7 19", "M7 18")
  expect(isKnown(inPercents(other))).toBe(false)
  expect(isKnown("data:image/png;base64,iVBORw0KGgo=")).toBe(false)
})

test("compares what data URLs contain, not how they are written", () => {
  expect(contentOf("data:image/png;base64,QUJD")).toBe(contentOf("data:image/png,A%42C"))
  expect(() => contentOf("data:image/png;base64,*")).toThrow()
})
