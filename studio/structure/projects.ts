import { AddIcon } from '@sanity/icons/Add'
import { ProjectsIcon } from '@sanity/icons/Projects'
import type { StructureBuilder } from 'sanity/structure'
import { PROJECT_STATES } from '../../schemas/shared/projects.ts'
import { sortedList } from './sorted-list.ts'

const BY_BEGIN = { field: 'startsAt', direction: 'desc' } as const

/** Clients' projects by state, and who has an account. A new project gets an id with a dot, which keeps it private. */
export function projects(S: StructureBuilder) {
  const lists = PROJECT_STATES.map(({ value, title }) =>
    S.listItem()
      .id(value)
      .title(title)
      .icon(ProjectsIcon)
      .schemaType('project')
      .child(
        S.documentList()
          .id(value)
          .title(title)
          .schemaType('project')
          .apiVersion('2025-10-01')
          .filter('_type == "project" && state == $state')
          .params({ state: value })
          .defaultOrdering([BY_BEGIN])
          .initialValueTemplates([])
          .canHandleIntent((intent, params) => intent === 'edit' && params.type === 'project'),
      ),
  )
  const begin = S.listItem()
    .id('new-project')
    .title('Begin a project')
    .icon(AddIcon)
    .child(() => S.document().schemaType('project').documentId(`project.${crypto.randomUUID()}`))
  const customers = sortedList(S, 'customer', 'Customers', 'email')
  return S.listItem()
    .id('projects')
    .title('Clients’ projects')
    .icon(ProjectsIcon)
    .schemaType('project')
    .child(
      S.list()
        .id('projects')
        .title('Clients’ projects')
        .items([...lists, S.divider(), begin, customers]),
    )
}
