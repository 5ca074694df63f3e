import { type BrowserContext, expect } from '@playwright/test'
import { studioUrl } from './addresses.ts'

/** Runs in every page: logs violations of the content security policy, including silent ones. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`Blocked by policy: ${violatedDirective} ${blockedURI} (${sourceFile})`)
  })
}

/**
 * Studio's messages for a preview that has not connected after eight seconds, or not loaded after fifteen, as on a busy
 * machine. Tests use the preview instead of measuring it.
 */
const SLOW_PREVIEW = new RegExp(
  `^${studioUrl}.*(Unable to connect to visual editing|The preview iframe hasn't finished loading)`,
)

/** A stock Studio's errors without sanity.io: fonts, version check and feedback are blocked. */
export const requestsToSanity = (studio: string) =>
  new RegExp(
    `^${studio}.*(sanity\\.io|sanity-cdn\\.com|fetch version for package|/journey/|has a status 204)`,
    's',
  )

/**
 * The browser's error when Studio is closed while it announces presence: it writes once more to its closed socket. Other
 * tests cover presence itself.
 */
const CLOSED_PRESENCE_SOCKET = new RegExp(
  `^${studioUrl}.*: WebSocket is already in CLOSING or CLOSED state\\.`,
)

/** Collects browser errors: of pages, consoles and the content security policy. */
export interface BrowserErrors {
  /** Listens to all current and future pages of a context. */
  watch: (context: BrowserContext) => Promise<void>
  /** Allows expected errors. */
  allow: (pattern: RegExp) => void
  /** Fails if there was any other error. */
  expectNone: () => void
}

/** Starts collecting errors. */
export function collectBrowserErrors(): BrowserErrors {
  const found: string[] = []
  const allowed = [SLOW_PREVIEW, CLOSED_PRESENCE_SOCKET]
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
