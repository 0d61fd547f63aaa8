/** A wallet of the phone. */
interface PhoneWallet {
  readonly name: string
  readonly address: string
}

/** A transaction that the phone shows. */
export interface PhoneRequest {
  readonly id: string
  readonly name: string
  readonly xdr: string
}

/** What LOBSTR's worker has in place of its server. */
export interface Phone {
  readonly phone: {
    /** The wallet that the user chooses in a window. */
    chosen: string
    /** The oldest transaction that waits for an answer, or else the next one that arrives. */
    request(): Promise<PhoneRequest>
    /** Signs a transaction, or refuses it with null. */
    answer(id: string, signed: string | null): void
  }
}

/**
 * Answers in place of LOBSTR's server, in the extension's worker: a phone scans each code at once, with its next wallet.
 * It runs in the worker, so it uses nothing from outside.
 */
export function replaceServer(wallets: readonly PhoneWallet[]): void {
  const connections = new Map<string, PhoneWallet>()
  const requests = new Map<string, { state: string; xdr: string; request: PhoneRequest }>()
  let arrive: (request: PhoneRequest) => void = () => {}

  const connectionOf = (key: string): PhoneWallet | undefined => {
    const paired = connections.get(key) ?? wallets[connections.size]
    if (paired) connections.set(key, paired)
    return paired
  }
  const answers: Readonly<Record<string, (key: string, id: string, body: string) => unknown>> = {
    connection(key) {
      const wallet = connectionOf(key)
      return (
        wallet && {
          connection_key: key,
          public_key: wallet.address,
          federation_address: "",
          nickname: wallet.name,
          user_agent: "Android",
          currency: { id: "1", code: "USD", name: "US Dollar" },
        }
      )
    },
    submit(key, _, body) {
      const { xdr } = JSON.parse(body) as { xdr: string }
      const id = crypto.randomUUID()
      const request = { id, name: connections.get(key)!.name, xdr }
      requests.set(id, { state: "pending", xdr, request })
      arrive(request)
      return { id }
    },
    status: (_, id) => requests.get(id),
  }

  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).pathname
    const [, key = "", transactions, id = ""] =
      /\/connections\/([^/]+)\/(?:(transactions)\/)?(?:([^/]+)\/)?$/.exec(path) ?? []
    const kind = !transactions ? "connection" : id ? "status" : "submit"
    const answer = key && answers[kind]?.(key, id, String(init?.body))
    return Response.json(answer || {}, { status: answer ? 200 : 404 })
  }

  Object.assign(globalThis, {
    phone: {
      chosen: wallets[0]?.name,
      async request() {
        const waiting = [...requests.values()].find(({ state }) => state === "pending")
        if (waiting) return waiting.request
        return new Promise<PhoneRequest>((resolve) => {
          arrive = resolve
        })
      },
      answer(id: string, signed: string | null) {
        const asked = requests.get(id)!
        asked.state = signed ? "signed" : "rejected"
        asked.xdr = signed ?? asked.xdr
      },
    },
  })
}
