import "../../ui/styles/calls.css"
import { ForeignText } from "@alidade/react"
import type { ReactElement } from "react"
import { readOutcome } from "../../logic/contract/read-outcome.js"
import type { Sent } from "../../logic/sign/flow.js"
import { FullAddress } from "../../page/full-address.js"
import { usePageNetwork } from "../../page/page.js"
import { PartyName } from "../../page/party-name.js"
import { say } from "../../texts/en/calls.js"
import { useAsync } from "../../ui/use-async.js"
import { ValueView } from "./value-view.js"

export interface CallOutcomeProps {
  /** The sent transaction, a base64 envelope. */
  xdr: string
  sent: Sent
}

/** What a contract call returned, and the events of contracts, in the types of the called contract. */
export default function CallOutcome({ xdr, sent }: CallOutcomeProps): ReactElement | null {
  const { passphrase, rpcUrl } = usePageNetwork()
  const outcome = useAsync(`${passphrase} ${rpcUrl} ${xdr}`, (signal) =>
    readOutcome(xdr, sent, { passphrase, rpcUrl }, signal),
  ).data
  if (!outcome) return null
  const { result, created, events } = outcome
  return (
    <>
      {created !== undefined && (
        <section className="effects" aria-labelledby="call-created">
          <h3 id="call-created" className="label">
            {say("deployed")}
          </h3>
          <FullAddress value={created} />
          <p>
            <a href={`#contract/${created}`}>{say("open")}</a>
          </p>
        </section>
      )}
      {result && (
        <section className="effects" aria-labelledby="call-returned">
          <h3 id="call-returned" className="label">
            {say("returned")}
          </h3>
          <div className="call-result">
            <ValueView value={result.value} />
          </div>
        </section>
      )}
      {events.length > 0 && (
        <section className="effects" aria-labelledby="call-events">
          <h3 id="call-events" className="label">
            {say("events")}
          </h3>
          <ul className="changes call-events">
            {events.map(({ contract, name, values }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no identity
              <li key={at}>
                <p>
                  {say.parts("eventBy", {
                    name: <strong>{name ? <ForeignText text={name} /> : say("unnamed")}</strong>,
                    contract: <PartyName address={contract} />,
                  })}
                </p>
                <ValueView value={values} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
