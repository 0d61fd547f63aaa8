import { version } from "react"

// Guards the alias in vitest.config.ts.
if (!version.startsWith("18.")) throw new Error(`These tests run with React ${version}, not 18.`)
