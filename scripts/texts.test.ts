import { describe, expect, test } from "vitest"
import {
  type Catalogue,
  catalogues,
  checkCatalogue,
  languages,
  readCatalogue,
  readEnglish,
} from "./catalogues.js"

const english = await readEnglish()

describe.each(Object.keys(catalogues) as Catalogue[])("%s", (catalogue) => {
  test.each(languages)(
    "%s has no wrong, unused or untranslated text, and what it lacks is listed",
    (code) => {
      const { missing, ...faults } = checkCatalogue(catalogue, code, english[catalogue])
      if (missing.length > 0)
        console.warn(`${catalogue}, ${code}: in English are ${missing.join(", ")}`)
      expect(faults).toEqual({ unused: [], wrong: [], inEnglish: [], listedInVain: [] })
    },
  )
})

describe("a catalogue's check", () => {
  const texts = english["packages/react"]
  const german = readCatalogue("packages/react", "de")
  const faultsWith = (key: string, text: unknown) =>
    checkCatalogue("packages/react", "de", texts, new Map([...german, [key, text as string]]))

  test.each([
    ["another placeholder", "Konto {anfang} … {end}, Menü"],
    ["a missing placeholder", "Konto"],
    ["nothing in it", " "],
    ["plural forms that English doesn't have", { one: "Konto", other: "Konten" }],
  ])("finds a text with %s", (_, text) => {
    expect(faultsWith("accountMenu", text).wrong).toEqual(["accountMenu"])
  })

  test("finds plural forms of another language, and accepts a single number as a word", () => {
    const wallets = { one: "Eine Wallet", other: "{count} Wallets" }
    expect(faultsWith("searchCount", wallets).wrong).toEqual([])
    expect(faultsWith("searchCount", { ...wallets, few: "{count}" }).wrong).toEqual(["searchCount"])
  })

  test("finds texts that are missing, gone, or still in English", () => {
    const { disconnect, ...rest } = Object.fromEntries(german)
    const changed = new Map(Object.entries({ ...rest, close: "Close", gone: "Weg" }))
    expect(disconnect).toBeDefined()
    expect(checkCatalogue("packages/react", "de", texts, changed)).toMatchObject({
      missing: expect.arrayContaining(["disconnect"]),
      unused: ["gone"],
      inEnglish: ["close"],
    })
  })
})
