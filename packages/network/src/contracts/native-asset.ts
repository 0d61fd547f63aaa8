import { Address, Asset, nativeToScVal, xdr } from "@stellar/stellar-sdk/base"
import { contractDataKey, type Draft, timeToLive } from "../entries/entries.js"
import { MAX_ENTRY_TTL } from "../entries/parameters.js"

/** Decimal digits of an amount of lumens. */
export const DECIMALS = 7

/** The name and symbol of the native asset. */
export const NAME = "native"

/** The contract through which contracts move lumens (CAP-46-6). Its address derives from the passphrase. */
function nativeAssetContract(passphrase: string): xdr.ScAddress {
  return new Address(Asset.native().contractId(passphrase)).toScAddress()
}

/** The ledger key of a contract's instance. */
export function instanceKey(contract: xdr.ScAddress): xdr.LedgerKey {
  return contractDataKey({
    contract,
    key: xdr.ScVal.scvLedgerKeyContractInstance(),
    durability: xdr.ContractDataDurability.persistent,
  })
}

/** Deploys the contract of lumens, which anyone can do once per network. It is built into the host and has no code. */
export function deployNativeAsset(passphrase: string, draft: Draft): void {
  const contract = nativeAssetContract(passphrase)
  const metadata = nativeToScVal(
    { decimal: DECIMALS, name: NAME, symbol: NAME },
    {
      type: {
        decimal: ["symbol", "u32"],
        name: ["symbol", "string"],
        symbol: ["symbol", "string"],
      },
    },
  )
  const instance = new xdr.ScContractInstance({
    executable: xdr.ContractExecutable.contractExecutableStellarAsset(),
    storage: [
      entry(xdr.ScVal.scvSymbol("METADATA"), metadata),
      entry(symbols("AssetInfo"), symbols("Native")),
    ],
  })
  draft.put(
    new xdr.ContractDataEntry({
      ext: xdr.ExtensionPoint.v0(),
      contract,
      key: xdr.ScVal.scvLedgerKeyContractInstance(),
      durability: xdr.ContractDataDurability.persistent,
      val: xdr.ScVal.scvContractInstance(instance),
    }),
  )
  // Use does not extend its lifetime, as on a validator: three million ledgers outlast any sandbox.
  draft.put(timeToLive(instanceKey(contract), MAX_ENTRY_TTL))
}

function symbols(...names: string[]): xdr.ScVal {
  return xdr.ScVal.scvVec(names.map((name) => xdr.ScVal.scvSymbol(name)))
}

function entry(key: xdr.ScVal, val: xdr.ScVal): xdr.ScMapEntry {
  return new xdr.ScMapEntry({ key, val })
}
