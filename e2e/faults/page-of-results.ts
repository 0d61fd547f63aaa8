import type { Cell } from "./cell.js"
import type { Scenario } from "./scenario.js"
import { groups } from "./scenarios/index.js"
import { ways } from "./ways.js"

/** The text of docs/faults.md. */
export function pageOf(cells: readonly Cell[]): string {
  const tried = cells.filter(({ saw }) => saw)
  return `${[
    "# Faults and attacks",
    `Each scenario is a fault or an attack on the wire between an app and a wallet. \`npm run faults\` tries each over each way to reach a wallet, in a real browser, and writes this page. It has the results of ${tried.length} cells: ${groups.flatMap(({ scenarios }) => scenarios).length} scenarios over ${ways.length} ways.`,
    "A result is what the app saw: `succeeds` if the fault was without effect, or the error's kind and the key of its reason. After each scenario nothing was left behind: no listener, timer, window, frame, or socket. The wallet then answered the same question again.",
    "## Ways",
    [
      "| way | how the wallet is reached |",
      "|---|---|",
      ...ways.map(({ name, route }) => `| ${name} | ${route} |`),
    ].join("\n"),
    ...groups.flatMap(({ title, scenarios }) => [
      `## ${title}`,
      ...scenarios.flatMap((scenario) => sectionOf(scenario, cells)),
    ]),
  ].join("\n\n")}\n`
}

/** The results on a page, for a run that does not try all. */
export function cellsOf(page: string): Cell[] {
  return page.split(/^### /m).flatMap((section) => {
    const scenario = section.slice(0, section.indexOf("\n"))
    return [...section.matchAll(/^- (?:`(.+)`|not tried \((.+)\)): (.+)$/gm)].flatMap(
      ([, saw, excluded, names]) =>
        names!
          .split(", ")
          .map((way) => ({ scenario, way, ...(saw ? { saw } : { excluded: excluded! }) })),
    )
  })
}

/** The headings and sentences of a page's scenarios, which must be those of the table. */
export function headingsOf(page: string): string[] {
  return [...page.matchAll(/^### (.+)\n\n(.+)$/gm)].map(([, name, says]) => `${name}: ${says}`)
}

function sectionOf({ name, says, ask }: Scenario, cells: readonly Cell[]): string[] {
  const own = ways.flatMap((way) =>
    cells.filter((cell) => cell.scenario === name && cell.way === way.name),
  )
  const missing = ways.filter((way) => own.every((cell) => cell.way !== way.name))
  const rows = [
    ...groupBy(
      own.filter(({ saw }) => saw),
      ({ saw }) => `\`${saw}\``,
    ),
  ]
  const left = [
    ...groupBy(
      own.filter(({ excluded }) => excluded),
      ({ excluded }) => excluded!,
    ),
  ]
  return [
    `### ${name}`,
    says,
    [
      `The app asks for: ${words[ask]}.`,
      "",
      ...rows.map(([saw, names]) => `- ${saw}: ${names}`),
      ...left.map(([why, names]) => `- not tried (${why}): ${names}`),
      ...(missing.length > 0
        ? [`- without a result: ${missing.map((way) => way.name).join(", ")}`]
        : []),
    ].join("\n"),
  ]
}

const words = {
  connect: "a connection",
  transaction: "a signed transaction",
  "auth-entry": "a signed auth entry",
  message: "a signed message",
} as const

/** The names of ways by a property of their cells, in order. */
function groupBy(cells: readonly Cell[], keyOf: (cell: Cell) => string): Map<string, string> {
  const found = new Map<string, string>()
  for (const cell of cells) {
    const key = keyOf(cell)
    const names = found.get(key)
    found.set(key, names ? `${names}, ${cell.way}` : cell.way)
  }
  return found
}
