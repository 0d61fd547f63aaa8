import { xdr } from "@stellar/stellar-sdk/base"
import { type Draft, timeToLive } from "../entries/entries.js"
import { MAX_ENTRY_TTL, MAX_INSTRUCTIONS } from "../entries/parameters.js"
import { createAuthentication } from "../host/auth/authenticate.js"
import { enforced } from "../host/auth/enforce.js"
import { authManager } from "../host/auth/manager.js"
import { assetPreimage, contractAddress, createContract } from "../host/create.js"
import { createHost } from "../host/create-host.js"
import { recording } from "../host/footprint.js"
import { instanceKey } from "../host/keys.js"
import { factsOf } from "./facts.js"

/** Deploys the contract of lumens, which anyone can do once per network. It is built into the host and has no code. */
export function deployNativeAsset(passphrase: string, draft: Draft): void {
  const facts = factsOf({ sequence: 1, time: 0n }, passphrase)
  const authentication = createAuthentication()
  const nobody = contractAddress({ facts }, assetPreimage(xdr.Asset.assetTypeNative()))
  const host = createHost({
    entries: draft,
    facts,
    footprint: recording(),
    auth: authManager(enforced([], nobody, authentication), authentication),
    seed: new Uint8Array(32),
    fuel: BigInt(MAX_INSTRUCTIONS),
  })
  const contract = createContract(host, {
    preimage: assetPreimage(xdr.Asset.assetTypeNative()),
    executable: xdr.ContractExecutable.contractExecutableStellarAsset(),
    args: [],
  })
  // Use does not extend its lifetime, as on a validator: three million ledgers outlast any network in memory.
  draft.put(timeToLive(instanceKey(contract), MAX_ENTRY_TTL))
}
