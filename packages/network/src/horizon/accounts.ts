import type { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag, thresholdsOf } from "../entries/account.js"
import { factsOf } from "../entries/account-facts.js"
import { toBase64, toText } from "../entries/bytes.js"
import { accountKey } from "../entries/entries.js"
import { accountAt, addressOf } from "../entries/identity.js"
import { invalidField, notFound } from "../http/problem.js"
import type { Route } from "../http/router.js"
import type { Ledger } from "../transactions/ledger.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { balances } from "./balances.js"
import { link, resource, timestamp } from "./format.js"

/** `GET /accounts/{account_id}`: balances, sequence, signers, thresholds, flags, and data of an account. */
export function account(network: ServedNetwork): NonNullable<Route["GET"]> {
  return (_request, { account_id: address = "" }) => {
    const id = accountAt(address)
    if (!id)
      throw invalidField(
        "account_id",
        "Account ID must start with `G` and contain 56 alphanum characters",
      )
    const entry = network.ledger.account(id)
    if (!entry) throw notFound()
    return resource(accountResource(network, entry))
  }
}

function accountResource({ ledger, horizonUrl }: ServedNetwork, account: xdr.AccountEntry): object {
  const address = addressOf(account.accountId)
  const self = `${horizonUrl}/accounts/${address}`
  const thresholds = thresholdsOf(account)
  const key = accountKey(account.accountId)
  const modified = ledger.entries.get(String(key))!.lastModifiedLedgerSeq
  const { numSponsored, numSponsoring, seqLedger, seqTime } = factsOf(account)
  const sponsor = ledger.draft().sponsorOf(key)
  return {
    // If a field has a link of the same name, the Stellar SDK returns the field as `data_attr`.
    _links: { self: link(self), data: link(`${self}/data/{key}`) },
    id: address,
    account_id: address,
    sequence: String(account.seqNum),
    sequence_ledger: seqLedger || undefined,
    sequence_time: seqLedger ? String(seqTime) : undefined,
    subentry_count: account.numSubEntries,
    inflation_destination: account.inflationDest ? addressOf(account.inflationDest) : undefined,
    home_domain: toText(account.homeDomain.bytes) || undefined,
    last_modified_ledger: modified,
    last_modified_time: timestamp(ledger.closed[modified - 1]!.header.scpValue.closeTime),
    thresholds: {
      low_threshold: thresholds.low,
      med_threshold: thresholds.medium,
      high_threshold: thresholds.high,
    },
    flags: {
      auth_required: (account.flags & AuthFlag.required) !== 0,
      auth_revocable: (account.flags & AuthFlag.revocable) !== 0,
      auth_immutable: (account.flags & AuthFlag.immutable) !== 0,
      auth_clawback_enabled: (account.flags & AuthFlag.clawbackEnabled) !== 0,
    },
    balances: balances(ledger, account),
    signers: signers(account),
    data: dataEntries(ledger, account.accountId),
    num_sponsoring: numSponsoring,
    num_sponsored: numSponsored,
    sponsor: sponsor ? addressOf(sponsor) : undefined,
    paging_token: address,
  }
}

const signerTypes: Readonly<Record<xdr.SignerKey["type"], string>> = {
  signerKeyTypeEd25519: "ed25519_public_key",
  signerKeyTypePreAuthTx: "preauth_tx",
  signerKeyTypeHashX: "sha256_hash",
  signerKeyTypeEd25519SignedPayload: "ed25519_signed_payload",
}

/** Signers by address. A master key of weight 0 comes last. */
function signers(account: xdr.AccountEntry): object[] {
  const { master } = thresholdsOf(account)
  const own = {
    weight: master,
    key: addressOf(account.accountId),
    type: signerTypes.signerKeyTypeEd25519,
  }
  const others = account.signers.map(({ key, weight }) => ({
    weight,
    key: addressOf(key),
    type: signerTypes[key.type],
  }))
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
  return master > 0 ? [...others, own].sort(byKey) : [...others.sort(byKey), own]
}

function dataEntries(ledger: Ledger, holder: xdr.AccountId): Record<string, string> {
  const entries = [...ledger.entries.values()].flatMap(({ data }) =>
    data.type === "data" && data.data.accountId.equals(holder)
      ? [[toText(data.data.dataName.bytes), toBase64(data.data.dataValue.toBytes())] as const]
      : [],
  )
  return Object.fromEntries(entries)
}
