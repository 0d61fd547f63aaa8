import { ForeignText } from "@alidade/react"
import type { ServerFacts } from "@alidade/sign-in"
import { type ReactElement, type ReactNode, useState } from "react"
import { usePageNetwork } from "../../page/page.js"
import { say } from "../../texts/en/challenge.js"
import { say as sayOfEntries } from "../../texts/en/entries.js"
import { CheckList, type CheckListItem } from "../../ui/check-list.js"
import { Notice } from "../../ui/notice.js"
import { useAsync } from "../../ui/use-async.js"
import { AskDomain } from "./ask-domain.js"

export interface SignInChecksProps {
  /** The envelope under review. */
  xdr: string
  /** The connected account. */
  address: string
}

/** What was checked of a sign-in (SEP-10), and what was not. Nothing for another transaction. */
export function SignInChecks({ xdr, address }: SignInChecksProps): ReactElement | null {
  const { passphrase } = usePageNetwork()
  /** What the domains' files say, by domain, once the visitor has asked. */
  const [read, setRead] = useState<Readonly<Record<string, ServerFacts>>>({})
  const subject = [passphrase, address, xdr, JSON.stringify(read)].join(" ")
  const inspected = useAsync(subject, async () => {
    const { inspectSignIn } = await import("../../logic/sign/inspect-sign-in.js")
    return inspectSignIn(xdr, { networkPassphrase: passphrase, account: address }, read)
  }).data
  if (!inspected) return null

  const { homeDomain, webAuthDomain, clientDomain, checks } = inspected
  const isFailed = Object.values(checks).includes("failed")
  const domain = foreign(homeDomain)
  const server = foreign(webAuthDomain)
  const app = foreign(clientDomain)
  const plain = (["sequence", "operations", "time", "signature", "account"] as const).map((name) =>
    item(name, checks[name], say(checks[name] === "failed" ? `${name}Fails` : name)),
  )
  const fromDomain = {
    passed: say.parts("server", { domain }),
    failed: say.parts("serverFails", { domain }),
    unknown: say.parts("serverUnknown", { domain }),
  }
  const fromServer = {
    passed: say.parts("webAuthDomain", { server, domain }),
    failed: say.parts("webAuthDomainFails", { server, domain }),
    unknown:
      webAuthDomain === undefined
        ? say("webAuthDomainMissing")
        : say.parts("webAuthDomainUnknown", { server }),
  }
  const fromApp = {
    passed: say.parts("clientDomain", { domain: app }),
    failed: say("clientDomainFails"),
    unknown: say.parts("clientDomainUnknown", { domain: app }),
  }
  const domains = [homeDomain, ...(clientDomain === undefined ? [] : [clientDomain])]
  const unread = [...new Set(domains)].filter((one) => !(one in read))
  return (
    <section className="stack" aria-label={say("title")}>
      <h3 className="label">{say("title")}</h3>
      <div role="status" className="stack">
        {isFailed && (
          <Notice tone="bad" title={sayOfEntries("signInFails")}>
            <p>{sayOfEntries("signInFailsHint")}</p>
          </Notice>
        )}
        <CheckList
          items={[
            ...plain,
            ...(checks.memo === "failed" ? [item("memo", "failed", say("memoFails"))] : []),
            item("server", checks.server, fromDomain[checks.server]),
            item("webAuthDomain", checks.webAuthDomain, fromServer[checks.webAuthDomain]),
            ...(clientDomain !== undefined || checks.clientDomain === "failed"
              ? [item("clientDomain", checks.clientDomain, fromApp[checks.clientDomain])]
              : []),
          ]}
        />
      </div>
      {unread.map((one) => (
        <AskDomain
          key={one}
          domain={one}
          onRead={(facts) => setRead((known) => ({ ...known, [one]: facts }))}
        />
      ))}
    </section>
  )
}

function item(
  name: string,
  state: "passed" | "failed" | "unknown",
  content: ReactNode,
): CheckListItem {
  return [name, state === "failed" ? "fails" : state === "passed", content]
}

function foreign(domain: string | undefined): ReactNode {
  return domain !== undefined && <ForeignText text={domain} />
}
