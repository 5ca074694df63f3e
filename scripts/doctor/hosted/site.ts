import { defineCheck } from './define-check.ts'

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** True for an origin that only this machine can reach. */
export const isLoopback = (origin: string): boolean => LOOPBACK.test(new URL(origin).hostname)

/** Checks that the home page responds at SITE_URL itself, over https. */
export const siteResponds = defineCheck({
  subject: 'Site',
  needs: ['SITE_URL'],
  async run({ SITE_URL: site }, request) {
    if (!site.startsWith('https:') && !isLoopback(site))
      return `${site} is not https: set SITE_URL to the https address, and let the host redirect to it`
    const { status, url } = await request(site)
    const { origin } = new URL(url)
    // Services send POST requests to SITE_URL, and a redirected POST arrives as a GET or not at all.
    if (origin !== new URL(site).origin)
      return `${site} redirects to ${origin}: set SITE_URL to ${origin}, here and at the host`
    if (status === 401)
      return `${site} asks for a password (401): switch off the host's deployment protection for this domain`
    if (status !== 200)
      return `${site} responds with ${status}: read the host's log of the deployment, then deploy again`
    return { ok: `${site} responds` }
  },
})

/** No page can have this address. */
const UNKNOWN_PATH = '/en/doctor-asks-for-a-page-that-is-not-there'

/** Checks that an unknown page responds with 404, so that search engines drop it. */
export const unknownPage = defineCheck({
  subject: 'Unknown page',
  needs: ['SITE_URL'],
  async run({ SITE_URL: site }, request) {
    const { status } = await request(site + UNKNOWN_PATH)
    return status === 404
      ? { ok: 'responds with 404' }
      : `${site}${UNKNOWN_PATH} responds with ${status} where it should be 404: deploy the current site`
  },
})
