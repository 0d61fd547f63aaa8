import { Component, lazy, type ReactElement, type ReactNode, Suspense } from "react"
import { say } from "../texts/en/parts.js"
import { Button } from "./button.js"
import { Notice } from "./notice.js"

export interface LoadingProps {
  /** A part of the page whose code is loaded lazily. */
  children: ReactNode
  /** Shown until it is loaded. */
  fallback?: ReactNode
}

/** Shows a lazily loaded part of the page. If loading fails, an error is shown in its place only. */
export function Loading({ children, fallback }: LoadingProps): ReactElement {
  return (
    <Boundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  )
}

/** A part of the page whose code is loaded when it is first shown. */
export function late<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
  fallback?: ReactNode,
): (props: Props) => ReactElement {
  const Part = lazy(load as () => Promise<{ default: (props: object) => ReactNode }>)
  return (props) => (
    <Loading fallback={fallback}>
      <Part {...props} />
    </Loading>
  )
}

/** An error boundary. React requires a class for it. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state: { failed: boolean } = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert">
        <Notice tone="warn" title={say("missing")}>
          <p>{say("missingHint")}</p>
          <p className="actions">
            <Button onClick={() => location.reload()}>{say("reload")}</Button>
          </p>
        </Notice>
      </div>
    )
  }
}
