import type { ReactElement } from "react"
import type { AccountStatus, PartStatus } from "../logic/signatures/part-status.js"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/check.js"
import { say as sayOfSignatures } from "../texts/en/signatures.js"
import { LongList } from "../ui/long-list.js"
import { Notice } from "../ui/notice.js"
import { VerdictView } from "./verdict-view.js"

/** The signatures of an envelope, compared with the signers that the network lists for its accounts. */
export function SignersView({ status }: { status: SignatureStatus }): ReactElement {
  const { feeBump } = status
  return feeBump ? (
    <>
      <Part title={say("feeBump")} part={feeBump} />
      <Part title={say("inside")} part={status} />
    </>
  ) : (
    <Part title={sayOfSignatures("signatures")} part={status} />
  )
}

function Part({ title, part }: { title: string; part: PartStatus }): ReactElement {
  return (
    <section className="check-part" aria-label={title}>
      <h3 className="label">{title}</h3>
      <LongList items={part.accounts}>
        {(accounts) =>
          accounts.map((account) => <Account key={account.address} account={account} />)
        }
      </LongList>
      {part.others.length > 0 && (
        <ul className="check-rows">
          {part.others.map((verdict, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: signatures have no other name than their place
            <li key={index}>
              <VerdictView verdict={verdict} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Account({
  account: { address, signers, reached },
}: {
  account: AccountStatus
}): ReactElement {
  const signed = signers.filter((signer) => signer.signed)
  return (
    <>
      {reached ? (
        <Notice
          tone={reached.weight >= reached.needed ? "good" : "warn"}
          title={say(reached.weight >= reached.needed ? "enough" : "notEnough", reached)}
        />
      ) : (
        <Notice tone="warn" title={say("signersUnknown")} />
      )}
      <Party address={address} detail={say("signsFor")} />
      <ul className="check-rows">
        {signed.map((signer) => (
          <li key={signer.address}>
            <Party address={signer.address} detail={say("signedWith", { weight: signer.weight })} />
          </li>
        ))}
      </ul>
    </>
  )
}
