/** The result of one way, as a run notes it for bench/soak.md. */
export interface Row {
  transport: string
  route: string
  cycles: number
  seconds: number
  /** Growth of the heap in bytes for 1,000 cycles. */
  bytes: number
  /** What there is more of than before, in words. */
  more: readonly string[]
}

/** The type of the annotations that hold rows. */
export const ROW = "soak"

/** The heap may grow so much in 1,000 cycles, in bytes. */
export const LIMIT = 50_000
