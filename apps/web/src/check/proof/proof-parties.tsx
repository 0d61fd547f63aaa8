import type { ReactElement } from "react"
import type { ProofPage } from "../../logic/check/read-proof-page.js"
import { FullAddress } from "../../page/full-address.js"
import { useParty } from "../../page/parties.js"
import { say as sayOfParties } from "../../texts/en/parties.js"
import { say } from "../../texts/en/proof.js"
import { AccountMark } from "../../ui/account-mark.js"
import { Icon } from "../../ui/icons.js"
import { LongList } from "../../ui/long-list.js"

type Party = ProofPage["parties"][number]

export interface ProofPartiesProps {
  page: ProofPage
  /** Whether the signature is good news. Otherwise its tick is grey. */
  isGood: boolean
}

/** Who is named in a proof, with full addresses, and who of them signed. */
export function ProofParties({ page, isGood }: ProofPartiesProps): ReactElement {
  const isValid = page.standing !== "invalid" && page.standing !== "unverifiable"
  return (
    <section className="check-part" aria-labelledby="proof-parties">
      <h3 id="proof-parties" className="label">
        {say("parties")}
      </h3>
      <ul className="check-rows">
        <LongList items={page.parties}>
          {(parties) =>
            parties.map((party) => (
              <li key={party.address}>
                <ProofParty party={party} isValid={isValid} isGood={isGood} />
              </li>
            ))
          }
        </LongList>
      </ul>
    </section>
  )
}

interface ProofPartyProps {
  party: Party
  isValid: boolean
  isGood: boolean
}

function ProofParty({ party, isValid, isGood }: ProofPartyProps): ReactElement {
  const { address, role, signs } = party
  const { name, standing } = useParty(address)
  return (
    <div className="party" data-standing={standing}>
      <AccountMark address={address} />
      <p className="party-name">
        <span className="hint">{say(role)}</span>
        {name === undefined ? (
          <span className="hint proof-stranger">{say("notSaved")}</span>
        ) : (
          <bdi>{name}</bdi>
        )}
        {standing === "you" && <span className="hint">{sayOfParties("you")}</span>}
        {signs && (
          <span className="hint proof-signed" data-tone={isGood ? "good" : undefined}>
            <Icon name={isValid ? "check" : "cross"} size={14} />
            {say(isValid ? "signedTag" : "notSignedTag")}
          </span>
        )}
        {!signs && role === "from" && (
          <span className="hint proof-signed">
            <Icon name="cross" size={14} />
            {say("notSignedTag")}
          </span>
        )}
      </p>
      <p className="party-sub proof-address">
        <FullAddress value={address} />
      </p>
    </div>
  )
}
