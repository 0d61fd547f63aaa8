import { decodeAddress } from "@alidade/core"
import { concatBytes, decodeBase64, encodeBase64 } from "@alidade/core/encoding"
import axe from "axe-core"
import { expect, onTestFinished, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { connectedKit, OTHER, render, signed, until, wallet } from "../../test/fixtures.js"
import { type ColorScheme, TransactionPreview } from "../index.js"

const word = (value: number) => Uint8Array.of(0, 0, value >> 8, value & 255)
const other = decodeAddress(OTHER)
const key = other.kind === "account" ? other.publicKey : new Uint8Array(32)

/** A payment of 1.5 XLM, and `setOptions` with a new signer, as XDR of an operation without a source. */
const payment = concatBytes(
  word(0),
  word(1),
  word(0),
  key,
  word(0),
  word(0),
  Uint8Array.of(0, 228, 225, 192),
)
const newSigner = concatBytes(
  word(0),
  word(5),
  ...Array.from({ length: 8 }, () => word(0)),
  word(1),
  word(0),
  key,
  word(1),
)

/** An envelope of the fixtures' account with these operations. */
function envelope(operations: readonly Uint8Array[]): string {
  const given = decodeBase64(signed.xdr)
  // Its one operation has 16 bytes; the extension and the signatures follow.
  const head = given.subarray(0, given.length - 28)
  return encodeBase64(concatBytes(head, word(operations.length), ...operations, word(0), word(0)))
}

const repeat = (count: number) => Array.from({ length: count }, () => payment)
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const operations = () => all("[data-part=operation]").length

async function preview(xdr: string, colorScheme: ColorScheme = "light") {
  const kit = await connectedKit(wallet("Freighter"))
  render(kit, <TransactionPreview xdr={xdr} />, { colorScheme })
  await until(() => operations() > 0)
}

test("shows up to ten operations without a fold or a total", async () => {
  await preview(envelope(repeat(10)))
  expect(operations()).toBe(10)
  expect(all("[data-part=folded], [data-part=total]")).toEqual([])
})

test("folds a hundred operations, with what they pay in all first, and opens them by keyboard", async () => {
  await page.viewport(1280, 800)
  await preview(envelope(repeat(100)))
  const [total] = all("[data-part=total]")
  expect(total?.textContent).toBe("100 operations in allPayments in all: 150 XLM")
  expect(operations()).toBe(5)
  const root = all("[data-alidade=preview]")[0]!
  expect(root.getBoundingClientRect().height).toBeLessThan(1600)
  const summary = all("[data-part=folded] > summary")[0]!
  expect(summary.textContent).toBe("95 more")
  expect(total!.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  summary.focus()
  await userEvent.keyboard("{Enter}")
  await until(() => operations() === 100)
  expect(all("ol")[1]?.getAttribute("start")).toBe("6")
})

test("shows the warnings of folded operations before them, each once", async () => {
  await preview(envelope([...repeat(20), newSigner, newSigner]))
  const [total] = all("[data-part=total]")
  const warnings = [...total!.querySelectorAll("[data-warning]")]
  expect(warnings.map(({ textContent }) => textContent)).toEqual([
    "This changes who can sign for the account.",
  ])
})

test.each(["light", "dark"] as const)(
  "is accessible and fits a narrow screen, %s",
  async (scheme) => {
    await page.viewport(320, 640)
    // A preview is drawn on the app's own background.
    document.body.style.background = scheme === "dark" ? "#161618" : "#fcfcfc"
    onTestFinished(() => document.body.removeAttribute("style"))
    await preview(envelope([...repeat(11), newSigner]), scheme)
    all("details").forEach((details) => {
      ;(details as HTMLDetailsElement).open = true
    })
    await until(() => operations() === 12)
    const root = all("[data-alidade=preview]")[0]!
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    expect((await axe.run(root)).violations).toEqual([])
  },
)
