import { type FormEvent, type ReactElement, useId, useState } from "react"
import { isFederationName, readDestination } from "../../logic/pasted/address.js"
import { usePlace } from "../../page/place.js"
import { usePolicy } from "../../page/policy.js"
import { receiverReason } from "../../sign/fields/receiver-reason.js"
import { say } from "../../texts/en/first.js"
import { say as sayOfRecipients } from "../../texts/en/recipients.js"
import { reasonOf } from "../../ui/reason-of.js"

/** Asks for an account by its address or federation name, and opens it read-only. */
export function LookForm(): ReactElement {
  const { go } = usePlace()
  const { mayAskDomains } = usePolicy()
  const [typed, setTyped] = useState("")
  const [problem, setProblem] = useState("")
  const field = useId()

  /** The address of a name, if this page may ask its domain, or else what was typed. */
  async function addressOf(name: string): Promise<string> {
    if (!isFederationName(name) || !mayAskDomains) return name
    const { askFederation } = await import("../../logic/recipients/federation.js")
    return (await askFederation(name, new AbortController().signal)).address
  }

  async function look(event: FormEvent): Promise<void> {
    event.preventDefault()
    setProblem("")
    const read = readDestination(await addressOf(typed.trim()))
    if ("account" in read) return go("account", read.account)
    setProblem(receiverReason(read.problem === "lookUpFirst" ? { problem: "federation" } : read))
  }

  const fail = (error: unknown): void =>
    setProblem(
      reasonOf<Parameters<typeof sayOfRecipients.problem>[0]>(error, sayOfRecipients.problem),
    )
  return (
    <form
      className="field"
      onSubmit={(event) => {
        look(event).catch(fail)
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
