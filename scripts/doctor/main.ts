import { readArguments } from '../command-line.ts'
import { formatFindings } from './check.ts'
import { checkHosting } from './hosted.ts'
import { checkMachine } from './local.ts'

/** `npm run doctor` checks this machine, `npm run doctor -- --hosted` a hosted environment. */
const USAGE = `npm run doctor                checks this machine
npm run doctor -- --hosted    checks the hosted environment of .env`
const { values } = readArguments(USAGE, { options: { hosted: { type: 'boolean', default: false } } })
if (values.hosted)
  console.log('\nCalling the site and the hosted services; a site that does not respond takes a minute.')
const findings = values.hosted ? await checkHosting() : await checkMachine()
console.log(`\n${formatFindings(findings)}\n`)
process.exitCode = findings.some(({ state }) => state === 'fix') ? 1 : 0
