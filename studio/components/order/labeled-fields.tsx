import { Checkbox, Flex, Radio, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

interface LabeledRadioProps {
  isSelected: boolean
  isDisabled?: boolean
  onSelect: () => void
  children: ReactNode
}

/** A radio button of the form of a refund, with its label. */
export function LabeledRadio({ isSelected, isDisabled = false, onSelect, children }: LabeledRadioProps) {
  const id = useId()
  return (
    <Flex gap={3} align="center">
      <Radio id={id} name="refund" checked={isSelected} disabled={isDisabled} onChange={onSelect} />
      <Text as="label" htmlFor={id} size={1} muted={isDisabled}>
        {children}
      </Text>
    </Flex>
  )
}

interface LabeledCheckboxProps {
  isOn: boolean
  onToggle: (isOn: boolean) => void
  children: ReactNode
}

/** A checkbox with its label. */
export function LabeledCheckbox({ isOn, onToggle, children }: LabeledCheckboxProps) {
  const id = useId()
  return (
    <Flex gap={3} align="center">
      <Checkbox id={id} checked={isOn} onChange={(event) => onToggle(event.currentTarget.checked)} />
      <Text as="label" htmlFor={id} size={1}>
        {children}
      </Text>
    </Flex>
  )
}
