import { networks } from "@alidade/core"
import { sandboxAccounts } from "@alidade/sandbox/browser"
import { hash, Keypair } from "@stellar/stellar-sdk"
import { entries } from "./in-page.js"
import { payment } from "./in-windows.js"

/** What every wallet gets to sign, on Public. */
export interface Requests {
  transaction: string
  v1: string
  v2: string
  message: string
}

/** The seeds of the devices' first accounts, which SEP-5 publishes. Other wallets have the sandbox's accounts. */
const seeds: Readonly<Record<string, string>> = {
  ledger: "SBGWSG6BTNCKCOB3DIFBGCVMUPQFYPA2G4O34RMTB343OYPXU5DJDVMN",
  trezor: "SAKS7I2PNDBE5SJSUSU2XLJ7K5XJ3V3K4UDFAHMSBQYPOKE247VHAGDB",
}

/** The key of the account that a simulated wallet starts with. */
export function firstKey(transport: string): Keypair {
  const [wallet] = transport.split(" ")
  return Keypair.fromSecret(seeds[wallet!] ?? sandboxAccounts[0]!.seed)
}

/** Requests that the key can sign. */
export function requestsFor(key: Keypair): Requests {
  return {
    transaction: payment(key.publicKey(), networks.Public),
    v1: onPublic(entries.type9.preimage, key),
    v2: onPublic(entries.type10.preimage, key),
    message: "Hello, World!",
  }
}

/** Turns a published preimage by account 1 on Testnet into one by another key on Public. */
function onPublic(preimage: string, key: Keypair): string {
  const bytes = Buffer.from(preimage, "base64")
  const published = Buffer.from(Keypair.fromSecret(sandboxAccounts[0]!.seed).rawPublicKey())
  bytes.set(hash(Buffer.from(networks.Public)), 4)
  for (let at = bytes.indexOf(published); at >= 0; at = bytes.indexOf(published, at + 1))
    bytes.set(key.rawPublicKey(), at)
  return bytes.toString("base64")
}
