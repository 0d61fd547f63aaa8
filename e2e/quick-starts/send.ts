import { fees, sendTransaction } from "@alidade/core/send"

const network = {
  passphrase: "Test SDF Network ; September 2015",
  rpcUrl: "https://soroban-testnet.stellar.org",
}

/** What to offer per operation, in stroops. */
export const usualFee = async () => (await fees(network)).usual

/** Sends a signed envelope, base64 XDR. Resolves to its ledger when the network has applied it. */
export async function send(xdr: string): Promise<number> {
  const sent = await sendTransaction({ xdr, network, storage: localStorage })
  if (sent.status === "failed") throw sent.error
  if (sent.status === "expired") throw new Error("It can no longer be applied. Build a new one.")
  return sent.ledger
}
