import { formatNearAmount, parseNearAmount } from "@alidade/chains/near"
import { findShard, zoneOf } from "@alidade/chains/quai"

export const zone = zoneOf("0x1100000000000000000000000000000000000000")?.name // "Paxos Two"
export const port = findShard("zone-1-1")?.port // 9221
export const yocto = parseNearAmount("1,234.5") // 1234500000000000000000000000n
export const near = formatNearAmount(yocto) // "1,234.5"
