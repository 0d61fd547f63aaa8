import type { Spec } from "@stellar/stellar-sdk/contract"

/** What a function returned (a base64 `ScVal`), as the SDK decodes it by its spec. */
export function resultOf(spec: Spec, name: string, returned: string): unknown {
  const value: unknown = spec.funcResToNative(name, returned)
  // The SDK wraps what a function returns that can also fail.
  const { isOk, unwrap } = (value ?? {}) as { isOk?: unknown; unwrap?: unknown }
  return typeof isOk === "function" && typeof unwrap === "function" ? unwrap.call(value) : value
}
