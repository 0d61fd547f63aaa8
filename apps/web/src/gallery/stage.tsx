import type { Kit } from "@alidade/core"
import { ConnectButton, KitProvider, SigningView } from "@alidade/react"
import { type ReactElement, useEffect, useState } from "react"
import { Button } from "../ui/button.js"
import { hrefOf, type Look } from "./address.js"
import { Link } from "./link.js"
import { applyPageOverrides } from "./page-overrides.js"
import type { Scene } from "./scene.js"
import { SceneInspector } from "./scene-inspector.js"
import { scriptedKit } from "./scripted-kit.js"
import { see, steps } from "./scripted-user.js"

const TRIGGER = '[data-part="trigger"]'

interface StageProps {
  /** The component's title. */
  of: string
  scene: Scene
  look: Look
  /** Shows the scene again. */
  onAgain: () => void
}

/** One scene alone on the page. It is reached like a user would, from the connect button, with a scripted wallet. */
export function Stage({ of, scene, look, onAgain }: StageProps): ReactElement {
  const [kit, setKit] = useState<Kit>()
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const release = applyPageOverrides(scene)
    const controller = new AbortController()
    const created = scriptedKit(scene)
    const play = steps(
      see(TRIGGER),
      ...(scene.act ? [scene.act] : []),
      see(scene.shows ?? TRIGGER),
      async () => setReached(true),
    )
    setKit(created)
    void play(controller.signal, created)
    return () => {
      controller.abort()
      created.destroy()
      release()
    }
  }, [scene])
  return (
    <main id="main" className="stage" data-reached={reached}>
      <p>
        <Link href={hrefOf(look)}>All states</Link>
      </p>
      <h1>
        {of}: {scene.title}
      </h1>
      <div className="stage-button">
        {kit && (
          <KitProvider
            kit={kit}
            colorScheme={look.scheme}
            {...(look.lang ? { language: look.lang } : {})}
          >
            <ConnectButton />
            <SigningView />
            {scene.inspection && <SceneInspector kit={kit} records={scene.inspection} />}
          </KitProvider>
        )}
      </div>
      <p>
        <Button onClick={onAgain}>Replay</Button>
      </p>
    </main>
  )
}
