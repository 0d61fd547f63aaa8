import { fund, type Ledger } from "@alidade/network"
import { Account, hash, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { refusal } from "./refusal.js"

/** An account whose sequence numbers one transaction at a time uses. */
export type Channel = Keypair

/** The relayer's accounts on one network. */
export interface Accounts {
  /** Takes the free channel that was used the longest time ago. Throws `POOL_CAPACITY` if none is free. */
  acquire(): Channel
  release(channel: Channel): void
  /** The account that pays the fees, or one that has nothing but its reserve. */
  payer(isEmpty: boolean): Keypair
  /** An account with its last sequence number, for a builder. */
  source(account: Keypair): Account
}

/** How many transactions can be under way. */
const CHANNELS = 3

/** The relayer's accounts, funded when they are needed. PUBLIC TEST KEYS: their seeds are hashes of these names. */
export function openAccounts(ledger: Ledger): Accounts {
  const free = Array.from({ length: CHANNELS }, (_, index) => keyOf(`channel ${index + 1}`))
  const [full, empty] = [keyOf("fund"), keyOf("empty")]

  function funded(account: Keypair): Keypair {
    fund(ledger, account.xdrAccountId())
    return account
  }

  function source(account: Keypair): Account {
    const sequence = ledger.account(account.xdrAccountId())?.seqNum ?? 0n
    return new Account(account.publicKey(), String(sequence))
  }

  /** Creates an account with one lumen, all of it reserve. */
  function createEmpty(): void {
    const root = Keypair.master(ledger.passphrase)
    const transaction = new TransactionBuilder(source(root), {
      fee: "100",
      networkPassphrase: ledger.passphrase,
    })
      .addOperation(
        Operation.createAccount({ destination: empty.publicKey(), startingBalance: "1" }),
      )
      .setTimeout(0)
      .build()
    transaction.sign(root)
    ledger.submit(transaction.toXdr())
  }

  return {
    source,
    acquire() {
      const channel = free.shift()
      if (!channel) throw allBusy()
      return funded(channel)
    },
    release: (channel) => void free.push(channel),
    payer(isEmpty) {
      if (!isEmpty) return funded(full)
      if (!ledger.account(empty.xdrAccountId())) createEmpty()
      return empty
    },
  }
}

/** The refusal while no channel is free. */
export function allBusy(): Error {
  return refusal(503, "POOL_CAPACITY", "Too many transactions queued. Please try again later", {
    reason: "all_channels_busy_or_claim_contention",
  })
}

function keyOf(name: string): Keypair {
  return Keypair.fromRawEd25519Seed(hash(new TextEncoder().encode(`Alidade relayer ${name}`)))
}
