import { type ReactElement, useState } from "react"
import { say } from "../texts/en/parts.js"
import { Button } from "./button.js"
import { late } from "./loading.js"

const Qr = late(() => import("./qr.js"), <div className="qr" />)

/** A button that shows and hides a text as a QR code, and the code while it is shown. */
export function useQrCode(
  text: string,
  what: string,
): [button: ReactElement, code: ReactElement | false] {
  const [shown, setShown] = useState(false)
  const name = say("codeNamed", { what })
  return [
    <Button
      key="button"
      look="quiet"
      aria-expanded={shown}
      aria-label={name}
      onClick={() => setShown(!shown)}
    >
      {say("code")}
    </Button>,
    shown && <Qr key="code" text={text} label={name} />,
  ]
}
