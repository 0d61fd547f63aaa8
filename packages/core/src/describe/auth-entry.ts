import { encodeHex, equalBytes } from "../encoding/bytes.js"
import { networks } from "../networks/networks.js"
import { networkIdBytes, sha256 } from "../verify/digest.js"
import { readPreimage } from "../verify/preimage.js"
import { describeInvocation } from "./calls.js"
import { contractContext } from "./contract-context.js"
import { timeWarnings } from "./time-warnings.js"
import type { DescribedAuthEntry, DescribeOptions } from "./types.js"
import { warning } from "./values.js"
import { contractWarnings } from "./warnings.js"

/**
 * Decodes a base64 `HashIdPreimage` of type 9 or 10: what is signed to authorize a contract call. `expectedNetwork` is
 * the network that it should be for. Throws `bad-request`, and `unsupported` if the browser has no WebCrypto.
 */
export async function describeAuthEntry(
  preimage: string,
  options: DescribeOptions = {},
): Promise<DescribedAuthEntry> {
  const read = readPreimage(preimage)
  const { expectedNetwork, account = read.address, balance } = options
  const passphrase = await passphraseOf(read.networkId, expectedNetwork)
  // For an unknown network, XLM's contract is unknown too.
  const context = await contractContext(read.invocation, passphrase ?? "", {
    ...(account === undefined ? {} : { account }),
    ...(balance === undefined ? {} : { balance }),
  })
  const call = describeInvocation(read.invocation, context)
  const isExpected = expectedNetwork === undefined || passphrase === expectedNetwork
  const expirationLedger = read.signatureExpirationLedger
  return {
    type: read.type,
    ...(read.address === undefined ? {} : { address: read.address }),
    networkId: encodeHex(read.networkId),
    ...(passphrase === undefined ? {} : { networkPassphrase: passphrase }),
    nonce: String(read.nonce),
    expirationLedger,
    call,
    warnings: [
      ...(isExpected ? [] : [warning("danger", "warnNetwork")]),
      ...timeWarnings({ expirationLedger }, options),
      ...contractWarnings([call], context, options),
    ],
    hash: encodeHex(await sha256(read.bytes)),
  }
}

async function passphraseOf(
  id: Uint8Array,
  expected: string | undefined,
): Promise<string | undefined> {
  const candidates = [...(expected === undefined ? [] : [expected]), ...Object.values(networks)]
  for (const passphrase of candidates) {
    if (equalBytes(id, await networkIdBytes(passphrase))) return passphrase
  }
  return undefined
}
