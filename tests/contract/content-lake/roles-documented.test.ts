import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { filterOf } from '../../../emulators/content-lake/access/document-sets.ts'
import { readDirectory } from '../../../emulators/content-lake/people/people-file.ts'
import { PEOPLE_FILE, ROOT } from '../../../scripts/settings.ts'

test.each(readDirectory(PEOPLE_FILE).roles)(
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
        filter: filterOf(documents),
      })),
    )
  },
)
