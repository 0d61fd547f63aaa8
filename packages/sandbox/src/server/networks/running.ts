import { loadCurves, type Network, type Sent } from "@alidade/network"
import { Keypair, Operation, type xdr } from "@stellar/stellar-sdk/base"
import type { SandboxNetwork } from "../../config.js"
import { constructorArgs, specOf } from "./spec.js"

/** Arguments of a contract's function by name, as JavaScript values that fit the contract's spec. */
export type ContractArguments = Readonly<Record<string, unknown>>

/** Options of `RunningNetwork.call`. */
export interface ContractCallOptions {
  /** The secret key (`S…`) of the account that sends and authorizes the call. By default an account of the network's own. */
  readonly as?: string
}

/** A network that the sandbox runs, for tests in its own process: its addresses, and short functions. */
export interface RunningNetwork
  extends SandboxNetwork,
    Pick<Network, "advance" | "archive" | "fund" | "keypair" | "send" | "surge"> {
  /**
   * Uploads a contract's Wasm and creates a contract of it, with its constructor's arguments, from an account of the
   * network's own. Resolves to its address, `C…`.
   *
   * @throws HostError if the code cannot run here, or its constructor fails; an error if the arguments don't fit its spec
   */
  deploy(wasm: Uint8Array, args?: ContractArguments): Promise<string>
  /**
   * Calls a contract's function in a transaction of its own. Resolves to what it returns, as the SDK's `contract.Spec`
   * converts it: numbers up to 32 bits, larger ones as `bigint`, texts, lists, and objects.
   *
   * @throws HostError if the call fails; an error if the contract has no spec or no such function, if the arguments don't
   *   fit, or if another account has to authorize the call
   */
  call(
    contract: string,
    name: string,
    args?: ContractArguments,
    options?: ContractCallOptions,
  ): Promise<unknown>
}

/** Opens a network of the sandbox for tests. */
function runningNetwork(network: Network, addresses: SandboxNetwork): RunningNetwork {
  const { advance, archive, fund, keypair, send, surge } = network

  /** The account that calls for tests that name none. */
  function caller(): Keypair {
    const pair = keypair("caller")
    if (!network.ledger.account(pair.xdrAccountId())) fund(pair)
    return pair
  }

  return {
    ...addresses,
    ...{ advance, archive, fund, keypair, send, surge },
    deploy: async (wasm, args) => network.deploy(wasm, args && (await constructorArgs(wasm, args))),
    async call(contract, name, args = {}, { as } = {}) {
      const spec = await specOf(network.ledger, contract)
      const values = spec.argumentsOf(name, args)
      // `send` cannot wait for them.
      await loadCurves()
      const source = as === undefined ? caller() : Keypair.fromSecret(as)
      const operation = Operation.invokeContractFunction({ contract, function: name, args: values })
      return spec.resultOf(name, returnedBy(send(source, operation)))
    },
  }
}

function returnedBy({ transaction: { meta } }: Sent): xdr.ScVal | undefined {
  return (meta.type === "v4" && meta.v4.sorobanMeta?.returnValue) || undefined
}

/**
 * The networks of a sandbox by id. One that somebody else runs throws when it is used, and says where it is.
 */
export function runningNetworks(
  all: readonly SandboxNetwork[],
  started: ReadonlyMap<SandboxNetwork["id"], Network>,
): Readonly<Record<SandboxNetwork["id"], RunningNetwork>> {
  const networks = {} as Record<SandboxNetwork["id"], RunningNetwork>
  for (const addresses of all) {
    const { id, name, horizonUrl, rpcUrl } = addresses
    const network = started.get(id)
    if (network) networks[id] = runningNetwork(network, addresses)
    else
      Object.defineProperty(networks, id, {
        get: () => {
          throw new Error(
            `The sandbox does not run the network ${name}: it is at ${horizonUrl}. Deploy and call contracts there ` +
              `with the Stellar CLI or SDK, by its JSON-RPC at ${rpcUrl}.`,
          )
        },
      })
  }
  return networks
}
