import { type ReactElement, useCallback, useLayoutEffect, useState } from "react"
import { useAnnounce } from "../../dialog/announce.js"
import { COPIED_MS } from "../../parts/constants.js"
import { Icon } from "../../parts/icons.js"

/** A short note at the edge of the pairing modal (specification, section 2). */
export interface ToastState {
  open: boolean
  message: string
  variant: "success" | "error"
}

const closed: ToastState = { open: false, message: "", variant: "success" }

/** Manages a toast that disappears after three seconds. */
export function useToast(): {
  toast: ToastState
  show: (message: string, variant?: ToastState["variant"]) => void
} {
  const [toast, setToast] = useState(closed)
  const show = useCallback(
    (message: string, variant: ToastState["variant"] = "success") =>
      setToast({ open: true, message, variant }),
    [],
  )
  useLayoutEffect(() => {
    if (!toast.open) return
    const timer = setTimeout(() => setToast((now) => ({ ...now, open: false })), COPIED_MS)
    return () => clearTimeout(timer)
  }, [toast])
  return { toast, show }
}

export function Toast({ open, message, variant }: ToastState): ReactElement | null {
  useAnnounce(open ? message : "", variant === "error")
  return open ? (
    <p className="alidade-toast" data-part="toast" data-variant={variant}>
      <Icon name={variant === "success" ? "check" : "warning"} /> {message}
    </p>
  ) : null
}
