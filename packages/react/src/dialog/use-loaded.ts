import { useEffect, useState } from "react"

/** What an `import()` brings, once it is wanted; undefined until then. A failure is tried anew when wanted again. */
export function useLoaded<T>(
  load: () => Promise<T>,
  wanted: boolean,
  onFailure: (cause: unknown) => void,
): T | undefined {
  const [loaded, setLoaded] = useState<T>()
  const missing = wanted && !loaded
  useEffect(() => {
    if (missing) load().then((module) => setLoaded(module), onFailure)
  }, [missing, load, onFailure])
  return loaded
}
