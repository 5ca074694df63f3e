/** The document that says when the dataset was last backed up. Its id has a dot, so it is readable with a token only. */
export const BACKUP_RECORD = { _id: 'backup.last', _type: 'backupRecord' } as const
