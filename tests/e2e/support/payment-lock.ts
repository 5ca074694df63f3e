import type { TestFixture } from '@playwright/test'
import { acquireLock } from './locks.ts'
import { switchPayments } from './shopper.ts'

const LOCK_TIMEOUT_MS = 600_000

const holdPaymentLock: TestFixture<void, object> = async ({}, use) => {
  const release = await acquireLock('payments')
  await use()
  await switchPayments(null)
  await release()
}

/**
 * Fixture for tests that pay or break the payment service: only one at a time, with a working service afterwards.
 * Waiting does not count towards the test's timeout.
 */
export const paymentLock: [typeof holdPaymentLock, { auto: true; timeout: number }] = [
  holdPaymentLock,
  { auto: true, timeout: LOCK_TIMEOUT_MS },
]
