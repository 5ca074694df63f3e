import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** ASVS 5.0, 6.2.1. */
const PASSWORD_LENGTH_MIN = 8

/** Longer passwords are rated by their beginning, because rating takes time. */
const ESTIMATED_LENGTH = 72

/** A lower score means fewer than 10^8 guesses: common passwords, keyboard rows, dates and repetitions. */
const SCORE_MIN = 2

let estimator: ZxcvbnFactory | undefined

/** The lists of common passwords are 230 kB compressed, so they load when a password is first chosen. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return (estimator ??= new Estimator({ dictionary, graphs, maxLength: ESTIMATED_LENGTH }))
}

/** Splits an address or a name into the words an attacker would try. */
function wordsOf(text: string): string[] {
  const [name = ''] = text.split('@')
  const words = text.split(/[^\p{L}\p{N}]+/u)
  return [text, name, name.replace(/\s+/g, ''), ...words].filter((word) => word.length > 2)
}

/** Rates a password from 0 (among the first guesses) to 4. A password that is too short scores 0. */
export async function ratePassword(password: string, known: readonly string[]): Promise<number> {
  if ([...password].length < PASSWORD_LENGTH_MIN) return 0
  return (await loadEstimator()).check(password, ['meridian', ...known.flatMap(wordsOf)]).score
}

/**
 * Whether a password is too short or too easy to guess.
 *
 * @param known texts that an attacker knows: the account's address and name
 */
export const isWeakPassword = async (password: string, known: readonly string[]): Promise<boolean> =>
  (await ratePassword(password, known)) < SCORE_MIN
