import { existsSync } from "node:fs"
import { installFromDebian } from "./debian.js"

/** Web servers for the test of the rules that the build writes for them: Debian's packages, and the programs' paths. */
const servers = /** @type {const} */ ([
  { name: "nginx", packages: ["nginx"], path: "/usr/sbin/nginx" },
  {
    name: "nginx's brotli module",
    packages: ["libnginx-mod-http-brotli-static"],
    path: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  },
  { name: "Caddy", packages: ["caddy"], path: "/usr/bin/caddy" },
])

/**
 * The path of one of these servers or modules, or undefined.
 * @param {typeof servers[number]["name"]} name
 * @returns {string | undefined}
 */
export function webServerPath(name) {
  return servers.find((server) => server.name === name && existsSync(server.path))?.path
}

/** Installs missing servers if possible, without starting them, and reports those whose tests will not run. */
export async function haveWebServers() {
  const missing = servers.filter(({ name }) => !webServerPath(name))
  await installFromDebian(missing.flatMap(({ packages }) => [...packages]))
  for (const { name } of servers)
    if (!webServerPath(name)) console.log(`${name} is not installed. Its tests will not run.`)
}
