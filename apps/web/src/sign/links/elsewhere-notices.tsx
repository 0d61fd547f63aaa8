import { visibleText } from "@alidade/core/encoding"
import { ForeignText, useKit } from "@alidade/react"
import { type ReactElement, useReducer } from "react"
import type { ThingElsewhere } from "../../page/elsewhere.js"
import { usePage, usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/elsewhere.js"
import { Button } from "../../ui/button.js"
import { Notice } from "../../ui/notice.js"

/** Says which things are for other networks than the page's, each with what can be done. */
export function ElsewhereNotices({
  read,
}: {
  read: () => readonly ThingElsewhere[]
}): ReactElement {
  const [, update] = useReducer((count: number) => count + 1, 0)
  return (
    <div role="status" className="stack elsewhere">
      {read().map((thing) => (
        <ElsewhereNotice
          key={`${thing.kind} ${thing.network}`}
          thing={thing}
          onDiscarded={update}
        />
      ))}
    </div>
  )
}

function ElsewhereNotice({
  thing,
  onDiscarded,
}: {
  thing: ThingElsewhere
  onDiscarded: () => void
}): ReactElement {
  const kit = useKit()
  const { networks } = usePage()
  const current = usePageNetwork()
  const { kind, network, discard } = thing
  const known = networks.find(({ passphrase }) => passphrase === network)
  const name = known?.name ?? kit.networkName(network)
  const values = { network: <ForeignText text={name} />, current: current.name }
  const isOpen = kind === "opened" || kind === "review"
  /** Moves focus to the content, because the button disappears with its notice. */
  const act = (run: () => void): void => {
    run()
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  return (
    <Notice tone={isOpen ? "warn" : "note"} title={say.parts(kind, values)}>
      <p>{say(known ? "hint" : "gone")}</p>
      <p className="actions">
        {known && (
          <Button onClick={() => act(() => kit.setNetwork(network))}>
            {say("use", { network: known.name })}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={say("discardNamed", { network: visibleText(name) })}
          onClick={() =>
            act(() => {
              discard()
              onDiscarded()
            })
          }
        >
          {say("discard")}
        </Button>
      </p>
    </Notice>
  )
}
