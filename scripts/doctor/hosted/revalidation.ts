import { defineCheck, type Outcome } from './define-check.ts'
import { runProgram } from './run-program.ts'

/** No document has this tag, so nothing expires. */
const UNKNOWN_TAG = 's1:doctor'

const RENEW = 'npx sanity functions env add revalidate REVALIDATE_SECRET <value>'

/** Checks that the site accepts what the Sanity Function sends. The function's own program sends it. */
export const functionReachesSite = defineCheck({
  subject: 'Published changes',
  needs: ['SITE_URL', 'REVALIDATE_SECRET'],
  async run({ SITE_URL, REVALIDATE_SECRET }) {
    const program = 'studio/functions/run-revalidate.ts'
    const failure = await runProgram([program, UNKNOWN_TAG], { SITE_URL, REVALIDATE_SECRET })
    return describeDelivery(SITE_URL, failure)
  },
})

/**
 * Describes a delivery.
 * @param failure what the function wrote to its error stream; null when the site accepted the tags
 */
export function describeDelivery(site: string, failure: string | null): Outcome {
  if (failure === null) return { ok: `${site} accepts what the Sanity Function sends` }
  if (failure.includes('REVALIDATE_SECRET'))
    return `the site has another REVALIDATE_SECRET: set one value here, at the site's host, and by ${RENEW}`
  if (failure.includes('last status 0'))
    return `${site} does not answer: check SITE_URL and whether the site runs`
  return `the Sanity Function gives up (${failure}): deploy the current site`
}
