import { existsSync } from "node:fs"
import { run } from "./run.js"

/**
 * Installs Debian packages. Does nothing on other systems, or without root.
 * @param {readonly string[]} names
 */
export async function installFromDebian(names) {
  const isRoot = process.getuid?.() === 0
  if (names.length === 0 || !isRoot || !existsSync("/usr/bin/apt-get")) return
  console.log(`Installing from Debian: ${names.join(", ")} …`)
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await run("apt-get", ["update", "-qq"], { env })
  // One at a time, so that a missing package does not stop the others.
  for (const name of names)
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env })
}
