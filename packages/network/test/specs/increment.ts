import type { xdr } from "@stellar/stellar-sdk/base"
import { fn, types } from "./spec.js"

export const increment: readonly xdr.ScSpecEntry[] = [fn("increment", {}, types.u32)]
