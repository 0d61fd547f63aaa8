/** What the build tells the service worker about the site. */
export interface OfflineSite {
  /** The path under which the site is served: `/`, or a folder such as `/repository/`. */
  readonly base: string
  /** Changes with the worker and with every file. */
  readonly version: string
  /** The files to copy, with the integrity of each (`sha256-…`), by path. */
  readonly files: Readonly<Record<string, string>>
}

/** Whether the build named a file by its content, so that the file never changes. */
export function isNamedByContent({ base }: OfflineSite, path: string): boolean {
  return path.startsWith(`${base}assets/`)
}
