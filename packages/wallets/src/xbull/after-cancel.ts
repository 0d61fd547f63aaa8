/** What is said of a request that was cancelled here: the extension cannot be told. */
export const AFTER_CANCEL =
  "Cancelled here. A window of xBull that is still open can still sign: close it."
