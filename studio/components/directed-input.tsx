import { isArrayOfBlocksInputProps, isStringInputProps, useFormValue, type InputProps } from 'sanity'
import { LOCALES } from '../../schemas/shared/locales.ts'

/** Lets text run in the direction of its language: Arabic from right to left, in lines and in formatted text. */
export function DirectedInput(props: InputProps) {
  const language = useFormValue([...props.path.slice(0, -1), 'language'])
  const direction = LOCALES.find(({ id }) => id === language)?.direction
  if (direction && isStringInputProps(props)) {
    const elementProps = { ...props.elementProps, dir: direction }
    return props.renderDefault({ ...props, elementProps })
  }
  if (direction === 'rtl' && isArrayOfBlocksInputProps(props)) {
    return <div dir="rtl">{props.renderDefault(props)}</div>
  }
  return props.renderDefault(props)
}
