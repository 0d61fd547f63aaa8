import { type ReactElement, useEffect, useRef, useState } from "react"
import { type CustomNetwork, readCustomNetwork } from "../../server/config.js"
import { usePage } from "../app/page.js"
import { Choice } from "../parts/choice.js"
import { ComposeForm } from "../parts/compose-form.js"
import { InputField } from "../parts/field.js"
import { say } from "../texts/en/networks.js"
import { checkNetwork, type TypedNetwork } from "./check-network.js"
import { findProblems } from "./find-problems.js"
import { type Preset, presets } from "./presets.js"

const empty: TypedNetwork = { name: "", passphrase: "", horizonUrl: "", rpcUrl: "" }

/** A form for a network that is added once its servers report its passphrase. Removing the form ends the check. */
export function NetworkForm({ onAdd }: { onAdd: (network: CustomNetwork) => void }): ReactElement {
  const { networks, customNetworks } = usePage()
  const [preset, setPreset] = useState<Preset | "another">("another")
  const [typed, setTyped] = useState(empty)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const check = useRef<AbortController>(undefined)
  useEffect(() => () => check.current?.abort(), [])

  const { name, passphrase, horizonUrl, rpcUrl } = typed
  const network: TypedNetwork = {
    name: name.trim(),
    passphrase: passphrase.trim(),
    horizonUrl: horizonUrl.trim(),
    rpcUrl: rpcUrl.trim(),
  }
  const problems = findProblems(network, networks)
  const field = (key: keyof TypedNetwork) => ({
    value: typed[key],
    onChange: (text: string) => setTyped({ ...typed, [key]: text }),
    // An empty field is no mistake before the form is submitted.
    problem: wasSubmitted || network[key] !== "" ? problems[key] : undefined,
  })

  function choose(chosen: Preset | "another"): void {
    setPreset(chosen)
    setTyped(chosen === "another" ? empty : presets[chosen])
    setWasSubmitted(false)
  }

  async function compose(): Promise<void> {
    const controller = new AbortController()
    check.current = controller
    setIsAsking(true)
    try {
      const checked = await checkNetwork(readCustomNetwork(network) ?? network, {
        anyHost: customNetworks,
        signal: controller.signal,
      })
      if (!controller.signal.aborted) onAdd(checked)
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
