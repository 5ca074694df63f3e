import { AddIcon } from '@sanity/icons/Add'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useMemo, useRef, useState } from 'react'
import { insert, setIfMissing, unset, useFormValue, type ArrayOfObjectsInputProps } from 'sanity'
import { LOCALES } from '../../../schemas/shared/locales.ts'
import { moveByArrows } from './arrow-keys.ts'
import type { Entry } from './entries.ts'
import { absentEntries, newEntry } from './new-entries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { Columns, Head, Table, WidePane } from './styles.ts'
import { LiveRow, StillRow, StrangeRow } from './table-row.tsx'
import { Toolbar } from './toolbar.tsx'
import { useChosenRows } from './use-chosen-rows.ts'
import { useExaminedEntries } from './use-examined-entries.ts'
import { useNearRows } from './use-near-rows.ts'

const NONE: readonly Entry[] = []

/** The texts of a group as a table: a row for each, a column for each language, edited in place. */
export function TranslationsTable({
  value = NONE as Entry[],
  members,
  onChange,
  onPathFocus,
  readOnly,
  elementProps,
}: ArrayOfObjectsInputProps<Entry>) {
  const table = useRef<HTMLDivElement>(null)
  const namespace = useFormValue(['namespace']) as string | undefined
  const { examined, counts } = useExaminedEntries(value, namespace)
  const rows = useChosenRows([...examined.values()])
  const shown = members.filter(({ key }) => rows.isShown(key))
  const near = useNearRows(table, shown.map(({ key }) => key).join())
  const [removing, setRemoving] = useState<string | null>(null)
  const absent = useMemo(() => absentEntries(value, namespace), [value, namespace])

  const add = useCallback(
    (entries: Entry[]) => onChange([setIfMissing([]), insert(entries, 'after', [-1])]),
    [onChange],
  )

  function addOne() {
    const entry = newEntry()
    rows.choose('all')
    rows.lookFor('')
    add([entry])
    onPathFocus([{ _key: entry._key }, 'key'])
  }

  const condemned = removing === null ? undefined : examined.get(removing)
  return (
    <Table ref={table} data-translations="" onKeyDown={moveByArrows} id={elementProps.id}>
      <WidePane />
      <Head>
        <Toolbar rows={rows} counts={counts} />
        <Columns aria-hidden>
          <Text size={1} weight="medium" muted>
            Key
          </Text>
          {LOCALES.map(({ id, name }) => (
            <Text key={id} size={1} weight="medium" muted>
              <bdi lang={id}>{name}</bdi>
              {counts.missingIn[id] > 0 && ` · ${counts.missingIn[id]} missing`}
            </Text>
          ))}
        </Columns>
      </Head>
      <div role="table" aria-label="Texts" aria-rowcount={counts.all}>
        {shown.map((member) => {
          const row = examined.get(member.key)
          if (member.kind === 'error' || !row) return <StrangeRow key={member.key} id={member.key} />
          const isLive = near.has(member.key) || member.item.focusPath.length > 0
          const Shown = isLive ? LiveRow : StillRow
          return <Shown key={member.key} member={member} {...row.shown} onRemove={setRemoving} />
        })}
      </div>
      {shown.length === 0 && (
        <Card padding={5}>
          <Text size={1} muted align="center">
            {value.length === 0 ? 'There are no texts in this group yet.' : 'No text is like this.'}
          </Text>
        </Card>
      )}
      {!readOnly && (
        <Stack gap={3} paddingY={4}>
          {absent.length > 0 && (
            <Card padding={3} radius={2} tone="primary">
              <Flex gap={3} align="center" justify="space-between" wrap="wrap">
                <Text size={1}>
                  {`The site has ${absent.length} more texts in this group, which are not here to be edited yet.`}
                </Text>
                <Button text="Add them" mode="ghost" fontSize={1} padding={2} onClick={() => add(absent)} />
              </Flex>
            </Card>
          )}
          <Flex>
            <Button icon={AddIcon} text="Add a text" mode="ghost" fontSize={1} padding={3} onClick={addOne} />
          </Flex>
        </Stack>
      )}
      {condemned && (
        <RemoveDialog
          name={condemned.name}
          isKnown={condemned.shown.isKnown}
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            onChange(unset([{ _key: condemned.key }]))
            setRemoving(null)
          }}
        />
      )}
    </Table>
  )
}
