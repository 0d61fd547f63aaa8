import type { ExtensionContext } from "./extension-page.js"
import type { WalletModel } from "./model.js"
import { pageEvents } from "./page-events.js"
import { runFor } from "./run-while.js"

/** What a wallet says of itself over EIP-6963. */
export interface ProviderInfo {
  /** Of this page's load. */
  readonly uuid: string
  readonly name: string
  /** A `data:` URL. */
  readonly icon: string
  /** The domain of its maker, backwards. */
  readonly rdns: string
}

/** A provider for Ethereum, which is not simulated: it refuses every request. */
const provider = {
  async request(): Promise<never> {
    throw Object.assign(new Error("The requested method is not supported by this provider."), {
      code: 4200,
    })
  },
}

/**
 * Announces a wallet over EIP-6963, at once and whenever a page asks, for the name that `choose` derives from the
 * model; not at all for undefined. Returns a function that stops.
 */
export function announceProvider<Name extends string>(
  model: WalletModel,
  { extensionPage }: Pick<ExtensionContext, "extensionPage">,
  choose: () => Name | undefined,
  infos: Readonly<Record<Name, ProviderInfo>>,
): () => void {
  const target = pageEvents(extensionPage)
  return runFor(model, choose, (name) => {
    const announce = (): void => {
      const detail = Object.freeze({ info: infos[name], provider })
      target.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
    }
    target.addEventListener("eip6963:requestProvider", announce)
    announce()
    return () => target.removeEventListener("eip6963:requestProvider", announce)
  })
}
