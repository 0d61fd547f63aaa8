import { address, connectAndSign, expectQuiet } from "../visit.js"

const port = 3210

/** @type {import("../case.js").Check} */
export default async function check({ install, run, start, open }) {
  await install()
  await run("next", "build")
  const url = `http://localhost:${port}/`
  await start("next", ["start", "--port", String(port), "--hostname", "localhost"], url)
  const visit = await open(url)
  await connectAndSign(visit)

  const cookies = await visit.page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  const html = await (await fetch(url, { headers: { cookie } })).text()
  const short = `${address.slice(0, 4)}…${address.slice(-6)}`
  if (!html.includes(short)) throw new Error(`The server's HTML does not show ${short}:\n${html}`)
  await visit.page.reload()
  await visit.page.getByRole("button", { name: /GBXF/ }).waitFor()
  await visit.page.locator("[data-alidade=button][data-state=connected]").waitFor()
  expectQuiet(visit)
}
