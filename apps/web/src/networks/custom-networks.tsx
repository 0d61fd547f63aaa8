import "../ui/late-styles.js"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { usePage } from "../page/page.js"
import { say } from "../texts/en/networks.js"
import { Button } from "../ui/button.js"
import { More } from "../ui/more.js"
import { Notice } from "../ui/notice.js"
import { useArrival } from "../ui/use-arrival.js"
import { NetworkForm } from "./network-form.js"

/** A network that was added or removed, by its name. One that isn't saved is gone after a reload. */
type NetworkChange =
  | { what: "isAdded"; network: string; isSaved: boolean }
  | { what: "removed"; network: string }

/** A dialog that adds networks, and removes added ones. */
export default function CustomNetworks({ onClose }: { onClose: () => void }): ReactElement {
  const { networks, networkList, customNetworks } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [changes, setChanges] = useState<readonly NetworkChange[]>([])
  const last = changes.at(-1)
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  const custom = networks.filter(({ isCustom }) => isCustom)

  const report = (change: NetworkChange): void => setChanges([...changes, change])

  return (
    <dialog
      ref={dialog}
      className="dialog dialog-wide"
      aria-labelledby="networks"
      onClose={onClose}
    >
      <div className="stack">
        <h2 id="networks" className="lead">
          {say("title")}
        </h2>
        {last && <Change key={changes.length} change={last} />}
        {custom.length > 0 && (
          <ul className="custom-networks" aria-label={say("added")}>
            {custom.map(({ id, name, passphrase, horizonUrl }) => (
              <li key={id}>
                <div>
                  <p className="label">{name}</p>
                  <p className="hint" dir="ltr">
                    {horizonUrl}
                  </p>
                </div>
                <Button
                  look="quiet"
                  aria-label={say("removeNamed", { network: name })}
                  onClick={() => {
                    networkList.remove(passphrase)
                    report({ what: "removed", network: name })
                  }}
                >
                  {say("remove")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {customNetworks ? (
          <More key={changes.length} summary={say("add")} open={custom.length === 0}>
            {() => (
              <NetworkForm
                onAdd={(network) => {
                  const isSaved = networkList.add(network)
                  report({ what: "isAdded", network: network.name, isSaved })
                }}
              />
            )}
          </More>
        ) : (
          <Notice tone="note" title={say("onlyListed")} />
        )}
        <div className="actions">
          <Button onClick={() => dialog.current?.close()}>{say("close")}</Button>
        </div>
      </div>
    </dialog>
  )
}

/** Says what changed. It gets focus, because the pressed button is gone. */
function Change({ change }: { change: NetworkChange }): ReactElement {
  const isSaved = change.what === "removed" || change.isSaved
  const ref = useArrival<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone={isSaved ? "good" : "warn"}
        title={say(change.what, { network: change.network })}
      >
        {!isSaved && <p>{say("notSaved")}</p>}
      </Notice>
    </div>
  )
}
