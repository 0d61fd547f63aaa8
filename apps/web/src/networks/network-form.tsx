import { type ReactElement, useState } from "react"
import { type CustomNetwork, readCustomNetwork } from "../../server/config.js"
import { checkNetwork, type TypedNetwork } from "../logic/networks/check-network.js"
import { findProblems } from "../logic/networks/find-problems.js"
import { type Preset, presets } from "../logic/networks/presets.js"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/networks.js"
import { Choice } from "../ui/choice.js"
import { ComposeForm } from "../ui/compose-form.js"
import { InputField } from "../ui/field.js"
import { reasonOf } from "../ui/reason-of.js"
import { serverReason } from "./server-reason.js"

const empty: TypedNetwork = { name: "", passphrase: "", horizonUrl: "", rpcUrl: "" }

/** A form for a network that is added once its servers report its passphrase. Removing the form ends the check. */
export function NetworkForm({ onAdd }: { onAdd: (network: CustomNetwork) => void }): ReactElement {
  const { networks } = usePage()
  const [preset, setPreset] = useState<Preset | "another">("another")
  const [typed, setTyped] = useState(empty)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const { name, passphrase, horizonUrl, rpcUrl } = typed
  const network: TypedNetwork = {
    name: name.trim(),
    passphrase: passphrase.trim(),
    horizonUrl: horizonUrl.trim(),
    rpcUrl: rpcUrl.trim(),
  }
  const problems = findProblems(network, networks)
  const field = (key: keyof TypedNetwork) => {
    // An empty field is no mistake before the form is submitted.
    const problem = wasSubmitted || network[key] !== "" ? problems[key] : undefined
    return {
      value: typed[key],
      onChange: (text: string) => setTyped({ ...typed, [key]: text }),
      problem: problem && say.problem(problem),
    }
  }

  function choose(chosen: Preset | "another"): void {
    setPreset(chosen)
    setTyped(chosen === "another" ? empty : presets[chosen])
    setWasSubmitted(false)
  }

  async function compose(signal: AbortSignal): Promise<void> {
    setIsAsking(true)
    try {
      const complete = readCustomNetwork(network) ?? network
      const checked = await checkNetwork(complete, signal)
      if (!signal.aborted) onAdd(checked)
    } finally {
      setIsAsking(false)
    }
  }

  return (
    <ComposeForm
      label={say("add")}
      action={say("submit")}
      failed={say("failed")}
      unready={() => {
        setWasSubmitted(true)
        return Object.keys(problems).length > 0
      }}
      compose={compose}
      reason={(error) => reasonOf(error, serverReason)}
    >
      <Choice
        label={say("preset")}
        options={[
          ["futurenet", presets.futurenet.name],
          ["local", say("local")],
          ["another", say("another")],
        ]}
        value={preset}
        onChange={choose}
      />
      <InputField label={say("name")} {...field("name")} />
      <InputField label={say("passphrase")} code {...field("passphrase")} />
      <div className="field-row">
        <InputField label={say("horizon")} code inputMode="url" {...field("horizonUrl")} />
        <InputField label={say("rpc")} code inputMode="url" {...field("rpcUrl")} />
      </div>
      <p className="hint" role="status">
        {say(isAsking ? "asking" : "asked")}
      </p>
    </ComposeForm>
  )
}
