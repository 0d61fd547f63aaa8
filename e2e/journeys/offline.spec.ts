import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import type { ServerResponse } from "node:http"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { serve } from "../../apps/web/server/serve.js"
import { writeHostFiles } from "../../apps/web/server/write-host-files.js"
import { test as base, expect } from "../harness/driven.js"
import { buildSite, hosts, serveStatic } from "./hosts.js"
import { keptProof, proofLink } from "./kept-proof.js"

const network = (name: string) => ({
  id: "testnet",
  name,
  passphrase: "Test SDF Network ; September 2015",
  horizonUrl: "https://horizon.example",
  rpcUrl: "https://rpc.example",
})

/** A built site with a network of this name. The folder is each test's own. */
const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
  folder: async ({}, use) => {
    const { folder, remove } = await buildSite({ networks: [network("The first network")] })
    await use(folder)
    await remove()
  },
})

/** Deploys a new version: all scripts have other names, as after a change of the entry, and the old ones are gone. */
async function deploy(folder: string, version: string): Promise<void> {
  const assets = join(folder, "assets")
  const scripts = new Set((await readdir(assets)).filter((name) => name.endsWith(".js")))
  const renamed = (text: string): string =>
    text.replaceAll(/[\w.-]+\.js/g, (name) =>
      scripts.has(name) ? name.replace(/(\.\w+)?\.js$/, `.${version}.js`) : name,
    )
  for (const name of scripts) {
    const text = await readFile(join(assets, name), "utf8")
    await rm(join(assets, name))
    await writeFile(join(assets, renamed(name)), renamed(text))
  }
  const page = join(folder, "index.html")
  await writeFile(page, renamed(await readFile(page, "utf8")))
  await writeHostFiles(folder, join(folder, "../rules"))
}

/** Waits until the page has its copy of every file, which takes long on a busy machine. */
const ready = (page: Page) =>
  expect(page.getByText("works offline")).toBeVisible({ timeout: 90_000 })

/** The versions of the page in the copies, oldest first. */
const copies = (page: Page) =>
  page.evaluate(async () => {
    const pages = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).match("/"))?.text(),
    )
    const scripts = (await Promise.all(pages)).map(
      (html) => /src="\/assets\/index-([^"]+)\.js"/.exec(html ?? "")?.[1],
    )
    return scripts.map((script) => script?.split(".")[1] ?? "first")
  })

/** The networks to choose from. */
const networks = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "Network" })

for (const host of ["a host with _headers", "a host without headers"]) {
  test(`${host}: a proof, a message, and the gallery open after the server is gone`, async ({
    page,
    context,
    folder,
  }) => {
    const printed: string[] = []
    page.on("pageerror", (error) => printed.push(error.message))
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) printed.push(message.text())
    })
    const { url, close } = await hosts[host]!(folder)
    try {
      await page.goto(`${url}/#check`)
      await ready(page)
      const manifest = await page.evaluate(async () => {
        const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!
        const { icons, start_url, ...rest } = await (await fetch(link.href)).json()
        const types = icons.map(async ({ src }: { src: string }) =>
          (await fetch(new URL(src, link.href))).headers.get("content-type"),
        )
        const start = new URL(start_url, link.href).pathname
        return { ...rest, start_url: start, types: await Promise.all(types) }
      })
      expect(manifest).toMatchObject({ start_url: "/", display: "standalone" })
      expect(manifest.types).toEqual(["image/png", "image/png", "image/png"])
      expect(printed).toEqual([])
    } finally {
      await close()
    }

    const other = await context.newPage()
    await other.goto(`${url}/?mode=live${proofLink}`)
    const opened = other.getByRole("article", { name: "Proof" })
    await expect(opened.getByRole("heading", { name: "This signature is valid" })).toBeVisible()
    await expect(opened).toContainText("Hello, World!")

    await other.goto(`${url}/gallery`)
    await expect(other.getByRole("heading", { level: 1 }).first()).toBeAttached()

    await page.reload()
    await expect(networks(page)).toContainText("The first network")
    const form = page.getByRole("form", { name: "Check anything" })
    const result = page.getByRole("article", { name: "Proof" })
    const check = async (text: string): Promise<void> => {
      await form.getByLabel("Paste it here, or drop a file").fill(text)
      await form.getByRole("button", { name: "Check" }).click()
    }
    await check(JSON.stringify(keptProof))
    await expect(result.getByRole("heading", { name: "This signature is valid" })).toBeVisible()
    await result.getByRole("button", { name: "Close the proof" }).click()
    await check(JSON.stringify({ ...keptProof, payload: "Hello, World?" }))
    await expect(result.getByRole("heading", { name: "This signature is not valid" })).toBeVisible()
  })
}

test("a new version gets its copy, and is offered in open tabs", async ({
  page,
  context,
  folder,
}) => {
  const { url, close } = await hosts["a host with _headers"]!(folder)
  try {
    await page.goto(`${url}/#check`)
    await ready(page)
    await deploy(folder, "second")
    const other = await context.newPage()
    await other.goto(`${url}/#check`)
    await ready(other)
    await expect(other.getByText("A new version of this page is ready")).toBeHidden()
    await expect.poll(() => copies(other)).toEqual(["first", "second"])

    // The tab of the first version still loads its parts, and offers the second.
    await page.getByRole("button", { name: "Connect", exact: true }).click()
    await expect(page.getByRole("dialog").getByRole("button").first()).toBeVisible()
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Reload the page" }).click()
    await ready(page)
    await expect(page.getByText("A new version of this page is ready")).toBeHidden()
  } finally {
    await close()
  }
  await page.reload()
  await ready(page)
  expect(await page.locator("script[type=module]").getAttribute("src")).toContain(".second.js")
})

