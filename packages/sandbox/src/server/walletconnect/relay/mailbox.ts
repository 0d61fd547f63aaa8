/** A message on a topic, sealed by those who share its key: the relay cannot read it. */
export interface Letter {
  readonly topic: string
  readonly message: string
  readonly tag: number
  /** ms since the epoch. */
  readonly publishedAt: number
  /** The client id that sent it: it is never handed back to it. */
  readonly sender: string
  /** ms since the epoch. */
  readonly expires: number
}

/** Letters above this number push the oldest out. */
const ROOM = 1_000

/** The letters that nobody has received yet. */
export interface Mailbox {
  keep(letter: Letter): void
  /** Somebody received it. */
  remove(letter: Letter): void
  /** What waits on a topic for a client, oldest first. */
  waiting(topic: string, client: string): Letter[]
  size(): number
}

/** An empty mailbox. */
export function createMailbox(now: () => number = Date.now): Mailbox {
  let letters: Letter[] = []
  const fresh = (): Letter[] => {
    letters = letters.filter(({ expires }) => expires > now())
    return letters
  }
  return {
    keep(letter) {
      letters = [...fresh(), letter].slice(-ROOM)
    },
    remove(letter) {
      letters = letters.filter((kept) => kept !== letter)
    },
    waiting: (topic, client) =>
      fresh().filter((letter) => letter.topic === topic && letter.sender !== client),
    size: () => fresh().length,
  }
}
