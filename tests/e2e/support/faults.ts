import { expect, type BrowserContext } from '@playwright/test'
import { studioUrl } from './addresses.ts'

/** Runs in every page: says violations of the content security policy aloud, those that the browser keeps to itself too. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`Blocked by policy: ${violatedDirective} ${blockedURI} (${sourceFile})`)
  })
}

/**
 * What Studio says when the preview has not connected after eight seconds, or not come after fifteen, as on a machine that does much else.
 * Timings belong to benchmarks; that it comes and connects is seen by what is done in it.
 */
const PREVIEW_TAKES_ITS_TIME = new RegExp(
  `^${studioUrl}.*(Unable to connect to visual editing|The preview iframe hasn't finished loading)`,
)

/** What a Studio says where there is no sanity.io: fonts, version and feedback it fetches from there are blocked. */
export const callsHome = (studio: string) =>
  new RegExp(
    `^${studio}.*(sanity\\.io|sanity-cdn\\.com|fetch version for package|/journey/|has a status 204)`,
    's',
  )

/**
 * What the browser says when Studio is left while it tells where its user is: its presence closes the socket before the page
 * goes, and writes to it once more. That presence itself holds is tested with sockets of our own, and by two people in Studio.
 */
const STUDIO_IS_LEFT = new RegExp(`^${studioUrl}.*: WebSocket is already in CLOSING or CLOSED state\\.`)

/** Collects what went wrong in browsers: errors of pages, errors on their consoles, violations of the policy. */
export interface Faults {
  /** Listens to every page of a context, those to come included. */
  watch: (context: BrowserContext) => Promise<void>
  /** Says that faults of this kind belong to the test. */
  allow: (pattern: RegExp) => void
  /** Fails where there was any other fault. */
  expectNone: () => void
}

/** Starts a collection of faults. */
export function collectFaults(): Faults {
  const found: string[] = []
  const allowed = [PREVIEW_TAKES_ITS_TIME, callsHome(studioUrl), STUDIO_IS_LEFT]
  return {
    async watch(context) {
      await context.addInitScript(reportViolations)
      context.on('weberror', (error) => found.push(`${error.page()?.url()}: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        found.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`)
      })
    },
    allow: (pattern) => allowed.push(pattern),
    expectNone() {
      const unexpected = found.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))
      expect(unexpected, 'errors and blocked resources in the browser').toEqual([])
    },
  }
}
