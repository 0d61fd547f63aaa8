import { asking, type Terminal } from "./ask.js"
import { frameworks, networks } from "./choices.js"
import { FolderError, UsageError } from "./errors.js"
import { expectRoom } from "./expect-room.js"
import { help } from "./help.js"
import { type Options, readOptions } from "./options.js"
import { type App, writeApp } from "./write-app.js"

/** What the command needs of its process. */
export interface Surroundings extends Terminal, Pick<App, "templates" | "version"> {
  readonly errors: NodeJS.WritableStream
}

/**
 * Runs the command, and returns its exit code: 1 if the folder can't become an app, 2 if the command line can't be
 * followed.
 */
export async function run(
  args: readonly string[],
  { errors, ...surroundings }: Surroundings,
): Promise<number> {
  try {
    const options = readOptions(args)
    if (options.help) surroundings.output.write(help)
    else await start(options, surroundings)
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      errors.write(`${error.message}\nnpm create alidade -- --help lists the flags.\n`)
      return 2
    }
    if (error instanceof FolderError) {
      errors.write(`${error.message}\n`)
      return 1
    }
    throw error
  }
}

async function start(
  { folder, framework, network }: Options,
  { input, output, templates, version }: Omit<Surroundings, "errors">,
): Promise<void> {
  expectRoom(folder)
  const choice = await asking({ input, output }, async (ask) => ({
    framework: framework ?? (await ask("Which framework?", frameworks)),
    network: network ?? (await ask("Which network?", networks)),
  }))
  const files = writeApp({ folder, templates, version, ...choice })
  output.write(`\n${files.length} files are in ${folder}. Now type:\n
  cd ${/^[\w./-]+$/.test(folder) ? folder : JSON.stringify(folder)} && npm install
  npm run dev

npm test tests the app offline, with simulated wallets. If Playwright has no browser yet, first:
npx playwright install chromium
`)
  if (choice.network === "local")
    output.write("The network runs in another terminal: npx @alidade/sandbox\n")
  if (choice.network === "public")
    output.write(
      "Freighter signs for Public on https pages only. Until then, use Rabet or Albedo.\n",
    )
}
