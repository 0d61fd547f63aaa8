import type { SandboxConfig } from "@alidade/sandbox/browser"
import { type ReactElement, useState } from "react"
import { SelectField } from "../parts/field.js"
import { useAsync } from "../parts/use-async.js"
import { say } from "../texts/en/sandbox.js"
import { readBehavior, type Service, services, setBehavior } from "./services.js"

/** Props of `Faults`. */
export interface FaultsProps {
  bridge: SandboxConfig["walletConnect"]
  /** Called with the reason if a setting could not be saved, or with undefined if it was. */
  onFailure: (failure: string | undefined) => void
}

/** Sets the faults of the services between the page and the phone. */
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
  const behaviors = services[service]
  const read = useAsync(service, (signal) => readBehavior(bridge, service, signal))
  const [chosen, setChosen] = useState<number>()

  async function choose(behavior: number): Promise<void> {
    setChosen(behavior)
    try {
      await setBehavior(bridge, service, behavior)
      onFailure(undefined)
    } catch (error) {
      setChosen(undefined)
      onFailure(error instanceof Error ? error.message : say("notReceived"))
    }
  }

  return (
    <SelectField
      label={say(service)}
      problem={read.status === "failed" ? say("noServer") : undefined}
      options={behaviors.map(([words], index) => [String(index), say(words)] as const)}
      value={String(chosen ?? read.data ?? 0)}
      onChange={(behavior) => void choose(Number(behavior))}
    />
  )
}
