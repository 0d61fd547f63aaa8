import type { Reader } from "./reader.js"
import { walletReaders } from "./readers/wallets.js"
import { xdrReaders } from "./readers/xdr.js"

/** Every reader of what comes from outside. */
export const readers: readonly Reader[] = [...xdrReaders, ...walletReaders]
