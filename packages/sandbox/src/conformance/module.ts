/**
 * A wallet module: SEP-43's functions with the names that Stellar kits use. The suite has its own type, independent of
 * the kit; every `WalletModule` of `@alidade/core` fits it.
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
    readonly messageBytes?: boolean
    readonly network?: "binding" | "informative" | "none"
    readonly silentRestore?: boolean
    readonly submit?: boolean
  }
  isAvailable(options?: TestedOptions): Promise<boolean>
  getAddress(options?: TestedOptions): Promise<unknown>
  signTransaction?(xdr: string, options?: TestedOptions): Promise<unknown>
  signAndSubmitTransaction?(xdr: string, options?: TestedOptions): Promise<unknown>
  signAuthEntry?(authEntry: string, options?: TestedOptions): Promise<unknown>
  signMessage?(message: string | Uint8Array, options?: TestedOptions): Promise<unknown>
  getNetwork?(options?: TestedOptions): Promise<unknown>
  restore?(options?: TestedOptions): Promise<unknown>
  watch?(listener: (change: unknown) => void): () => void
  disconnect?(): Promise<void>
  open?(options: { signal: AbortSignal }): unknown
}

/** The options of each call, as a kit would pass them. */
export interface TestedOptions {
  signal?: AbortSignal
  opened?: unknown
  ui?: TestedScreen
  networkPassphrase?: string
  address?: string
  path?: string
}

/** Calls a function of the module. Returns `undefined` if the module does not have it. */
export type Use = (options: TestedOptions) => Promise<unknown> | undefined

/** Shows prompts. Each prompt has a `kind`; see `Prompt` of `@alidade/core`. */
export interface TestedScreen {
  readonly attached: boolean
  show(prompt: unknown): void
}

/** Functions of a module that need the user's approval, apart from `getAddress`. */
export type SigningFunction =
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"

/** What a module supports: its capabilities, or its methods where it declares none. */
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
