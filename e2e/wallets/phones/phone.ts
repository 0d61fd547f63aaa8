import type { SignClient } from "@walletconnect/sign-client"
import type { buildApprovedNamespaces } from "@walletconnect/utils"

/** WalletConnect's own libraries as the phone: the wallet's side of a session, without the sandbox's simulated phone. */

export type Client = InstanceType<typeof SignClient>
export type Proposal = Parameters<typeof buildApprovedNamespaces>[0]["proposal"]
export type Namespaces = ReturnType<typeof buildApprovedNamespaces>

/** A request over a session. */
export interface PhoneRequest {
  readonly id: number
  readonly topic: string
  readonly params: {
    readonly chainId: string
    readonly request: {
      readonly method: string
      readonly params: Record<string, unknown>
      readonly expiryTimestamp?: number
    }
  }
}

/** A JSON-RPC error, as the library's `getSdkError` makes them. */
export interface Refusal {
  readonly code: number
  readonly message: string
}

/** What a wallet does with its library. Every version offers these calls, some under other names. */
export interface VendorPhone {
  pair(uri: string): Promise<unknown>
  /** The next proposal that arrives. */
  proposal(): Promise<Proposal>
  /** The next request that arrives. */
  request(): Promise<PhoneRequest>
  /** The topic of the next session that the app ends. */
  ended(): Promise<string>
  /** Approves a proposal. Returns the session's topic once the app has acknowledged it. */
  approve(id: number, namespaces: Namespaces): Promise<string>
  reject(id: number, reason: Refusal): Promise<void>
  respond(
    topic: string,
    id: number,
    outcome: { readonly result: unknown } | { readonly error: Refusal },
  ): Promise<void>
  update(topic: string, namespaces: Namespaces): Promise<void>
  extend(topic: string): Promise<void>
  emit(topic: string, chainId: string, name: string, data: unknown): Promise<void>
  disconnect(topic: string, reason: Refusal): Promise<void>
  stop(): Promise<void>
}

/** The events that a library reports while nobody waits for them, and those who wait. */
export function queue<Value>(): { push(value: Value): void; next(): Promise<Value> } {
  const arrived: Value[] = []
  const waiting: ((value: Value) => void)[] = []
  return {
    push(value) {
      const first = waiting.shift()
      if (first) first(value)
      else arrived.push(value)
    },
    next: () =>
      new Promise((resolve) => {
        const first = arrived.shift()
        if (first) resolve(first)
        else waiting.push(resolve)
      }),
  }
}

/** A library's settings: nothing leaves this machine, and nothing outlives the process. */
export const phoneMetadata = {
  name: "Vendor's phone",
  description: "A wallet on WalletConnect's own library",
  url: "https://phone.example",
  icons: [],
}
