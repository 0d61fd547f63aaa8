import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { expect, onTestFinished, test, vi } from "vitest"
import { offlineWorker } from "./offline-files.js"

interface Site {
  base: string
  version: string
  files: Record<string, string>
}

/** What the worker of this site is started with. */
async function readWorker(folder: string, base = "/"): Promise<Site & { paths: string[] }> {
  const code = await offlineWorker(folder, base)
  const site: Site = JSON.parse(/\noffline\.serveOffline\((.*)\)\n$/.exec(code)?.[1] ?? "")
  return { ...site, paths: Object.keys(site.files) }
}

async function site(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "alidade-offline-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, "assets"))
  await mkdir(join(folder, "gallery"))
  const paths = ["index.html", "gallery/index.html", "assets/a.js", "assets/a.js.br"]
  for (const path of [...paths, "config.json", "_headers", "third-party-licenses.md"])
    await writeFile(join(folder, path), path)
  return folder
}

test("building the worker leaves the process as it was", async () => {
  vi.stubEnv("NODE_ENV", undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  await offlineWorker(await site(), "/")
  expect(process.env.NODE_ENV).toBeUndefined()
})

test("the worker copies all files but the configuration and the hosts', and follows each change", async () => {
  const folder = await site()
  const first = await readWorker(folder)
  expect(first.paths).toEqual(["/assets/a.js", "/"])
  await writeFile(join(folder, "config.json"), "other")
  await writeFile(join(folder, "offline.js"), "an older worker")
  expect(await readWorker(folder)).toEqual(first)
  await writeFile(join(folder, "index.html"), "other")
  expect((await readWorker(folder)).version).not.toBe(first.version)
})

test("the worker of a site in a folder names the files below it", async () => {
  const { base, paths } = await readWorker(await site(), "/repository/")
  expect(base).toBe("/repository/")
  expect(paths).toEqual(["/repository/assets/a.js", "/repository/"])
})

test("the worker is one small script that starts by itself", async () => {
  const listened: string[] = []
  const self = { addEventListener: (type: string) => listened.push(type) }
  const code = await offlineWorker(await site(), "/")
  runInNewContext(code, { self })
  expect(listened).toEqual(["install", "activate", "fetch"])
  // Without the packages and without further parts.
  expect(code.length).toBeLessThan(8_000)
  expect(code).not.toContain("import(")
})
