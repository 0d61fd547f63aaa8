import type { AccountInfo, AccountSigner } from "@alidade/core/account"
import type { ReactElement } from "react"
import { type SignerSet, signersOf } from "../logic/signers/signer-set.js"
import { neededFor, powerOf } from "../logic/signers/who-can.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/account.js"
import { FirstItems } from "../ui/first-items.js"

/** How many signers are shown at first. An account has at most 20 besides its own key. */
const SHOWN = 6

/** Who signs for the account, by name, and who can do it alone. */
export function Signers({ account }: { account: AccountInfo }): ReactElement {
  const { signers, address } = account
  const set = signersOf(account)
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
              detail={[kindText(signer), powerText(signer.weight, set)]
                .filter((text) => text !== undefined)
                .join(" · ")}
            />
          </li>
        )}
      </FirstItems>
      {signers.length > 1 && (
        <p className="hint">
          {say("thresholds", {
            payment: neededFor(set, "medium"),
            change: neededFor(set, "high"),
          })}
        </p>
      )}
    </section>
  )
}

function powerText(weight: number, set: SignerSet): string {
  if (weight === 0) return say("signsNothing")
  const power = powerOf(set, weight)
  if (power === "all" || power === "pays") return say(power === "all" ? "alone" : "paysAlone")
  return say("weight", { weight, needed: neededFor(set, "medium") })
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
