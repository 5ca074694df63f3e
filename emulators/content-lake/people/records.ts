/** People in the formats of Sanity's API. */

import type { User } from '../storage/tokens.ts'
import type { Role } from '../types.ts'
import { type CustomRole, customRoleOf, type Directory } from './people-file.ts'

const ROLES: Record<Role, { title: string; description: string }> = {
  administrator: { title: 'Administrator', description: 'Read and write all content, manage the project.' },
  editor: { title: 'Editor', description: 'Read and write all content.' },
  viewer: { title: 'Viewer', description: 'Read all content, drafts included.' },
}

/** A role of users and members: `{name, title, description}`. */
function roleRecord({ name, title, description }: Omit<CustomRole, 'rights'>) {
  return { name, title, description }
}

/** Returns the custom role of a user, else the built-in one. */
function roleOf({ id, role }: User, directory: Directory) {
  return roleRecord(customRoleOf(directory, id) ?? { name: role, ...ROLES[role] })
}

/** Returns all roles of a project, for its access page and Studio's "Ask to edit". */
export function roleRecords(directory: Directory) {
  const root = Object.entries(ROLES).map(([name, role]) => ({ name, ...role, isCustom: false }))
  const custom = directory.roles.map((role) => ({ ...roleRecord(role), isCustom: true }))
  return [...root, ...custom].map((role) => ({
    ...role,
    isRootRole: !role.isCustom,
    appliesToUsers: true,
    appliesToRobots: !role.isCustom,
  }))
}

/** Returns the body of `/users/me`. */
export function currentUserRecord(user: User, directory: Directory) {
  const role = roleOf(user, directory)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    profileImage: null,
    role: role.name,
    roles: [role],
    provider: 'local',
    sanityUserId: user.id,
  }
}

/** Returns the body of `/users/:id`, and an entry of `/projects/:id/users`. */
export function userRecord(user: User, viewerId: string) {
  const [givenName = user.name, ...others] = user.name.split(' ')
  return {
    id: user.id,
    sanityUserId: user.id,
    projectUserId: user.id,
    displayName: user.name,
    givenName,
    middleName: null,
    familyName: others.join(' '),
    email: user.email,
    imageUrl: null,
    isCurrentUser: user.id === viewerId,
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
  }
}

/** Returns an entry of a project's `members`. */
export function memberRecord(user: User, viewerId: string, directory: Directory) {
  const role = roleOf(user, directory)
  return {
    id: user.id,
    role: role.name,
    roles: [role],
    isRobot: user.kind === 'robot',
    isCurrentUser: user.id === viewerId,
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
  }
}
