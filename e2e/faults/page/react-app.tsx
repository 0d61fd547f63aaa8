import type { Kit } from "@alidade/core"
import { KitProvider, useConnect, useSignTransaction } from "@alidade/react"
import { type ReactElement, StrictMode, useEffect } from "react"
import { createRoot } from "react-dom/client"

/** What a component of an app can ask through its hooks. */
type Calls = Pick<Kit, "connect" | "signTransaction">

/** An app of React in the page. */
export interface ReactApp extends Calls {
  /** Removes the component that asks. The app goes on without it. */
  leave(): void
  /** Removes the whole app. */
  unmount(): void
}

/** Shows an app of React whose only component asks. Resolves once it is there. */
export async function mountReactApp(kit: Kit, isStrict: boolean): Promise<ReactApp> {
  const container = document.body.appendChild(document.createElement("div"))
  const root = createRoot(container)
  const render = (asker: ReactElement | null): void => {
    const app = <KitProvider kit={kit}>{asker}</KitProvider>
    root.render(isStrict ? <StrictMode>{app}</StrictMode> : app)
  }
  const calls = await new Promise<Calls>((resolve) => render(<Asker onReady={resolve} />))
  return {
    ...calls,
    leave: () => render(null),
    unmount() {
      root.unmount()
      container.remove()
    },
  }
}

function Asker({ onReady }: { onReady(calls: Calls): void }): ReactElement {
  const { signTransaction, status } = useSignTransaction()
  const { connect } = useConnect()
  useEffect(() => onReady({ signTransaction, connect }), [onReady, signTransaction, connect])
  return <p>{status}</p>
}
