/** The form's name among the drafts. */
export function operationsDraft(address: string, passphrase: string): string {
  return `operations ${address} ${passphrase}`
}
