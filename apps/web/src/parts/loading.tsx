import { Component, type ReactElement, type ReactNode, Suspense } from "react"
import { Button } from "./button.js"
import { Notice } from "./notice.js"

/** What `Loading` takes. */
export interface LoadingProps {
  /** A part of the page whose code is loaded when it is shown. */
  children: ReactNode
  /** What stands in its place until it is there. */
  fallback?: ReactNode
}

/** Shows a part of the page once its code is there; where that does not come, words that say so in its place alone. */
export function Loading({ children, fallback }: LoadingProps): ReactElement {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}

/** React has no other way to keep an error in its place than a class. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state: { failed: boolean } = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <Notice tone="warn" title="Couldn’t load this part of the page">
          <p>Check your connection.</p>
          <p className="actions">
            <Button onClick={() => location.reload()}>Reload the page</Button>
          </p>
        </Notice>
      </div>
    )
  }
}
