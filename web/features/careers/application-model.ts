import * as z from 'zod/mini'
import type { FieldFault } from '#web/ui/forms/form-state.ts'
import { emailAddress, optionalText, phoneNumber, writtenText } from '#web/ui/forms/validators.ts'

/** The fields of an application that are texts, by the names under which they are sent. */
export const APPLICATION_FIELDS = ['name', 'email', 'phone', 'message'] as const

/** A field of the application form. */
export type ApplicationField = (typeof APPLICATION_FIELDS)[number] | 'cv'

/** The application form without its file; its error messages are keys of the namespace `forms`. */
export const applicationSchema = z.object({
  name: writtenText('nameRequired', 100),
  email: emailAddress,
  phone: z.union([z.literal(''), phoneNumber], 'phoneInvalid'),
  message: optionalText(5000),
})

/** Megabytes a CV may have: hosts that run the site as functions take 4.5 MB in all. */
export const CV_MEGABYTES = 4

/** Acrobat, and so everybody, finds a PDF's mark within its first kilobyte. */
const MARK_WITHIN = 1024

/** What is wrong with a CV, by its size and its first bytes; its name and what the browser calls it prove nothing. */
export async function findCvFault(file: unknown): Promise<FieldFault | null> {
  if (!(file instanceof Blob) || file.size === 0) return { message: 'fileRequired' }
  if (file.size > CV_MEGABYTES * 1_000_000) return { message: 'fileTooLarge', limit: CV_MEGABYTES }
  const beginning = new TextDecoder('latin1').decode(await file.slice(0, MARK_WITHIN).arrayBuffer())
  return beginning.includes('%PDF-') ? null : { message: 'filePdf' }
}
