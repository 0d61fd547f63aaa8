import { Address, Asset, nativeToScVal, Operation } from "@stellar/stellar-sdk/base"

/** How many payments and transfers one round measures. */
const COUNT = 100

/**
 * @typedef {object} Speed each one's time in ms, from the operation until its ledger has closed
 * @property {number[]} payments built, signed, and applied
 * @property {number[]} transfers of a token's contract: simulated, built, signed, and applied
 */

/**
 * Pays in lumens and in a token of our own, on a network that has just started.
 * @param {import("@alidade/network").Network} network
 * @param {Uint8Array} wasm of `packages/network/test/wat/token.wat`
 * @returns {Promise<Speed>}
 */
export async function measureSpeed(network, wasm) {
  const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
  const [from, to] = [alice, bob].map((pair) => new Address(pair.publicKey()).toScVal())
  if (!from || !to) throw new Error("Two accounts are needed.")
  network.fund(alice)
  network.fund(bob)
  const contract = await network.deploy(wasm, [from])
  const call = (
    /** @type {string} */ name,
    /** @type {import("@stellar/stellar-sdk/base").xdr.ScVal[]} */ ...args
  ) => network.send(alice, Operation.invokeContractFunction({ contract, function: name, args }))
  call("mint", from, nativeToScVal(1_000_000n, { type: "i128" }))

  const destination = bob.publicKey()
  const payments = times(() => {
    network.send(alice, Operation.payment({ destination, asset: Asset.native(), amount: "1" }))
  })
  const transfers = times(() => {
    call("transfer", from, to, nativeToScVal(1n, { type: "i128" }))
  })
  return { payments, transfers }
}

/** @param {() => void} run */
function times(run) {
  return Array.from({ length: COUNT }, () => {
    const began = performance.now()
    run()
    return performance.now() - began
  })
}
