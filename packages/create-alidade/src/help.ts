import { frameworks, networks } from "./choices.js"

const rows = (choices: Readonly<Record<string, string>>): string =>
  Object.entries(choices)
    .map(([name, what]) => `      ${name.padEnd(12)}${what}`)
    .join("\n")

/** What `--help` prints. */
export const help = `Starts an app that connects Stellar wallets, with a test that passes offline.

Usage: npm create alidade [folder] -- [flags]

  -f, --framework
${rows(frameworks)}
  -n, --network
${rows(networks)}
  -h, --help

The folder is alidade-app unless you name one, and must be empty or new. You are asked for what you leave out.
`
