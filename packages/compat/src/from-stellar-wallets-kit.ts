import {
  type AddressResult,
  type CallOptions,
  limits,
  type ModuleType,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SubmitResult,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { decodeHex, encodeBase64 } from "@alidade/core/encoding"
import { chooseAccount } from "./choose-account.js"

/** Options of a signature in Stellar-Wallets-Kit. */
export interface StellarWalletsKitSignOptions {
  /** Passphrase of the network to sign for. */
  networkPassphrase?: string
  /** `G…` */
  address?: string
  /** Derivation path of a hardware wallet's account. */
  path?: string
}

/** A module of Stellar-Wallets-Kit 1.9 or 2.x: the members that those kits call. */
export interface StellarWalletsKitModule {
  moduleType: string
  productId: string
  productName: string
  productUrl: string
  productIcon: string
  isAvailable(): Promise<boolean>
  isPlatformWrapper?(): Promise<boolean>
  onChange?(
    callback: (event: {
      address: string
      network: string
      networkPassphrase: string
      error?: unknown
    }) => void,
  ): void
  getAddress(params?: { path?: string; skipRequestAccess?: boolean }): Promise<{ address: string }>
  getAddresses?(page?: number): Promise<{ publicKey: string; index: number }[]>
  signTransaction(
    xdr: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedTxXdr: string; signerAddress?: string }>
  signAndSubmitTransaction?(
    xdr: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ status: "success" | "pending" }>
  signAuthEntry(
    authEntry: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedAuthEntry: string; signerAddress?: string }>
  signMessage(
    message: string,
    opts?: StellarWalletsKitSignOptions,
  ): Promise<{ signedMessage: string; signerAddress?: string }>
  getNetwork(): Promise<{ network: string; networkPassphrase: string }>
  disconnect?(): Promise<void>
}

/**
 * Turns a module written for Stellar-Wallets-Kit 1.9 or 2.x into a wallet for `createKit`. It differs from the module
 * in these ways:
 *
 * - The module gets only the fields that those kits pass (`networkPassphrase`, `address`, `path`). Some modules post
 * their options to an extension, and a signal or a screen cannot be posted.
 * - A device's accounts (`getAddresses`) are shown on the kit's screen to choose from, and its calls wait for each
 * other. Without a screen, connecting throws `unsupported`, unless the app passes a path.
 * - `onChange` becomes `watch`.
 * - A function without parameters is left out: these modules have all functions, and the ones that only throw take no
 * payload. The wallet's capabilities are then known before it is asked.
 * - A signature in hex, or in base64 twice, becomes base64.
 * - An error that says that the wallet does not support a function becomes `unsupported`. A `TypeError`, from a fault in
 * the module, becomes `internal` with words for the user. Other errors are passed on.
 */
export function fromStellarWalletsKit(module: StellarWalletsKitModule): WalletModule {
  const isDevice = module.getAddresses !== undefined
  const submit = module.signAndSubmitTransaction?.bind(module)
  const call = <Answer>(run: () => Promise<Answer>): Promise<Answer> => named(module, run)
  return {
    productId: module.productId,
    productName: module.productName,
    productUrl: module.productUrl,
    productIcon: module.productIcon,
    moduleType: module.moduleType as ModuleType,
    ...(isDevice ? { oneAtATime: true, limits: { connect: limits.sign } } : {}),
    isAvailable: () => module.isAvailable(),
    getAddress: (options = {}) => call(() => getAddress(module, options)),
    ...(isDevice
      ? { getAddresses: (page: number) => call(() => module.getAddresses!(page)) }
      : undefined),
    signTransaction: (xdr, options) => call(() => module.signTransaction(xdr, fields(options))),
    ...(submit && {
      signAndSubmitTransaction: (xdr: string, options?: SignOptions): Promise<SubmitResult> =>
        call(() => submit(xdr, fields(options))),
    }),
    ...(module.signAuthEntry.length > 0 && {
      signAuthEntry: (entry: string, options?: SignOptions): Promise<SignAuthEntryResult> =>
        call(async () => {
          const result = await module.signAuthEntry(entry, fields(options))
          return { ...result, signedAuthEntry: inBase64(result?.signedAuthEntry) }
        }),
    }),
    ...(module.signMessage.length > 0 && {
      signMessage: (message: string, options?: SignOptions): Promise<SignMessageResult> =>
        call(async () => {
          const result = await module.signMessage(message, fields(options))
          return { ...result, signedMessage: inBase64(result?.signedMessage) }
        }),
    }),
    getNetwork: () => call(() => module.getNetwork()),
    ...(module.onChange ? { watch: watchOf(module) } : {}),
    ...(module.disconnect ? { disconnect: () => module.disconnect!() } : {}),
  }
}

/** The account at a path, the one that the user chooses on a device, or the wallet's only one. */
async function getAddress(
  module: StellarWalletsKitModule,
  { path, ui, signal }: CallOptions & { path?: string },
): Promise<AddressResult> {
  if (path !== undefined) {
    const { address } = await module.getAddress({ path: fromRoot(path) })
    return { address, path }
  }
  if (!module.getAddresses) return { address: (await module.getAddress({})).address }
  if (!ui?.attached) {
    throw new WalletError(
      "unsupported",
      `${module.productName} has many accounts, and there is no screen to choose one. Render the kit's screens, or pass a path such as 44'/148'/0'.`,
    )
  }
  const { publicKey, index } = await chooseAccount(ui, signal, {
    page: (number) => named(module, () => module.getAddresses!(number)),
    one: async (index) => (await module.getAddress({ path: fromRoot(pathOf(index)) })).address,
  })
  return { address: publicKey, path: pathOf(index) }
}

/** The path of the account at an index (SEP-5). */
function pathOf(index: number): string {
  return `44'/148'/${index}'`
}

/** A path with the root that Trezor's library requires. Ledger's accepts it. */
function fromRoot(path: string): string {
  return path.startsWith("m/") ? path : `m/${path}`
}

/** The options that these modules know. */
function fields({
  networkPassphrase,
  address,
  path,
}: SignOptions = {}): StellarWalletsKitSignOptions {
  return {
    ...(networkPassphrase === undefined ? {} : { networkPassphrase }),
    ...(address === undefined ? {} : { address }),
    ...(path === undefined ? {} : { path: fromRoot(path) }),
  }
}

/**
 * A signature in base64. Bitget Wallet returns a message's in hex. Freighter's module of 1.9 encodes an entry's a second
 * time: 64 bytes are 88 characters of base64, and those are 120.
 */
function inBase64(signature: string): string {
  if (/^[\da-f]{128}$/i.test(signature)) return encodeBase64(decodeHex(signature))
  return /^[a-z\d+/]{118}==$/i.test(signature) ? atob(signature) : signature
}

/** `onChange` cannot be stopped, so it is called once, and reports to whoever watches. */
function watchOf(module: StellarWalletsKitModule): NonNullable<WalletModule["watch"]> {
  let watcher: Parameters<NonNullable<WalletModule["watch"]>>[0] | undefined
  let listening = false
  return (listener) => {
    watcher = listener
    if (!listening) {
      listening = true
      module.onChange?.(({ address, network, networkPassphrase, error }) => {
        // With an error, the other fields say nothing.
        if (!error) watcher?.({ address, network: { network, networkPassphrase } })
      })
    }
    return () => {
      if (watcher === listener) watcher = undefined
    }
  }
}

/** Runs a call, and names its failure if it is `unsupported` or a fault in the module. */
async function named<Answer>(
  { productName }: StellarWalletsKitModule,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run()
  } catch (thrown) {
    const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown }
    if (
      !WalletError.is(thrown) &&
      code === -3 &&
      /does not support|do not support/.test(`${message}`)
    ) {
      throw new WalletError("unsupported", `${message}`, { cause: thrown })
    }
    // Trezor's module of 2.6 fails this way whenever its library reports an error, such as a closed window.
    if (thrown instanceof TypeError) {
      const words = `${productName} failed without a reason. Try again.`
      throw new WalletError("internal", words, { cause: thrown })
    }
    throw thrown
  }
}
