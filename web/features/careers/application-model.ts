import * as z from 'zod/mini'
import type { ValidationErrors } from '#web/ui/forms/form-state.ts'
import { validateForm } from '#web/ui/forms/validate-form.ts'
import { emailAddress, optionalText, phoneNumber, writtenText } from '#web/ui/forms/validators.ts'

/** The text fields of an application. */
export const APPLICATION_FIELDS = ['name', 'email', 'phone', 'message'] as const

/** A field of the application form. */
export type ApplicationField = (typeof APPLICATION_FIELDS)[number] | 'cv'

/** Schema of the application form without its file; messages are keys of the namespace `forms`. */
export const applicationSchema = z.object({
  name: writtenText('nameRequired', 100),
  email: emailAddress,
  phone: z.union([z.literal(''), phoneNumber], 'phoneInvalid'),
  message: optionalText(5000),
})

/** Maximum size of a CV in megabytes: serverless hosts accept requests up to 4.5 MB. */
const CV_MEGABYTES = 4

/** Readers such as Acrobat accept the PDF signature within the first kilobyte. */
const SIGNATURE_BYTES = 1024

/** Returns the error of a CV by its size and first bytes, or null. Name and media type prove nothing. */
export async function validateCv(file: unknown): Promise<string | null> {
  if (!(file instanceof Blob) || file.size === 0) return 'fileRequired'
  if (file.size > CV_MEGABYTES * 1_000_000) return `fileTooLarge ${CV_MEGABYTES}`
  const beginning = new TextDecoder('latin1').decode(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  return beginning.includes('%PDF-') ? null : 'filePdf'
}

/** Characters that file systems refuse, and invisible ones, which can disguise how a name ends. */
const UNSAFE_IN_NAMES = /[\p{C}\\/:*?"<>|]/gu

/** Returns the name under which a CV is stored and mailed. It ends in `.pdf`, or a file could open as a web page or a program. */
export function toCvFileName(name: string): string {
  const base = name.replace(/\.pdf$/i, '').slice(0, 190)
  return `${base.replace(UNSAFE_IN_NAMES, '').trim() || 'cv'}.pdf`
}

/** Returns the errors of an application. The browser loads it on first submit. */
export async function checkApplication(form: FormData): Promise<ValidationErrors<ApplicationField>> {
  const cv = await validateCv(form.get('cv'))
  return { ...validateForm(applicationSchema, Object.fromEntries(form)), ...(cv && { cv }) }
}
