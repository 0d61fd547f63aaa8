import { createStore, networks, WalletError } from "@alidade/core"
import { transactionTree } from "@alidade/core/describe"
import { MessagePreview, TransactionPreview, useAccount } from "@alidade/react"
import type { ReactElement, ReactNode } from "react"
import { expect, test } from "vitest"
import { NetworkRow } from "../../../packages/react/src/button/account-rows.js"
import { StatusView } from "../../../packages/react/src/connection/status-view.js"
import { useNetworkName } from "../../../packages/react/src/hooks/use-network-name.js"
import { WalletRow } from "../../../packages/react/src/picker/wallet-row.js"
import { AllFields } from "../../../packages/react/src/preview/tree.js"
import { AccountsView } from "../../../packages/react/src/prompts/accounts-view.js"
import { LinkedWalletList } from "../../../packages/react/src/prompts/pairing/linked-wallet-list.js"
import { RequestDetails } from "../../../packages/react/src/signing/request-details.js"
import { connectedKit, render, until, wallet } from "../../../packages/react/test/fixtures.js"
import { Holdings } from "./account/holdings.js"
import { EntryLine } from "./activity/entry-line.js"
import { NetworkBand } from "./app/network-band.js"
import { readStellarLink } from "./logic/links/stellar-link.js"
import type { NetworkList } from "./page/network-list.js"
import { type Page, PageContext } from "./page/page.js"
import { LinkDetailsView } from "./sign/links/link-details-view.js"
import { Refused } from "./sign/links/refused.js"
import { FailureNotice } from "./sign/review/failure-notice.js"
import { NetworkAnswer } from "./sign/review/network-answer.js"

/**
 * A Hebrew letter, a direction override, and an invisible character; and the text that every place must show for them.
 */
const MARK = "bad\u05d0\u202e\u200b"
const SHOWN = "bad\u05d0\\u{202e}\\u{200b}"
const HOSTILE = `${MARK}${"x".repeat(5000)}`

/** Made with `@stellar/stellar-sdk` 17.2: `MARK` as a memo, data entry, home domain, asset code, and call argument. */
const envelopes = {
  "a memo":
    "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAQAAAAAAAAABAAAAC2JhZNeQ4oCu4oCLAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA=",
  "a data entry's name and value":
    "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAQAAAAAAAAAAAAAAAQAAAAAAAAAKAAAAC2JhZNeQ4oCu4oCLAAAAAAEAAAALYmFk15DigK7igIsAAAAAAAAAAAA=",
  "a home domain":
    "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAQAAAAAAAAAAAAAAAQAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAALYmFk15DigK7igIsAAAAAAAAAAAAAAAAA",
  "an asset's code":
    "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAQAAAAAAAAAAAAAAAQAAAAAAAAABAAAAAG5btGuvFysDlQ/whfTBH8NWx1qRgzGpjtSDnJx3krOBAAAAAmJhZNeQ4oCu4oCLAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAABAAAAAAAAAAA=",
  "a function's name, a symbol, a string":
    "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAQAAAAAAAAAAAAAAAQAAAAAAAAAYAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAtiYWTXkOKAruKAiwAAAAACAAAADwAAAAtiYWTXkOKAruKAiwAAAAAOAAAAC2JhZNeQ4oCu4oCLAAAAAAAAAAAAAAAAAA==",
} as const

const networkList = { removed: createStore<string | undefined>(undefined) } as NetworkList

const words = new WalletError("internal", HOSTILE)

function Status(props: { peer?: string; error?: WalletError }): ReactElement {
  const { wallet: connected } = useAccount()
  return (
    <StatusView
      titleId="title"
      wallet={{ ...connected!, type: "BRIDGE_WALLET" }}
      state={props.error ? "internal" : "awaiting-phone"}
      onAction={() => {}}
      {...(props.error ? { error: props.error } : {})}
      {...(props.peer ? { waitingFor: { kind: "waiting", on: "phone", peer: props.peer } } : {})}
    />
  )
}

/** A wallet in the picker. */
function Row({ name }: { name: string }): ReactElement {
  const { wallet: connected } = useAccount()
  return (
    <WalletRow
      wallet={{ ...connected!, name }}
      state="available"
      recent={false}
      canSign
      network="Testnet"
      websiteHint={{} as never}
      onPress={() => {}}
    />
  )
}

/** A network that the app declared, as the screens name it. */
function DeclaredName(): ReactElement {
  const nameOf = useNetworkName()
  return <bdi>{nameOf(DECLARED)}</bdi>
}

const DECLARED = "Our Network ; 2026"

const link = (query: string): ReactNode => {
  const { details } = readStellarLink(
    `web+stellar:pay?destination=GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L&${query}`,
  )
  return <LinkDetailsView details={details} />
}

