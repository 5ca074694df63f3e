import type { DatabaseSync } from 'node:sqlite'
import { row, rows, run } from './statements.ts'

export type AclMode = 'public' | 'private'

export interface Dataset {
  projectId: string
  name: string
  aclMode: AclMode
  createdAt: string
  createdBy: string
}

const columns =
  'project_id AS projectId, name, acl_mode AS aclMode, created_at AS createdAt, created_by AS createdBy'

/** The hosted API's rule: lowercase letters, digits, `_` and `-`, beginning with a letter or a digit, at most 64. */
export function isDatasetName(name: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,63}$/.test(name)
}

export function isProjectId(id: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(id)
}

export function findDataset(database: DatabaseSync, projectId: string, name: string): Dataset | undefined {
  const sql = `SELECT ${columns} FROM datasets WHERE project_id = ? AND name = ?`
  return row<Dataset>(database, sql, projectId, name)
}

export function listDatasets(database: DatabaseSync, projectId: string): Dataset[] {
  return rows<Dataset>(
    database,
    `SELECT ${columns} FROM datasets WHERE project_id = ? ORDER BY name`,
    projectId,
  )
}

/** Returns the ids of projects that have a dataset, or one with this name. */
export function listProjectIds(database: DatabaseSync, dataset?: string): string[] {
  const sql =
    'SELECT DISTINCT project_id AS id FROM datasets WHERE name = coalesce(?, name) ORDER BY project_id'
  return rows<{ id: string }>(database, sql, dataset ?? null).map(({ id }) => id)
}

export function addDataset(database: DatabaseSync, dataset: Dataset): void {
  const sql =
    'INSERT INTO datasets (project_id, name, acl_mode, created_at, created_by) VALUES (?, ?, ?, ?, ?)'
  const { projectId, name, aclMode, createdAt, createdBy } = dataset
  run(database, sql, projectId, name, aclMode, createdAt, createdBy)
}

export function setAclMode(database: DatabaseSync, projectId: string, name: string, aclMode: AclMode): void {
  run(
    database,
    'UPDATE datasets SET acl_mode = ? WHERE project_id = ? AND name = ?',
    aclMode,
    projectId,
    name,
  )
}
