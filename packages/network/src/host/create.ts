import { hash, xdr } from "@stellar/stellar-sdk/base"
import { loadCode, requireCode } from "./code.js"
import type { Host } from "./host.js"
import { hostError, isHostError, isRecoverable } from "./host-error.js"
import { findInstance, loadInstance, storeInstance } from "./instance.js"
import { networkId } from "./ledger-facts.js"
import { bytesValue } from "./value.js"

/** The protocol since which contracts have constructors. */
const CONSTRUCTORS_SINCE = 22

/** A contract to create: what its address follows from, its code, and the arguments of its constructor. */
export interface Creation {
  readonly preimage: xdr.ContractIdPreimage
  readonly executable: xdr.ContractExecutable
  readonly args: readonly xdr.ScVal[]
}

/** What the address of a contract follows from if an address deploys it: the deployer and a salt (32 bytes). */
export function addressPreimage(address: xdr.ScAddress, salt: Uint8Array): xdr.ContractIdPreimage {
  return xdr.ContractIdPreimage.contractIdPreimageFromAddress(
    new xdr.ContractIdPreimageFromAddress({ address, salt }),
  )
}

/** What the address of an asset's contract follows from. */
export function assetPreimage(asset: xdr.Asset): xdr.ContractIdPreimage {
  return xdr.ContractIdPreimage.contractIdPreimageFromAsset(asset)
}

/** The address that a contract has on a network. */
export function contractAddress(
  { facts }: Pick<Host, "facts">,
  contractIdPreimage: xdr.ContractIdPreimage,
): xdr.ScAddressContract {
  const preimage = new xdr.HashIdPreimageContractId({
    networkId: networkId(facts.passphrase),
    contractIdPreimage,
  })
  const id = hash(xdr.HashIdPreimage.envelopeTypeContractId(preimage).toXdr())
  return xdr.ScAddress.scAddressTypeContract(xdr.ContractId.fromXdr(id)) as xdr.ScAddressContract
}

/**
 * Creates a contract and calls its constructor. If an address deploys it, that address has to authorize it.
 *
 * @throws HostError if the contract exists, its code does not, or its constructor fails
 */
export function createContract(host: Host, creation: Creation): xdr.ScAddressContract {
  const { preimage, executable, args } = creation
  if (preimage.type === "contractIdPreimageFromAsset") {
    checkAssetCreation(executable)
    const contract = createInstance(host, creation)
    const asset = bytesValue(preimage.fromAsset.toXdr())
    host.call({ contract, name: "init_asset", args: [asset] })
    return contract
  }
  const { address } = preimage.fromAddress
  const call = new xdr.CreateContractArgsV2({
    contractIdPreimage: preimage,
    executable,
    constructorArgs: [...args],
  })
  host.auth.enter({ type: "create", call })
  try {
    host.auth.require(host, address, [])
    if (executable.type !== "contractExecutableWasm")
      throw hostError("Value", "InvalidInput", `${executable.type} is not deployed by an address`)
    const contract = createInstance(host, creation)
    construct(host, contract, args)
    return contract
  } finally {
    host.auth.leave()
  }
}

function checkAssetCreation({ type }: xdr.ContractExecutable): void {
  if (type !== "contractExecutableStellarAsset")
    throw hostError("Value", "InvalidInput", "asset preimage is not allowed for this executable")
}

function createInstance(host: Host, { preimage, executable }: Creation): xdr.ScAddressContract {
  const contract = contractAddress(host, preimage)
  if (findInstance(host, contract))
    throw hostError("Storage", "ExistingValue", "contract already exists")
  if (executable.type === "contractExecutableWasm") requireCode(host, executable.wasmHash.toBytes())
  storeInstance(host, contract, { executable, storage: [] })
  return contract
}

function construct(host: Host, contract: xdr.ScAddress, args: readonly xdr.ScVal[]): void {
  const { protocol } = loadCode(host, loadInstance(host, contract).executable)
  if (protocol < CONSTRUCTORS_SINCE) {
    if (args.length === 0) return
    throw hostError(
      "Context",
      "InvalidAction",
      "trying to call non-default constructor on a contract that doesn't support constructors",
    )
  }
  const call = { contract, name: "__constructor", args }
  const value = attempt("constructor invocation has failed with error", () =>
    host.call(call, { reserved: true, optional: args.length === 0 }),
  )
  if (value.type !== "scvVoid")
    throw hostError("Value", "UnexpectedType", "constructor returned non-void value")
}

/** Runs a contract's code for the host. What it fails with becomes the cause of a failure of the host. */
function attempt<Result>(message: string, run: () => Result): Result {
  try {
    return run()
  } catch (thrown) {
    if (!isHostError(thrown) || !isRecoverable(thrown)) throw thrown
    throw hostError("Context", "InvalidAction", message, thrown)
  }
}
