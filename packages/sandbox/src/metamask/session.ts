import { type Fields, fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"

/** The only scope of Stellar: its Public network (MM6). */
export const SCOPE = "stellar:pubnet"

export const methods = ["signMessage", "signTransaction", "signAuthEntry"] as const

/** What a method signs. */
export type Method = (typeof methods)[number]

/** What a page may do on a network. */
interface SessionScope {
  /** `stellar:pubnet:G…`, the selected one first (MM11). */
  readonly accounts: readonly string[]
  readonly methods: readonly Method[]
  readonly notifications: readonly []
}

/** The scopes of a page's session, by name. */
export type SessionScopes = Readonly<Partial<Record<string, SessionScope>>>

/** The accounts that a page is connected to, the selected one first. */
export function sessionAccounts(model: WalletModel, host: string): readonly string[] {
  const { account: selected, grants } = model.getState()
  const granted = model.accounts
    .map(({ address }) => address)
    .filter((address) => grants.some((grant) => grant.host === host && grant.account === address))
  return granted.sort((a, b) => Number(b === selected) - Number(a === selected))
}

/** A page's session, empty for a page that is not connected (MM6). */
export function sessionScopes(model: WalletModel, host: string): SessionScopes {
  const { quirks } = model.getState()
  const accounts = sessionAccounts(model, host)
  if (accounts.length === 0 || quirks["MM8-5100"]) return {}
  return {
    [SCOPE]: {
      accounts: quirks["MM6-empty"] ? [] : accounts.map((address) => `${SCOPE}:${address}`),
      methods: quirks.MM12 ? [] : methods,
      notifications: [],
    },
  }
}

/** Whether a page asks for Stellar. Other scopes and malformed ones are ignored (MM6). */
export function asksForStellar({ requiredScopes, optionalScopes }: Fields): boolean {
  return [requiredScopes, optionalScopes].some((scopes) => {
    const scope = fieldsOf(scopes)[SCOPE]
    const { methods, notifications } = fieldsOf(scope)
    return Array.isArray(methods) && Array.isArray(notifications)
  })
}

/** Connects a page, as its person approved: to all accounts, or only to the selected one (MM11). */
export function connect(model: WalletModel, host: string): void {
  const { account: selected, grants, network, quirks } = model.getState()
  const shared = model.accounts
    .map(({ address: account }) => ({ account, host, network }))
    .filter(({ account }) => !quirks.MM11 || account === selected)
  const others = grants.filter(
    (grant) => !shared.some(({ account }) => grant.host === host && grant.account === account),
  )
  void model.update({ grants: [...others, ...shared] })
}

/** MM11: reports each change of a page's session. Returns a function that stops. */
export function followSession(
  model: WalletModel,
  host: string,
  report: (scopes: SessionScopes) => void,
): () => void {
  let known = JSON.stringify(sessionScopes(model, host))
  return model.subscribe(() => {
    const scopes = sessionScopes(model, host)
    const before = known
    known = JSON.stringify(scopes)
    if (known !== before) report(scopes)
  })
}
