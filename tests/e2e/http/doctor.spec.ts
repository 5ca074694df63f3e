import { execFile } from 'node:child_process'
import { ROOT } from '../../../scripts/settings.ts'
import { webEnvironment } from '../../../scripts/start/environment.ts'
import { readSecrets } from '../../../scripts/start/secrets.ts'
import { settings } from '../support/addresses.ts'
import { expect, paymentRequestTest as test } from '../support/payment-test.ts'

/** The environment of the product under test. */
const variablesOfProduct = (): Record<string, string> => webEnvironment(settings, readSecrets(settings))

/** Runs `npm run doctor -- --hosted`; resolves to its exit code and its lines as `[state, subject, message]`. */
function runDoctor(
  variables: Record<string, string>,
): Promise<{ code: number; text: string; lines: string[][] }> {
  const options = { cwd: ROOT, env: { ...process.env, ...variables } }
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/doctor/main.ts', '--hosted'],
      options,
      (_, out, err) => {
        const lines = out
          .split('\n')
          .filter((line) => /^(?:ok|fix|note) /.test(line))
          .map((line) => line.split(/ {2,}/))
        resolve({ code: child.exitCode ?? -1, text: out + err, lines })
      },
    )
  })
}

const linesOf = (lines: string[][], state: string) => lines.filter(([found]) => found === state)

test('every call of the hosted services succeeds, and no secret is printed', async () => {
  const variables = variablesOfProduct()
  const { code, text, lines } = await runDoctor(variables)
  expect(linesOf(lines, 'fix'), text).toEqual([])
  expect(linesOf(lines, 'note').map(([, subject]) => subject)).toEqual(['Redis'])
  expect(linesOf(lines, 'ok').map(([, subject]) => subject)).toEqual([
    'Variables',
    'Settings',
    'Site',
    'Published changes',
    'Cron deliver',
    'Cron reconcile',
    'Content',
    'Private content',
    'Read token',
    'Write token',
    'CORS of site',
    'CORS of Studio',
    'Stripe mode',
    'Stripe key',
    'Stripe account',
    'Stripe Tax',
    'Stripe portal',
    'Stripe signature',
    'Stripe endpoint',
    'Firebase key',
    'Firebase passwords',
    'Firebase links',
    'Mail domain',
    'Mail sending',
  ])
  expect(code).toBe(0)
  const secrets = Object.entries(variables).filter(([name]) => /SECRET|TOKEN|RESEND_API_KEY/.test(name))
  expect(secrets.length).toBeGreaterThan(5)
  for (const [name, value] of secrets) expect(text, name).not.toContain(value)
})

test('a secret that differs from the site’s is reported in one line with exit code 1 @full', async () => {
  const { code, text, lines } = await runDoctor({
    ...variablesOfProduct(),
    REVALIDATE_SECRET: 'another-secret-than-that-of-the-site',
  })
  expect(linesOf(lines, 'fix'), text).toEqual([
    ['fix', 'Published changes', expect.stringContaining('the site has another REVALIDATE_SECRET')],
  ])
  expect(code).toBe(1)
})
