import "../ui/styles/practice.css"
import { type ReactElement, useMemo } from "react"
import { basePath } from "../logic/base-path.js"
import { usePage } from "../page/page.js"
import type { Practice } from "../page/practice.js"
import { useWalletLanguage } from "../page/use-wallet-language.js"
import { say as sayOfApp } from "../texts/en/app.js"
import { say } from "../texts/en/practice.js"
import { Button } from "../ui/button.js"

/** One line above the header: this is practice, and how to end it. */
export default function PracticeLine({ practice }: { practice: Practice }): ReactElement {
  const { hasSandbox } = usePage()
  const wallets = useMemo(() => [practice], [practice])
  useWalletLanguage(wallets)
  const leave = (): void => {
    practice.end()
    // The page before has other networks and wallets, so it opens anew.
    location.replace(hasSandbox ? `${basePath}?mode=live` : basePath)
  }
  return (
    <section className="modes practice-line" aria-label={say("practice")}>
      <div className="modes-row">
        <p>
          <b>{say("lead")}</b> {sayOfApp("noMoney")}{" "}
          <span className="modes-more">{say("inside")}</span>
        </p>
        <Button look="quiet" onClick={leave}>
          {say("end")}
        </Button>
      </div>
    </section>
  )
}
