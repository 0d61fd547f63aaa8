import { existsSync, rmSync, writeFileSync } from "node:fs"
import { run } from "./run.js"

/** What Debian's packages ask before they start a service, and the answer "no" (invoke-rc.d(8)). */
const policy = "/usr/sbin/policy-rc.d"
const startNothing = "#!/bin/sh\nexit 101\n"

/**
 * Installs Debian packages, and starts no service of theirs. Does nothing on other systems, or without root.
 * @param {readonly string[]} names
 */
export async function installFromDebian(names) {
  const isRoot = process.getuid?.() === 0
  if (names.length === 0 || !isRoot || !existsSync("/usr/bin/apt-get")) return
  console.log(`Installing from Debian: ${names.join(", ")} …`)
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await run("apt-get", ["update", "-qq"], { env })
  const hasPolicy = existsSync(policy)
  if (!hasPolicy) writeFileSync(policy, startNothing, { mode: 0o755 })
  try {
    // One at a time, so that a missing package does not stop the others.
    for (const name of names)
      await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env })
  } finally {
    if (!hasPolicy) rmSync(policy)
  }
}
