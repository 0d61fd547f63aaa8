import { type Quotation, reason } from "@alidade/core"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { type ReasonLanguage, reasonNode, reasonText } from "./reasons.js"

const german: ReasonLanguage = {
  lang: "de",
  dir: "ltr",
  reasons: {
    declined: "Die Anfrage wurde in {wallet} abgelehnt.",
    failedWith: "{wallet} ist fehlgeschlagen: {reason}.",
    tooMany: "Höchstens {most} Bytes.",
    withRemedy: "{said} {remedy}",
    again: "Versuchen Sie es erneut.",
  },
}
const arabic: ReasonLanguage = {
  lang: "ar",
  dir: "rtl",
  reasons: { declined: "رُفض الطلب في {wallet}.", failedWith: "أخفقت {wallet}: {reason}." },
}

const declined = reason("declined", "Declined in {wallet}.", { wallet: "Rabet" })
const failed = (said: Quotation) =>
  reason("failedWith", "{wallet} failed: {reason}.", { wallet: "Rabet", reason: said })
const markup = (...args: Parameters<typeof reasonNode>) => renderToStaticMarkup(reasonNode(...args))

test("words a reason in the language, or in English without one", () => {
  expect(reasonText(declined, german)).toBe("Die Anfrage wurde in Rabet abgelehnt.")
  expect(markup(declined, german)).toBe("Die Anfrage wurde in Rabet abgelehnt.")
  expect(reasonText(declined)).toBe("Declined in Rabet.")
  expect(markup(declined)).toBe("Declined in Rabet.")
})

test("isolates names and quotations in a right-to-left language", () => {
  expect(reasonText(declined, arabic)).toBe("رُفض الطلب في \u2068Rabet\u2069.")
  expect(markup(declined, arabic)).toBe("رُفض الطلب في \u2068Rabet\u2069.")
  expect(reasonText(failed({ quote: "busy" }), arabic)).toBe(
    "أخفقت \u2068Rabet\u2069: \u2068busy\u2069.",
  )
  expect(reasonText("busy", arabic)).toBe("\u2068busy\u2069")
})

test("quotes somebody else's words with their language, or with none if it is unknown", () => {
  expect(markup(failed({ quote: "Too busy", lang: "en" }), german)).toBe(
    'Rabet ist fehlgeschlagen: <q dir="ltr"><bdi lang="en">Too busy</bdi></q>.',
  )
  expect(markup(failed({ quote: "Zu viel" }), german)).toBe(
    'Rabet ist fehlgeschlagen: <q dir="ltr"><bdi>Zu viel</bdi></q>.',
  )
  expect(markup("Zu viel", german)).toBe('<q dir="ltr"><bdi>Zu viel</bdi></q>')
  expect(markup("Zu viel", arabic)).toBe('<q dir="rtl"><bdi>Zu viel</bdi></q>')
  expect(markup({ quote: "Too busy", lang: "en" }, german)).toBe(
    '<q dir="ltr"><bdi lang="en">Too busy</bdi></q>',
  )
})

test("words the reasons inside a reason, and formats numbers", () => {
  const again = reason("again", "Try again.")
  const words = reason("withRemedy", "{said} {remedy}", { said: declined, remedy: again })
  const both = "Die Anfrage wurde in Rabet abgelehnt. Versuchen Sie es erneut."
  expect(reasonText(words, german)).toBe(both)
  expect(markup(words, german)).toBe(both)
  const most = reason("tooMany", "At most {most} bytes.", { most: 10_240 })
  expect(reasonText(most, german)).toBe("Höchstens 10.240 Bytes.")
  expect(markup(most, german)).toBe("Höchstens 10.240 Bytes.")
})

describe("a reason without words in the language", () => {
  const unknown = reason("unknown", "{wallet} is asleep.", { wallet: "Rabet" })

  test("is in English, and marked as such", () => {
    expect(reasonText(unknown, german)).toBe("Rabet is asleep.")
    expect(markup(unknown, german)).toBe('<bdi lang="en">Rabet is asleep.</bdi>')
    expect(markup(unknown, arabic)).toBe('<bdi lang="en">\u2068Rabet\u2069 is asleep.</bdi>')
  })

  test("is marked alone, inside a reason that has words", () => {
    const words = reason("withRemedy", "{said} {remedy}", { said: declined, remedy: unknown })
    expect(markup(words, german)).toBe(
      'Die Anfrage wurde in Rabet abgelehnt. <bdi lang="en">Rabet is asleep.</bdi>',
    )
  })

  test("isn't marked on an English page, of whatever country", () => {
    expect(markup(unknown, { lang: "en-GB" })).toBe("Rabet is asleep.")
    expect(markup(unknown)).toBe("Rabet is asleep.")
  })
})

test("shows invisible characters, and shortens what is too long", () => {
  const said = failed({ quote: `a\u202eb${"x".repeat(1_000)}` })
  for (const words of [reasonText(said, german), markup(said, german)]) {
    expect(words).toContain("a\\u{202e}b")
    expect(words.length).toBeLessThan(600)
  }
})

test("never takes markup in somebody else's words for elements", () => {
  expect(markup("<b>bold</b>", german)).toBe('<q dir="ltr"><bdi>&lt;b&gt;bold&lt;/b&gt;</bdi></q>')
})
