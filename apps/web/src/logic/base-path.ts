/**
 * The path under which the site is served, with a slash at both ends: `/`, or a folder such as `/repository/`. The
 * built scripts are in its folder `assets`.
 */
export const basePath: string = import.meta.env.PROD
  ? new URL(/* @vite-ignore */ "..", import.meta.url).pathname
  : "/"
