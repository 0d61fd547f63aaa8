import type { Kit } from "@alidade/core"
import { createContractCall, type LoadClient, readContract } from "@alidade/core/contract"
import { Client } from "@stellar/stellar-sdk/contract"

const load: LoadClient = (options) => Client.from(options)
const network = {
  passphrase: "Test SDF Network ; September 2015",
  rpcUrl: "https://soroban-testnet.stellar.org",
}

/** What an address holds of a token. It needs no wallet. */
export const balanceOf = (token: string, id: string) =>
  readContract<bigint>(network, { contract: token, function: "balance", args: { id } }, load)

/** Pays in a token. The kit's wallet signs, and the kit's network carries it out. */
export async function pay(kit: Kit, token: string, to: string, amount: bigint) {
  const { activeAddress: from } = kit.getState()
  const caller = createContractCall<null>({ kit, load, storage: localStorage })
  caller.subscribe(() => console.log(caller.getState().status)) // "simulating", "signing", …
  await caller.call({ contract: token, function: "transfer", args: { from, to, amount } })
  return caller.getState().hash
}
