import { check, text } from "./check.js"
import type { TestedModule } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import { within } from "./settle.js"

const moduleTypes = ["HW_WALLET", "HOT_WALLET", "BRIDGE_WALLET", "AIR_GAPED_WALLET"]

/** What a module says of itself. */
export function described({ module, patience }: Run, add: AddCheck): void {
  add("it is named: an id, a name, a type, an https website and an image", async () => {
    for (const name of ["productId", "productName"] as const) text(module[name], name)
    const types = moduleTypes.join(", ")
    check(moduleTypes.includes(module.moduleType), `moduleType is one of ${types}`)
    check(urlOf(module.productUrl)?.protocol === "https:", "productUrl is an https URL")
    // A bundler serves a package's own image from wherever the app is.
    const isImage = /^(https?|data|file):$/.test(urlOf(module.productIcon)?.protocol ?? "")
    check(isImage, "productIcon is the URL of an image")
  })

  add(
    "it has the methods that every wallet has, and those that its capabilities promise",
    async () => {
      const { capabilities = {} } = module
      const promised = [
        ...["isAvailable", "getAddress"],
        ...(capabilities.authEntry?.length ? ["signAuthEntry"] : []),
        ...(capabilities.message ? ["signMessage"] : []),
        ...(capabilities.submit ? ["signAndSubmitTransaction"] : []),
        ...(capabilities.silentRestore ? ["restore"] : []),
        ...((capabilities.network ?? "none") === "none" ? [] : ["getNetwork"]),
      ]
      for (const name of promised)
        check(typeof module[name as keyof TestedModule] === "function", `it has ${name}`)
      const { networks } = capabilities
      if (networks === undefined) return
      check(networks.length > 0, "capabilities.networks is absent or names a network")
      for (const one of networks) text(one, "each of capabilities.networks")
    },
  )

  add("its wallet is found", async () => {
    const found = await within(patience, "isAvailable does not settle", module.isAvailable({}))
    check(found === true, "isAvailable gives true where the wallet is")
  })
}

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined
}
