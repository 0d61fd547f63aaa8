import { networks } from "@alidade/core"
import { Asset } from "@stellar/stellar-sdk"
import { stranger } from "../forge.js"
import { changedAccount, changedEntry, withResourceFee } from "../forge-servers.js"
import type { Bench, Expected, Scenario } from "../scenario.js"
import { onlySome, publicNetwork, type Results, withAccounts, withResults } from "../server-side.js"

type Fields = Record<string, unknown>

/** Calls `transfer` of the native asset's contract through the kit, and waits for the outcome. */
async function callContract(on: Bench): Promise<void> {
  await on.page.evaluate(
    async ({ network, config, contract }) => {
      const { createKit, connect, kit: benchKit, loaded, run } = window.bench
      const { nextPayment } = await window.harness.modules()
      const { createContractCall } = await window.harness.contract()
      const { Client } = await window.harness.stellarContract()
      const address = benchKit.getState().activeAddress!
      // Funds the account.
      await nextPayment(address, config, "public")
      const { passphrase, rpcUrl, horizonUrl } = network
      const kit = createKit({ networks: [{ name: "Public", passphrase, rpcUrl, horizonUrl }] })
      await loaded.side.click(() => connect({}, kit))
      const load = (options: Parameters<typeof Client.from>[0]) => Client.from(options)
      const caller = createContractCall({ kit, load: load as never, storage: null })
      const args = { from: address, to: address, amount: 1n }
      run(() => caller.call({ contract, function: "transfer", args }).finally(() => kit.destroy()))
      await window.bench.outcome()
    },
    {
      network: publicNetwork(on),
      config: on.server.config,
      contract: Asset.native().contractId(networks.Public),
    },
  )
}

/** Builds a payment from what Horizon says of the account, has it signed, and sends it to the honest JSON-RPC. */
async function pay(on: Bench): Promise<void> {
  await on.page.evaluate(
    async ({ network, friendbot }) => {
      const { kit, run } = window.bench
      const { readAccount } = await window.harness.account()
      const { sendTransaction } = await window.harness.send()
      const stellar = await window.harness.stellar()
      const address = kit.getState().activeAddress!
      await fetch(`${friendbot}?addr=${address}`)
      const { passphrase, rpcUrl } = network
      run(async () => {
        const { sequence } = await readAccount(network, address)
        const account = new stellar.Account(address, String(sequence))
        const xdr = new stellar.TransactionBuilder(account, {
          fee: "100",
          networkPassphrase: passphrase,
        })
          .addOperation(stellar.Operation.bumpSequence({ bumpTo: "0" }))
          .setTimeout(600)
          .build()
          .toXdr()
        const { signedTxXdr } = await kit.signTransaction(xdr)
        const storage = null
        const sent = await sendTransaction({
          xdr: signedTxXdr,
          network: { passphrase, rpcUrl },
          storage,
        })
        if (sent.status === "failed") throw sent.error
        if (sent.status !== "success") throw new Error(sent.status)
      })
      await window.bench.outcome()
    },
    { network: publicNetwork(on), friendbot: publicNetwork(on).friendbotUrl },
  )
}

/** JSON-RPC lies while the app calls a contract. */
function calling(name: string, says: string, results: Results, sees: Expected): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    excludes: onlySome,
    cause: (on) => withResults(on, results, () => callContract(on)),
    sees: () => sees,
  }
}

/** It lies about the simulation. */
function simulating(
  name: string,
  says: string,
  simulateTransaction: (result: Fields) => Fields,
  sees: Expected = "external serverUnusable",
): Scenario {
  return calling(name, says, { simulateTransaction }, sees)
}

/** It lies about the account's ledger entry. */
function reading(
  name: string,
  says: string,
  change: Parameters<typeof changedAccount>[1],
  sees: Expected = "external serverUnusable",
): Scenario {
  const getLedgerEntries = (result: Fields): Fields => ({
    ...result,
    entries: (result.entries as { key: string; xdr: string }[]).map((entry) => ({
      ...entry,
      // Only the account is read by itself.
      xdr: isAccount(entry.xdr) ? changedAccount(entry.xdr, change) : entry.xdr,
    })),
  })
  return calling(name, says, { getLedgerEntries }, sees)
}

/** An account's entry is of type 0. */
const isAccount = (entry: string): boolean => Buffer.from(entry, "base64").readUInt32BE(0) === 0

/** Horizon lies about the account from which the app builds a payment. */
function paying(
  name: string,
  says: string,
  lie: (account: Fields) => Fields,
  sees: Expected = "external serverUnusable",
): Scenario {
  return {
    name,
    says,
    ask: "transaction",
    excludes: onlySome,
    cause: (on) => withAccounts(on, lie, () => pay(on)),
    sees: () => sees,
  }
}

