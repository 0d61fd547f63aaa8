import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { expect, onTestFinished, test } from "vitest"
import { offlineWorker } from "./offline-files.js"

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
