import { existsSync } from "node:fs"
import { join } from "node:path"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { openWithNetwork, readPayAndSignIn } from "../tasks.js"
import { address } from "../visit.js"

/** @type {import("../case.js").Check} */
export default async function check(context) {
  await context.install()
  if (existsSync(join(context.folder, "node_modules/react")))
    throw new Error("React was installed.")
  const visit = await openWithNetwork(context)
  await sandboxOf(visit.page).freighter.answer("approve")
  await visit.page.getByRole("button", { name: "Freighter" }).click()
  await visit.page.getByText(`Connected: ${address}`).waitFor()
  await readPayAndSignIn(visit, context)
  await context.picture(visit.page)
}
