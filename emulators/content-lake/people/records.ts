/** People in the shapes that Sanity's API answers with. */

import type { User } from '../storage/tokens.ts'
import type { Role } from '../types.ts'

const ROLES: Record<Role, { title: string; description: string }> = {
  administrator: { title: 'Administrator', description: 'Read and write all content, manage the project.' },
  editor: { title: 'Editor', description: 'Read and write all content.' },
  viewer: { title: 'Viewer', description: 'Read all content, drafts included.' },
}

/** A role as listed on users and members: `{name, title, description}`. */
function roleRecord(role: Role) {
  return { name: role, ...ROLES[role] }
}

/** All roles of a project, as its access page and Studio's "Ask to edit" list them. */
export function roleRecords() {
  return (Object.keys(ROLES) as Role[]).map((role) => ({
    ...roleRecord(role),
    isCustom: false,
    isRootRole: true,
    appliesToUsers: true,
    appliesToRobots: true,
  }))
}

/** `/users/me`. */
export function currentUserRecord(user: User) {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    profileImage: null,
    role: user.role,
    roles: [roleRecord(user.role)],
    provider: 'local',
    sanityUserId: user.id,
  }
}

/** `/users/:id`, and the entries of `/projects/:id/users`. */
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

/** The entries of a project's `members`. */
export function memberRecord(user: User, viewerId: string) {
  return {
    id: user.id,
    role: user.role,
    roles: [roleRecord(user.role)],
    isRobot: user.kind === 'robot',
    isCurrentUser: user.id === viewerId,
    createdAt: user.createdAt,
    updatedAt: user.createdAt,
  }
}
