import { AddIcon } from '@sanity/icons/Add'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useMemo, useRef, useState } from 'react'
import { type ArrayOfObjectsInputProps, insert, setIfMissing, unset, useFormValue } from 'sanity'
import { formatCount } from '#schemas/preview/count.ts'
import { LOCALES } from '#schemas/shared/locales.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { handleArrowKeys } from './arrow-keys.ts'
import { createEntry, type Entry, missingEntries } from './entries.ts'
import { Columns, Head, Table, WidePane } from './styles.ts'
import { InvalidRow, LiveRow, StaticRow } from './table-row.tsx'
import { Toolbar } from './toolbar.tsx'
import { useCheckedEntries } from './use-checked-entries.ts'
import { useFilteredRows } from './use-filtered-rows.ts'
import { useNearbyRows } from './use-nearby-rows.ts'

const NONE: readonly Entry[] = []

/** Edits the texts of a group in a table with a column per language. */
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
  const { checked, counts } = useCheckedEntries(value, namespace)
  const rows = useFilteredRows([...checked.values()])
  // An error in Studio's list leads to its row, whatever the filter.
  const shown = members.filter(
    (member) => rows.isShown(member.key) || (member.kind !== 'error' && member.item.focusPath.length > 0),
  )
  const near = useNearbyRows(table, shown.map(({ key }) => key).join())
  const [removing, setRemoving] = useState<string | null>(null)
  const missing = useMemo(() => missingEntries(value, namespace), [value, namespace])

  const add = (entries: Entry[]) => onChange([setIfMissing([]), insert(entries, 'after', [-1])])

  function addOne() {
    const entry = createEntry()
    rows.setFilter('all')
    rows.setSearch('')
    add([entry])
    onPathFocus([{ _key: entry._key }, 'key'])
  }

  function remove(key: string) {
    const row = table.current?.querySelector(`[data-row="${key}"]`)
    const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
    onChange(unset([{ _key: key }]))
    setRemoving(null)
    // The button that opened the dialog disappears with its row.
    neighbor?.querySelector<HTMLElement>('[data-cell="menu"] button')?.focus()
  }

  const entryToRemove = removing === null ? undefined : checked.get(removing)
  return (
    <Table ref={table} data-translations="" onKeyDown={handleArrowKeys} id={elementProps.id}>
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
          const row = checked.get(member.key)
          if (member.kind === 'error' || !row) return <InvalidRow key={member.key} id={member.key} />
          const isLive = near.has(member.key) || member.item.focusPath.length > 0
          const Shown = isLive ? LiveRow : StaticRow
          return <Shown key={member.key} member={member} {...row.shown} onRemove={setRemoving} />
        })}
      </div>
      {shown.length === 0 && (
        <Card padding={5}>
          <Text size={1} muted align="center">
            {value.length === 0 ? 'There are no texts in this group yet.' : 'No texts match.'}
          </Text>
        </Card>
      )}
      {!readOnly && (
        <Stack gap={3} paddingY={4}>
          {missing.length > 0 && (
            <Card padding={3} radius={2} tone="primary">
              <Flex gap={3} align="center" justify="space-between" wrap="wrap">
                <Text size={1}>
                  This group lacks {formatCount(missing.length, 'text')} that the site uses.
                </Text>
                <Button text="Add them" mode="ghost" fontSize={1} padding={2} onClick={() => add(missing)} />
              </Flex>
            </Card>
          )}
          <Flex>
            <Button icon={AddIcon} text="Add a text" mode="ghost" fontSize={1} padding={3} onClick={addOne} />
          </Flex>
        </Stack>
      )}
      {entryToRemove && (
        <ConfirmDialog
          header="Remove this text?"
          action="Remove"
          tone="critical"
          onCancel={() => setRemoving(null)}
          onConfirm={() => remove(entryToRemove.key)}
        >
          <Text size={1}>
            {`“${entryToRemove.name}” will be removed in every language`}
            {entryToRemove.shown.isKnown ? ', and visitors will see the built-in text.' : '.'}
          </Text>
        </ConfirmDialog>
      )}
    </Table>
  )
}
