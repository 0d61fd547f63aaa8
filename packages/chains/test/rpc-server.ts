import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** One JSON-RPC request. */
export interface RpcCall {
  id: number
  method: string
  params: unknown[]
}

/** One HTTP request and its RPC calls. */
export interface Post {
  verb: string
  path: string
  contentType: string | undefined
  bytes: number
  calls: RpcCall[]
}

/** An error returned by a node. */
export class RpcFailure extends Error {
  readonly error: unknown
  constructor(error: unknown) {
    super("RPC error")
    this.error = error
  }
}

/** A simulated node over real HTTP. */
export interface RpcServer {
  url: string
  posts: Post[]
  /** Resolves to the nth HTTP request, counted from 1, when it arrives. */
  post(nth: number): Promise<Post>
  /** All JSON-RPC requests so far. */
  calls(method?: string): RpcCall[]
  /** Each method's handler. It returns the result or throws an `RpcFailure`. */
  methods: Record<string, (params: unknown[], path: string) => unknown>
  /** Makes the node answer incorrectly while it is set. */
  fault?: ((response: ServerResponse, post: Post) => void) | undefined
  close(): Promise<void>
}

/** Starts a server on a free loopback port. Its chain id is 9000. */
export async function startRpcServer(): Promise<RpcServer> {
  const waiting = new Set<() => void>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ""
    for await (const chunk of request) body += chunk
    const parsed = JSON.parse(body)
    const post: Post = {
      verb: request.method ?? "",
      path: request.url ?? "",
      contentType: request.headers["content-type"],
      bytes: Buffer.byteLength(body),
      calls: [parsed].flat(),
    }
    server.posts.push(post)
    for (const look of waiting) look()
    if (server.fault) return server.fault(response, post)
    const replies = post.calls.map((call) => replyTo(call, post.path))
    json(response, Array.isArray(parsed) ? replies : replies[0])
  }

  function replyTo({ id, method, params }: RpcCall, path: string): unknown {
    try {
      const play = server.methods[method]
      if (!play) throw new RpcFailure({ code: -32601, message: methodNotFound(method) })
      return { jsonrpc: "2.0", id, result: play(params, path) }
    } catch (error) {
      return { jsonrpc: "2.0", id, error: (error as RpcFailure).error }
    }
  }

  // A request that is cut off in the middle is not a failure of the node.
  const http = createServer((request, response) => void answer(request, response).catch(() => {}))
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening))
  const server: RpcServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    posts: [],
    post: (nth) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = server.posts[nth - 1]
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    calls: (method) =>
      server.posts
        .flatMap(({ calls }) => calls)
        .filter((call) => method === undefined || call.method === method),
    methods: { quai_chainId: () => "0x2328" },
    close: () =>
      new Promise((closed) => {
        http.close(() => closed())
        http.closeAllConnections()
      }),
  }
  return server
}

/** Responds with this JSON. */
export function json(response: ServerResponse, body: unknown): void {
  response.setHeader("Content-Type", "application/json")
  response.end(JSON.stringify(body))
}

function methodNotFound(method: string): string {
  return `the method ${method} does not exist/is not available`
}
