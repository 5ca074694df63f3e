/** All routes about people and projects, specific paths before general ones. */

import type { Route } from '../types.ts'
import { authenticationRoutes } from './authentication.ts'
import { keyValueRoutes } from './key-values.ts'
import { projectRoutes } from './projects.ts'
import { stubRoutes } from './stubs.ts'
import { userRoutes } from './users.ts'

export const routes: Route[] = [
  ...keyValueRoutes,
  ...userRoutes,
  ...authenticationRoutes,
  ...projectRoutes,
  ...stubRoutes,
]
