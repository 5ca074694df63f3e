import { CommentIcon } from '@sanity/icons/Comment'
import { EllipsisVerticalIcon } from '@sanity/icons/EllipsisVertical'
import { TrashIcon } from '@sanity/icons/Trash'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'

interface RowMenuProps {
  id: string
  name: string
  onNote?: () => void
  onRemove: () => void
}

/** The menu of a text. */
export function RowMenu({ id, name, onNote, onRemove }: RowMenuProps) {
  return (
    <MenuButton
      id={id}
      button={
        <Button
          icon={EllipsisVerticalIcon}
          mode="bleed"
          padding={2}
          fontSize={1}
          aria-label={`More for ${name}`}
        />
      }
      menu={
        <Menu>
          {onNote && <MenuItem icon={CommentIcon} text="Add a note for translators" onClick={onNote} />}
          <MenuItem icon={TrashIcon} tone="critical" text="Remove this text…" onClick={onRemove} />
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-end' }}
    />
  )
}
