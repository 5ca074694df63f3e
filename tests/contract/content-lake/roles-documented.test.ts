import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CUSTOM_ROLES } from '../../../emulators/content-lake/people/custom-roles.ts'
import { ROOT } from '../../../scripts/settings.ts'

test.each(CUSTOM_ROLES)(
  'the documentation has the filters of the $name that the lake enforces',
  async (role) => {
    const page = await readFile(`${ROOT}/docs/operations/roles.md`, 'utf8')
    const [, section = ''] = page.split(`### ${role.name}\n`)
    const listed = [...section.split('\n#')[0]!.matchAll(/^\| ([a-z, ]+?) +\| `(.+)` +\|$/gm)].map(
      ([, permissions = '', filter = '']) => ({ permissions, filter: filter.replaceAll('\\|', '|') }),
    )
    expect(listed).toEqual(
      role.rights.map(({ documents, permissions }) => ({
        permissions: permissions.join(', '),
        filter: documents.filter,
      })),
    )
  },
)
