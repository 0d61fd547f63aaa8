import { vi } from "vitest"

// `vi.waitFor` and `vi.waitUntil` give up after one second by default, which is too short on a busy machine.
const timeout = 20_000
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout })
vi.waitUntil = (callback, options) => waitUntil(callback, options ?? { timeout })
