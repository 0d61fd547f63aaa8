import type { Translated } from "../texts.js"
import { say as account } from "./account.js"
import { say as activity } from "./activity.js"
import { say as app } from "./app.js"
import { say as ask } from "./ask.js"
import { say as authorization } from "./authorization.js"
import { say as calls } from "./calls.js"
import { say as challenge } from "./challenge.js"
import { say as check } from "./check.js"
import { say as effects } from "./effects.js"
import { say as elsewhere } from "./elsewhere.js"
import { say as entries } from "./entries.js"
import { say as explorer } from "./explorer.js"
import { say as failures } from "./failures.js"
import { say as fees } from "./fees.js"
import { say as first } from "./first.js"
import { say as forms } from "./forms.js"
import { say as inbox } from "./inbox.js"
import { say as links } from "./links.js"
import { say as list } from "./list.js"
import { say as message } from "./message.js"
import { say as networks } from "./networks.js"
import { say as operations } from "./operations.js"
import { say as palette } from "./palette.js"
import { say as parties } from "./parties.js"
import { say as parts } from "./parts.js"
import { say as passkey } from "./passkey.js"
import { say as pasted } from "./pasted.js"
import { say as payment } from "./payment.js"
import { say as practice } from "./practice.js"
import { say as proof } from "./proof.js"
import { say as receivers } from "./receivers.js"
import { say as recipients } from "./recipients.js"
import { say as results } from "./results.js"
import { say as sandbox } from "./sandbox.js"
import { say as secrets } from "./secrets.js"
import { say as sentences } from "./sentences.js"
import { say as shortcuts } from "./shortcuts.js"
import { say as sign } from "./sign.js"
import { say as signatures } from "./signatures.js"
import { say as signers } from "./signers.js"
import { say as stellar } from "./stellar.js"
import { say as validity } from "./validity.js"
import { say as verdicts } from "./verdicts.js"
import { say as waiting } from "./waiting.js"
import { say as wallets } from "./wallets.js"
import { say as xdr } from "./xdr.js"

/** The page's texts in English, by section. */
export const english = {
  account: account.english,
  activity: activity.english,
  app: app.english,
  ask: ask.english,
  authorization: authorization.english,
  calls: calls.english,
  challenge: challenge.english,
  check: check.english,
  effects: effects.english,
  elsewhere: elsewhere.english,
  entries: entries.english,
  explorer: explorer.english,
  failures: failures.english,
  fees: fees.english,
  first: first.english,
  forms: forms.english,
  inbox: inbox.english,
  links: links.english,
  list: list.english,
  message: message.english,
  networks: networks.english,
  operations: operations.english,
  palette: palette.english,
  parties: parties.english,
  parts: parts.english,
  passkey: passkey.english,
  pasted: pasted.english,
  payment: payment.english,
  practice: practice.english,
  proof: proof.english,
  receivers: receivers.english,
  recipients: recipients.english,
  results: results.english,
  sandbox: sandbox.english,
  secrets: secrets.english,
  sentences: sentences.english,
  shortcuts: shortcuts.english,
  sign: sign.english,
  signatures: signatures.english,
  signers: signers.english,
  stellar: stellar.english,
  validity: validity.english,
  verdicts: verdicts.english,
  waiting: waiting.english,
  wallets: wallets.english,
  xdr: xdr.english,
} as const

/** The page's texts in another language. A missing section is shown in English. */
export type Translation = {
  readonly [Section in keyof typeof english]?: Translated<(typeof english)[Section]>
}
