import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { openBrowser } from "./open-browser.js"

test.runIf(process.platform === "linux")(
  "opens the address with the desktop's command, and reports a missing one",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "alidade-open-"))
    const { PATH } = process.env
    try {
      const opened = join(folder, "opened")
      process.env.PATH = folder
      expect(await openBrowser("http://localhost:1")).toBe(false)
      await writeFile(join(folder, "xdg-open"), `#!/bin/sh\necho "$1" > ${opened}\n`)
      await chmod(join(folder, "xdg-open"), 0o755)
      expect(await openBrowser("http://localhost:4173")).toBe(true)
      await expect
        .poll(() => readFile(opened, "utf8").catch(() => ""))
        .toBe("http://localhost:4173\n")
    } finally {
      process.env.PATH = PATH
      await rm(folder, { recursive: true })
    }
  },
)
