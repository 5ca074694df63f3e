import { test as requestTest, type TestFixture } from '@playwright/test'
import { acquireLock } from './locks.ts'
import { switchPayments } from './shopper.ts'
import { test as siteTest } from './test.ts'

const LOCK_TIMEOUT_MS = 600_000

const holdPaymentLock: TestFixture<void, object> = async ({}, use) => {
  const release = await acquireLock('payments')
  await use()
  await switchPayments(null)
  await release()
}

interface Fixtures {
  /**
   * Lets only one test at a time pay or break the payment service, with a working service afterwards. Waiting does not
   * count towards the test's timeout.
   */
  paymentLock: void
}

const fixtures: { paymentLock: [typeof holdPaymentLock, { auto: true; timeout: number }] } = {
  paymentLock: [holdPaymentLock, { auto: true, timeout: LOCK_TIMEOUT_MS }],
}

/** `test` for specs that pay or break the payment service. */
export const paymentTest = siteTest.extend<Fixtures>(fixtures)

/** The same without the fixtures of a browser. */
export const paymentRequestTest = requestTest.extend<Fixtures>(fixtures)

export { expect } from '@playwright/test'
