import { expect, test } from 'vitest'
import type { Job } from './data.ts'
import { formatSalary } from './salary.ts'
import { jobPosting } from './structured-data.ts'

const job: Job = {
  id: 'job-a',
  paths: { zh: '/career/a', en: '/career/a', ar: '/career/a' },
  seo: { title: null, description: null, image: null, noIndex: false },
  title: 'Engineer',
  summary: 'Keeps systems running.',
  department: 'Operations',
  location: 'London, United Kingdom',
  employment: 'partTime',
  arrangement: 'remote',
  salary: { minimum: 62_000, maximum: 78_000, currency: 'GBP' },
  publishedAt: '2026-11-01T08:00:00Z',
  closesAt: '2027-03-31T22:00:00Z',
  responsibilities: [{ key: 'a', text: 'Take the pager' }],
  requirements: [],
  benefits: [],
  body: [],
  others: [],
  isOpen: true,
}
const site = {
  siteName: 'Meridian',
  siteUrl: 'https://meridian.example',
  url: 'https://meridian.example/en/career/a',
}

test.each([
  ['en', '£62,000 – £78,000'],
  ['zh-Hans', '£62,000 - £78,000'],
])('pay is written as %s writes it', (tag, written) => {
  const found = formatSalary({ minimum: 62_000, maximum: 78_000, currency: 'GBP' }, tag)
  expect(found.replaceAll(/[\u2009\u202F]/g, ' ')).toBe(written)
})

test('pay has Latin figures in Arabic, and no span where there is one figure', () => {
  const written = formatSalary({ minimum: 240_000, maximum: 240_000, currency: 'SAR' }, 'ar')
  expect(written).toContain('240,000')
  expect(written.match(/240/g)).toHaveLength(1)
})

test('job boards are told what the page says', () => {
  expect(jobPosting(job, site)).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'PART_TIME',
    jobLocationType: 'TELECOMMUTE',
    validThrough: '2027-03-31T22:00:00Z',
    description: 'Keeps systems running.\nTake the pager',
    baseSalary: { currency: 'GBP', value: { minValue: 62_000, maxValue: 78_000, unitText: 'YEAR' } },
    directApply: true,
  })
})

test('what a job does not say is left out rather than made up', () => {
  const bare = jobPosting(
    { ...job, salary: null, closesAt: null, location: null, arrangement: 'onSite' },
    site,
  )
  const said = JSON.parse(JSON.stringify(bare)) as object
  for (const key of ['baseSalary', 'validThrough', 'jobLocation', 'jobLocationType']) {
    expect(said).not.toHaveProperty(key)
  }
})
