import { type Network, passkeyAccount } from "@alidade/network"
import { json, type Request, type Route } from "@alidade/network/http"
import { Asset, nativeToScVal, Operation, xdr } from "@stellar/stellar-sdk/base"
import { readBody, refusal } from "../wallets/control.js"

/** What an account gets when it is created, in stroops: 1,000 XLM. */
const START = 10_000_000_000n

/** The longest credential's id of WebAuthn, in bytes. */
const LONGEST_ID = 1023

/**
 * Deploys accounts whose keys are passkeys on a network, at `/passkey-account` below its Horizon: `POST` with `{id, publicKey}` in
 * base64url (a credential's id, and its public key of 65 bytes) returns `{address}`, `C…`. The account has 1,000 XLM.
 */
export function openPasskeyAccounts(network: Network): Route[] {
  const path = `${new URL(network.horizonUrl).pathname.replace(/\/$/, "")}/passkey-account`
  return [{ path, POST: async (request) => json({ address: await create(network, request) }) }]
}

async function create(network: Network, request: Request): Promise<string> {
  const { id, publicKey } = readBody(request)
  const credential = readBytes(id)
  const key = readBytes(publicKey)
  if (credential.length === 0 || credential.length > LONGEST_ID)
    throw refusal(400, "A credential's id is expected.")
  if (key.length !== 65 || key[0] !== 4) throw refusal(400, "A public key of 65 bytes is expected.")
  const args = [credential, key].map((bytes) => xdr.ScVal.scvBytes(bytes))
  const address = await network.deploy(passkeyAccount(), args)
  const bank = network.keypair("passkey accounts")
  network.fund(bank)
  const transfer = {
    contract: Asset.native().contractId(network.passphrase),
    function: "transfer",
    args: [
      nativeToScVal(bank.publicKey(), { type: "address" }),
      nativeToScVal(address, { type: "address" }),
      nativeToScVal(START, { type: "i128" }),
    ],
  }
  network.send(bank, Operation.invokeContractFunction(transfer))
  return address
}

function readBytes(text: unknown): Buffer {
  if (typeof text !== "string" || !/^[\w-]*$/.test(text))
    throw refusal(400, "Texts in base64url are expected.")
  return Buffer.from(text, "base64url")
}
