/**
 * Keeps what `make` returns for the same arguments. A browser takes milliseconds to make a formatter, and a preview
 * formats dozens of values.
 */
export function kept<Args extends readonly (string | number)[], Formatter>(
  make: (...args: Args) => Formatter,
): (...args: Args) => Formatter {
  const made = new Map<string, Formatter>()
  return (...args) => {
    const key = args.join()
    const formatter = made.get(key) ?? make(...args)
    made.set(key, formatter)
    return formatter
  }
}
