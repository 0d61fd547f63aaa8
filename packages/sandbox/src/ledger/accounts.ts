import { type DeriveSeed, seedsOf } from "../wallet/derive.js"
import type { SandboxAccount } from "../wallet/keys.js"

/** PUBLIC TEST WORDS from a test vector of SEP-5. Never send anything of value to their accounts, on any network. */
export const deriveSeed: DeriveSeed = seedsOf(
  "illness spike retreat truth genius clock brain pass fit cave bargain toe",
)

/**
 * The first accounts of the device, as printed in SEP-5: PUBLIC TEST KEYS that anyone can sign with. The device derives
 * these and all others from its mnemonic.
 */
export const ledgerAccounts: readonly SandboxAccount[] = [
  {
    name: "Account 1",
    address: "GDRXE2BQUC3AZNPVFSCEZ76NJ3WWL25FYFK6RGZGIEKWE4SOOHSUJUJ6",
    seed: "SBGWSG6BTNCKCOB3DIFBGCVMUPQFYPA2G4O34RMTB343OYPXU5DJDVMN",
  },
  {
    name: "Account 2",
    address: "GBAW5XGWORWVFE2XTJYDTLDHXTY2Q2MO73HYCGB3XMFMQ562Q2W2GJQX",
    seed: "SCEPFFWGAG5P2VX5DHIYK3XEMZYLTYWIPWYEKXFHSK25RVMIUNJ7CTIS",
  },
  {
    name: "Account 3",
    address: "GAY5PRAHJ2HIYBYCLZXTHID6SPVELOOYH2LBPH3LD4RUMXUW3DOYTLXW",
    seed: "SDAILLEZCSA67DUEP3XUPZJ7NYG7KGVRM46XA7K5QWWUIGADUZCZWTJP",
  },
]
