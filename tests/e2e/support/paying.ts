import type { TestFixture } from '@playwright/test'
import { takeAlone } from './alone.ts'
import { switchPayments } from './shopper.ts'

const WHILE_OTHERS_PAY_MS = 600_000

const whileNobodyElsePays: TestFixture<void, object> = async ({}, use) => {
  const giveBack = await takeAlone('payments')
  await use()
  await switchPayments(null)
  await giveBack()
}

/**
 * Fixture for tests that pay, or break the payment service on purpose: one of them at a time, and it is whole afterwards. Waiting does
 * not count against the test's own time.
 */
export const payingAlone: [typeof whileNobodyElsePays, { auto: true; timeout: number }] = [
  whileNobodyElsePays,
  { auto: true, timeout: WHILE_OTHERS_PAY_MS },
]
