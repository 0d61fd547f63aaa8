import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { sandboxOf } from "@alidade/sandbox/playwright"
import { Keypair } from "@stellar/stellar-sdk/base"
import { freePort } from "../free-port.js"
import { address, connect, expectQuiet } from "../visit.js"

/**
 * A user signs in with a transaction, and with a message. The server refuses a challenge that comes again, one that nobody
 * signed, and tokens that it did not make.
 * @type {import("../case.js").Check}
 */
export default async function check({ folder, testnet, install, run, start, open, picture }) {
  await install()
  const { horizonUrl, friendbotUrl } = await testnet()
  await fetch(`${friendbotUrl}?addr=${address}`)
  const [port, pagePort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${pagePort}`
  const settings = {
    PORT: port,
    SITE_ORIGIN: origin,
    HORIZON_URL: horizonUrl,
    SERVER_SEED: Keypair.random().secret(),
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(join(folder, ".env"), lines.join(""))
  await run("vite", "build")
  await start("node", ["--env-file=.env", "server.js"], `http://localhost:${port}/me`)
  const preview = ["preview", "--host", "localhost", "--port", `${pagePort}`, "--strictPort"]
  await start("vite", preview, `${origin}/`)

  const visit = await open(`${origin}/`)
  const { page, faults } = visit
  await connect(visit)
  /** @type {string[]} */
  const bodies = []
  /** @type {string[]} */
  const tokens = []
  page.on("request", (request) => {
    if (request.url() === `${origin}/auth` && request.postData())
      bodies.push(request.postData() ?? "")
    const token = request.headers().authorization
    if (token) tokens.push(token)
  })
  for (const way of ["transaction", "message"]) {
    await sandboxOf(page).freighter.answer("approve")
    await page.getByRole("button", { name: `Sign in with a ${way}` }).click()
    await page.getByText(`The server says: you are ${address}.`).waitFor()
    await picture(page)
    await page.reload()
    await page.getByRole("button", { name: /GBXF/ }).first().waitFor()
  }
  expectQuiet({ ...visit, faults })

  const [body = ""] = bodies
  const [token = ""] = tokens
  await expectStatus(401, `${origin}/auth`, { method: "POST", body: new URLSearchParams(body) })
  const { transaction } = await (await fetch(`${origin}/auth?account=${address}`)).json()
  const json = { "content-type": "application/json" }
  const unsigned = JSON.stringify({ transaction })
  await expectStatus(401, `${origin}/auth`, { method: "POST", headers: json, body: unsigned })
  await expectStatus(400, `${origin}/auth?account=${address.slice(1)}`)
  await expectStatus(200, `${origin}/me`, { headers: { authorization: token } })
  for (const wrong of [`${token.slice(0, -2)}AA`, `${token}.x`.replace(".", ".e"), "Bearer x"])
    await expectStatus(401, `${origin}/me`, { headers: { authorization: wrong } })
  return ["signed in with a transaction and a message; 3 wrong challenges and 3 tokens refused"]
}

/**
 * @param {number} expected
 * @param {string} url
 * @param {RequestInit} [request]
 */
async function expectStatus(expected, url, request) {
  const { status } = await fetch(url, request)
  if (status !== expected) throw new Error(`${url} answered ${status}, not ${expected}`)
}
