import { type DeriveSeed, seedsOf } from "../wallet/derive.js"
import type { SandboxAccount } from "../wallet/keys.js"

/** PUBLIC TEST WORDS from a test vector of SEP-5. Never send anything of value to their accounts, on any network. */
export const deriveSeed: DeriveSeed = seedsOf(
  "resource asthma orphan phone ice canvas fire useful arch jewel impose vague theory cushion top",
)

/**
 * The first accounts of the device, as printed in SEP-5: PUBLIC TEST KEYS that anyone can sign with. The device derives
 * these and all others from its words.
 */
export const trezorAccounts: readonly SandboxAccount[] = [
  {
    name: "Account 1",
    address: "GAVXVW5MCK7Q66RIBWZZKZEDQTRXWCZUP4DIIFXCCENGW2P6W4OA34RH",
    seed: "SAKS7I2PNDBE5SJSUSU2XLJ7K5XJ3V3K4UDFAHMSBQYPOKE247VHAGDB",
  },
  {
    name: "Account 2",
    address: "GDFCYVCICATX5YPJUDS22KM2GW5QU2KKSPPPT2IC5AQIU6TP3BZSLR5K",
    seed: "SAZ2H5GLAVWCUWNPQMB6I3OHRI63T2ACUUAWSH7NAGYYPXGIOPLPW3Q4",
  },
  {
    name: "Account 3",
    address: "GAUA3XK3SGEQFNCBM423WIM5WCZ4CR4ZDPDFCYSFLCTODGGGJMPOHAAE",
    seed: "SDVSSLPL76I33DKAI4LFTOAKCHJNCXUERGPCMVFT655Z4GRLWM6ZZTSC",
  },
]
