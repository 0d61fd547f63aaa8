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
