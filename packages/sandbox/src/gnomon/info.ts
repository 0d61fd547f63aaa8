import type { WalletModel } from "../wallet/model.js"
import type { WalletSettings } from "../wallet/state.js"

/** A wallet's description of itself (docs/announcing-wallets.md). */
export interface Info {
  readonly version: 1
  readonly id: string
  readonly name: string
  /** A `data:` URL. */
  readonly icon: string
  readonly url: string
  readonly capabilities: {
    /** Passphrases. */
    readonly networks: readonly string[]
    readonly authEntry: readonly ("v1" | "v2")[]
    readonly message: boolean
    readonly network: "informative"
  }
}

/** The most characters that an icon may have. */
const ICON_LENGTH = 32_768

const icon =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7a4a12"/><path d="M7 24h18L7 9z" fill="#ffe9c7"/></svg>',
  )

/** What Gnomon announces, frozen. Quirks make it wrong. */
export function createInfo(
  networks: WalletModel["networks"],
  { quirks, authEntry }: Pick<WalletSettings, "quirks" | "authEntry">,
): Info {
  const info: Info = {
    version: 1,
    id: "example.gnomon.wallet",
    name: quirks.NAME ? "Freighter" : "Gnomon",
    icon: quirks.ICON ? icon.padEnd(ICON_LENGTH + 1, " ") : icon,
    url: quirks.HTTP ? "http://gnomon.example" : "https://gnomon.example",
    capabilities: Object.freeze({
      networks: Object.freeze(networks.map(({ passphrase }) => passphrase)),
      authEntry: Object.freeze([...authEntry]),
      message: true,
      network: "informative",
    }),
  }
  const { name } = info
  if (quirks.GETTER) Object.defineProperty(info, "name", { get: () => name, enumerable: true })
  return Object.freeze(info)
}
