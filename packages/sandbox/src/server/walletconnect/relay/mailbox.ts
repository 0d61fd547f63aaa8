/** A message on a topic. It is encrypted with a key that the relay does not have. */
export interface Letter {
  readonly topic: string
  readonly message: string
  readonly tag: number
  /** ms since 1970. */
  readonly publishedAt: number
  /** The id of the client that sent it, and so never receives it. */
  readonly sender: string
  /** ms since 1970. */
  readonly expires: number
}

/** The most letters. More push the oldest out. */
const ROOM = 1_000

/** The letters that nobody has received yet. */
export interface Mailbox {
  keep(letter: Letter): void
  /** Removes a received letter. */
  remove(letter: Letter): void
  /** The letters on a topic for a client, oldest first. */
  waiting(topic: string, client: string): Letter[]
  size(): number
}

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
      letters = letters.filter((other) => other !== letter)
    },
    waiting: (topic, client) =>
      fresh().filter((letter) => letter.topic === topic && letter.sender !== client),
    size: () => fresh().length,
  }
}
