import { StrKey, xdr } from "@stellar/stellar-sdk/base"

/** The account behind an address that may be muxed. */
export function accountOf(muxed: xdr.MuxedAccount): xdr.AccountId {
  const key = muxed.type === "keyTypeEd25519" ? muxed.ed25519 : muxed.med25519.ed25519
  return xdr.PublicKey.publicKeyTypeEd25519(key)
}

/** Decodes a `G…` address. Returns `undefined` for any other string. */
export function accountAt(address: string): xdr.AccountId | undefined {
  return StrKey.isValidEd25519PublicKey(address)
    ? xdr.PublicKey.publicKeyTypeEd25519(StrKey.decodeEd25519PublicKey(address))
    : undefined
}

/** Formats an account, a muxed account, or a signer as text (`G…`, `M…`, `T…`, `X…`, `P…`; SEP-23, SEP-51). */
export function addressOf(key: xdr.AccountId | xdr.MuxedAccount | xdr.SignerKey): string {
  return String(key.toJson())
}

/** The signer key of an account's own key. */
export function ownKey(account: xdr.AccountId): xdr.SignerKey {
  return xdr.SignerKey.signerKeyTypeEd25519(account.ed25519)
}

/** The address of an account as contracts see it. */
export function accountAddress(account: xdr.AccountId): xdr.ScAddress {
  return xdr.ScAddress.scAddressTypeAccount(account)
}
