import type { Metadata } from 'next'
import { ProjectsPage } from '#web/features/account/projects-page.tsx'
import { requireCustomer } from '#web/features/account/require-customer.ts'
import { readFormResult } from '#web/features/account/session/form-result.ts'
import { type AccountPageProperties, describeAccountPage } from '../metadata.ts'

/** Rendered per request and sent whole, so that it works without JavaScript. */
export const instant = false

/** Returns the page's metadata. */
export const generateMetadata = (): Promise<Metadata> => describeAccountPage('projects')

/** The page of a customer's projects. */
export default async function Page({ searchParams }: AccountPageProperties) {
  const [customer, { answer }] = await Promise.all([requireCustomer('/account/projects'), searchParams])
  return <ProjectsPage customer={customer} formResult={await readFormResult(answer)} />
}
