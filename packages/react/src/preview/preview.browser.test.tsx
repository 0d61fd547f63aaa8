import { networks, WalletError, type WalletModule } from "@alidade/core"
import { describeTransaction } from "@alidade/core/describe"
import axe from "axe-core"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { dialog, part, settled, state, wide } from "../../test/dialog.js"
import {
  ADDRESS,
  connectedKit,
  frame,
  never,
  OTHER,
  render,
  renderHook,
  signed,
  until,
  wallet,
  watched,
} from "../../test/fixtures.js"
import {
  AuthEntryPreview,
  english,
  MessagePreview,
  previewEnglish,
  SigningView,
  TransactionPreview,
  useDescribedTransaction,
} from "../index.js"

beforeEach(wide)
afterEach(() => {
  vi.useRealTimers()
  document.body.removeAttribute("dir")
})

const silent: Partial<WalletModule> = {
  signTransaction: () => never,
  signAuthEntry: () => never,
  signMessage: () => never,
}

/** Made with `@stellar/stellar-sdk` 17.2 for the account above: fee 50 XLM, memo "rent\u202e", valid until 2030. */
const dangerous =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgR3NZQAAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAABxP7MAAAAAAQAAAAdyZW504oCuAAAAAAQAAAAAAAAAAQAAAADjcmgwoLYMtfUshEz/zU7tZeulwVXomyZBFWJyTnHlRAAAAAFVU0QAAAAAAONyaDCgtgy19SyETP/NTu1l66XBVeibJkEVYnJOceVEAAAAAt/RwEAAAAAAAAAABQAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAQAAAAAAAAABAAAAAONyaDCgtgy19SyETP/NTu1l66XBVeibJkEVYnJOceVEAAAAAQAAAAAAAAAIAAAAAONyaDCgtgy19SyETP/NTu1l66XBVeibJkEVYnJOceVEAAAAAAAAAAYAAAABVVNEAAAAAADjcmgwoLYMtfUshEz/zU7tZeulwVXomyZBFWJyTnHlRH//////////AAAAAAAAAAA="

/** Calls `swap` on an unknown contract, with arguments, authorized by the source account. */
const call =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAGAAAAAAAAAABdjV8khCAehs3g9gOktUjcgMEYlNa49ddrpo0XS1G1qcAAAAEc3dhcAAAAAMAAAAKf////////////////////wAAABEAAAABAAAAAgAAAA4AAAABYQAAAAAAABAAAAABAAAAAgAAAAUAAAAAAAAAAQAAAAUAAAAAAAAAAgAAAA4AAAABYgAAAAAAAA4AAAABeAAAAAAAABIAAAAAAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAAAQAAAAAAAAAAAAAAAXY1fJIQgHobN4PYDpLVI3IDBGJTWuPXXa6aNF0tRtanAAAABHN3YXAAAAADAAAACn////////////////////8AAAARAAAAAQAAAAIAAAAOAAAAAWEAAAAAAAAQAAAAAQAAAAIAAAAFAAAAAAAAAAEAAAAFAAAAAAAAAAIAAAAOAAAAAWIAAAAAAAAOAAAAAXgAAAAAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAAAAAAAA=="

/** The transfer of 1 XLM as a preimage of type 10, which names a contract. */
const forContract =
  "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAQQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="

/** The same, for `OTHER`. */
const forAccount =
  "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAADjcmgwoLYMtfUshEz/zU7tZeulwVXomyZBFWJyTnHlRAAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA"

/** A fee bump signed by the account above, around its own unsigned transaction. */
const feeBump =
  "AAAABQAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAMgAAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAAAAAAAAAAAAXeSs4EAAABAIkT7REF60YhjEJFm8sARmd6/JSwLUD5xwsqbW98VzacD5WWpo3v/UXwvjQiP9D/u07VulgOu37Og4grAiRMmDg=="

/**
 * `call` without arguments. A contract authorizes it, a delegate signs for the contract, and `OTHER` signs for the
 * delegate.
 */
