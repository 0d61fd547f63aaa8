/** What the bundler knows of a module. */
interface Module {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
}

interface Modules {
  getModuleInfo: (id: string) => Module | null
}

/** Screens that have much in common. */
const screens = [
  "account/account-line.tsx",
  "app/beside.tsx",
  "app/no-wallet/looked-account.tsx",
  "app/workbench.tsx",
  "check/check.tsx",
  "sign/links/waiting.tsx",
]

/** Those that can be open without an account. */
const withoutAccount = ["check/check.tsx", "sign/links/waiting.tsx"]

/** What visitors load before they open a screen. What it has in common with screens stays in small files. */
const small =
  /lazy.(lazy|connection)-parts|core.src.engine|wallets.src.modules|known-parties|preference-fields|no-wallet.tsx/

/** What all that reads or writes XDR has in common, and nothing before a connection needs. */
const xdr =
  /core\/src\/(encoding\/(decode-utf8|units|write-xdr|memo|envelope|xdr-reader|xdr-value)|verify\/(preimage|ed25519)|networks\/named)\./

/**
 * The chunk of a module that several screens need, or null if the bundler decides. Without these chunks, a connection
 * takes twice as many requests for small files, which compress badly, and the page has a longer list of them.
 */
export function sharedChunk(id: string, modules: Modules): string | null {
  // Some parts of the page need the styles of screens alone.
  if (/\.css$|late-styles/.test(id)) return null
  const entries = entriesOf(id, modules)
  const needed = [...entries].filter((entry) => isScreen(entry, screens))
  if (xdr.test(id)) return "xdr"
  if (entries.has(PAGE) || needed.length === 0) return null
  const others = [...entries].filter(
    (entry) => !isScreen(entry, screens) && isOfPage(entry, modules),
  )
  if (others.some((entry) => small.test(entry))) return null
  const [only] = needed
  if (needed.length === 1)
    return entries.size > 1 && others.length === 0 && only ? partsOf(only) : null
  if (others.length > 0) return "common"
  return needed.some((entry) => isScreen(entry, withoutAccount)) ? "screens" : "account"
}

/** The chunk of what one screen and its own lazy parts need. */
function partsOf(screen: string): string {
  return screen.replace(/.*\/([\w-]+)\.tsx$/, "$1-parts")
}

const PAGE = "the page itself"

/** The lazy modules that import a module, at once or through others, and the page if it does. */
function entriesOf(
  id: string,
  modules: Modules,
  seen: Set<string> = new Set(),
): ReadonlySet<string> {
  const info = seen.has(id) ? null : modules.getModuleInfo(id)
  seen.add(id)
  if (!info) return new Set()
  const entries = info.importers.flatMap((importer) => [...entriesOf(importer, modules, seen)])
  if (info.dynamicImporters.length > 0) entries.push(id)
  if (info.isEntry) entries.push(PAGE)
  return new Set(entries)
}

/** Whether the page itself loads a lazy module, not only another screen. */
function isOfPage(entry: string, modules: Modules): boolean {
  const importers = modules.getModuleInfo(entry)?.dynamicImporters ?? []
  return importers.some((importer) => entriesOf(importer, modules).has(PAGE))
}

function isScreen(entry: string, list: readonly string[]): boolean {
  return list.some((screen) => entry.endsWith(`/src/${screen}`))
}
