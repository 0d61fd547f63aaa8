import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { expect, onTestFinished, test, vi } from "vitest"
import { offlineWorker } from "./offline-files.js"
import { serveOffline } from "./offline-worker.js"

/** The files that the worker of this site copies, and the name of its copy. */
async function readWorker(folder: string): Promise<{ version: string; paths: string[] }> {
  const code = (await offlineWorker(folder)).replace(
    /^function serveOffline[\s\S]*\nserveOffline/,
    "take",
  )
  let found: unknown
  runInNewContext(code, { take: (site: unknown) => (found = site) })
  const { version, files } = found as { version: string; files: Record<string, string> }
  return { version, paths: Object.keys(files) }
}

test("the worker copies all files but the configuration and the hosts', and follows each change", async () => {
  const folder = await mkdtemp(join(tmpdir(), "alidade-offline-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, "assets"))
  await mkdir(join(folder, "gallery"))
  for (const path of ["index.html", "gallery/index.html", "assets/a.js", "config.json", "_headers"])
    await writeFile(join(folder, path), path)
  const first = await readWorker(folder)
  expect(first.paths).toEqual(["/assets/a.js", "/"])
  await writeFile(join(folder, "config.json"), "other")
  await writeFile(join(folder, "offline.js"), "an older worker")
  expect(await readWorker(folder)).toEqual(first)
  await writeFile(join(folder, "index.html"), "other")
  expect((await readWorker(folder)).version).not.toBe(first.version)
})

test("an activated worker removes old copies but the last one, and no other cache", async () => {
  const listeners: Record<string, (event: { waitUntil(work: Promise<unknown>): void }) => void> = {}
  const kept = ["alidade-site-1", "another-page", "alidade-site-2", "alidade-site-3"]
  const claim = vi.fn(async () => {})
  const self = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => {
      listeners[type] = listener
    },
    clients: { claim },
  }
  const caches = {
    keys: async () => [...kept],
    delete: async (name: string) => kept.splice(kept.indexOf(name), 1).length === 1,
  }
  runInNewContext(`(${serveOffline})({ version: "3", files: {} })`, { self, caches })
  let work: Promise<unknown> | undefined
  listeners.activate!({ waitUntil: (promise) => (work = promise) })
  await work
  expect(kept).toEqual(["another-page", "alidade-site-2", "alidade-site-3"])
  expect(claim).toHaveBeenCalledOnce()
})
