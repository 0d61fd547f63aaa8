/** What a server answers. Without a status, it is 200 or the one that is given. */
type Answer = string | { status: number; text: string }

/** Runs with a server that gives this answer to every request, or an answer to each. */
export async function answering<Value>(
  answer: string | ((url: string, init: RequestInit) => Answer | Promise<Answer>),
  run: () => Promise<Value>,
  status = 200,
): Promise<Value> {
  const { fetch } = globalThis
  globalThis.fetch = async (url, init = {}) => {
    const given = typeof answer === "string" ? answer : await answer(String(url), init)
    return typeof given === "string" ? response(given, status) : response(given.text, given.status)
  }
  try {
    return await run()
  } finally {
    globalThis.fetch = fetch
  }
}

/** The part of a response that is read. A whole `Response` takes longer to make than most answers to read. */
function response(text: string, status: number): Response {
  const chunks = [encoder.encode(text)]
  const read = async () => {
    const value = chunks.pop()
    return { done: value === undefined, value }
  }
  const cancel = async () => {}
  const body = { getReader: () => ({ read, cancel }), cancel }
  return { status, ok: status >= 200 && status < 300, headers, body } as unknown as Response
}

const encoder = new TextEncoder()
const headers = new Headers()
