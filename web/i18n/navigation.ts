import { createNavigation } from 'next-intl/navigation'
import { CATALOGUE_PATH, FILTERED_PATH } from '#schemas/shared/catalogue.ts'
import { routing } from './routing.ts'

const navigation = createNavigation(routing)

/** Links and navigation that keep the visitor's language: give them paths without it, such as `/contact`. */
export const { Link, useRouter, getPathname } = navigation

/** The path of the page shown, without language, as visitors see it: the server also knows where it is made for a filter. */
export function usePathname(): string {
  const path = navigation.usePathname()
  return path === FILTERED_PATH ? CATALOGUE_PATH : path
}
