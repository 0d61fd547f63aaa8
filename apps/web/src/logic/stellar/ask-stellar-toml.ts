import { readStellarToml, type StellarToml } from "@alidade/sign-in/stellar-toml"
import { largestAnswer } from "../foreign-limits.js"
import { askDomain } from "./ask-domain.js"
import { tomlUrlOf } from "./toml-url.js"

/** A domain's `stellar.toml` (SEP-1), or why it was not read. */
export type TomlAnswer =
  /** The domain isn't a host name. */
  | { outcome: "invalid" }
  /**
   * `blocked`: the page's content security policy doesn't allow the connection. `unreadable`: the file isn't valid TOML.
   */
  | { outcome: "blocked" | "unreachable" | "unreadable"; url: string }
  | { outcome: "read"; url: string; toml: StellarToml }

/** Asks a domain for its `stellar.toml`, if the page may connect to it. Call it only on the visitor's request. */
export async function askStellarToml(
  domain: string,
  signal: AbortSignal,
  mayConnect: (url: string) => boolean,
): Promise<TomlAnswer> {
  const url = tomlUrlOf(domain)
  if (!url) return { outcome: "invalid" }
  if (!mayConnect(url)) return { outcome: "blocked", url }
  const answer = await askDomain(url, largestAnswer.toml, signal)
  if ("outcome" in answer)
    return { outcome: answer.outcome === "blocked" ? "blocked" : "unreachable", url }
  const toml = readStellarToml(answer.text)
  return toml ? { outcome: "read", url, toml } : { outcome: "unreadable", url }
}