const delegated =
  "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAGAAAAAAAAAABdjV8khCAehs3g9gOktUjcgMEYlNa49ddrpo0XS1G1qcAAAAEc3dhcAAAAAAAAAABAAAAAwAAAAEDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAAFAAAACQAAAAEAAAABAAAAAQQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAAAAQAAAAEAAAAAAAAAAONyaDCgtgy19SyETP/NTu1l66XBVeibJkEVYnJOceVEAAAAAQAAAAAAAAAAAAAAAXY1fJIQgHobN4PYDpLVI3IDBGJTWuPXXa6aNF0tRtanAAAABHN3YXAAAAAAAAAAAAAAAAAAAAAA"

/** Requests a signature from a wallet that never answers, and waits for its preview. */
async function requestSignature(
  ask: "signTransaction" | "signAuthEntry" | "signMessage",
  payload: string,
  view = <SigningView />,
) {
  const kit = await connectedKit(wallet("Freighter", silent))
  await watched(kit, () => render(kit, view))
  kit[ask](payload).catch(() => {})
  await until(settled)
  return kit
}

/** The shown value of one fact. */
const fact = (name: string): string | null | undefined =>
  part("requested")?.querySelector(`[data-fact=${name}] dd`)?.textContent

const warnings = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>("[data-warning]")].map(
    ({ dataset }) => `${dataset.level} ${dataset.warning}`,
  )

