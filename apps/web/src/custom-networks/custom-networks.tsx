import { type ReactElement, useEffect, useRef, useState } from "react"
import type { CustomNetwork } from "../../server/config.js"
import { usePage } from "../app/page.js"
import { Button } from "../parts/button.js"
import { More } from "../parts/more.js"
import { Notice } from "../parts/notice.js"
import { useArrival } from "../parts/use-arrival.js"
import { say } from "../texts/en/networks.js"
import { NetworkForm } from "./network-form.js"

/** A dialog that adds networks, and removes added ones. */
export default function CustomNetworks({ onClose }: { onClose: () => void }): ReactElement {
  const { networks, networkList, customNetworks } = usePage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [change, setChange] = useState({ count: 0, title: "", isSaved: true })
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  const custom = networks.filter(({ isCustom }) => isCustom)

  function report(title: string, isSaved = true): void {
    setChange(({ count }) => ({ count: count + 1, title, isSaved }))
  }

  function add(network: CustomNetwork): void {
    report(say("isAdded", { network: network.name }), networkList.add(network))
  }

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
        {change.count > 0 && <Change key={change.count} {...change} />}
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
                    report(say("removed", { network: name }))
                  }}
                >
                  {say("remove")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {!customNetworks && <Notice tone="note" title={say("onlyListed")} />}
        <More key={change.count} summary={say("add")} open={custom.length === 0}>
          {() => <NetworkForm onAdd={add} />}
        </More>
        <div className="actions">
          <Button onClick={() => dialog.current?.close()}>{say("close")}</Button>
        </div>
      </div>
    </dialog>
  )
}

/** Says what changed. It gets focus, because the pressed button is gone. */
function Change({ title, isSaved }: { title: string; isSaved: boolean }): ReactElement {
  const ref = useArrival<HTMLDivElement>()
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone={isSaved ? "good" : "warn"} title={title}>
        {!isSaved && <p>{say("notSaved")}</p>}
      </Notice>
    </div>
  )
}