/** The simulation with changes of its first call's authorization. */
const authorizing =
  (change: Parameters<typeof changedEntry>[1]) =>
  (result: Fields): Fields => ({
    ...result,
    results: (result.results as { auth: string[] }[]).map((each) => ({
      ...each,
      auth: each.auth.map((entry) => changedEntry(entry, change)),
    })),
  })

/** The simulation with this fee in both of its places. */
const costing =
  (fee: string) =>
  (result: Fields): Fields => ({
    ...result,
    minResourceFee: fee,
    transactionData: withResourceFee(result.transactionData as string, fee),
  })

/** Horizon and JSON-RPC lie about a sequence or a simulation. */
export const lies: readonly Scenario[] = [
  simulating("simulation-without-result", "The server's simulation has no result.", (result) => ({
    ...result,
    results: [],
  })),
  simulating("simulation-of-ledger-zero", "The simulation is of ledger zero.", (result) => ({
    ...result,
    latestLedger: 0,
  })),
  simulating("simulation-with-two-fees", "The simulation names two different fees.", (result) => ({
    ...result,
    minResourceFee: "1",
  })),
  simulating(
    "simulation-with-a-fee-above-all",
    "The simulation's fee is more than a transaction can pay.",
    costing(String(2n ** 32n)),
  ),
  simulating(
    "simulation-with-a-negative-fee",
    "The simulation's fee is negative.",
    costing("-1000"),
  ),
  simulating("simulation-cut", "The simulation's resources are cut.", (result) => ({
    ...result,
    transactionData: (result.transactionData as string).slice(0, 40),
  })),
  simulating(
    "simulation-with-broken-authorization",
    "The simulation's authorization is no authorization.",
    (result) => ({
      ...result,
      results: (result.results as object[]).map((each) => ({ ...each, auth: ["AAAAAQ=="] })),
    }),
  ),
  simulating(
    "simulation-authorizes-another-function",
    "The simulation asks for the authorization of another function.",
    authorizing((entry) => {
      entry.root_invocation.function.contract_fn.function_name = "approve"
    }),
    "external otherAuthorization",
  ),
  simulating(
    "simulation-authorizes-another-contract",
    "The simulation asks for the authorization of another contract's call.",
    authorizing((entry) => {
      entry.root_invocation.function.contract_fn.contract_address = Asset.native().contractId(
        networks.Testnet,
      )
    }),
    "external otherAuthorization",
  ),
  simulating(
    "simulation-that-always-restores",
    "The server says again and again that archived data must be restored first.",
    (result) => ({
      ...result,
      restorePreamble: {
        minResourceFee: result.minResourceFee,
        transactionData: result.transactionData,
      },
    }),
    "external",
  ),
  simulating(
    "simulation-fails-falsely",
    "The server says that a call fails which would succeed.",
    ({ latestLedger }) => ({ latestLedger, error: "HostError: Error(Contract, #10)" }),
    "external",
  ),
  reading(
    "rpc-sequence-ahead",
    "The server of a call says that the account's sequence is five ahead. The network refuses the transaction.",
    ({ account }) => {
      account.seq_num = String(BigInt(account.seq_num) + 5n)
    },
    "external sendFailed",
  ),
  reading(
    "rpc-sequence-at-its-end",
    "The server of a call says that the account's sequence is the last one.",
    ({ account }) => {
      account.seq_num = String(2n ** 63n - 1n)
    },
    "bad-request sequenceUsedUp",
  ),
  reading(
    "rpc-sequence-negative",
    "The server of a call says that the account's sequence is negative.",
    ({ account }) => {
      account.seq_num = "-1"
    },
  ),
  reading(
    "rpc-shows-another-account",
    "The server of a call shows another account's sequence.",
    ({ account }) => {
      account.account_id = stranger.publicKey()
    },
  ),
  paying(
    "horizon-sequence-ahead",
    "Horizon says that the account's sequence is five ahead. The network refuses the transaction.",
    (account) => ({ ...account, sequence: String(BigInt(account.sequence as string) + 5n) }),
    "external sendFailed",
  ),
  paying(
    "horizon-sequence-behind",
    "Horizon says that the account's sequence is one behind. The network refuses the transaction.",
    (account) => ({ ...account, sequence: String(BigInt(account.sequence as string) - 1n) }),
    "external sendFailed",
  ),
  paying(
    "horizon-sequence-too-great",
    "Horizon names a sequence of more than 63 bits.",
    (account) => ({ ...account, sequence: String(2n ** 63n) }),
  ),
  paying("horizon-sequence-negative", "Horizon names a negative sequence.", (account) => ({
    ...account,
    sequence: "-1",
  })),
  paying("horizon-sequence-number", "Horizon names the sequence as a number.", (account) => ({
    ...account,
    sequence: 1e15,
  })),
  paying(
    "horizon-shows-another-account",
    "Horizon shows another account's sequence.",
    (account) => ({ ...account, account_id: stranger.publicKey() }),
  ),
]
