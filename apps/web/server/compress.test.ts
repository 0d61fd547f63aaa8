import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { beforeEach, expect, onTestFinished, test } from "vitest"
import { compressSite } from "./compress.js"

const text = "export const text = 1\n".repeat(100)
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "alidade-compress-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, "assets"))
  await writeFile(join(folder, "assets/a.js"), text)
})

test("writes a brotli and a gzip twin of each text, but not of what people replace, nor of images", async () => {
  for (const name of ["page.html", "config.json", "offline.js", "small.png"])
    await writeFile(join(folder, name), text)
  await writeFile(join(folder, "small.svg"), "<svg/>")
  await compressSite(folder)
  const paths = await readdir(folder, { recursive: true })
  expect(paths.filter((path) => /\.(br|gz)$/.test(path)).sort()).toEqual([
    "assets/a.js.br",
    "assets/a.js.gz",
    "page.html.br",
    "page.html.gz",
  ])
  expect(brotliDecompressSync(await readFile(join(folder, "assets/a.js.br"))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, "assets/a.js.gz"))).toString()).toBe(text)
})

test("keeps right twins, replaces wrong ones, and removes those without their file", async () => {
  await writeFile(join(folder, "b.js"), text)
  await compressSite(folder)
  const twin = join(folder, "assets/a.js.br")
  const { mtimeMs } = await stat(twin)
  await rm(join(folder, "b.js"))
  await writeFile(join(folder, "assets/a.js.gz"), "something else")
  await compressSite(folder)
  expect((await stat(twin)).mtimeMs).toBe(mtimeMs)
  expect((await readdir(folder)).sort()).toEqual(["assets"])
  await writeFile(join(folder, "assets/a.js"), `${text}//`)
  await compressSite(folder)
  expect(brotliDecompressSync(await readFile(twin)).toString()).toBe(`${text}//`)
  const other = await readFile(join(folder, "assets/a.js.gz"))
  expect(gunzipSync(other).toString()).toBe(`${text}//`)
})