test("copies no answer of a network, and uses the newest config.json while online", async ({
  page,
  context,
  folder,
}) => {
  const { url, close } = await hosts["a host without headers"]!(folder)
  try {
    await page.goto(`${url}/#check`)
    await ready(page)
    await writeFile(
      join(folder, "config.json"),
      JSON.stringify({ networks: [network("The second network")] }),
    )
    await page.reload()
    await expect(networks(page)).toContainText("The second network")
    await context.route("https://horizon.example/**", (route) =>
      route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } }),
    )
    const answered = await page.evaluate(
      async () => (await fetch("https://horizon.example/accounts/G")).ok,
    )
    expect(answered).toBe(true)
    const paths = await page.evaluate(async () => {
      const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
      return (await Promise.all(all)).flat().map(({ url }) => new URL(url).href)
    })
    expect(paths).toContain(`${url}/config.json`)
    expect(paths.filter((path) => !path.startsWith(`${url}/`))).toEqual([])
  } finally {
    await close()
  }
  await page.reload()
  await expect(networks(page)).toContainText("The second network")
})

test("keeps no copy beside a sandbox", async ({ page }) => {
  const { url, close } = await serve({ port: 0, sandboxPort: 0 })
  const requested: string[] = []
  page.on("request", (request) => requested.push(request.url()))
  try {
    for (const mode of ["sandbox", "live"]) {
      await page.goto(`${url}/?mode=${mode}#check`)
      await page.getByRole("form", { name: "Check anything" }).waitFor()
      // The page would begin in an idle moment before this one, or after two busy seconds.
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })),
      )
      expect(requested.filter((path) => /keep-copy|offline\.js/.test(path))).toEqual([])
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
      expect(await page.evaluate(() => caches.keys())).toEqual([])
    }
  } finally {
    await close()
  }
})

test("keeps no copy if a file belongs to another version", async ({ page, folder }) => {
  const { url, close } = await hosts["a host without headers"]!(folder)
  try {
    await writeFile(join(folder, "mark.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>")
    await page.goto(url)
    const state = await page.evaluate(async () => {
      const registration = await new Promise<ServiceWorkerRegistration>((resolve) => {
        const look = (): void =>
          void navigator.serviceWorker
            .getRegistration()
            .then((found) => (found?.installing ? resolve(found) : requestAnimationFrame(look)))
        look()
      })
      const worker = registration.installing!
      await new Promise((resolve) => worker.addEventListener("statechange", resolve))
      return worker.state
    })
    expect(state).toBe("redundant")
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  } finally {
    await close()
  }
})

const page503 = (response: ServerResponse) => {
  response.writeHead(503).end("Unavailable")
}
const signIn = (response: ServerResponse) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>Sign in")
}

for (const [failure, answer, paths] of [
  ["is silent", () => {}, ["/", "/config.json"]],
  ["answers 503", page503, ["/", "/config.json"]],
  ["has lost config.json", (response) => response.writeHead(404).end(), ["/config.json"]],
  ["sends a sign-in page instead of config.json", signIn, ["/config.json"]],
] as [string, (response: ServerResponse) => void, string[]][]) {
  test(`opens from its copy while the server ${failure}, and afterwards without it`, async ({
    page,
    folder,
  }) => {
    let fails = false
    const { url, close } = await serveStatic(folder, {
      fail: (path, response) => {
        if (!fails || !paths.includes(path)) return false
        answer(response)
        return true
      },
    })
    try {
      await page.goto(`${url}/#check`)
      await ready(page)
      fails = true
      await page.reload()
      await expect(networks(page)).toContainText("The first network")
    } finally {
      await close()
    }
    await page.reload()
    await expect(networks(page)).toContainText("The first network")
  })
}

test("a file that was changed in the copy is not used, and does not survive an update", async ({
  page,
  folder,
}) => {
  const { url, close } = await hosts["a host with _headers"]!(folder)
  try {
    await page.goto(`${url}/#check`)
    await ready(page)
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys())
          if (url.endsWith(".js") || url.endsWith("/"))
            await cache.put(
              url,
              new Response("document.title = 'changed'", {
                headers: { "content-type": "text/javascript" },
              }),
            )
      }
    })
    await page.reload()
    await ready(page)
    await expect(page).toHaveTitle("Alidade")
    // The worker alone changes, and takes what it can from the copy before.
    const worker = join(folder, "offline.js")
    const code = await readFile(worker, "utf8")
    await writeFile(worker, code.replace(/"version":"\w+"/, '"version":"0123456789abcdef"'))
    await page.reload()
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).at(-1)))
      .toBe("alidade-site-0123456789abcdef")
    await ready(page)
    const changed = await page.evaluate(async () => {
      const cache = await caches.open("alidade-site-0123456789abcdef")
      const responses = await cache.matchAll()
      const texts = await Promise.all(responses.map((response) => response.text()))
      return texts.filter((text) => text.includes("'changed'")).length
    })
    expect(changed).toBe(0)
  } finally {
    await close()
  }
  await page.reload()
  await ready(page)
  await expect(page).toHaveTitle("Alidade")
})
