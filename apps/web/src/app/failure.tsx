import type { ReactElement } from "react"
import { NoSandbox } from "../networks.js"
import { Button } from "../parts/button.js"
import { Notice } from "../parts/notice.js"
import { reasonOf } from "../parts/reason-of.js"
import { say } from "../texts/en/app.js"

/** Shown instead of the page if it could not be opened. */
export function Failure({ error }: { error: unknown }): ReactElement {
  return (
    <main className="app main" data-theme="auto">
      <h1 className="sr">Alidade</h1>
      <Notice tone="bad" title={say("notOpened")}>
        <p>{reasonOf(error)}</p>
        <p className="actions">
          {error instanceof NoSandbox ? (
            <a href="/?mode=live">{say("useReal")}</a>
          ) : (
            <Button onClick={() => location.reload()}>{say("retry")}</Button>
          )}
        </p>
      </Notice>
    </main>
  )
}
