import type { Kit } from "@alidade/core"
import { type Inspection, Inspector, type InspectorRecord, inspect } from "@alidade/react/inspector"
import { type ReactElement, useEffect, useState } from "react"

interface SceneInspectorProps {
  kit: Kit
  records: readonly InspectorRecord[]
}

/** The inspector with a scene's entries alone: what the scripted kit does would be different each time. */
export function SceneInspector({ kit, records }: SceneInspectorProps): ReactElement {
  const [inspection, setInspection] = useState<Inspection>()
  useEffect(() => {
    const started = inspect(kit, { page: null })
    started.clear()
    for (const record of records) started.record(record)
    started.stop()
    setInspection(started)
  }, [kit, records])
  return (
    <div className="stage-inspector">{inspection && <Inspector inspection={inspection} />}</div>
  )
}
