import { expect, test } from "vitest"
import { readLanguage, sayIn, walletEnglish } from "./language.js"

test("says a text in the language, and in English what it lacks", () => {
  const say = sayIn({ lang: "de", dir: "ltr", texts: { locked: "{wallet} ist gesperrt" } })
  expect(say("locked", { wallet: "Freighter" })).toBe("Freighter ist gesperrt")
  expect(say("approve")).toBe(walletEnglish.approve)
  expect(sayIn(undefined)("locked", { wallet: "xBull" })).toBe("xBull is locked")
})

test("reads a stored language, without texts that no window has or that are too long", () => {
  const texts = { approve: "نعم", unknown: "x", reject: "x".repeat(501), close: 5 }
  expect(readLanguage({ lang: "ar", dir: "rtl", texts })).toEqual({
    lang: "ar",
    dir: "rtl",
    texts: { approve: "نعم" },
  })
  expect(readLanguage({ lang: "ar", dir: "up", texts })).toBeUndefined()
  expect(readLanguage({ lang: "<b>", dir: "ltr", texts })).toBeUndefined()
  expect(readLanguage(null)).toBeUndefined()
})