const vouchedLink: ReactNode = (
  <LinkDetailsView
    details={{ network: "", chain: [HOSTILE], vouched: { domain: HOSTILE, isChanged: false } }}
  />
)

/** The message for a rejected link. */
function refusal(text: string): ReactNode {
  try {
    readStellarLink(text)
  } catch (error) {
    return withInbox(error)
  }
  throw new Error("The link was taken.")
}

function withInbox(refused: unknown): ReactNode {
  const state = { count: 1, refused }
  const inbox = { getState: () => state, subscribe: () => () => {}, clear: () => {} }
  return (
    <PageContext value={{ mode: "live", inbox } as unknown as Page}>
      <Refused />
    </PageContext>
  )
}

const inLink = encodeURIComponent(HOSTILE)
const noActions = { more() {}, read() {}, verify: async () => true, choose() {} }

const places: Record<string, ReactNode> = {
  "a link's network": link(`network_passphrase=${inLink}`),
  "a link's message": link(`msg=${encodeURIComponent(MARK)}`),
  "a link's domain": vouchedLink,
  "a link's callback": link(`callback=${encodeURIComponent("url:https://a.example/")}${inLink}`),
  "a link's field name": refusal(`web+stellar:tx?${inLink}=1&${inLink}=2`),
  "a link's operation": refusal(`web+stellar:${HOSTILE.toLowerCase()}?xdr=A`),
  "why a link was refused": withInbox(new Error(HOSTILE)),
  "the network that a wallet reports, in the button's menu": <NetworkRow wallet="Freighter" />,
  "the network that a wallet reports, in the page's band": (
    <PageContext value={{ mode: "live", networks: [] as Page["networks"], networkList } as Page}>
      <NetworkBand />
    </PageContext>
  ),
  "a peer's name": <Status peer={HOSTILE} />,
  "an error's words": <Status error={words} />,
  "an error's words among a device's accounts": (
    <AccountsView
      titleId="title"
      prompt={{ kind: "accounts", accounts: [], reading: false, error: words, ...noActions }}
    />
  ),
  "an error's words on the page": <FailureNotice error={words} />,
  "a listing's name": (
    <LinkedWalletList wallets={[{ id: "1", name: HOSTILE, href: "a:" }]} onFollow={() => {}} />
  ),
  "a signature's network": (
    <RequestDetails
      request={{
        id: "1",
        kind: "message",
        walletId: "freighter",
        since: 0,
        needsGesture: false,
        networkPassphrase: HOSTILE,
        payload: "text",
      }}
      preview={false}
      views={undefined}
    />
  ),
  "a message": <MessagePreview message={MARK} />,
  "a step of the activity": (
    <EntryLine
      entry={{
        id: 1,
        kind: "message",
        party: HOSTILE,
        at: 0,
        outcome: "failed",
        words: HOSTILE,
        payload: "text",
      }}
    />
  ),
  "the network's answer": (
    <NetworkAnswer fresh={false} answer={{ outcome: "refused", codes: [HOSTILE] }} />
  ),
  "the code of an asset that an account holds": (
    <PageContext value={{ networks: [{ passphrase: networks.Testnet }] } as unknown as Page}>
      <Holdings holdings={[{ kind: "credit", id: "a", code: HOSTILE, decimal: "1" } as never]} />
    </PageContext>
  ),
  "a card's name": <Row name={HOSTILE} />,
  "the name of a declared network": <DeclaredName />,
  "all fields": <AllFields read={() => transactionTree(envelopes["a memo"])} />,
  ...Object.fromEntries(
    Object.entries(envelopes).map(([name, xdr]) => [
      `${name} in the preview`,
      <TransactionPreview key={name} xdr={xdr} />,
    ]),
  ),
}

test.each(Object.keys(places))("shortens, escapes and isolates %s", async (name) => {
  const module = wallet("Freighter", {
    getNetwork: async () => ({ network: HOSTILE, networkPassphrase: HOSTILE }),
  })
  const kit = await connectedKit(module)
  kit.declareNetwork({ name: HOSTILE, passphrase: DECLARED })
  await until(() => kit.getState().status === "connected" && "walletNetwork" in kit.getState())
  const before = new Set(document.body.children)
  render(kit, places[name])
  const added = (): HTMLElement =>
    [...document.body.children].find((child) => !before.has(child)) as HTMLElement
  await until(() => added()?.hasChildNodes())
  added().querySelector<HTMLElement>("summary")?.click()
  await until(() => added().textContent?.includes(SHOWN))

  const all = added().outerHTML
  expect(all).not.toMatch(/[\u202e\u200b]/)
  expect(all).not.toContain("x".repeat(501))
  const texts = document.createTreeWalker(added(), NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (!textContent?.includes(SHOWN)) continue
    const isIsolated = parentElement!.closest("bdi") || textContent.includes(`\u2068${SHOWN}`)
    expect(isIsolated, textContent).toBeTruthy()
  }
})
