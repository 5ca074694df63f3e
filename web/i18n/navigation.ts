import { createNavigation } from 'next-intl/navigation'
import { routing } from './routing.ts'

/** Links and navigation that keep the visitor's language: give them paths without it, such as `/contact`. */
export const { Link, usePathname, useRouter, getPathname } = createNavigation(routing)
