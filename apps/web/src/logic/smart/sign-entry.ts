import { authorizeEntry, inspectAuthEntry, xdr } from "@stellar/stellar-sdk/base"
import { type SignedAssertion, type StoredPasskey, signWithPasskey } from "./passkey.js"

/** Whom an entry is signed for. */
export interface EntrySigning {
  networkPassphrase: string
  passkeys: readonly StoredPasskey[]
  signal?: AbortSignal | undefined
}

/** Signs a base64 `SorobanAuthorizationEntry` with a passkey, in passkey-kit's form. Returns the whole entry. */
export async function signEntry(
  text: string,
  { networkPassphrase, passkeys, signal }: EntrySigning,
): Promise<string> {
  const entry = xdr.SorobanAuthorizationEntry.fromXdr(text, "base64")
  const { signatureExpirationLedger } = inspectAuthEntry(entry)
  const signed = await authorizeEntry(
    entry,
    async (_, payload) => ({
      signatureScVal: signatureOf(await signWithPasskey(payload, passkeys, signal)),
    }),
    signatureExpirationLedger ?? 0,
    networkPassphrase,
  )
  return signed.toXdr("base64")
}

function signatureOf({ id, authenticatorData, clientData, signature }: SignedAssertion): xdr.ScVal {
  const assertion = map(
    [symbol("authenticator_data"), bytes(authenticatorData)],
    [symbol("client_data_json"), bytes(clientData)],
    [symbol("signature"), bytes(signature)],
  )
  const kind = symbol("Secp256r1")
  return list(map([list(kind, bytes(id)), list(kind, assertion)]))
}

const symbol = (name: string): xdr.ScVal => xdr.ScVal.scvSymbol(name)
const bytes = (value: Uint8Array): xdr.ScVal => xdr.ScVal.scvBytes(value)
const list = (...items: xdr.ScVal[]): xdr.ScVal => xdr.ScVal.scvVec(items)
const map = (...entries: [xdr.ScVal, xdr.ScVal][]): xdr.ScVal =>
  xdr.ScVal.scvMap(entries.map(([key, val]) => new xdr.ScMapEntry({ key, val })))
