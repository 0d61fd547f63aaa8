import type { Kit } from "@alidade/core"

/** Shows the frame that a wallet asks for, as a screen of the kit does, and removes it when the request has ended. */
export function showFrames(kit: Kit): void {
  let frame: HTMLIFrameElement | undefined
  kit.subscribe(() => {
    const prompt = kit.getState().pending.find((request) => request.prompt)?.prompt
    if (prompt?.kind !== "overlay") {
      frame?.remove()
      frame = undefined
    } else if (!frame) {
      frame = document.createElement("iframe")
      frame.src = prompt.url
      frame.setAttribute("sandbox", prompt.sandbox ?? "")
      document.body.append(frame)
      prompt.attach(frame.contentWindow!)
    }
  })
}
