import type { PhoneAccess, SignOptions, WalletModule } from "@alidade/core"
import { isInsideApp, isPhone } from "../page.js"

/** The calls that name the account which should sign. */
const signing: ReadonlySet<PropertyKey> = new Set([
  "signTransaction",
  "signAndSubmitTransaction",
  "signAuthEntry",
  "signMessage",
])

type Sign = (subject: string, options?: SignOptions) => Promise<unknown>

/**
 * Joins the two ways to one wallet: `own`, such as its extension, and `app`, its app on a phone, which the bridge
 * reaches. On a phone and in the wallet's own browser the app is used, unless the extension is there too (FR11, LO7). On
 * a computer it is used once the user has asked for it. Every other member is read from the way in use,
 * but the app signs for no other `networks` than the wallet's card names.
 */
export function joinApp(
  own: WalletModule,
  app: WalletModule,
  bridge: WalletModule,
  networks: readonly string[] | undefined,
): WalletModule {
  const { productId } = own
  let isFound = false
  /** The way that was asked for, and the one of the last connection. */
  let chosen: WalletModule | undefined
  let last: WalletModule | undefined
  /** The way of each connected account: two may be connected in different ways. */
  const ways = new Map<string | undefined, WalletModule>()

  const isHere = (): boolean => isPhone() || isInsideApp(productId)
  const way = (): WalletModule => chosen ?? (!isFound && (isHere() || last === app) ? app : own)
  const connected = <Reply extends { address: string } | null>(by: WalletModule, reply: Reply) => {
    if (reply) {
      last = by
      ways.set(reply.address, by)
    }
    return reply
  }
  const probe = (options?: Parameters<WalletModule["isAvailable"]>[0]): Promise<boolean> =>
    own.isAvailable(options).then(
      (found) => {
        isFound = found
        return found
      },
      () => false,
    )

  const members: Partial<WalletModule> = {
    get capabilities() {
      const { capabilities } = way()
      return way() === app && networks ? { ...capabilities, networks } : capabilities
    },
    get transport() {
      return way() === app ? "phone" : own.transport
    },
    useTransport(transport) {
      chosen = transport === "phone" ? app : transport === undefined ? undefined : own
    },
    get inApp() {
      return own.inApp || isInsideApp(productId)
    },
    get phone(): PhoneAccess {
      return { by: bridge.productName, inUse: way() === app }
    },
    obstacle: () => (way() === app ? undefined : own.obstacle?.()),
    async isAvailable(options) {
      const found = probe(options)
      // The app is not waited for: nobody can say from here whether it is installed.
      return way() === app || found
    },
    onArrival: (arrived) =>
      own.onArrival?.(() => {
        isFound = true
        arrived()
      }) ?? (() => {}),
    async getAddress(options) {
      const by = way()
      const reply = await by.getAddress(options)
      if (reply.walletId === undefined) return connected(by, reply)
      // Another wallet has approved. The bridge connects it, under its own name.
      const { address } = reply
      return { ...(await bridge.getAddress({ ...options, address })), walletId: bridge.productId }
    },
    get restore(): WalletModule["restore"] {
      const by = way()
      return by.restore && (async (options) => connected(by, (await by.restore?.(options)) ?? null))
    },
    async disconnect() {
      ways.clear()
      await Promise.allSettled([own.disconnect?.(), app.disconnect?.()])
    },
  }

  return new Proxy(own, {
    get(_, name) {
      if (name in members) return Reflect.get(members, name)
      const by = way()
      const member: unknown = Reflect.get(by, name)
      if (!member || !signing.has(name)) return member
      return (subject: string, options?: SignOptions) => {
        const signer = ways.get(options?.address) ?? by
        return (Reflect.get(signer, name) as Sign)(subject, options)
      }
    },
  })
}
