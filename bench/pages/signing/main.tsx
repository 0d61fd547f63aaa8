import { createKit, networks } from "@alidade/core"
import { ConnectButton, KitProvider, SigningView } from "@alidade/react"
import { installSandbox } from "@alidade/sandbox/browser"
import { freighter } from "@alidade/wallets/freighter"
import { signTransaction } from "@stellar/freighter-api"
import { createRoot } from "react-dom/client"
import "@alidade/react/styles.css"

/** A page with a simulated Freighter that answers at once. `?plain` leaves the screens out. */
const { wallets } = installSandbox({ wallets: ["freighter"] })
const networkPassphrase = networks.Testnet
const kit = createKit({ network: networkPassphrase, wallets: [freighter()] })

if (!new URLSearchParams(location.search).has("plain")) {
  createRoot(document.querySelector("#app")!).render(
    <KitProvider kit={kit}>
      <ConnectButton />
      <SigningView />
    </KitProvider>,
  )
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0))

async function connect(): Promise<void> {
  await wallets.freighter.next("approve")
  await kit.connect("freighter")
}

/** Resolves to the ms from the call until the preview of a request that the wallet leaves open is painted. */
async function preview(xdr: string): Promise<number> {
  await wallets.freighter.next("never")
  const asked = performance.now()
  performance.mark("asked")
  kit.signTransaction(xdr).catch(console.error)
  while (!document.querySelector("dialog[open] [data-part=transaction]")?.checkVisibility())
    await nextFrame()
  await nextTask()
  performance.mark("drawn")
  return performance.now() - asked
}

const sign = {
  ours: (xdr: string) => kit.signTransaction(xdr).then((result) => result.signedTxXdr),
  theirs: (xdr: string) =>
    signTransaction(xdr, { networkPassphrase }).then((result) => result.signedTxXdr),
}

/** Resolves to the ms that some signatures took, one after the other. */
async function signatures(by: keyof typeof sign, xdr: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    await wallets.freighter.next("approve")
    const asked = performance.now()
    const signed = await sign[by](xdr)
    times.push(performance.now() - asked)
    if (!signed || signed === xdr) throw new Error("The wallet did not sign.")
    await nextTask()
  }
  return times
}

Object.assign(window, { connect, preview, signatures })
