/** Runs with a server that gives this answer to every request, or an answer to each. */
export async function answering<Value>(
  answer: string | ((url: string, body: string) => string),
  run: () => Promise<Value>,
  status = 200,
): Promise<Value> {
  const { fetch } = globalThis
  globalThis.fetch = async (url, init) =>
    response(typeof answer === "string" ? answer : answer(String(url), String(init?.body)), status)
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
