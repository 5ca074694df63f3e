import { expect, test, vi } from 'vitest'
import { fetchOver } from '../../../tests/evaluate-groq.ts'
import { isSubscribed, readMemberships, readOpenSessions, readProjects, readReviews } from './queries.ts'

vi.mock('#web/sanity/client/private-client.ts', () => ({
  privateClient: () => ({ fetch: fetchOver(DOCUMENTS) }),
}))

const project = (id: string, ...members: string[]) => ({
  _id: `project.${id}`,
  _rev: 'r1',
  _type: 'project',
  title: [{ language: 'en', value: id }],
  state: 'running',
  members,
})
const letter = (kind: string, email: string, state: string) => ({
  _id: `inquiry.${kind}-${email}`,
  _type: 'inquiry',
  kind,
  email,
  state,
})
const review = (customer: string) => ({
  _id: `review.${customer}`,
  _type: 'review',
  customer,
  state: 'approved',
  product: { _ref: 'lamp' },
})
const order = (uid: string, state: string, payment?: object) => ({
  _id: `order.${uid}-${state}-${payment ? 'opened' : 'new'}`,
  _type: 'order',
  customer: { uid },
  state,
  payment,
})
const DOCUMENTS = [
  project('hers', 'mary@example.com', 'omar@example.com'),
  project('other', 'omar@example.com'),
  letter('newsletter', 'Mary@Example.com', 'new'),
  letter('newsletter', 'spam@example.com', 'spam'),
  letter('contact', 'omar@example.com', 'new'),
  { _id: 'stockRequest.1', _type: 'stockRequest', email: 'omar@example.com' },
  review('mary'),
  review('omar'),
  order('mary', 'pending', { sessionId: 'cs_open' }),
  order('mary', 'pending'),
  order('mary', 'paid', { sessionId: 'cs_paid' }),
  order('omar', 'pending', { sessionId: 'cs_other' }),
]

const holder = (email: string, emailVerified = true) => ({ uid: 'mary', email, emailVerified })

test('ASVS 8.2.2: a customer sees the projects of their verified address, in whatever case it was registered', async () => {
  const titles = async (of: ReturnType<typeof holder>) =>
    (await readProjects(of, 'en')).map(({ title }) => title)
  expect(await titles(holder('Mary@Example.com'))).toEqual(['hers'])
  expect(await titles(holder('nobody@example.com'))).toEqual([])
  expect(await titles(holder('mary@example.com', false))).toEqual([])
  expect((await readMemberships('mary@example.com')).map(({ _id }) => _id)).toEqual(['project.hers'])
})

test('the newsletter is that of a verified address; other requests of it are none', async () => {
  expect(await isSubscribed(holder('mary@example.com'))).toBe(true)
  expect(await isSubscribed(holder('mary@example.com', false))).toBe(false)
  expect(await isSubscribed(holder('omar@example.com'))).toBe(false)
  expect(await isSubscribed(holder('spam@example.com'))).toBe(false)
})

test('a deleted account takes its own reviews along, not those of others', async () => {
  expect((await readReviews('mary')).map(({ _id }) => _id)).toEqual(['review.mary'])
})

test('a deleted account ends the payment pages of its own unpaid orders', async () => {
  expect(await readOpenSessions('mary')).toEqual(['cs_open'])
})
