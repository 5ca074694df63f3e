import { defineCheck, type Outcome } from './define-check.ts'
import { runProgram } from './run-program.ts'

/** No document carries it, so nothing expires. */
const UNKNOWN_TAG = 's1:doctor'

const RENEW = 'npx sanity functions env add revalidate REVALIDATE_SECRET <value>'

/** The site takes what the Sanity Function sends. The function's own program sends it. */
export const functionReachesSite = defineCheck({
  subject: 'Published changes',
  needs: ['SITE_URL', 'REVALIDATE_SECRET'],
  async run({ SITE_URL, REVALIDATE_SECRET }) {
    const program = 'studio/functions/run-revalidate.ts'
    const failure = await runProgram([program, UNKNOWN_TAG], { SITE_URL, REVALIDATE_SECRET })
    return describeDelivery(SITE_URL, failure)
  },
})

/** @param failure what the function wrote to its error stream; null when the site took the tags */
export function describeDelivery(site: string, failure: string | null): Outcome {
  if (failure === null) return ['ok', `${site} takes what the Sanity Function sends`]
  if (failure.includes('REVALIDATE_SECRET'))
    return [
      'fix',
      `the site has another REVALIDATE_SECRET: set one value here, at the site's host, and by ${RENEW}`,
    ]
  return ['fix', `the Sanity Function gives up (${failure}): deploy the current site`]
}

/** The site refuses word of changes from anyone without the secret. */
export const wrongSecretRefused = defineCheck({
  subject: 'Wrong secret',
  needs: ['SITE_URL'],
  async run({ SITE_URL: site }, request) {
    const { status } = await request(`${site}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: 'Bearer not-the-secret', 'content-type': 'application/json' },
      body: JSON.stringify({ syncTags: [UNKNOWN_TAG] }),
    })
    return status === 401
      ? ['ok', 'is refused by /api/revalidate']
      : [
          'fix',
          `/api/revalidate answers ${status} to a wrong secret where it should be 401: deploy the current site`,
        ]
  },
})

/** Whether the function is deployed is known to Sanity alone, and only to a member of the project. */
export const functionDeployed = defineCheck({
  subject: 'Sanity Function',
  needs: ['SANITY_PROJECT_ID'],
  run: () => [
    'note',
    'cannot be asked whether it is deployed: publish something, then run npx sanity functions logs revalidate in studio/',
  ],
})
