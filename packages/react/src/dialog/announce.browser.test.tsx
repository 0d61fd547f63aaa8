import { type ReactElement, useRef } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { expect, test } from "vitest"
import { AnnounceContext, useAnnounce, useLiveTexts } from "./announce.js"

function View({ text }: { text: string }): null {
  useAnnounce(text)
  return null
}

function Live({ texts }: { texts: readonly string[] }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  const { live, announce } = useLiveTexts(dialog)
  return (
    <AnnounceContext.Provider value={announce}>
      <dialog ref={dialog} open>
        <p role="status">{live.polite}</p>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a view keeps its index while its text changes
          <View key={index} text={text} />
        ))}
      </dialog>
    </AnnounceContext.Provider>
  )
}

test("skips a text that is replaced before its announcement", async () => {
  const container = document.body.appendChild(document.createElement("div"))
  const root = createRoot(container)
  const status = (): string => container.querySelector("[role=status]")?.textContent ?? ""
  try {
    // Both renders happen before the microtask that announces the first text.
    flushSync(() => root.render(<Live texts={["Waiting", "Read the request"]} />))
    flushSync(() => root.render(<Live texts={["No answer", "Read the request"]} />))
    await expect.poll(status).not.toBe("")
    expect(status()).toBe("No answer. Read the request")
  } finally {
    flushSync(() => root.unmount())
    container.remove()
  }
})
