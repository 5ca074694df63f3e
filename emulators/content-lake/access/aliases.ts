import type { DatabaseSync } from 'node:sqlite'
import { apiError } from '../errors.ts'
import { findDataset } from '../storage/datasets.ts'
import { row, rows, run } from '../storage/statements.ts'

/** An alternative name of a dataset; `datasetName` is null while it is not linked. */
export interface Alias {
  name: string
  datasetName: string | null
}

/** An alias of a deleted dataset is returned as unlinked. */
const columns = `name, (SELECT datasets.name FROM datasets
  WHERE datasets.project_id = dataset_aliases.project_id AND datasets.name = dataset) AS datasetName`

export function listAliases(database: DatabaseSync, projectId: string): Alias[] {
  const sql = `SELECT ${columns} FROM dataset_aliases WHERE project_id = ? ORDER BY name`
  return rows<Alias>(database, sql, projectId)
}

export function findAlias(database: DatabaseSync, projectId: string, name: string): Alias | undefined {
  const sql = `SELECT ${columns} FROM dataset_aliases WHERE project_id = ? AND name = ?`
  return row<Alias>(database, sql, projectId, name)
}

/** Creates an alias, or links an existing one to another dataset or to none. */
export function putAlias(database: DatabaseSync, projectId: string, { name, datasetName }: Alias): void {
  const sql = `INSERT INTO dataset_aliases (project_id, name, dataset) VALUES (?, ?, ?)
    ON CONFLICT (project_id, name) DO UPDATE SET dataset = excluded.dataset`
  run(database, sql, projectId, name, datasetName)
}

export function removeAlias(database: DatabaseSync, projectId: string, name: string): boolean {
  return run(database, 'DELETE FROM dataset_aliases WHERE project_id = ? AND name = ?', projectId, name) > 0
}

/** Resolves the dataset name or `~alias` of a request. Throws a 404 for an unknown or unlinked alias. */
export function resolveDataset(database: DatabaseSync, projectId: string, named: string): string {
  if (!named.startsWith('~')) return named
  const dataset = findAlias(database, projectId, named.slice(1))?.datasetName
  if (!dataset) throw apiError(404, 'Not Found', `Dataset alias "${named}" is not linked to a dataset`)
  return dataset
}

/** Returns the dataset for an alias; throws a 404 when it does not exist. */
export function requireTarget(database: DatabaseSync, projectId: string, name: string): string {
  if (!findDataset(database, projectId, name))
    throw apiError(404, 'Not Found', `Dataset "${name}" not found for project ID "${projectId}"`)
  return name
}
