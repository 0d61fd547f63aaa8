import { hexOf } from "../wallet/bytes.js"
import { isHostConnected, keepConnection } from "../wallet/connections.js"
import { type Fields, fieldsOf } from "../wallet/fields.js"
import type { LocalModel } from "../wallet/model.js"
import type { Verdict, WalletRequest } from "../wallet/state.js"
import { approves } from "../wallet/verdicts.js"
import { deriveSeed } from "./accounts.js"
import { ConnectError } from "./errors.js"
import { readPath } from "./path.js"
import { versionOf } from "./quirks.js"

/** An account's address on the device. */
export interface Address {
  readonly address: string
  readonly path: readonly number[]
  readonly serializedPath: string
}

/** A signature by an account of the device, in hex. */
export interface Signed {
  readonly publicKey: string
  readonly signature: string
}

/** The device as the library reaches it for one call of a page. */
export interface Device {
  /** TR2: the address at a path. The device shows it, unless the app says no. */
  address(params: Fields): Promise<Address>
  /** TR4: signs what it builds from the app's data. */
  sign(params: Fields): Promise<Signed>
}

/** Ends a call that nobody answers, because it was canceled or the device was removed. */
export class Dropped extends Error {}

/** @param gone aborts when the library cancels the call */
export function openDevice(model: LocalModel, host: string, gone: AbortSignal): Device {
  /** Asks the person at the device. Resolves to an approving verdict. */
  async function ask(
    request: Omit<WalletRequest, "host">,
    refused: "export" | "action",
  ): Promise<Verdict> {
    const { locked, quirks } = model.getState()
    const verdict = await model.ask({ ...request, host }, { id: crypto.randomUUID(), gone })
    if (!verdict) throw new Dropped()
    if (approves(verdict)) return verdict
    if (verdict === "close") throw new ConnectError("Method_Interrupted")
    if (refused === "export") throw new ConnectError("Method_PermissionsNotGranted")
    if (quirks["TR10-cancel"]) throw new ConnectError("Method_Cancel")
    throw new ConnectError(locked ? "Failure_PinCancelled" : "Failure_ActionCancelled")
  }

  /** Asks once whether the page may use the device's accounts. */
  async function permit(): Promise<void> {
    if (isHostConnected(model, host)) return
    const { passphrase } = model.network()
    await ask({ kind: "connect", payload: "", passphrase }, "export")
    keepConnection(model, host)
  }

  async function keyAt(
    index: number,
  ): Promise<ReturnType<typeof import("../wallet/sign.js").keyOf>> {
    const { keyOf } = await import("../wallet/sign.js")
    return keyOf(await deriveSeed(index))
  }

  return {
    async address({ path, showOnTrezor }) {
      const { index, ...account } = readPath(path)
      await permit()
      const { address } = await keyAt(index)
      if (showOnTrezor !== false)
        await ask(
          { kind: "address", payload: address, passphrase: "", as: { account: address } },
          "action",
        )
      return { address, ...account }
    },

    async sign(params) {
      const { index } = readPath(params.path)
      const { envelope, passphrase } = await read(model, params)
      await permit()
      const { address } = await keyAt(index)
      const network = model.networks.find((known) => known.passphrase === passphrase)
      const as = { account: address, ...(network && { network: network.id }) }
      const verdict = await ask(
        { kind: "transaction", payload: envelope, passphrase, as },
        "action",
      )

      const key = await keyAt(verdict === "wrong-signer" ? index + 1 : index)
      const { digestOf } = await import("./transaction.js")
      const { tamperWithTransaction } = await import("../wallet/tampering.js")
      const signed = verdict === "alter" ? tamperWithTransaction(envelope) : envelope
      return {
        publicKey: hexOf(key.bytes),
        signature: hexOf(key.sign(digestOf(signed, passphrase))),
      }
    },
  }
}

/** Reads either form of a transaction. Version 9 knows only the first. */
async function read(
  model: LocalModel,
  params: Fields,
): Promise<{ envelope: string; passphrase: string }> {
  const { fromFields, fromXdr } = await import("./transaction.js")
  const state = model.getState()
  const { networkPassphrase, transaction, xdrBase64, testnet } = params
  const version = versionOf(state)
  if (xdrBase64 !== undefined && version === 10)
    return fromXdr({ xdrBase64, testnet }, !state.quirks.TR5)
  if (Object.keys(fieldsOf(transaction)).length === 0)
    throw new ConnectError("Method_InvalidParameter", 'Parameter "transaction" is missing.')
  return fromFields({ networkPassphrase, transaction }, version === 9)
}
