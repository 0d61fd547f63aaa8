import type { Kit } from "@alidade/core"
import { type ReactElement, useContext, useEffect, useRef, useState } from "react"
import { KitContext } from "../context/kit-context.js"
import { type Inspection, inspect } from "./inspect.js"
import { mountInspector } from "./mount-inspector.js"

/** Props of `Inspector`. */
export interface InspectorProps {
  /** Whose kit is recorded while the panel is mounted: that of the nearest `KitProvider` by default. */
  kit?: Kit
  /** An inspection that has recorded before, or with options of its own. It goes on without the panel. */
  inspection?: Inspection
}

/** The inspector's panel, in the provider's language. Without a kit, its effect throws `bad-request`. */
export function Inspector({ kit, inspection }: InspectorProps): ReactElement {
  const context = useContext(KitContext)
  const recorded = kit ?? context?.kit
  const language = context?.locale.lang
  const place = useRef<HTMLDivElement>(null)
  // Apart from the panel, which is shown anew when its language has loaded.
  const [own, setOwn] = useState<Inspection>()
  useEffect(() => {
    if (inspection) return
    const started = inspect(recorded!)
    setOwn(started)
    return started.stop
  }, [inspection, recorded])
  const shown = inspection ?? own
  useEffect(() => shown && mountInspector(place.current!, shown, { language }), [shown, language])
  return <div ref={place} />
}
