import { expect, test, vi } from 'vitest'
import { fetchOver } from '../../../../../tests/evaluate-groq.ts'
import { readReviewsAndRequests } from './queries.ts'

vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({ fetch: fetchOver(DOCUMENTS) }),
}))

const review = (customer: string, text: string) => ({
  _id: `review.${customer}`,
  _type: 'review',
  customer,
  text,
  stars: 4,
  language: 'en',
  state: 'approved',
  submittedAt: '2026-11-01T00:00:00Z',
})
const request = (email: string, number: string) => ({
  _id: `stockRequest.${number}`,
  _type: 'stockRequest',
  email,
  number,
  language: 'en',
  requestedAt: '2026-11-01T00:00:00Z',
})
const DOCUMENTS = [
  review('mary', 'Warm light.'),
  review('omar', 'Too bright.'),
  request('Mary@Example.com', '1030'),
  request('omar@example.com', '1031'),
]

const dataOf = (emailVerified: boolean) =>
  readReviewsAndRequests({ uid: 'mary', email: 'mary@example.com', emailVerified }, 'en')

test('ASVS 8.2.2: a customer downloads their own reviews, and the requests of a verified address', async () => {
  const { reviews, stockRequests } = await dataOf(true)
  expect(reviews.map(({ text }) => text)).toEqual(['Warm light.'])
  expect(stockRequests.map(({ product }) => product)).toEqual(['1030'])
  expect((await dataOf(false)).stockRequests).toEqual([])
})
