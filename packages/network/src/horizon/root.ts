import { PROTOCOL_VERSION } from "../entries/parameters.js"
import type { Handler } from "../http/request.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { link, resource, timestamp } from "./format.js"

/** `GET /`: the network and its latest ledger. */
export function root({ ledger, horizonUrl, friendbotUrl }: ServedNetwork): Handler {
  return () => {
    const { ledgerSeq, scpValue } = ledger.latest().header
    return resource({
      _links: {
        account: link(`${horizonUrl}/accounts/{account_id}`),
        account_transactions: link(
          `${horizonUrl}/accounts/{account_id}/transactions{?cursor,limit,order}`,
        ),
        assets: link(`${horizonUrl}/assets{?asset_code,asset_issuer,cursor,limit,order}`),
        effects: link(`${horizonUrl}/effects{?cursor,limit,order}`),
        ledger: link(`${horizonUrl}/ledgers/{sequence}`),
        ledgers: link(`${horizonUrl}/ledgers{?cursor,limit,order}`),
        offer: link(`${horizonUrl}/offers/{offer_id}`),
        offers: link(`${horizonUrl}/offers{?selling,buying,seller,sponsor,cursor,limit,order}`),
        operation: link(`${horizonUrl}/operations/{id}`),
        operations: link(`${horizonUrl}/operations{?cursor,limit,order,include_failed}`),
        payments: link(`${horizonUrl}/payments{?cursor,limit,order,include_failed}`),
        transactions: link(`${horizonUrl}/transactions{?cursor,limit,order}`),
        fee_stats: link(`${horizonUrl}/fee_stats`),
        friendbot: link(`${friendbotUrl}{?addr}`),
        self: link(`${horizonUrl}/`),
        transaction: link(`${horizonUrl}/transactions/{hash}`),
      },
      horizon_version: "alidade-sandbox",
      core_version: "alidade-sandbox",
      ingest_latest_ledger: ledgerSeq,
      history_latest_ledger: ledgerSeq,
      history_latest_ledger_closed_at: timestamp(scpValue.closeTime),
      history_elder_ledger: 1,
      core_latest_ledger: ledgerSeq,
      network_passphrase: ledger.passphrase,
      current_protocol_version: PROTOCOL_VERSION,
      supported_protocol_version: PROTOCOL_VERSION,
      core_supported_protocol_version: PROTOCOL_VERSION,
    })
  }
}
