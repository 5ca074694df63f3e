import { expect, test } from 'vitest'
import type { Job } from './queries.ts'
import { formatSalary } from './salary.ts'
import { jobPosting } from './structured-data.ts'

const paragraph = (text: string): Job['body'][number] => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  listItem: undefined,
  level: undefined,
  markDefs: [],
  children: [{ _type: 'span', _key: text, text, marks: [] }],
})

const job: Job = {
  id: 'job-a',
  paths: { zh: '/career/a', en: '/career/a', ar: '/career/a' },
  seo: { title: null, description: null, image: null, noIndex: false },
  title: 'Engineer',
  summary: 'Keeps systems running.',
  department: 'Operations',
  location: 'لندن، المملكة المتحدة',
  country: 'GB',
  employment: 'partTime',
  arrangement: 'remote',
  salary: { minimum: 62_000, maximum: 78_000, currency: 'GBP' },
  publishedAt: '2026-11-01T08:00:00Z',
  closesAt: '2027-03-31T22:00:00Z',
  responsibilities: [{ key: 'a', text: 'Take the pager' }],
  requirements: [],
  benefits: [],
  body: [paragraph('You join a team of six.')],
  list: null,
  others: [],
  isOpen: true,
}
const site = {
  siteName: 'Meridian',
  siteUrl: 'https://meridian.example',
  url: 'https://meridian.example/en/career/a',
  locale: 'en',
  organization: {},
} as const

test.each([
  ['en', '£62,000 – £78,000'],
  ['zh-Hans', '£62,000 - £78,000'],
])('formats a salary in %s', (tag, written) => {
  const found = formatSalary({ minimum: 62_000, maximum: 78_000, currency: 'GBP' }, tag)
  expect(found.replaceAll(/[\u2009\u202F]/g, ' ')).toBe(written)
})

test('uses Latin digits in Arabic, and no range for a single amount', () => {
  const written = formatSalary({ minimum: 240_000, maximum: 240_000, currency: 'SAR' }, 'ar')
  expect(written).toContain('240,000')
  expect(written.match(/240/g)).toHaveLength(1)
})

test('keeps the letters of a currency in order between Arabic words', () => {
  const written = formatSalary({ minimum: 62_000, maximum: 78_000, currency: 'GBP' }, 'ar')
  expect(written).toContain('\u2066UK£\u2069')
})

test('structured data matches the page', () => {
  expect(jobPosting(job, site)).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'PART_TIME',
    hiringOrganization: { name: 'Meridian', url: 'https://meridian.example' },
    jobLocation: { address: { addressLocality: job.location, addressCountry: 'GB' } },
    jobLocationType: 'TELECOMMUTE',
    validThrough: '2027-03-31T22:00:00Z',
    description: 'Keeps systems running.\nYou join a team of six.\nTake the pager',
    baseSalary: { currency: 'GBP', value: { minValue: 62_000, maxValue: 78_000, unitText: 'YEAR' } },
    directApply: true,
  })
})

test('missing fields are omitted from structured data', () => {
  const bare = jobPosting(
    { ...job, salary: null, closesAt: null, location: null, arrangement: 'onSite' },
    site,
  )
  const serialized = JSON.parse(JSON.stringify(bare)) as object
  for (const key of ['baseSalary', 'validThrough', 'jobLocation', 'jobLocationType']) {
    expect(serialized).not.toHaveProperty(key)
  }
})
