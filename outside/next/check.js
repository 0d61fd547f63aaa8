import { sandboxOf } from "@alidade/sandbox/playwright"
import { address, connect, connectAndSign, expectQuiet } from "../visit.js"
import { eachNext } from "./builds.js"

/** @typedef {import("../case.js").Context} Context */

/** @type {import("../case.js").Check} */
export default async function check(context) {
  return eachNext(context, async (url) => {
    await checkSite(context, url)
    await checkSignIn(context, `${url}sign-in`)
  })
}

/** Cookies that a page must survive: damaged, planted, and of another app. */
const damaged = [
  "{",
  "null",
  "%7B%22walletId%22%3A1%7D",
  '{"walletId":"freighter","address":"GBXF"}',
  '{"walletId":"freighter","address":{"length":56}}',
]

/**
 * The app connects and signs, shows the remembered account in the server's HTML, and survives any cookie.
 * @param {Context} context
 * @param {string} url
 */
export async function checkSite({ open, picture }, url) {
  const visit = await open(url)
  await connectAndSign(visit)

  const cookies = await visit.page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  const short = `${address.slice(0, 4)}…${address.slice(-6)}`
  const html = await text(url, cookie)
  if (!html.includes(short)) throw new Error(`The server's HTML does not show ${short}:\n${html}`)
  for (const value of damaged) {
    const other = await text(url, `wallet=${encodeURIComponent(value)}`)
    if (!other.includes("Connect")) throw new Error(`With the cookie ${value}:\n${other}`)
  }
  await visit.page.reload()
  await visit.page.getByRole("button", { name: /GBXF/ }).waitFor()
  await visit.page.locator("[data-alidade=button][data-state=connected]").waitFor()
  await picture(visit.page)
  expectQuiet(visit)
}

/**
 * A user signs in with a message, the server's HTML shows who it is, and any other cookie is no session.
 * @param {Context} context
 * @param {string} url
 */
async function checkSignIn({ open }, url) {
  const visit = await open(url)
  const { page } = visit
  await connect(visit)
  await sandboxOf(page).freighter.answer("approve")
  await page.getByRole("button", { name: "Sign in" }).click()
  const signedIn = `Signed in: ${address}`
  await page.getByText(signedIn).waitFor()

  const all = await page.context().cookies()
  const session = all.find(({ name }) => name === "session")
  if (!session?.httpOnly || session.sameSite !== "Lax")
    throw new Error(`The cookie of the session is ${JSON.stringify(session)}`)
  const cookie = `session=${session.value}`
  const html = await text(url, cookie)
  if (!html.includes(signedIn)) throw new Error(`The server's HTML lacks "${signedIn}":\n${html}`)
  for (const other of [cookie.slice(0, -1), `${cookie}0`, `${cookie}; ${cookie}`, "session={"]) {
    const page = await text(url, other)
    if (!page.includes("Not signed in")) throw new Error(`With the cookie ${other}:\n${page}`)
  }
  await page.getByRole("button", { name: "Sign out" }).click()
  await page.getByText("Not signed in").waitFor()
  expectQuiet(visit)
}

/**
 * The HTML of a page. Throws if it is an error page, or if other sites may frame the page or receive its forms.
 * @param {string} url
 * @param {string} cookie
 */
async function text(url, cookie) {
  const response = await fetch(url, { headers: { cookie } })
  if (!response.ok) throw new Error(`Status ${response.status} with the cookie ${cookie}`)
  const policy = response.headers.get("content-security-policy") ?? ""
  for (const directive of ["frame-ancestors 'none'", "form-action 'self'"])
    if (!policy.includes(directive)) throw new Error(`The policy lacks ${directive}: ${policy}`)
  return response.text()
}
