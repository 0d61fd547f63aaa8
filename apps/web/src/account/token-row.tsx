import type { AssetBalance } from "@alidade/core/account"
import { ForeignText, shortAddress } from "@alidade/react"
import { useBalances } from "@alidade/react/account"
import type { ReactElement } from "react"
import { claimsCodeOf } from "../logic/account/claims-code.js"
import { PartyName } from "../page/party-name.js"
import type { Token } from "../page/tokens.js"
import { Party } from "../recipients/party.js"
import { say } from "../texts/en/account.js"
import { formatNumber } from "../texts/numbers.js"
import { Button } from "../ui/button.js"
import { More } from "../ui/more.js"
import { reasonOf } from "../ui/reason-of.js"

export interface TokenRowProps {
  token: Token
  /** What else the account holds: a token can claim the code of one of these. */
  held: readonly AssetBalance[]
  onRemove: () => void
}

/**
 * A contract token, by its contract's address. Its name and symbol are the contract's own words, so they are quoted. What
 * the account holds of it is read by simulation.
 */
export function TokenRow({
  token: { contract, name },
  held,
  onRemove,
}: TokenRowProps): ReactElement {
  const { balances, status, error } = useBalances(undefined, { tokens: [contract] })
  const balance = balances.find(({ kind, id }) => kind === "contract" && id === contract)
  const symbol = balance?.code ?? ""
  const claimed = claimsCodeOf([symbol, name], held)
  return (
    <li>
      <div>
        <p className="ink">
          <PartyName address={contract} />
        </p>
        <p className="hint">
          {say.parts("tokenSays", { name: <Quoted texts={[symbol, name]} /> })}
        </p>
        {claimed !== undefined && (
          <p className="warned">{say("tokenLooksLike", { code: claimed })}</p>
        )}
        {status === "failed" && !balance && error && <p className="hint">{reasonOf(error)}</p>}
        <More summary={say("tokenMore", { contract: shortAddress(contract) })}>
          {() => (
            <>
              <Party address={contract} />
              <Button
                look="quiet"
                aria-label={say("removeTokenNamed", { contract: shortAddress(contract) })}
                onClick={onRemove}
              >
                {say("removeToken")}
              </Button>
            </>
          )}
        </More>
      </div>
      <div className="row-amount" aria-busy={!balance && status === "loading"}>
        {balance && <bdi dir="ltr">{formatNumber(balance.decimal)}</bdi>}
      </div>
    </li>
  )
}

/** What a contract calls itself: its different words that are not empty, in quotes. */
function Quoted({ texts }: { texts: readonly string[] }): ReactElement {
  const words = [...new Set(texts)].filter((text) => text !== "")
  return (
    <>
      {words.length === 0
        ? "“”"
        : words.map((text, at) => (
            <span key={text}>
              {at > 0 && " "}“<ForeignText text={text} />”
            </span>
          ))}
    </>
  )
}
