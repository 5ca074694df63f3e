import { AddIcon } from '@sanity/icons/Add'
import { ProjectsIcon } from '@sanity/icons/Projects'
import type { StructureBuilder } from 'sanity/structure'
import { PROJECT_STATES } from '#schemas/shared/projects.ts'
import { filteredList } from './items.ts'

/** Creates the client projects by state. A new project gets an id with a dot, which keeps it private. */
export function projectsItem(S: StructureBuilder) {
  const lists = PROJECT_STATES.map(({ value, title }) =>
    filteredList(S, {
      id: value,
      title,
      icon: ProjectsIcon,
      type: 'project',
      filter: '_type == "project" && state == $state',
      params: { state: value },
      ordering: { field: 'startsAt', direction: 'desc' },
      opensIntents: true,
    }),
  )
  const newProject = S.listItem()
    .id('new-project')
    .title('New project')
    .icon(AddIcon)
    .child(() => S.document().schemaType('project').documentId(`project.${crypto.randomUUID()}`))
  return S.listItem()
    .id('projects')
    .title('Client projects')
    .icon(ProjectsIcon)
    .schemaType('project')
    .child(
      S.list()
        .id('projects')
        .title('Client projects')
        .items([...lists, S.divider(), newProject]),
    )
}
