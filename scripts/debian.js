import { existsSync } from "node:fs"
import { run } from "./run.js"

/**
 * Installs packages of Debian's, where that is Debian and this process may: else nothing happens.
 * @param {readonly string[]} names
 */
export async function installFromDebian(names) {
  const isRoot = process.getuid?.() === 0
  if (names.length === 0 || !isRoot || !existsSync("/usr/bin/apt-get")) return
  console.log(`Installing from Debian: ${names.join(", ")} …`)
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await run("apt-get", ["update", "-qq"], { env })
  // One at a time: one that cannot be had keeps no other from being installed.
  for (const name of names)
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env })
}