describe("the preview while a wallet signs", () => {
  test("a fee bump: shows its own signatures apart from the inner ones", async () => {
    await requestSignature("signTransaction", feeBump)
    await until(() => part("transaction"))
    expect(fact("previewSignatures")).toBe("1 so far")
    expect(fact("previewInnerSignatures")).toBe("0 so far")
  })

  test("a transaction: shows operations, source, fee, memo, validity and hash", async () => {
    await requestSignature("signTransaction", dangerous)
    await until(() => part("transaction"))
    const texts = [...document.querySelectorAll("[data-operation]")].map(
      (element) => element.querySelector("p")?.textContent,
    )
    expect(texts).toEqual([
      `Send 1,234.5 USD of ${OTHER} to GDRX…SUJUJ6`,
      "Change account settings",
      "Merge the account into GDRX…SUJUJ6",
      `Trust USD of ${OTHER} with no limit`,
    ])
    expect(fact("previewSource")).toBe(ADDRESS)
    expect(fact("previewFee")).toBe("Up to 50 XLM")
    expect(fact("previewMemo")).toBe("“rent\\u{202e}”")
    expect(fact("previewValid")).toMatch(/^Until .*2030/)
    expect(warnings()).toEqual([
      "caution warnFee",
      "danger warnSigner",
      "danger warnThresholds",
      "danger warnMasterOff",
      "danger warnMerge",
      "caution warnUnlimitedTrust",
    ])
    expect(part("raw")?.hasAttribute("open")).toBe(false)
    expect(part("raw")?.querySelector("textarea")?.value).toBe(dangerous)
    expect(part("hash")?.textContent).toBe(
      "bde66b5de388288edf938b6a5d7cb40351f64fb7aa8dcd23f031c1d8c8cdd9be",
    )
  })

  test("shows the recipient's full address in its own row, left to right, with bold ends", async () => {
    document.body.dir = "rtl"
    await requestSignature("signTransaction", dangerous)
    await until(() => part("transaction"))
    const rows = [...part("requested")!.querySelectorAll("[data-fact=previewTo]")]
    expect(rows.map((row) => row.querySelector("dd")?.textContent)).toEqual([OTHER, OTHER])
    // Only the payment has an amount; the merge sends everything.
    const below = rows.map((row) => row.nextElementSibling?.getAttribute("data-fact"))
    expect(below).toEqual(["previewAmount", undefined])
    for (const row of rows) {
      expect(row.parentElement?.previousElementSibling?.className).toBe("alidade-sentence")
      const address = row.querySelector("bdi")!
      expect(getComputedStyle(address).direction).toBe("ltr")
      const ends = [...address.querySelectorAll("b")].map((end) => end.textContent)
      expect(ends).toEqual(["GDRX", "SUJUJ6"])
    }
  })

  test("links addresses to the app's explorer for the transaction's network, in a new tab", async () => {
    const kit = await connectedKit(wallet("Freighter", silent))
    const explorerUrl = (address: string, network: string) =>
      network === networks.Public ? `https://explorer.example/${address}` : undefined
    const preview = (network: string) => (
      <TransactionPreview xdr={dangerous} networkPassphrase={network} />
    )
    const { rerender } = render(kit, preview(networks.Public), { explorerUrl })
    const links = () => [
      ...document.querySelectorAll<HTMLAnchorElement>("[data-part=explorer-link]"),
    ]
    await until(() => links().length > 0)
    for (const link of links()) {
      expect(link.href).toBe(`https://explorer.example/${link.textContent}`)
      expect([link.target, link.rel]).toEqual(["_blank", "noopener noreferrer"])
    }
    expect(new Set(links().map(({ textContent }) => textContent))).toEqual(
      new Set([ADDRESS, OTHER]),
    )
    const view = document.querySelector<HTMLElement>("[data-alidade=preview]")!
    expect((await axe.run(view)).violations).toEqual([])
    rerender(preview(networks.Testnet))
    await until(() => document.querySelector("[data-part=transaction]") && links().length === 0)
  })

  test("says when it expires by the app's network time, and warns once it has, while it is shown", async () => {
    const kit = await connectedKit(wallet("Freighter", silent))
    // The computer's clock is of no importance: the fixture expires in 2030.
    const expiry = await describeTransaction(dangerous, networks.Public)
    let now = (Number(expiry.notAfter) - 90) * 1000
    const networkTime = () => ({ now })
    const valid = () => document.querySelector("[data-fact=previewValid] dd")?.textContent
    render(kit, <TransactionPreview xdr={dangerous} />, { networkTime })
    await until(() => valid()?.startsWith("Expires in 1 minute ("))
    expect(warnings()).not.toContain("danger warnExpired")
    now += 92_000
    await until(() => warnings().includes("danger warnExpired"))
    expect(valid()).toMatch(/^Expired 2 seconds ago \(/)
    const status = document.querySelector("[data-warning=warnExpired]")?.closest("[role=status]")
    expect(status?.textContent).toBe("This has expired. The network won’t apply it.")
  })

  test("shows a contract call and its authorizations as a tree, with an unknown-contract warning", async () => {
    await requestSignature("signTransaction", call)
    await until(() => part("authorization"))
    expect(part("operation")?.querySelector("p")?.textContent).toMatch(/^Call swap on C/)
    expect(part("arguments")?.hasAttribute("open")).toBe(true)
    expect(part("arguments")?.textContent).toContain("i128 170141183460469231731687303715884105727")
    expect(part("authorization")?.textContent).toContain("Authorized with this transaction")
    expect(warnings()).toEqual(["caution warnUnknownContract"])
    // The authorization is for the operation's own call, which is not repeated.
    expect(part("transaction")?.textContent.match(/Call swap/g)).toHaveLength(1)
    expect(part("authorization")?.querySelector("[data-part=tree]")).toBeNull()
  })

  test("starts with the largest text, the sentence, and collapses sequence and hash", async () => {
    await requestSignature("signTransaction", signed.xdr)
    await until(() => part("transaction"))
    const requested = part("requested")!
    const sentence = part("operation-sentence")!
    expect(requested.textContent.startsWith(sentence.textContent)).toBe(true)
    const sizeOf = (element: Element): number =>
      Number.parseFloat(getComputedStyle(element).fontSize)
    const others = [...requested.querySelectorAll("dt, dd, summary")]
    expect(sizeOf(sentence)).toBeGreaterThan(Math.max(...others.map(sizeOf)))
    expect(requested.textContent.match(new RegExp(ADDRESS, "g"))).toHaveLength(1)
    const facts = [...requested.querySelectorAll<HTMLElement>("[data-fact]")]
    const collapsed = facts.filter((fact) => fact.closest("details:not([open])"))
    expect(collapsed.map(({ dataset }) => dataset.fact)).toEqual(["previewSequence", "previewHash"])
    expect(facts.slice(0, 3).map(({ dataset }) => dataset.fact)).toEqual([
      "previewFee",
      "previewNetwork",
      "previewSource",
    ])
  })

  test.each([
    [1280, 800],
    [360, 740],
  ])(
    "waiting takes less than a third of the dialog, below rows that fade, at %s × %s px",
    async (width, height) => {
      await page.viewport(width, height)
      await requestSignature("signTransaction", signed.xdr)
      await until(() => part("transaction") && settled())
      const waiting = part("status")!.getBoundingClientRect().height
      expect(waiting).toBeLessThan(part("signing")!.getBoundingClientRect().height / 3)
      const rows = part("requested")!.closest(".alidade-scroll")!
      expect(getComputedStyle(rows).maskImage).toMatch(/^linear-gradient/)
    },
  )

  test("lets all fields be opened, including those no sentence mentions", async () => {
    await requestSignature("signTransaction", call)
    await until(() => part("authorization"))
    const fields = part("all-fields")!
    expect(fields.querySelector("ul")).toBeNull()
    fields.querySelector("summary")!.click()
    await until(() => fields.querySelector("ul"))
    const texts = [...fields.querySelectorAll("li")].map(({ textContent }) => textContent)
    expect(texts).toContain("ext v0")
    expect(texts).toContain("functionName “swap”")
    expect(texts).toContain(`sourceAccount ${ADDRESS}`)
    expect(texts).toContain("signatures empty")
  })

  test("names the delegates of an authorizing address", async () => {
    await requestSignature("signTransaction", delegated)
    await until(() => part("authorization"))
    expect(part("authorization")?.querySelector("p")?.textContent).toBe(
      "Authorized by CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3 until ledger 9",
    )
    expect(part("delegates")?.textContent).toBe(
      `Delegates that sign for it: CACAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAINCW, ${OTHER}`,
    )
  })

  test("shows no warning for a contract that the app knows", async () => {
    const known = "CB3DK7ESCCAHUGZXQPMA5EWVENZAGBDCKNNOHV25V2NDIXJNI3LKPZ2S"
    await requestSignature("signTransaction", call, <SigningView knownContracts={[known]} />)
    await until(() => part("authorization"))
    expect(warnings()).toEqual([])
  })

  test("an authorization: shows the call, account, expiration ledger and nonce", async () => {
    await requestSignature("signAuthEntry", signed.preimage)
    await until(() => part("auth-entry"))
    expect(part("auth-entry")?.textContent).toContain(
      "Transfer 1 XLM from GBXF…ZYCP7L to CDLZ…HGCYSC",
    )
    // The entry names nobody, so the asked account is shown in full, once besides the arguments.
    expect(fact("previewAccount")).toBe(ADDRESS)
    expect(fact("previewAmount")).toBe("1 XLM")
    expect(part("arguments")?.textContent).toContain("1 XLM i128 10000000")
    expect(fact("previewTo")).toBe("CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC")
    expect(fact("previewExpires")).toBe("Ledger 5000000")
    expect(part("requested")?.textContent.match(/Network/g)).toHaveLength(1)
    expect(fact("previewNonce")).toBe("1234567890123456789")
  })

  test("an authorization for a contract: says that the account signs for it", async () => {
    const kit = await connectedKit(wallet("Freighter", silent))
    await watched(kit, () => render(kit, <SigningView />))
    kit.signer()?.signAuthEntry(forContract, { address: ADDRESS })
    await until(() => part("on-behalf"))
    expect(part("on-behalf")?.textContent).toBe(
      "You sign for CACAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAINCW.",
    )
    expect(fact("previewAccount")).toBe(ADDRESS)
  })

  test("an authorization for a shared account: says that the account signs for it", async () => {
    const kit = await connectedKit(wallet("Freighter", silent))
    await watched(kit, () => render(kit, <SigningView />))
    kit.signAuthEntry(forAccount, { onBehalfOf: OTHER }).catch(() => {})
    await until(() => part("on-behalf"))
    expect(part("on-behalf")?.textContent).toBe(`You sign for ${OTHER}.`)
    expect(fact("previewAccount")).toBe(ADDRESS)
  })

  test("an authorization that names nobody: says that only the app names whom it is for", async () => {
    const kit = await connectedKit(wallet("Freighter", silent))
    await watched(kit, () => render(kit, <SigningView />))
    kit.signAuthEntry(signed.preimage, { onBehalfOf: OTHER }).catch(() => {})
    await until(() => part("on-behalf"))
    expect(part("on-behalf")?.textContent).toBe(
      `This app says that you sign for ${OTHER}. The authorization itself doesn’t name it.`,
    )
  })

  test("an authorization in the app's own screen: says for whom the given or connected account signs", async () => {
    const kit = await connectedKit(wallet("Freighter", silent))
    const shown = (name: string) => document.querySelector(`[data-part=${name}]`)
    const { rerender } = render(kit, <AuthEntryPreview preimage={forAccount} />)
    await until(() => shown("on-behalf"))
    expect(shown("on-behalf")?.textContent).toBe(`You sign for ${OTHER}.`)
    rerender(<AuthEntryPreview preimage={forAccount} account={OTHER} />)
    await until(() => !shown("on-behalf") && shown("auth-entry"))
  })

  test("a message: shows its signed form, with invisible characters made visible", async () => {
    await requestSignature("signMessage", "Hello\u202e\nyou")
    await until(() => part("message"))
    expect(part("message")?.querySelector("pre")?.textContent).toBe(
      "Stellar Signed Message:\nHello\\u{202e}\nyou",
    )
  })

  test("a message of bytes: shows them in hex with their number, and never as text", async () => {
    const bytes = Uint8Array.of(0xff, 0, 0x41)
    const signer = { ...silent, capabilities: { messageBytes: true } }
    const kit = await connectedKit(wallet("Freighter", signer))
    await watched(kit, () => render(kit, <SigningView />))
    kit.signMessage(bytes).catch(() => {})
    await until(() => part("message"))
    expect(part("message")?.querySelector("pre")?.textContent).toBe(
      "Stellar Signed Message:\nff0041",
    )
    expect(part("message")?.querySelector("figcaption")?.textContent).toBe(
      "Exact bytes signed (SEP-53), in hex. Number of bytes: 3",
    )
    expect(part("raw")?.textContent).toContain("Bytes (base64)")
    expect(part("raw")?.querySelector("textarea")?.value).toBe("/wBB")
  })

  test("shows only the payload with preview={false}", async () => {
    await requestSignature("signTransaction", dangerous, <SigningView preview={false} />)
    expect(part("raw")?.hasAttribute("open")).toBe(true)
    expect(part("transaction")).toBeNull()
  })
})

test("shows the passed checks for 700 ms after signing", async () => {
  let answer = (_: { signedTxXdr: string }): void => {}
  const reply = new Promise<{ signedTxXdr: string }>((resolve) => {
    answer = resolve
  })
  const kit = await connectedKit(wallet("Freighter", { signTransaction: () => reply }))
  await watched(kit, () => render(kit, <SigningView />))
  const request = kit.signTransaction(signed.xdr)
  await until(() => part("transaction"))
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  answer({ signedTxXdr: signed.signedTxXdr })
  await request
  await until(() => state() === "checked")
  expect([...part("checks")!.children].map(({ textContent }) => textContent)).toEqual([
    "It is exactly what you reviewed.",
    "GBXF…ZYCP7L’s signature is valid.",
  ])
  expect(document.activeElement).toBe(part("title"))
  vi.advanceTimersByTime(699)
  await frame()
  expect(dialog()?.dataset.state).toBe("open")
  vi.advanceTimersByTime(1)
  await until(() => dialog()?.dataset.state === "closing")
  await frame()
  vi.advanceTimersByTime(280)
  await until(() => !dialog())
})

test("says that nothing was checked if a wallet sent a transaction without a result", async () => {
  const sender = { signAndSubmitTransaction: async () => ({ status: "pending" as const }) }
  const kit = await connectedKit(wallet("Freighter", sender))
  await watched(kit, () => render(kit, <SigningView />))
  const request = kit.signAndSubmitTransaction(signed.xdr)
  await until(() => state() === "checked")
  expect(await request).toMatchObject({ verified: "unreported" })
  expect([...part("checks")!.children].map(({ textContent }) => textContent)).toEqual([
    "The wallet returned nothing we could verify.",
    "The signature couldn’t be verified.",
  ])
})

test("PK8: says of a smart account that only its contract can tell", async () => {
  const address = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3"
  const smart = {
    getAddress: async () => ({ address }),
    signAuthEntry: async () => ({ signedAuthEntry: "AAAA" }),
  }
  const kit = await connectedKit(wallet("Freighter", smart))
  await watched(kit, () => render(kit, <SigningView />))
  void kit.signAuthEntry(signed.preimage)
  await until(() => state() === "checked")
  expect(part("checks")!.lastElementChild?.textContent).toBe(
    "Whether the account’s rules accept it, only its contract can tell.",
  )
})

describe("the preview components", () => {
  const all = (selector: string): (string | null)[] =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

  test("show a transaction, an authorization and a message with network and hash", async () => {
    const kit = await connectedKit(wallet("Freighter"))
    render(
      kit,
      <>
        <TransactionPreview xdr={signed.xdr} networkPassphrase={networks.Public} />
        <AuthEntryPreview preimage={signed.preimage} />
        <MessagePreview message="Hello" />
        <TransactionPreview xdr="AAAA" />
      </>,
    )
    await until(
      () =>
        document.querySelectorAll("[data-part=transaction], [data-part=auth-entry]").length === 2,
    )
    expect(warnings()).toEqual(["danger warnNetwork"])
    expect(all("[data-fact=previewNetwork] dd")).toEqual(["Public", "Testnet"])
    expect(all("[data-fact=previewFormat] dd")).toEqual(["9"])
    expect(all("[data-part=hash]")).toEqual([
      "950ef2dfb84d5c3806b668a5bfef7fcf50824baab8ba330b645b2478cb1affb3",
      "366e0230978fa7e4aed9a2041e62e7bf6fd9bb787324cdfef71237ef630d9a47",
    ])
    expect(all("[data-part=message] pre")).toEqual(["Stellar Signed Message:\nHello"])
    await until(() => document.querySelector("[data-part=unreadable]"))
    expect(document.querySelector("[data-part=unreadable]")?.textContent).toContain(
      "We can’t decode this",
    )
  })

  test("quotes the passphrase of an unknown network, also one that reads like a name", async () => {
    const kit = await connectedKit(wallet("Freighter"))
    render(kit, <TransactionPreview xdr={signed.xdr} networkPassphrase={"Public\u202e"} />)
    await until(() => document.querySelector("[data-fact=previewNetwork]"))
    expect(all("[data-fact=previewNetwork] dd")).toEqual(["Unknown network “Public\\u{202e}”"])
  })

  test("the hook returns the description and follows its input", async () => {
    const kit = await connectedKit(wallet("Freighter"))
    let xdr = dangerous
    const { result, rerender } = renderHook(kit, () => useDescribedTransaction(xdr))
    await until(() => result.current?.status === "described")
    expect(result.current).toMatchObject({ data: { source: ADDRESS, fee: "50" } })
    xdr = "nonsense"
    rerender()
    await until(() => result.current.status === "failed")
    expect(result.current).toMatchObject({ error: { kind: "bad-request" } })
  })

  test("texts can be overridden, and no key is used twice", async () => {
    const kit = await connectedKit(wallet("Freighter"))
    render(kit, <TransactionPreview xdr={dangerous} />, {
      messages: { opMerge: "{destination} bekommt alles" },
    })
    await until(() => document.querySelector("[data-operation=accountMerge]"))
    expect(document.querySelector("[data-operation=accountMerge] p")?.textContent).toBe(
      "GDRX…SUJUJ6 bekommt alles",
    )
    expect(Object.keys(previewEnglish).filter((key) => key in english)).toEqual([])
    expect(OTHER.startsWith("GDRX")).toBe(true)
  })
})

describe("accessibility and width on a narrow screen", () => {
  test.each([
    ["a transaction", "signTransaction", dangerous, "ltr"],
    ["a transaction from right to left", "signTransaction", dangerous, "rtl"],
    ["a contract call", "signTransaction", call, "rtl"],
    ["an authorization", "signAuthEntry", signed.preimage, "ltr"],
    ["a message", "signMessage", `Hello ${"x".repeat(200)}`, "ltr"],
  ] as const)("%s", async (_, ask, payload, dir) => {
    await page.viewport(320, 640)
    document.body.dir = dir
    await requestSignature(ask, payload)
    await until(() => document.querySelector(".alidade-preview"))
    for (const details of document.querySelectorAll("details")) details.open = true
    await until(() =>
      dialog()
        ?.getAnimations({ subtree: true })
        .every(
          (animation) =>
            animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ),
    )
    const scroll = document.querySelector(".alidade-scroll")!
    expect(scroll.scrollWidth).toBeLessThanOrEqual(scroll.clientWidth)
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, "landmark-one-main": { enabled: false } },
    })
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ).toEqual([])
    for (const element of document.querySelectorAll(
      ".alidade-preview :is(.alidade-address, .alidade-amount)",
    )) {
      expect(element.matches("bdi[dir=ltr]")).toBe(true)
    }
  })
})

