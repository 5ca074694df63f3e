import { ProjectsIcon } from '@sanity/icons/Projects'
import { PROJECT_STATES } from '#schemas/shared/projects.ts'
import { filteredList, folder, newPrivateDocument } from './items.ts'
import type { ListContext } from './list-or-empty.ts'

const EMPTY = {
  planned: 'No planned projects. Every new project starts here, and its members see it in their account.',
  running: 'No projects in progress. Set the state of a project to “In progress”, and it moves here.',
  paused: 'No paused projects. Set the state of a project to “Paused”, and it moves here.',
  done: 'No finished projects. Set the state of a project to “Done”, and it moves here.',
}

/** Creates the client projects by state. A new project gets an id with a dot, which keeps it private. */
export function projectsItem(context: ListContext) {
  const { S } = context
  const lists = PROJECT_STATES.map(({ value, title }) =>
    filteredList(context, {
      id: value,
      title,
      icon: ProjectsIcon,
      type: 'project',
      filter: `_type == "project" && state == "${value}"`,
      opensIntents: true,
      empty: EMPTY[value],
      hasPrivateId: value === 'planned',
    }),
  )
  return folder(S, 'projects', 'Client projects', ProjectsIcon, [
    ...lists,
    S.divider(),
    newPrivateDocument(S, 'new-project', 'New project', 'project'),
  ])
}
