import {
  Account,
  Keypair,
  Memo,
  MuxedAccount,
  Networks,
  Operation,
  TransactionBuilder,
  type xdr,
} from "@stellar/stellar-sdk"

const keyOf = (byte: number) => Keypair.fromRawEd25519Seed(Buffer.alloc(32, byte))

export const [server, user, app, stranger] = [21, 22, 23, 24].map(keyOf) as [
  Keypair,
  Keypair,
  Keypair,
  Keypair,
]

export const muxed: string = new MuxedAccount(new Account(user.publicKey(), "0"), "7").accountId()

/** The time at which challenges are made, in seconds since the epoch. */
export const START = 1_800_000_000

/** What both sides expect of the challenges of this file. */
export const context = {
  serverAccount: server.publicKey(),
  networkPassphrase: Networks.TESTNET as string,
  homeDomain: "example.org",
  webAuthDomain: "auth.example.org",
  now: (START + 10) * 1000,
}

export const nonce: string = Buffer.alloc(48, 5).toString("base64")

/** A data entry, as an operation. */
export const entry = (
  name: string,
  value: string | Buffer | null,
  source: string | undefined = server.publicKey(),
): xdr.Operation => Operation.manageData({ name, value, ...(source && { source }) })

export const first: xdr.Operation = entry("example.org auth", nonce, user.publicKey())
export const domain: xdr.Operation = entry("web_auth_domain", "auth.example.org")

/** What a test changes of a correct challenge. */
export interface ChallengeParts {
  source?: string
  sequence?: string
  operations?: readonly xdr.Operation[]
  bounds?: { minTime: number; maxTime: number }
  memo?: Memo
  signers?: readonly Keypair[]
  passphrase?: string
}

/** A challenge, correct but for the given parts, in base64. Built by Stellar's SDK. */
export function challengeWith(parts: ChallengeParts = {}): string {
  const {
    source = server.publicKey(),
    sequence = "0",
    operations = [first, domain],
    bounds = { minTime: START, maxTime: START + 900 },
    memo = Memo.none(),
    signers = [server],
    passphrase = context.networkPassphrase,
  } = parts
  const account = source.startsWith("M")
    ? MuxedAccount.fromAddress(source, `${BigInt(sequence) - 1n}`)
    : new Account(source, `${BigInt(sequence) - 1n}`)
  const builder = new TransactionBuilder(account, {
    fee: "100",
    networkPassphrase: passphrase,
    timebounds: bounds,
    memo,
  })
  for (const operation of operations) builder.addOperation(operation)
  const transaction = builder.build()
  transaction.sign(...signers)
  return transaction.toXDR()
}

/** Adds signatures to a challenge, as wallets do. */
export function signedBy(challenge: string, ...signers: readonly Keypair[]): string {
  const transaction = TransactionBuilder.fromXDR(challenge, context.networkPassphrase)
  transaction.sign(...signers)
  return transaction.toXDR()
}