describe("differences of a rejected result", () => {
  const rows = (): (string | null)[] =>
    [...part("differences")!.querySelectorAll("li")].map(({ textContent }) => textContent)

  test("another transaction: shows operations in words, then each field, above the request", async () => {
    const kit = await connectedKit(wallet("Freighter"))
    await watched(kit, () => render(kit, <SigningView />))
    kit.signTransaction(dangerous).catch(() => {})
    await until(() => part("differences"))
    expect(kit.getState().pending[0]?.failed?.kind).toBe("altered")
    expect(rows()[0]).toBe(
      `Operation 1RequestedSend 1,234.5 USD of ${OTHER} to ${OTHER}ReturnedRaise the sequence number to 2`,
    )
    expect(rows()[1]).toBe("Operation 2RequestedChange account settingsReturnedMissing")
    expect(rows()).toContain("tx.feeRequested500000000Returned100")
    const request = part("transaction")!
    expect(part("differences")!.compareDocumentPosition(request)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test("a message signed by another account: shows both addresses in full", async () => {
    const kit = await connectedKit(
      wallet("Freighter", {
        getAddress: async () => ({ address: OTHER }),
        signMessage: async () => ({ signedMessage: signed.signedMessage, signerAddress: ADDRESS }),
      }),
    )
    await watched(kit, () => render(kit, <SigningView />))
    kit.signMessage(signed.message).catch(() => {})
    await until(() => part("differences"))
    expect(kit.getState().pending[0]?.failed?.kind).toBe("wrong-account")
    expect(rows()).toEqual([`${ADDRESS} signed, not ${OTHER}`])
  })

  test("shows none if the wallet declined", async () => {
    const refusal = new WalletError("rejected", "Declined.")
    const kit = await connectedKit(
      wallet("Freighter", { signTransaction: () => Promise.reject(refusal) }),
    )
    await watched(kit, () => render(kit, <SigningView />))
    kit.signTransaction(dangerous).catch(() => {})
    await until(() => kit.getState().pending[0]?.failed?.kind === "rejected")
    await until(() => part("transaction"))
    expect(part("differences")).toBeNull()
  })
})
