import type { SandboxConfig } from "@alidade/sandbox/browser"
import { type ReactElement, useState } from "react"
import { Field } from "../parts/field.js"
import { useAsync } from "../parts/use-async.js"
import { readWay, type Service, services, setWay } from "./services.js"

/** What the switches take. */
export interface FaultsProps {
  bridge: SandboxConfig["walletConnect"]
  /** Called with why a switch was not heard, in words; without, when it was. */
  onFailure: (failure: string | undefined) => void
}

/** What stands between the page and the phone, and how it goes wrong. */
export function Faults(props: FaultsProps): ReactElement {
  return (
    <div className="dock-settings">
      <ServiceField {...props} service="relay" />
      <ServiceField {...props} service="explorer" />
    </div>
  )
}

function ServiceField({
  bridge,
  onFailure,
  service,
}: FaultsProps & { service: Service }): ReactElement {
  const { name, ways } = services[service]
  const read = useAsync(service, (signal) => readWay(bridge, service, signal))
  const [chosen, setChosen] = useState<number>()

  async function choose(way: number): Promise<void> {
    setChosen(way)
    try {
      await setWay(bridge, service, way)
      onFailure(undefined)
    } catch (error) {
      setChosen(undefined)
      onFailure(error instanceof Error ? error.message : "It was not heard.")
    }
  }

  return (
    <Field
      label={name}
      problem={read.status === "failed" ? "The sandbox’s server does not answer." : undefined}
    >
      {(control) => (
        <select
          {...control}
          className="input"
          value={chosen ?? read.data ?? 0}
          onChange={(event) => void choose(Number(event.target.value))}
        >
          {ways.map(([words], index) => (
            <option key={words} value={index}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
