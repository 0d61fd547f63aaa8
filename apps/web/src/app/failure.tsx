import type { ReactElement } from "react"
import { basePath } from "../logic/base-path.js"
import { PageError, type PageProblem } from "../logic/networks/networks.js"
import { say } from "../texts/en/app.js"
import { Button } from "../ui/button.js"
import { Notice } from "../ui/notice.js"
import { reasonOf } from "../ui/reason-of.js"

/** Shown instead of the page if it could not be opened. */
export function Failure({ error }: { error: unknown }): ReactElement {
  return (
    <main className="app main" data-theme="auto">
      <h1 className="sr">Alidade</h1>
      <Notice tone="bad" title={say("notOpened")}>
        <p>{reasonOf<PageProblem>(error, say.problem)}</p>
        <p className="actions">
          {error instanceof PageError && error.found.problem === "noSandbox" ? (
            <a href={`${basePath}?mode=live`}>{say("useReal")}</a>
          ) : (
            <Button onClick={() => location.reload()}>{say("retry")}</Button>
          )}
        </p>
      </Notice>
    </main>
  )
}
