/** A command line that can't be followed. */
export class UsageError extends Error {}

/** A folder that can't become an app. */
export class FolderError extends Error {}
