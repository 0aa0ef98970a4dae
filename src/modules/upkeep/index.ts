export { backupDatabase } from './backup/backup-database.ts';
export type { NamedFile } from './backup/backup-format.ts';
export { type Restored, restoreBackup } from './restore/restore-backup.ts';
export { upkeepRoutes } from './upkeep-routes.ts';
