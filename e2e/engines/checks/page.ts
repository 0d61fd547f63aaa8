import { checks } from "./index.js"
import type { EngineResults } from "./results.js"

/** The documents' page of what each engine does, from the results of a run. */
export function makePage({ chromium, firefox, webkit }: Record<string, EngineResults>): string {
  const engines = [chromium, firefox, webkit].flatMap((engine) => engine ?? [])
  const tables = Object.entries(checks).map(([heading, group]) => {
    const rows = group.map(({ title, product }) => [
      title,
      ...engines.map(({ found }) => found[title] ?? "not run"),
      product,
    ])
    return `## ${heading}\n\n${table(["what", "Chromium", "Firefox", "WebKit", "what the product does"], rows)}\n`
  })
  const [inChromium = "", inFirefox = "", inWebKit = ""] = engines.map(({ version }) => version)
  return `---
title: What each browser does
description: Windows, storage, signatures and focus in Chromium, Firefox and WebKit, measured, and what the packages do about it.
sidebar:
  order: 5
---

Made from a run in three engines: Chromium ${inChromium}, Firefox ESR ${inFirefox}, and WebKitGTK ${inWebKit}, as Debian
builds them, on Linux. A test repeats the run and fails where an engine does something else than this page says.
Safari's engine is WebKit too, but it runs only on Apple's systems and was not measured.

${tables.join("\n")}
Debian's Chromium blocks storage of other sites in frames. In Chrome that is a setting; by default, its
documentation says, the storage is separate. After a change of an engine, run this to write the results and the page anew (after a build):

\`\`\`sh
npx playwright test -c e2e/engines/playwright.config.ts checks --update-snapshots=changed
npx vitest run --project node e2e/engines/checks -u
\`\`\`
`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows]
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")
}
