/**
 * A wallet module as the suite sees it: SEP-43's functions and the names that Stellar kits use. It is written here once more,
 * apart from the kit, and every `WalletModule` of `@alidade/core` is one.
 */
export interface TestedModule {
  readonly productId: string
  readonly productName: string
  readonly productUrl: string
  readonly productIcon: string
  readonly moduleType: string
  readonly capabilities?: {
    readonly networks?: readonly string[]
    readonly authEntry?: readonly ("v1" | "v2")[]
    readonly message?: boolean
    readonly network?: "binding" | "informative" | "none"
    readonly silentRestore?: boolean
    readonly submit?: boolean
  }
  isAvailable(options?: TestedOptions): Promise<boolean>
  getAddress(options?: TestedOptions): Promise<unknown>
  signTransaction?(xdr: string, options?: TestedOptions): Promise<unknown>
  signAndSubmitTransaction?(xdr: string, options?: TestedOptions): Promise<unknown>
  signAuthEntry?(authEntry: string, options?: TestedOptions): Promise<unknown>
  signMessage?(message: string, options?: TestedOptions): Promise<unknown>
  getNetwork?(options?: TestedOptions): Promise<unknown>
  restore?(options?: TestedOptions): Promise<unknown>
  watch?(listener: (change: unknown) => void): () => void
  disconnect?(): Promise<void>
  open?(options: { signal: AbortSignal }): unknown
}

/** What the suite passes with each call, as a kit would. */
export interface TestedOptions {
  signal?: AbortSignal
  opened?: unknown
  ui?: TestedScreen
  networkPassphrase?: string
  address?: string
  path?: string
}

/** Calls a function of the module; undefined where it does not have it. */
export type Use = (options: TestedOptions) => Promise<unknown> | undefined

/** The port for screens. What is shown has a `kind`; see `Prompt` of `@alidade/core`. */
export interface TestedScreen {
  readonly attached: boolean
  show(prompt: unknown): void
}

/** Functions of a module that ask a person, apart from `getAddress`. */
export type SigningFunction =
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"

/** What a module can do: what it says, and for the rest what its methods tell. */
export function abilitiesOf(module: TestedModule): {
  authEntry: readonly ("v1" | "v2")[]
  message: boolean
  network: boolean
  submit: boolean
} {
  const { authEntry, message, network, submit } = module.capabilities ?? {}
  return {
    authEntry: authEntry ?? (module.signAuthEntry ? ["v1", "v2"] : []),
    message: message ?? Boolean(module.signMessage),
    network: network === undefined ? Boolean(module.getNetwork) : network !== "none",
    submit: submit ?? Boolean(module.signAndSubmitTransaction),
  }
}
