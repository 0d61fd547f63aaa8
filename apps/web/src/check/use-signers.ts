import { useState } from "react"
import type { SignatureStatus } from "../logic/signatures/read-signature-status.js"
import { usePage, usePageNetwork } from "../page/page.js"
import { useAsync } from "../ui/use-async.js"
import type { Result } from "./result.js"

/** The signers of a checked envelope, as its network lists them once it is asked. */
export interface Signers {
  /** Passphrase of the network that can be asked. Undefined if that would tell nothing new. */
  network: string | undefined
  asking: boolean
  status: SignatureStatus | undefined
  ask: () => void
}

/** Asks for the signers of an envelope with a signature by an unknown key, on request. */
export function useSigners(result: Result | undefined): Signers {
  const { networks } = usePage()
  const selected = usePageNetwork()
  const [asked, setAsked] = useState<Result>()
  const open = result && openEnvelope(result)
  const network = networks.find(
    ({ passphrase }) => passphrase === (open?.network ?? selected.passphrase),
  )
  const isAsked = open !== undefined && asked === result
  const { status, data } = useAsync(
    isAsked && network ? `${network.passphrase} ${open.xdr}` : undefined,
    async (signal) => {
      const { readSignatureStatus } = await import("../logic/signatures/read-signature-status.js")
      return readSignatureStatus(open?.xdr ?? "", network ?? selected, signal)
    },
  )
  return {
    network: open && !(isAsked && status === "done") ? network?.passphrase : undefined,
    asking: isAsked && status === "loading",
    status: isAsked ? data : undefined,
    ask: () => setAsked(result),
  }
}

/** An envelope with a signature by an unknown key, and the network of its other signatures. */
function openEnvelope(result: Result): { xdr: string; network: string | undefined } | undefined {
  if (result.kind !== "envelope") return undefined
  const { xdr, checked } = result
  const all = [...checked.signatures, ...(checked.inside ?? [])]
  const isOpen = all.some(({ kind }) => kind === "unknownKey" || kind === "noKeyTried")
  return isOpen ? { xdr, network: checked.signed?.networkPassphrase } : undefined
}
