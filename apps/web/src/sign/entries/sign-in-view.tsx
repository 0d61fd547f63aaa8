import { visibleText } from "@alidade/core/encoding"
import type { WebAuth, WebAuthChecks } from "@alidade/core/entries"
import { type ReactElement, useId } from "react"
import { Address } from "../../page/address.js"
import { say } from "../../texts/en/entries.js"
import { CheckList } from "../../ui/check-list.js"
import { Fact } from "../../ui/fact.js"
import { Notice } from "../../ui/notice.js"

const words = {
  function: "checkFunction",
  contract: "checkContract",
  noSubCalls: "checkNoSubCalls",
  argument: "checkArgument",
  server: "checkServer",
  account: "checkAccount",
  clientDomain: "checkClientDomain",
  noOthers: "checkNoOthers",
} as const satisfies Readonly<Record<keyof WebAuthChecks, keyof typeof say.english>>

/** Maximum length of a text of a sign-in, in characters. */
const LONGEST = 200

/** What a list of entries says as a sign-in (SEP-45), and which checks it passes. */
export function SignInView({ signIn }: { signIn: WebAuth }): ReactElement {
  const label = useId()
  const { contract, fields, checks } = signIn
  const names = Object.keys(words) as (keyof WebAuthChecks)[]
  return (
    <section className="stack" aria-labelledby={label}>
      <h2 className="label" id={label}>
        {say("signIn")}
      </h2>
      {names.every((name) => checks[name]) ? (
        <p className="hint">{say("signInCompare")}</p>
      ) : (
        <Notice tone="bad" title={say("signInFails")}>
          <p>{say("signInFailsHint")}</p>
        </Notice>
      )}
      <CheckList items={names.map((name) => [name, checks[name], say(words[name])])} />
      <dl className="facts">
        {contract !== undefined && (
          <Fact name={say("contract")}>
            <Address value={contract} />
          </Fact>
        )}
        {Object.entries(fields).map(([name, text]) => (
          <Fact key={name} name={<bdi dir="ltr">{visibleText(name, { max: LONGEST })}</bdi>}>
            <bdi dir="ltr">{visibleText(text, { max: LONGEST })}</bdi>
          </Fact>
        ))}
      </dl>
    </section>
  )
}
