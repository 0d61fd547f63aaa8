import type { ReactElement } from "react"
import { NoSandbox } from "../networks.js"
import { Button } from "../parts/button.js"
import { Notice } from "../parts/notice.js"
import { reasonOf } from "../parts/reason-of.js"

/** Shown instead of the page if it could not be opened. */
export function Failure({ error }: { error: unknown }): ReactElement {
  return (
    <main className="app main" data-theme="auto">
      <h1 className="sr">Alidade</h1>
      <Notice tone="bad" title="Couldn’t open this page">
        <p>{reasonOf(error)}</p>
        <p className="actions">
          {error instanceof NoSandbox ? (
            <a href="/?mode=live">Use real wallets</a>
          ) : (
            <Button onClick={() => location.reload()}>Try again</Button>
          )}
        </p>
      </Notice>
    </main>
  )
}
