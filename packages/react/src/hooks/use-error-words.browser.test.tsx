import { reason, WalletError } from "@alidade/core"
import { expect, test } from "vitest"
import { kitOf, render, renderHook, until } from "../../test/fixtures.js"
import { loadLanguage } from "../languages/index.js"
import { useErrorWords } from "./use-error-words.js"

const failed = new WalletError(
  "external",
  reason("sendFailed", "The network did not carry out the transaction: {code}.", {
    code: "txBAD_SEQ",
  }),
)
const closed = new WalletError("external", reason("closed", "It was closed."))

function Probe({ into }: { into: unknown[] }): null {
  into.push(useErrorWords(failed))
  return null
}

test("names the code until its meaning has loaded, in the provider's language", async () => {
  const seen: unknown[] = []
  render(kitOf([]), <Probe into={seen} />, { language: await loadLanguage("de") })
  await until(() => seen.length > 1)
  expect(seen[0]).toEqual({
    what: "Das Netzwerk hat die Transaktion nicht ausgeführt: txBAD_SEQ.",
  })
  await expect
    .poll(() => seen.at(-1))
    .toEqual({
      what: "Das Netzwerk hat die Transaktion nicht ausgeführt. Ihre Sequenznummer ist nicht die nächste des Kontos: Inzwischen wurde eine andere Transaktion gesendet.",
      remedy:
        "Sehen Sie sich die letzten Transaktionen des Kontos an und erstellen Sie sie dann neu.",
    })
})

test("says an error without a remedy, and nothing without an error", async () => {
  const { result } = renderHook(kitOf([]), () => [useErrorWords(closed), useErrorWords(undefined)])
  await until(() => result.current)
  expect(result.current).toEqual([{ what: "It was closed." }, undefined])
})
