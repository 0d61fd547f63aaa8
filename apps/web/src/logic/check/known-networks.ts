import { networks } from "@alidade/core"
import type { Verdict } from "./verdict.js"

/** The passphrases of the page's networks and of the five that every kit knows, each once. */
export function allKnown(passphrases: readonly string[]): readonly string[] {
  return [...new Set([...passphrases, ...Object.values(networks)])]
}

/** A valid signature for a network that the page doesn't know, by its passphrase if that is known. It is not good news. */
export function forUnknownNetwork(
  network: string | undefined,
): Pick<Verdict, "valid" | "kind" | "details"> {
  return {
    valid: true,
    kind: "forUnknown",
    details: [
      ...(network === undefined ? [] : [{ kind: "network", network } as const]),
      { kind: "unknownHint" },
    ],
  }
}
