import { type BridgeService, bridgeBehaviors, type SandboxConfig } from "@alidade/sandbox/browser"
import { type ReactElement, useState } from "react"
import { say } from "../texts/en/sandbox.js"
import { SelectField } from "../ui/field.js"
import { useAsync } from "../ui/use-async.js"
import { readBehavior, setBehavior } from "./services.js"

export interface FaultsProps {
  bridge: SandboxConfig["walletConnect"]
  /** Called with the error if a setting could not be saved, or with undefined if it was. */
  onFailure: (failure: unknown) => void
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
}: FaultsProps & { service: BridgeService }): ReactElement {
  const behaviors = bridgeBehaviors[service]
  const read = useAsync(service, (signal) => readBehavior(bridge, service, signal))
  const [chosen, setChosen] = useState<number>()

  async function choose(behavior: number): Promise<void> {
    setChosen(behavior)
    try {
      await setBehavior(bridge, service, behavior)
      onFailure(undefined)
    } catch (error) {
      setChosen(undefined)
      onFailure(error)
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
