import { connectAndSign } from "../visit.js"

/** @type {import("../case.js").Check} */
export default async function check({ install, run, serve, open, picture }) {
  await install()
  await run("vite", "build")
  const visit = await open(await serve("dist"))
  await connectAndSign(visit)
  await picture(visit.page)
}
