import { DEFAULT_LOCALE } from '#schemas/shared/locales.ts'
import { parseUnitId, type TextUnit } from './text-units.ts'

/** Texts of a file and the language that they are translated into. */
export interface TranslationFile {
  language: string
  units: TextUnit[]
}

const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Turns placeholders into inline elements, which translation programs protect. */
const toInline = (tagged: string): string =>
  escapeXml(tagged)
    .replaceAll(/&lt;(\d+)&gt;/g, '<g id="$1">')
    .replaceAll(/&lt;\/\d+&gt;/g, '</g>')

/** Writes XLIFF 1.2 with a file element per document. */
export function writeXliff({ language, units }: TranslationFile): string {
  const files = [...Map.groupBy(units, ({ id }) => parseUnitId(id).documentId)].map(
    ([
      documentId,
      texts,
    ]) => `  <file original="${escapeXml(documentId)}" source-language="${DEFAULT_LOCALE}" target-language="${language}" datatype="plaintext">
    <body>
${texts.map(writeUnit).join('\n')}
    </body>
  </file>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="${NAMESPACE}">
${files.join('\n')}
</xliff>
`
}

const writeUnit = ({ id, source, target, fingerprint }: TextUnit): string =>
  `      <trans-unit id="${escapeXml(id)}" extradata="${fingerprint}" xml:space="preserve">
        <source>${toInline(source)}</source>
        <target${target ? ' state="translated"' : ' state="new"'}>${toInline(target)}</target>
      </trans-unit>`

/** Returns the text of an element with placeholders for inline elements. */
function fromInline(element: Element | undefined): string {
  return [...(element?.childNodes ?? [])]
    .map((node) => {
      if (node.nodeType !== Node.ELEMENT_NODE) return node.textContent ?? ''
      const inline = node as Element
      const id = inline.getAttribute('id') ?? ''
      return inline.localName === 'g' ? `<${id}>${fromInline(inline)}</${id}>` : fromInline(inline)
    })
    .join('')
}

/** Reads XLIFF 1.2, or returns why it cannot be read. */
export function readXliff(text: string): TranslationFile | { error: string } {
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  if (xml.querySelector('parsererror')) return { error: 'The file isn’t valid XML. Ask for it again.' }
  const version = xml.documentElement.getAttribute('version')
  if (xml.documentElement.localName !== 'xliff' || version !== '1.2')
    return { error: 'The file isn’t XLIFF 1.2. Ask for the format in which it was exported.' }
  const languages = [...xml.querySelectorAll('file')].map(
    (file) => file.getAttribute('target-language') ?? '',
  )
  const [language = ''] = languages
  if (languages.some((each) => each !== language))
    return { error: 'The file has several target languages. Import one file per language.' }
  const units = [...xml.querySelectorAll('trans-unit')].map((unit) => ({
    id: unit.getAttribute('id') ?? '',
    source: fromInline(unit.querySelector(':scope > source') ?? undefined),
    target: fromInline(unit.querySelector(':scope > target') ?? undefined),
    fingerprint: unit.getAttribute('extradata') ?? '',
  }))
  return { language, units }
}
