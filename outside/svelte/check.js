import { existsSync } from "node:fs"
import { join } from "node:path"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { address, expectQuiet, sign } from "../visit.js"

/** @type {import("../case.js").Check} */
export default async function check({ folder, install, run, serve, open }) {
  await install()
  if (existsSync(join(folder, "node_modules/react"))) throw new Error("React was installed.")
  await run("vite", "build")
  const visit = await open(await serve("dist"))
  await sandboxOf(visit.page).freighter.answer("approve")
  await visit.page.getByRole("button", { name: "Freighter" }).click()
  await visit.page.getByText(`Connected: ${address}`).waitFor()
  await sign(visit)
  expectQuiet(visit)
}
