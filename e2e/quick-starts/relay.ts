import type { Kit } from "@alidade/core"
import { addEntrySignature, entryPreimage, setEntryExpiration } from "@alidade/core/entries"
import { relayCall } from "@alidade/core/relay"

const passphrase = "Test SDF Network ; September 2015"
const network = { passphrase, rpcUrl: "https://soroban-testnet.stellar.org" }

/**
 * Lets the connected account sign a contract call's authorization entry, and a relayer carry out the call and pay for it.
 * `func` and `entry` are base64 XDR, from a simulation. Resolves to the ledger.
 */
export async function callForFree(kit: Kit, func: string, entry: string, lastLedger: number) {
  const unsigned = setEntryExpiration(entry, lastLedger)
  const { signedAuthEntry: signature } = await kit.signAuthEntry(
    await entryPreimage(unsigned, passphrase),
  )
  const account = kit.getState().activeAddress!
  const signed = addEntrySignature(unsigned, { place: account, signer: account, signature })

  const sent = await relayCall({ func, auth: [signed], relayer: { url: "/relay" }, network })
  if (sent.status === "failed") throw sent.error
  return sent.ledger
}
