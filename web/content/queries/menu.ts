import { defineQuery, groq } from 'next-sanity'
import { linkFields, localized } from '../projections.ts'

const itemFields = groq`
  key,
  "label": ${localized('label')},
  link { ${linkFields} },
  "badge": ${localized('badge')},
  icon,
  newTab
`

/** A menu by its place, in one language, three levels deep. */
export const menuQuery = defineQuery(`*[_id == "menu-" + $identifier][0] {
  items[] {
    ${itemFields},
    children[] {
      ${itemFields},
      children[] { ${itemFields} }
    }
  }
}`)
