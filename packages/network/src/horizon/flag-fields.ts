const auth = {
  1: "auth_required",
  2: "auth_revocable",
  4: "auth_immutable",
  8: "auth_clawback_enabled",
}
const trust = { 1: "authorized", 2: "authorized_to_maintain_liabilities", 4: "clawback_enabled" }

/** Flags of an account that an operation sets or clears, as numbers and names. */
export function authFlags(change: "set" | "clear", flags: number): object {
  return listed(change, flags, auth)
}

/** The same for flags of a trust line. */
export function trustFlags(change: "set" | "clear", flags: number): object {
  return listed(change, flags, trust)
}

/** Which flags an operation changed, as Horizon's effects say it: `authorized_flag: true` for one that was set. */
export function flagChanges(kind: "auth" | "trust", set: number, clear: number): object {
  const names = Object.entries(kind === "auth" ? auth : trust)
  return Object.fromEntries(
    names.flatMap(([bit, name]) =>
      set & Number(bit)
        ? [[`${name}_flag`, true]]
        : clear & Number(bit)
          ? [[`${name}_flag`, false]]
          : [],
    ),
  )
}

function listed(change: string, flags: number, names: Readonly<Record<number, string>>): object {
  const found = Object.entries(names).filter(([bit]) => flags & Number(bit))
  if (found.length === 0) return {}
  return {
    [`${change}_flags`]: found.map(([bit]) => Number(bit)),
    [`${change}_flags_s`]: found.map(([, name]) => name),
  }
}
