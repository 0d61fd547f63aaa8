import { loadViews } from "../preview/load.js"
import { loadVerification } from "./load-verification.js"

/** Loads what a signature needs besides its dialog. Also resolves if that cannot be loaded. */
export async function loadRest(inWords: boolean): Promise<void> {
  await Promise.allSettled([loadVerification(), inWords && loadViews()])
}
