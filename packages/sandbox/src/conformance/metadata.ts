import { parseUrl } from "../wallet/parse-url.js"
import { check, text } from "./check.js"
import type { TestedModule } from "./module.js"
import type { AddCheck, Run } from "./run.js"
import { within } from "./settle.js"

const moduleTypes = ["HW_WALLET", "HOT_WALLET", "BRIDGE_WALLET", "AIR_GAPED_WALLET"]

export function checkMetadata({ module, patience }: Run, add: AddCheck): void {
  add("has an identity: an id, a name, a type, an https website, and an image", async () => {
    for (const name of ["productId", "productName"] as const) text(module[name], name)
    const types = moduleTypes.join(", ")
    check(moduleTypes.includes(module.moduleType), `moduleType is one of ${types}`)
    check(parseUrl(module.productUrl)?.protocol === "https:", "productUrl is an https URL")
    // Bundlers serve a package's images from the app's own origin, which may be http.
    const isImage = /^(https?|data|file):$/.test(parseUrl(module.productIcon)?.protocol ?? "")
    check(isImage, "productIcon is the URL of an image")
  })

  add("has the required methods and those that its capabilities promise", async () => {
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
    for (const network of networks) text(network, "each of capabilities.networks")
  })

  add("finds its wallet", async () => {
    const found = await within(patience, "isAvailable does not settle", module.isAvailable({}))
    check(found === true, "isAvailable returns true")
  })
}
