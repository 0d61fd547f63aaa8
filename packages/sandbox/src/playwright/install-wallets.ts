import type { BrowserContext } from "@playwright/test"
import { type SandboxConfig, sandboxConfig } from "../config.js"
import { BINDING, type States, settingCode, statesCode } from "../inject/given.js"
import { type InjectedName, injectedNames, mainNames } from "../inject/names.js"
import { readScript } from "../inject/read-script.js"
import { injectedWallets } from "../inject/wallets.js"
import { keep, type StoredModel } from "../server/wallets/stored-model.js"
import { checkSettings } from "../wallet/check-settings.js"
import { createModel } from "../wallet/create-model.js"
import { initialSettings, type LocalModel } from "../wallet/model.js"
import type { WalletSettings } from "../wallet/state.js"
import { openDocuments } from "./documents.js"
import { createDriver } from "./driver.js"
import type {
  InstalledWallet,
  InstalledWallets,
  InstallWalletsOptions,
} from "./installed-wallets.js"
import { pendingRequest } from "./pending-request.js"
import { ownAccounts } from "./test-accounts.js"

/** The port of a sandbox that the options don't name. */
const DEFAULT_PORT = 8000

/**
 * Puts simulated extensions into every page of a context that opens from now on, as their content scripts do: before
 * the page's own scripts, and without a request. Keys and the wallets' state stay in this process. Call it once per
 * context.
 *
 * @throws {Error} for a secret key, a setting, or a wallet that does not exist
 */
export async function installWallets<Name extends InjectedName = InjectedName>(
  context: BrowserContext,
  options: InstallWalletsOptions<Name> = {},
): Promise<InstalledWallets<Name>> {
  const { sandbox, frames = false, networks } = options
  const names = options.wallets ?? (mainNames as readonly InjectedName[] as readonly Name[])
  const unknown = names.find((name) => !injectedNames.includes(name))
  if (unknown !== undefined)
    throw new Error(`No extension ${unknown} is simulated. Use: ${injectedNames.join(", ")}.`)
  const base = sandbox?.config ?? sandboxConfig(DEFAULT_PORT)
  const config: SandboxConfig = networks ? { ...base, networks } : base
  const accounts =
    options.accounts &&
    ownAccounts(options.accounts).map(({ secret, ...account }) => ({ ...account, seed: secret }))
  const owned: LocalModel[] = []
  const initials: Partial<Record<InjectedName, Partial<WalletSettings>>> = options.initial ?? {}

  function modelOf(name: InjectedName): LocalModel {
    const initial: Partial<WalletSettings> = {
      ...(options.wallets && { installed: true }),
      ...initials[name],
    }
    if (sandbox && (name === "xbull" || name === "hot")) {
      // The server's controls are its models.
      const shared = sandbox.wallets[name] as LocalModel
      shared.update(initial)
      return shared
    }
    const parts = injectedWallets[name].parts(config)
    const own = { ...parts, accounts: accounts ?? parts.accounts }
    checkSettings(initial, own)
    const { quirks } = initialSettings(own)
    const model = createModel({
      ...own,
      initial: { ...parts.initial, ...initial, quirks: { ...quirks, ...initial.quirks } },
    })
    owned.push(model)
    return model
  }

  const wallets = new Map<Name, StoredModel>(names.map((name) => [name, keep(modelOf(name))]))
  const documents = openDocuments(wallets)
  const statesOf = (some: readonly Name[]): States =>
    Object.fromEntries(some.map((name) => [name, documents.snapshot(name)]))

  await context.exposeBinding(BINDING, (source, text) => documents.answer(source, String(text)))
  const setting = { home: "binding", wallets: names, config, frames } as const
  const isMain = names.every((name) => (mainNames as readonly string[]).includes(name))
  const script = readScript(isMain ? "inject.js" : "inject-all.js")
  await context.addInitScript({
    content: settingCode(setting) + statesCode(statesOf(names)) + script,
  })

  function handleOf(name: Name): InstalledWallet {
    const { model } = wallets.get(name)!
    const change = async (run: () => void): Promise<void> => {
      run()
      // A page that opens later gets this state before its first line.
      await context.addInitScript({ content: statesCode(statesOf([name])) })
      await documents.settled()
    }
    return {
      ...createDriver({
        state: async () => model.getState(),
        update: (settings) => change(() => model.update(settings)),
        next: (...answers) => change(() => model.next(...answers)),
        async settle(verdict) {
          await pendingRequest(name, model)
          await change(() => model.settle(verdict))
        },
        reset: () => change(() => model.reset()),
      }),
      log: async () => model.getState().log,
    }
  }

  return {
    wallets: Object.fromEntries(names.map((name) => [name, handleOf(name)])) as Record<
      Name,
      InstalledWallet
    >,
    async close() {
      documents.close()
      for (const model of owned) model.destroy()
    },
  }
}
