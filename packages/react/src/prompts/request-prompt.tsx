import type { PendingRequest, WalletDescriptor } from "@alidade/core"
import type { ReactElement, ReactNode } from "react"
import { useLoaded } from "../dialog/use-loaded.js"
import type { FullPrompt } from "./prompt-view.js"

interface RequestPromptProps {
  titleId: string
  wallet: WalletDescriptor
  request: PendingRequest | undefined
  /** Container for a frame above the dialog. */
  container: Element | ShadowRoot
  onCancel: () => void
  /** Content without a prompt, and below a frame. */
  children: ReactNode
}

const load = (): Promise<typeof import("./prompt-view.js")> => import("./prompt-view.js")

/** Shows the prompt of a pending request. Its code loads with the first prompt. */
export function RequestPrompt({
  titleId,
  wallet,
  request,
  container,
  onCancel,
  children,
}: RequestPromptProps): ReactElement {
  const prompt = request?.prompt
  const wanted = prompt !== undefined && prompt.kind !== "waiting"
  const views = useLoaded(load, wanted, onCancel)
  if (!wanted || !views) return <>{children}</>
  if (prompt.kind === "overlay") {
    return (
      <>
        {children}
        <views.Overlay prompt={prompt} container={container} />
      </>
    )
  }
  return (
    <views.PromptView
      titleId={titleId}
      prompt={prompt as FullPrompt}
      wallet={wallet}
      onCancel={onCancel}
    />
  )
}
