import type { Metadata } from 'next'
import { ProjectsPage } from '#web/features/account/projects-page.tsx'
import { requireCustomer } from '#web/features/account/guard.ts'
import { readAnswer } from '#web/services/identity/answers.ts'
import { describeAccountPage, type AccountPageProperties } from '../head.ts'

/** Made for each visitor, and sent whole, so that it is there without a script too. */
export const instant = false

/** The head of the page. */
export const generateMetadata = (): Promise<Metadata> => describeAccountPage('projects')

/** Somebody's projects. */
export default async function Page({ searchParams }: AccountPageProperties) {
  const [customer, { answer }] = await Promise.all([requireCustomer('/account/projects'), searchParams])
  return <ProjectsPage customer={customer} answer={await readAnswer(answer)} />
}
