import { fieldsOf, plainFields } from "../wallet/fields.js"
import type { LocalModel } from "../wallet/model.js"
import { type Address, type Device, Dropped, openDevice, type Signed } from "./device.js"
import { ConnectError } from "./errors.js"
import { failureOf, versionOf } from "./quirks.js"

/** A reply of the library: a failure has another form in version 9 than in version 10 (TR3). */
export type Reply<Payload> =
  | { readonly success: true; readonly payload: Payload }
  | { readonly success: false; readonly payload: { readonly error: string; readonly code: string } }
  | { readonly success: false; readonly error: { readonly message: string; readonly code: string } }

/** What an app hands over: the part of Trezor's Connect library that Stellar needs (TR2). */
export interface TrezorConnect {
  /** Rejects without a manifest, and in version 9 if it was called before. */
  init(settings: object): Promise<void>
  stellarGetAddress(params: object): Promise<Reply<Address | readonly Address[]>>
  stellarSignTransaction(params: object): Promise<Reply<Signed>>
  /** Ends the pending call. */
  cancel(reason?: string): void
  /** Ends the library. `init` starts it again. */
  dispose(): void
}

/** Creates the library for a page of a host, with the simulated device at its other end. */
export function createConnect(model: LocalModel, host: string): TrezorConnect {
  let isReady = false
  let pending: AbortController | null = null

  async function call<Payload>(
    method: string,
    params: object,
    run: (device: Device) => Promise<Payload>,
  ): Promise<Reply<Payload>> {
    model.record("in", { method, ...plainFields(params) })
    const reply = await settle(run)
    model.record("out", { method, ...reply })
    return reply
  }

  async function settle<Payload>(
    run: (device: Device) => Promise<Payload>,
  ): Promise<Reply<Payload>> {
    if (!isReady) return failure(new ConnectError("Init_NotInitialized"))
    // TR10: never two calls at once.
    if (pending) return failure(new ConnectError("Device_CallInProgress"))
    const own = new AbortController()
    pending = own
    try {
      const code = failureOf(model.getState())
      if (code) throw new ConnectError(code)
      return { success: true, payload: await run(openDevice(model, host, own.signal)) }
    } catch (thrown) {
      if (thrown instanceof ConnectError) return failure(thrown)
      if (!(thrown instanceof Dropped)) throw thrown
      if (own.signal.aborted) return failure(new ConnectError("Method_Cancel"))
      // The wallet was removed or reset, so nobody replies.
      return await new Promise(() => {})
    } finally {
      if (pending === own) pending = null
    }
  }

  function failure({ code, message }: ConnectError): Reply<never> {
    return versionOf(model.getState()) === 9
      ? { success: false, payload: { error: message, code } }
      : { success: false, error: { message, code } }
  }

  return {
    async init(settings) {
      const version = versionOf(model.getState())
      const { email, appUrl, appName } = fieldsOf(fieldsOf(settings).manifest)
      const wanted = [email, appUrl, ...(version === 10 ? [appName] : [])]
      if (!wanted.every((value) => typeof value === "string" && value !== ""))
        throw new ConnectError("Init_ManifestMissing")
      if (isReady && version === 9) throw new ConnectError("Init_AlreadyInitialized")
      isReady = true
    },
    stellarGetAddress: (params) =>
      call("stellarGetAddress", params, async (device) => {
        const { bundle, ...single } = fieldsOf(params)
        if (bundle === undefined) return device.address(single)
        if (!Array.isArray(bundle)) throw new ConnectError("Method_InvalidParameter")
        const addresses: Address[] = []
        for (const each of bundle) addresses.push(await device.address(fieldsOf(each)))
        return addresses
      }),
    stellarSignTransaction: (params) =>
      call("stellarSignTransaction", params, (device) => device.sign(fieldsOf(params))),
    cancel: () => pending?.abort(),
    dispose() {
      pending?.abort()
      isReady = false
    },
  }
}
