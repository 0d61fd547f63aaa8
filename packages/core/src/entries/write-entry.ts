import { concatBytes, encodeBase64 } from "../encoding/bytes.js"
import { u32 } from "../encoding/write-xdr.js"
import { credentialKinds, type Entry, type Node } from "./entry.js"

/** The base64 XDR of an entry. */
export function writeEntry({ credentials, bound, invocation }: Entry): string {
  const kind = credentialKinds.indexOf(credentials)
  if (!bound) return encodeBase64(concatBytes(u32(kind), invocation.xdr))
  const { top, nonce, expirationLedger } = bound
  return encodeBase64(
    concatBytes(
      u32(kind),
      top.addressXdr,
      nonce,
      u32(expirationLedger),
      top.signature.xdr,
      ...(credentials === "addressWithDelegates" ? [writeDelegates(top.nested)] : []),
      invocation.xdr,
    ),
  )
}

function writeDelegates(nodes: readonly Node[]): Uint8Array {
  const delegates = nodes.map(({ addressXdr, signature, nested }) =>
    concatBytes(addressXdr, signature.xdr, writeDelegates(nested)),
  )
  return concatBytes(u32(nodes.length), ...delegates)
}
