import { EMPLOYMENTS } from '#schemas/shared/content-choices.ts'
import { plainText } from '#web/sanity/portable-text/rich-text-plain.ts'
import type { PageIdentity } from '#web/sanity/queries/document-pages.ts'
import type { Job } from './queries.ts'

/** Returns a job as schema.org's JobPosting, without `@context`. */
export function jobPosting(job: Job, { siteName, siteUrl, url }: PageIdentity) {
  const points = [...job.responsibilities, ...job.requirements, ...job.benefits].map(({ text }) => text)
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: [job.summary, plainText(job.body), ...points].filter(Boolean).join('\n'),
    url,
    datePosted: job.publishedAt ?? undefined,
    validThrough: job.closesAt ?? undefined,
    employmentType: EMPLOYMENTS.find(({ value }) => value === job.employment)?.schemaOrg,
    hiringOrganization: { '@type': 'Organization', name: siteName, url: siteUrl, sameAs: siteUrl },
    jobLocation: job.location
      ? {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: job.location,
            addressCountry: job.country ?? undefined,
          },
        }
      : undefined,
    jobLocationType: job.arrangement === 'remote' ? 'TELECOMMUTE' : undefined,
    baseSalary: job.salary
      ? {
          '@type': 'MonetaryAmount',
          currency: job.salary.currency,
          value: {
            '@type': 'QuantitativeValue',
            minValue: job.salary.minimum,
            maxValue: job.salary.maximum,
            unitText: 'YEAR',
          },
        }
      : undefined,
    directApply: job.isOpen,
  }
}
