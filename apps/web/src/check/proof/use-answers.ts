import { decodeAddress, encodeAddress } from "@alidade/core"
import { useState } from "react"
import type { ProofPage } from "../../logic/check/read-proof-page.js"
import type { PageNetwork } from "../../logic/networks/networks.js"
import { type FoundTransaction, findTransaction } from "../../logic/stellar/find-transaction.js"
import { readAccount } from "../../logic/stellar/horizon.js"
import { usePage } from "../../page/page.js"
import { type Async, useAsync } from "../../ui/use-async.js"

/** A question to a network. Nothing is asked before `ask`. */
export interface Question<Answer> {
  isAsked: boolean
  answer: Async<{ found: Answer; at: number }>
  ask: () => void
}

/** What a network can be asked about a proof of a transaction. */
export interface Answers {
  /** The network of the proof, if the page has it. */
  network: PageNetwork
  /** The transaction, if it is in a ledger. */
  sent: Question<FoundTransaction | null>
  /** The signer's weight for the account that it signed for. 0 if the account doesn't list it. */
  maySign: Question<number>
}

/** Asks a proof's network about it, on request. Undefined if there is nothing to ask, or nobody. */
export function useAnswers(page: ProofPage | undefined): Answers | undefined {
  const { networks } = usePage()
  const { proof, transaction } = page ?? {}
  const name = proof && "network" in proof ? proof.network : undefined
  const network = networks.find(({ passphrase }) => passphrase === name)
  const sent = useQuestion(async (signal) =>
    network && transaction ? findTransaction(network, transaction.described.hash, signal) : null,
  )
  const maySign = useQuestion(async (signal) => {
    if (!network || !transaction || !proof) return 0
    const account = await readAccount(network.horizonUrl, transaction.account, signal)
    const signer = decodeAddress(proof.signer)
    const key = signer.kind === "contract" ? proof.signer : encodeAddress(signer.publicKey)
    return account?.signers.find(({ address }) => address === key)?.weight ?? 0
  })
  return network && transaction ? { network, sent, maySign } : undefined
}

function useQuestion<Answer>(read: (signal: AbortSignal) => Promise<Answer>): Question<Answer> {
  const [isAsked, setAsked] = useState(false)
  const { again, ...answer } = useAsync(isAsked ? "asked" : undefined, async (signal) => ({
    found: await read(signal),
    at: Date.now(),
  }))
  return { isAsked, answer, ask: () => (isAsked ? again() : setAsked(true)) }
}
