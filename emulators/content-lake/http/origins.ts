/** Origins of pages on this machine, at any port. */
export const LOCAL_ORIGINS = ['http://localhost:*', 'http://127.0.0.1:*']

interface AllowedOrigin {
  fits: (origin: string) => boolean
  allowsCredentials: boolean
}

/**
 * The origins browsers may call from, like the hosted API's allow-list: an entry may end in `:*` (any port) and contain
 * `*` for a part of a host. Origins of the command line stay when the same origin is added and deleted.
 */
export class OriginList {
  /** The origins of the command line. */
  readonly given: readonly string[]
  readonly #given: AllowedOrigin[]
  readonly #added = new Map<string, AllowedOrigin>()

  constructor(given: Iterable<string>) {
    this.given = [...given]
    this.#given = this.given.map((pattern) => ({ fits: matcherOf(pattern), allowsCredentials: true }))
  }

  add(pattern: string, allowsCredentials: boolean): void {
    this.#added.set(pattern, { fits: matcherOf(pattern), allowsCredentials })
  }

  delete(pattern: string): void {
    this.#added.delete(pattern)
  }

  /** Returns whether browsers may call from an origin. */
  has(origin: string): boolean {
    return this.#entries().some(({ fits }) => fits(origin))
  }

  /** Returns whether pages of an origin may send tokens and cookies. */
  allowsCredentials(origin: string): boolean {
    return this.#entries().some(({ fits, allowsCredentials }) => allowsCredentials && fits(origin))
  }

  #entries(): AllowedOrigin[] {
    return [...this.#given, ...this.#added.values()]
  }
}

/** `:*` matches any port or none; `*` matches letters, digits, dots and dashes of a host, or everything when alone. */
function matcherOf(pattern: string): (origin: string) => boolean {
  if (pattern === '*') return () => true
  const [host = '', ...port] = pattern.split(/(?=:\*$)/)
  const escaped = host.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  const expression = new RegExp(`^${escaped.join('[a-z0-9.-]*')}${port.length > 0 ? '(:\\d+)?' : ''}$`, 'i')
  return (origin) => expression.test(origin)
}
