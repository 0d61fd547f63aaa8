/** Runs with a server that gives this answer to every request, or an answer to each. */
export async function answering<Value>(
  answer: string | ((url: string, body: string) => string),
  run: () => Promise<Value>,
  status = 200,
): Promise<Value> {
  const { fetch } = globalThis
  globalThis.fetch = async (url, init) =>
    new Response(typeof answer === "string" ? answer : answer(String(url), String(init?.body)), {
      status,
    })
  try {
    return await run()
  } finally {
    globalThis.fetch = fetch
  }
}
