import { connectAndSign } from "../visit.js"

/** @type {import("../case.js").Check} */
export default async function check({ install, run, serve, open }) {
  await install()
  await run("vite", "build")
  await connectAndSign(await open(await serve("dist")))
}
