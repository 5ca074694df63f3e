import { expect, test } from 'vitest'
import { countAttempt, countMailRequest } from './attempt-limits.ts'

const from = (address: string) => new Headers({ 'x-forwarded-for': address })

test('ASVS 6.3.1: ten attempts block one client for one account, and no other client', async () => {
  const waits: number[] = []
  for (let count = 0; count < 11; count += 1)
    waits.push(await countAttempt(from('203.0.113.1'), 'mary@example.com'))
  expect(waits.slice(0, 10)).toEqual(Array<number>(10).fill(0))
  expect(waits[10]).toBeGreaterThan(0)
  expect(await countAttempt(from('203.0.113.1'), ' MARY@example.com ')).toBeGreaterThan(0)
  expect(await countAttempt(from('203.0.113.1'), 'omar@example.com')).toBe(0)
  expect(await countAttempt(from('203.0.113.2'), 'mary@example.com')).toBe(0)
})

test('ASVS 6.3.1: one client cannot try one password on many accounts', async () => {
  const waits: number[] = []
  for (let count = 0; count < 31; count += 1)
    waits.push(await countAttempt(from('203.0.113.3'), `customer-${count}@example.com`))
  expect(waits.filter((wait) => wait > 0)).toHaveLength(1)
})

test('five emails fill the limit of a mailbox, whoever requests them and however its address is written', async () => {
  const written = ['mary@example.org', 'Mary@example.org', ' MARY@EXAMPLE.ORG ', 'mary@example.org']
  const waits: number[] = []
  for (let count = 0; count < 6; count += 1)
    waits.push(await countMailRequest(from(`203.0.113.${10 + count}`), written[count % 4] ?? ''))
  expect(waits.slice(0, 5)).toEqual(Array<number>(5).fill(0))
  expect(waits[5]).toBeGreaterThan(0)
})
