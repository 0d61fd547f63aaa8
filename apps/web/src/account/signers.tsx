import type { AccountInfo, AccountSigner } from "@alidade/core/account"
import type { ReactElement } from "react"
import { type SignerPower, signerPower } from "../logic/account/signer-power.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/account.js"
import { FirstItems } from "../ui/first-items.js"

/** How many signers are shown at first. An account has at most 20 besides its own key. */
const SHOWN = 6

/** Who signs for the account, by name, and who can do it alone. */
export function Signers({ account }: { account: AccountInfo }): ReactElement {
  const { signers, thresholds, address } = account
  return (
    <section aria-labelledby="signers">
      <div className="rows-head">
        <h3 id="signers">{say("signers")}</h3>
        <a
          className="button button-quiet"
          aria-label={say("changeSigners")}
          href="#transaction/signers"
        >
          {say("change")}
        </a>
      </div>
      <FirstItems
        items={signers}
        first={SHOWN}
        more={(count) => say("more", { count })}
        className="rows"
        label={say("signers")}
      >
        {(signer) => (
          <li key={signer.key}>
            <Party
              address={signer.key}
              isOwn={signer.key === address}
              detail={[kindText(signer), powerText(signerPower(signer.weight, thresholds))]
                .filter((text) => text !== undefined)
                .join(" · ")}
            />
          </li>
        )}
      </FirstItems>
      {signers.length > 1 && (
        <p className="hint">
          {say("thresholds", {
            payment: Math.max(1, thresholds.medium),
            change: Math.max(1, thresholds.high),
          })}
        </p>
      )}
    </section>
  )
}

function powerText(power: SignerPower): string {
  return power.can === "part" ? say("weight", power) : say(power.can)
}

/** What a signer is, if it is no key. */
function kindText({ key }: AccountSigner): string | undefined {
  switch (key[0]) {
    case "T":
      return say("preauthorized")
    case "X":
      return say("secret")
    case "P":
      return say("payload")
    default:
      return undefined
  }
}
