import {
  type AddressResult,
  type CallOptions,
  limits,
  type ModuleType,
  reason,
  type SignAuthEntryResult,
  type SignMessageResult,
  type SignOptions,
  type SubmitResult,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { decodeHex, encodeBase64 } from "@alidade/core/encoding"
import { checkModule } from "./check-module.js"
import { chooseAccount } from "./choose-account.js"
import { fromRoot, pathOf, readAccount, readAccounts } from "./device-accounts.js"
import type { StellarWalletsKitModule, StellarWalletsKitSignOptions } from "./module.js"
import { watchOf } from "./watch-changes.js"

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
 *
 * Throws `bad-request` for what is no such module.
 */
export function fromStellarWalletsKit(module: StellarWalletsKitModule): WalletModule {
  checkModule(module)
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
      ? { getAddresses: (page: number) => call(() => readAccounts(module, page)) }
      : undefined),
    signTransaction: (xdr, options) => call(() => module.signTransaction(xdr, fields(options))),
    ...(submit && {
      signAndSubmitTransaction: (xdr: string, options?: SignOptions): Promise<SubmitResult> =>
        call(() => submit(xdr, fields(options))),
    }),
    ...(module.signAuthEntry?.length > 0 && {
      signAuthEntry: (entry: string, options?: SignOptions): Promise<SignAuthEntryResult> =>
        call(async () => {
          const result = await module.signAuthEntry(entry, fields(options))
          return { ...result, signedAuthEntry: inBase64(result?.signedAuthEntry) }
        }),
    }),
    ...(module.signMessage?.length > 0 && {
      signMessage: (message: string, options?: SignOptions): Promise<SignMessageResult> =>
        call(async () => {
          const result = await module.signMessage(message, fields(options))
          return { ...result, signedMessage: inBase64(result?.signedMessage) }
        }),
    }),
    ...(module.getNetwork && { getNetwork: () => call(() => module.getNetwork()) }),
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
      reason(
        "needsPath",
        "{wallet} has many accounts, and there is no screen to choose one. Render the kit's screens, or pass a path such as 44'/148'/0'.",
        { wallet: module.productName },
      ),
    )
  }
  const { publicKey, index } = await chooseAccount(ui, signal, {
    page: (number) => named(module, () => readAccounts(module, number)),
    one: (index) => named(module, () => readAccount(module, index)),
  })
  return { address: publicKey, path: pathOf(index) }
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
      throw new WalletError("unsupported", String(message), { cause: thrown })
    }
    // Trezor's module of 2.6 fails this way whenever its library reports an error, such as a closed window.
    if (thrown instanceof TypeError) {
      const failed = reason("failedUnsaid", "{wallet} failed without a reason. Try again.", {
        wallet: productName,
      })
      throw new WalletError("internal", failed, { cause: thrown })
    }
    throw thrown
  }
}
