import { vi } from "vitest"

// `vi.waitFor` and `vi.waitUntil` give up after one second unless told otherwise, which a busy machine takes for a click.
const timeout = 20_000
const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout })
vi.waitUntil = (callback, options) => waitUntil(callback, options ?? { timeout })
