/** The document that says when the dataset was last backed up. Its id has a dot, so it is readable with a token only. */
export const BACKUP_RECORD = { _id: 'backup.last', _type: 'backupRecord' } as const

/** The document with what `npm run doctor` found last; private like that of backups. */
export const DOCTOR_RECORD = { _id: 'doctor.last', _type: 'doctorReport' } as const

/** The result of a check of the doctor: fine, to be fixed, or informational. */
export interface Finding {
  state: 'ok' | 'fix' | 'note'
  /** What was checked, in two or three words. */
  subject: string
  /** The result; for `fix`, what to do and where. */
  message: string
}

/** What the doctor found, and when (ISO 8601). */
export interface DoctorReport {
  at: string
  findings: Finding[]
}
