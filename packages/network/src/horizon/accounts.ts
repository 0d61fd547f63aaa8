import type { xdr } from "@stellar/stellar-sdk/base"
import { signersWithSponsors, thresholdsOf } from "../entries/account.js"
import { factsOf } from "../entries/account-facts.js"
import { toBase64, toText } from "../entries/bytes.js"
import { accountKey } from "../entries/entries.js"
import { addressOf } from "../entries/identity.js"
import { invalidField, notFound } from "../http/problem.js"
import type { Params } from "../http/router.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { accountFlags } from "./account-fields.js"
import { assetText, readAsset } from "./asset-fields.js"
import { balancesOf, holdersOf } from "./balances.js"
import { entriesOf, modified, sponsorOf } from "./entries-of.js"
import { link } from "./format.js"
import type { Rows } from "./page.js"
import { checkAccount } from "./scope.js"

/** `GET /accounts/{account_id}`: balances, sequence, signers, thresholds, flags, and data of an account. */
export function accountBy(network: ServedNetwork, { account_id: address = "" }: Params): object {
  const entry = network.ledger.account(checkAccount(address))
  if (!entry) throw notFound()
  return accountRecord(network, entry)
}

/** `GET /accounts` by signer, asset, sponsor, or pool. */
export function accountRows(network: ServedNetwork): Rows {
  return ({ query }) => {
    const filters = ["signer", "asset", "sponsor", "liquidity_pool"].filter((name) =>
      query.get(name),
    )
    const [filter] = filters
    if (filters.length !== 1)
      throw invalidField(
        "signer",
        "use exactly one of the filters signer, asset, sponsor, and liquidity_pool",
      )
    const isWanted = filterOf(network, filter!, query.get(filter!)!)
    return entriesOf(network, "account")
      .filter(({ entry, data }) => isWanted(data.account, entry))
      .map(({ data: { account } }) => ({
        token: addressOf(account.accountId),
        record: () => accountRecord(network, account),
      }))
  }
}

function filterOf(
  network: ServedNetwork,
  filter: string,
  value: string,
): (account: xdr.AccountEntry, entry: xdr.LedgerEntry) => boolean {
  if (filter === "signer") return (account) => signers(account).some(({ key }) => key === value)
  if (filter === "sponsor") return (account, entry) => sponsors(network, account, entry).has(value)
  const text = filter === "asset" ? assetText(readAsset("asset", value)) : value
  const holders = holdersOf(network, (asset) => assetText(asset) === text)
  return ({ accountId }) => holders.has(addressOf(accountId))
}

/** Who pays for an account, its signers, its trust lines, its offers, or its data. */
function sponsors(
  network: ServedNetwork,
  account: xdr.AccountEntry,
  own: xdr.LedgerEntry,
): Set<string | undefined> {
  const id = account.accountId
  const of = [
    ...entriesOf(network, "trustline").filter(({ data }) => data.trustLine.accountId.equals(id)),
    ...entriesOf(network, "offer").filter(({ data }) => data.offer.sellerId.equals(id)),
    ...entriesOf(network, "data").filter(({ data }) => data.data.accountId.equals(id)),
  ]
  const bySigner = signers(account).map(({ sponsor }) => sponsor)
  return new Set([sponsorOf(own), ...bySigner, ...of.map(({ entry }) => sponsorOf(entry))])
}

const subresources = ["transactions", "operations", "payments", "effects", "offers", "trades"]

function accountRecord(network: ServedNetwork, account: xdr.AccountEntry): object {
  const { ledger, horizonUrl } = network
  const address = addressOf(account.accountId)
  const self = `${horizonUrl}/accounts/${address}`
  const thresholds = thresholdsOf(account)
  const facts = factsOf(account)
  const entry = ledger.entries.get(String(accountKey(account.accountId)))!
  return {
    // If a field has a link of the same name, the Stellar SDK returns the field as `data_attr`.
    _links: {
      self: link(self),
      ...Object.fromEntries(
        subresources.map((name) => [name, link(`${self}/${name}{?cursor,limit,order}`)]),
      ),
      data: link(`${self}/data/{key}`),
    },
    id: address,
    account_id: address,
    sequence: String(account.seqNum),
    ...(facts.seqLedger > 0 && {
      sequence_ledger: facts.seqLedger,
      sequence_time: String(facts.seqTime),
    }),
    subentry_count: account.numSubEntries,
    inflation_destination: account.inflationDest ? addressOf(account.inflationDest) : undefined,
    home_domain: toText(account.homeDomain.bytes) || undefined,
    ...modified(network, entry),
    thresholds: {
      low_threshold: thresholds.low,
      med_threshold: thresholds.medium,
      high_threshold: thresholds.high,
    },
    flags: accountFlags(account.flags),
    balances: balancesOf(network, account),
    signers: signers(account),
    data: Object.fromEntries(
      dataOf(network, account.accountId).map(({ data }) => [
        toText(data.data.dataName.bytes),
        toBase64(data.data.dataValue.toBytes()),
      ]),
    ),
    num_sponsoring: facts.numSponsoring,
    num_sponsored: facts.numSponsored,
    sponsor: sponsorOf(entry),
    paging_token: address,
  }
}

function dataOf(network: ServedNetwork, id: xdr.AccountId) {
  return entriesOf(network, "data").filter(({ data }) => data.data.accountId.equals(id))
}

/** `GET /accounts/{account_id}/data/{key}`: one value of an account's data, as base64. */
export function dataBy(network: ServedNetwork, params: Params): object {
  const id = checkAccount(params.account_id ?? "")
  const found = dataOf(network, id).find(
    ({ data }) => toText(data.data.dataName.bytes) === params.key,
  )
  if (!found) throw notFound()
  return { value: toBase64(found.data.data.dataValue.toBytes()), sponsor: sponsorOf(found.entry) }
}

const signerTypes: Readonly<Record<xdr.SignerKey["type"], string>> = {
  signerKeyTypeEd25519: "ed25519_public_key",
  signerKeyTypePreAuthTx: "preauth_tx",
  signerKeyTypeHashX: "sha256_hash",
  signerKeyTypeEd25519SignedPayload: "ed25519_signed_payload",
}

interface SignerFields {
  readonly weight: number
  readonly key: string
  readonly type: string
  readonly sponsor?: string
}

/** Signers by address. A master key of weight 0 comes last. */
function signers(account: xdr.AccountEntry): SignerFields[] {
  const { master } = thresholdsOf(account)
  const own = {
    weight: master,
    key: addressOf(account.accountId),
    type: signerTypes.signerKeyTypeEd25519,
  }
  const others = signersWithSponsors(account).map(({ signer: { key, weight }, sponsor }) => ({
    weight,
    key: addressOf(key),
    type: signerTypes[key.type],
    ...(sponsor && { sponsor: addressOf(sponsor) }),
  }))
  const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)
  return master > 0 ? [...others, own].sort(byKey) : [...others.sort(byKey), own]
}
