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

test("judges images inside an image, however damaged or deep they are", () => {
  const svg = iconOf("freighter")
  const around = (image: string) => `<svg><image href="${image}"/></svg>`
  for (const damaged of ["data:image/x", "data:image/png;base64,*", "data:image/svg+xml"])
    expect(isKnown(inPercents(around(damaged)))).toBe(false)
  const deep = (levels: number, inner: string): string =>
    levels === 0 ? inner : around(inBase64(deep(levels - 1, inner)))
  expect(isKnown(inPercents(deep(3, svg)))).toBe(true)
  expect(isKnown(inPercents(deep(3, "<svg/>")))).toBe(false)
  expect(isKnown(inPercents(deep(9, "<svg/>")))).toBe(true)
  expect(isKnown(`data:image/svg+xml,${"data:image/svg+xml,".repeat(1_700)}`)).toBe(true)
})

test("compares what data URLs contain, not how they are written", () => {
  expect(contentOf("data:image/png;base64,QUJD")).toBe(contentOf("data:image/png,A%42C"))
  expect(() => contentOf("data:image/png;base64,*")).toThrow()
})
