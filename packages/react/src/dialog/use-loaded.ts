import { useEffect, useState } from "react"

/**
 * Loads an `import()` once it is wanted, unless it is `known`. Returns undefined until then, and retries a failed load
 * when wanted again.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  wanted: boolean,
  onFailure: (cause: unknown) => void,
  known?: T,
): T | undefined {
  const [loaded, setLoaded] = useState(known)
  const missing = wanted && !loaded
  useEffect(() => {
    if (missing) load().then((module) => setLoaded(module), onFailure)
  }, [missing, load, onFailure])
  return loaded
}
