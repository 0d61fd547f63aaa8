import { type ReactElement, useId, useState } from "react"
import { isFederationName, readDestination } from "../../logic/pasted/address.js"
import { usePlace } from "../../page/place.js"
import { usePolicy } from "../../page/policy.js"
import { receiverReason } from "../../sign/fields/receiver-reason.js"
import { say } from "../../texts/en/first.js"
import { say as sayOfRecipients } from "../../texts/en/recipients.js"
import { reasonOf } from "../../ui/reason-of.js"
import { useAct } from "../../ui/use-act.js"

/** Asks for an account by its address or federation name, and opens it read-only. */
export function LookForm(): ReactElement {
  const { go } = usePlace()
  const { mayAskDomains } = usePolicy()
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState("")
  const field = useId()

  const { start } = useAct(
    async (signal, name: string) => {
      // Without a name, or where this page may not ask its domain, it is what was typed.
      if (!isFederationName(name) || !mayAskDomains) return name
      const { askFederation } = await import("../../logic/recipients/federation.js")
      return (await askFederation(name, signal)).address
    },
    (address) => {
      const read = readDestination(address)
      if ("account" in read) go("account", read.account)
      else
        setProblem(
          receiverReason(read.problem === "lookUpFirst" ? { problem: "federation" } : read),
        )
    },
    (error) =>
      setProblem(
        reasonOf<Parameters<typeof sayOfRecipients.problem>[0]>(error, sayOfRecipients.problem),
      ),
  )
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem("")
        start(typed.trim())
      }}
    >
      <label htmlFor={field}>{say("look")}</label>
      <div className="with-action">
        <input
          id={field}
          className="input"
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          placeholder={say("lookFor")}
          aria-describedby={`${field}-hint`}
          aria-invalid={problem !== ""}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button button-quiet">
          {say("lookAct")}
        </button>
      </div>
      <p
        id={`${field}-hint`}
        className={problem ? "message message-problem" : "message"}
        role="status"
      >
        {problem || say("lookText")}
      </p>
    </form>
  )
}
