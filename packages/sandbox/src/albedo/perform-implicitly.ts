import type { WalletModel } from "../wallet/model.js"
import { albedoError } from "./errors.js"
import { execute } from "./perform.js"
import type { Session, Sessions } from "./sessions.js"
import { networkOf, type Valid, validate } from "./validate.js"
import type { Request, Result } from "./wire.js"

/**
 * Performs a request without asking if a session covers it (AL7). Returns null to stay silent if there is no such
 * session, because the real wallet would open a window, which a frame cannot. Of the configured answers, only `never`,
 * `alter`, and `wrong-signer` have an effect.
 */
export async function performImplicitly(
  model: WalletModel,
  request: Request,
  sessions: Sessions,
): Promise<Result | null> {
  const valid = await validate(request, model)
  if (typeof valid === "string") return { error: albedoError("invalid", valid) }
  const { answer, quirks } = model.getState()
  if (!valid.intent.isImplicit || !valid.account || answer === "never") return null
  const session = quirks["AL7-forgotten"] ? null : sessions.find(request.params.session)
  if (!session) return null
  const refusal = refused(model, request, valid, session)
  if (refusal) return { error: albedoError("invalid", refusal) }
  const result = await execute(model, request, valid, sessions, {
    account: session.pubkey,
    isWrong: answer === "wrong-signer",
    isAltered: answer === "alter",
  })
  return "error" in result ? result : { ...result, executed_implicitly: true }
}

/** Why a session does not cover a request: a text, or the error as thrown. */
function refused(
  model: WalletModel,
  request: Request,
  { account, network, intent }: Valid,
  session: Session,
): string | Error | undefined {
  if (account !== session.pubkey) return "Failed to restore session information"
  if (!session.grants.includes(String(request.intent)))
    return new Error(`Intent ${request.intent} is not allowed for this implicit session.`)
  if (intent.hasNetwork && networkOf(model.networks, session.network) !== network)
    return new Error(`Network "${session.network}" is not allowed for this implicit session.`)
  return undefined
}
