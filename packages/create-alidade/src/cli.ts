#!/usr/bin/env node
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { run } from "./run.js"

const manifest = readFileSync(new URL("../package.json", import.meta.url), "utf8")
process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  templates: fileURLToPath(new URL("templates", import.meta.url)),
  version: JSON.parse(manifest).version,
})
