import { afterAll, expect, test } from 'vitest'
import type { DoctorReport } from '../../../schemas/shared/operation-records.ts'
import { fix, ok } from '../../../scripts/doctor/check.ts'
import { storeReport } from '../../../scripts/doctor/report.ts'
import { describeDoctor, doctorReportQuery } from '../../../studio/home/health.ts'
import { openTestLake } from './support/open-lake.ts'

const lake = await openTestLake()
afterAll(() => lake.close())

const readAs = (role: string) =>
  lake.client({ token: lake.tokens[role], perspective: 'raw' }).fetch<DoctorReport | null>(doctorReportQuery)

test('only administrators see the last result of the doctor in Studio', async () => {
  const server = lake.client({ token: lake.tokens['editor'] })
  await storeReport(server, [fix('Resend', 'verify shop.example'), fix('Webhook', 'create it')])
  await storeReport(server, [ok('Resend', 'shop.example is verified'), fix('Webhook', 'create it')])
  const lines = describeDoctor(await readAs('administrator'), Date.now())
  expect(lines.map(({ text }) => text)).toEqual([
    'Webhook: create it',
    'The doctor’s last check of the servers is less than a day old: 1 of 2 checks passed.',
  ])
  expect(await Promise.all(['marketer', 'merchandiser'].map(readAs))).toEqual([null, null])
})
