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
